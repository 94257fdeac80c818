"""A game with wild cards, as acehigh and as the slow twin state it, and its deals."""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Self, TypeAlias

from acehigh import AceToFive, AceToSix, Bug, Card, DeuceToSeven, LowestCardWild, Rank, Wild
from acehigh.evaluators.with_wild_cards import Naturals
from helpers.twin import Rule, Worth
from helpers.twin_wild import DECIDES, Credit, bug, credited, is_natural, jokers, lowest, wild

Places: TypeAlias = Collection[int]
"""Which cards of a holding are wild, by their places: two of them may look alike."""

SIZES = (5, 6, 7)
MOST = 3
"""Wild cards in a holding, at most: with more the twin takes long."""


@dataclass(frozen=True)
class Game:
    """A game with wild cards.

    Attributes:
        name: what to call it.
        ranker: the rules as acehigh has them.
        rule: the rules as the twin has them, for hands in which wild cards are jokers.
        choices: tells which places of a holding are wild; several answers if it may be chosen.
        sizes: how many cards a holding has.
    """

    name: str
    ranker: Wild | LowestCardWild
    rule: Rule
    choices: Callable[[Sequence[Card]], list[Places]]
    sizes: Sequence[int] = SIZES

    def credit(self, cards: Sequence[Card]) -> Credit:
        """Return what the twin says of a holding, without regard to `naturals`."""
        size = self.ranker.hand_size
        return max(credited(self.rule, cards, wilds, size) for wilds in self.choices(cards))

    def worth(self, credit: Credit) -> tuple[Worth, int]:
        """Return what a holding is worth against others: its worth, then what decides (W9)."""
        worth, minus_used = credit
        return worth, DECIDES[self.ranker.naturals](-minus_used)

    def with_naturals(self, naturals: Naturals) -> Self:
        """Return the same game with other house rules for equal hands (W9)."""
        name = f"{self.name}, {naturals}"
        return replace(self, name=name, ranker=replace(self.ranker, naturals=naturals))

    def deal(
        self, number: int, sizes: Sequence[int] = (), most: int = MOST
    ) -> Iterator[tuple[Card, ...]]:
        """Yield so many holdings, the same again in every run.

        Args:
            number: how many.
            sizes: how many cards a holding has; default: as in the game.
            most: how many cards of it are wild at most.
        """
        random = Random(self.name)
        while number:
            cards = self._holding(random, random.choice(sizes or self.sizes), most)
            if max(map(len, self.choices(cards))) <= most:
                number -= 1
                yield cards

    def _holding(self, random: Random, size: int, most: int) -> tuple[Card, ...]:
        cards, of_wild = self.ranker.deck.cards, self.ranker.wild_cards
        wilds = [card for card in cards if card in of_wild]
        held = random.sample(wilds, random.randint(0, min(most, size, len(wilds))))
        others = _some(random, [card for card in cards if card not in of_wild])
        held += random.sample(others, size - len(held))
        random.shuffle(held)
        return tuple(held)


def _some(random: Random, cards: list[Card]) -> list[Card]:
    """Return the cards, or often those of few suits or of few ranks, where more is made."""
    ranks = random.sample(list(Rank), 5)
    suits = random.sample([card.suit for card in cards], 2)
    of_ranks = [card for card in cards if card.rank in ranks]
    of_suits = [card for card in cards if card.suit in suits]
    some = random.choice((cards, of_ranks, of_suits))
    return some if len(some) >= max(SIZES) else cards


def game(name: str, ranker: Wild, rule: Rule, sizes: Sequence[int] = SIZES) -> Game:
    """Return a game with jokers, or with cards that are declared wild.

    Args:
        name: what to call it.
        ranker: the rules as acehigh has them.
        rule: what the twin says of hands without wild cards.
        sizes: how many cards a holding has.
    """
    # In low games the bug is as good as any wild card (W7).
    low = isinstance(ranker.base, AceToFive | DeuceToSeven | AceToSix)
    with_wild = bug if isinstance(ranker, Bug) and not low else wild

    def choices(cards: Sequence[Card]) -> list[Places]:
        return [[place for place, card in enumerate(cards) if _is_wild(ranker, card)]]

    deck = ranker.deck.with_jokers(0)
    return Game(name, ranker, with_wild(rule, deck, ranker.double_ace_flush), choices, sizes)


def _is_wild(ranker: Wild, card: Card) -> bool:
    """Return whether a card is wild, by what the ranker was told."""
    if not is_natural(card):
        return True
    if isinstance(ranker.wild, Rank):
        return card.rank is ranker.wild
    if callable(ranker.wild):
        return ranker.wild(card)
    return isinstance(ranker.wild, tuple) and card in ranker.wild


def lowest_wild(name: str, ranker: LowestCardWild, rule: Rule) -> Game:
    """Return a game in which the lowest card is wild; arguments as for `game`."""

    def choices(cards: Sequence[Card]) -> list[Places]:
        return lowest_places(ranker, cards)

    deck = ranker.deck.with_jokers(0)
    return Game(name, ranker, wild(rule, deck, ranker.double_ace_flush), choices)


def lowest_places(
    ranker: LowestCardWild, cards: Sequence[Card], concealed: Collection[Card] | None = None
) -> list[Places]:
    """Return which places of a holding may be the wild ones where the lowest card is (W8)."""
    places = lowest(cards, concealed)
    if ranker.ties == "one" and places:
        # Then it is the card that decides, not one beside it that all see.
        hidden = cards if concealed is None else concealed
        return [[*jokers(cards), place] for place in places if cards[place] in hidden]
    return [[*jokers(cards), *places]]
