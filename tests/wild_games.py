"""Games with wild cards, each as a ranker and as the slow twin states it, and their deals."""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeAlias

from acehigh import (
    AceToFive,
    AceToSix,
    Bug,
    Card,
    Deck,
    DeuceToSeven,
    High,
    Incomplete,
    LowestCardWild,
    Rank,
    RuleRanker,
    Stripped,
    ThreeCard,
    Wild,
)
from acehigh.evaluators.wild import ONE_EYED_JACKS, SUICIDE_KING, WithWildCards
from twin import HIGH_ORDER, Rule, Worth, high
from twin_low import ace_to_five, ace_to_six, deuce_to_seven
from twin_short import incomplete, three_card
from twin_wild import DECIDES, Credit, bug, credited, is_natural, jokers, lowest, wild

Places: TypeAlias = Collection[int]

STANDARD = Deck.standard()
SHORT_DECK = Deck.stripped(Rank.SIX)
SHORT_ORDER = (*HIGH_ORDER[:5], "full house", "flush", *HIGH_ORDER[7:])


@dataclass(frozen=True)
class Game:
    """A game with wild cards.

    Attributes:
        name: what to call it.
        ranker: the rules as acehigh has them.
        rule: the rules as the twin has them, for hands in which wild cards are jokers.
        choices: which places of a holding may be the wild ones.
        sizes: how many cards a holding has.
        most: how many wild cards a holding has at most.
    """

    name: str
    ranker: WithWildCards
    rule: Rule
    choices: Callable[[Sequence[Card]], list[Places]]
    sizes: tuple[int, ...] = (5, 6, 7)
    most: int = 3

    def credit(self, cards: Sequence[Card]) -> Credit:
        """Return what the twin says of a holding."""
        size = self.ranker.size
        return max(credited(self.rule, cards, wilds, size) for wilds in self.choices(cards))

    def worth(self, cards: Sequence[Card]) -> tuple[Worth, int]:
        """Return what a holding is worth against others: its worth, then what decides (W9)."""
        worth, used = self.credit(cards)
        return worth, DECIDES[self.ranker.naturals](-used)

    def deal(self, number: int) -> Iterator[tuple[Card, ...]]:
        """Yield so many holdings, the same again in every run."""
        random = Random(self.name)
        for _ in range(number):
            yield self._holding(random)

    def _holding(self, random: Random) -> tuple[Card, ...]:
        size = random.choice(self.sizes)
        cards = self.ranker.deck.cards
        wilds = [card for card in cards if card in self.ranker.wild_cards]
        held = random.sample(wilds, random.randint(0, min(self.most, size, len(wilds))))
        others = _some(random, [card for card in cards if card not in self.ranker.wild_cards])
        held += random.sample(others, size - len(held))
        random.shuffle(held)
        return tuple(held)


def _some(random: Random, cards: list[Card]) -> list[Card]:
    """Return the cards, or often those of few suits or of few ranks, where more is made."""
    ranks = random.sample(list(Rank), 5)
    suits = random.sample(STANDARD.suits, 2)
    some = random.choice(
        (
            cards,
            [card for card in cards if card.rank in ranks],
            [card for card in cards if card.suit in suits],
        )
    )
    return some if len(some) >= 9 else cards


def declared(ranker: Wild) -> Callable[[Sequence[Card]], list[Places]]:
    """Return what tells the places of the jokers and of the cards that are declared wild."""

    def choices(cards: Sequence[Card]) -> list[Places]:
        return [[place for place, card in enumerate(cards) if is_declared(ranker, card)]]

    return choices


def is_declared(ranker: Wild, card: Card) -> bool:
    """Return whether a card is wild, by what the ranker was told."""
    if not is_natural(card):
        return True
    if isinstance(ranker.wild, Rank):
        return card.rank is ranker.wild
    return ranker.wild(card) if callable(ranker.wild) else card in tuple(ranker.wild)


def game(
    name: str, ranker: Wild, rule: Rule, *, sizes: tuple[int, ...] = (5, 6, 7), most: int = 3
) -> Game:
    """Return a game with jokers, or with cards that are declared wild.

    Args:
        name: what to call it.
        ranker: the rules as acehigh has them.
        rule: what the twin says of hands without wild cards.
        sizes: how many cards a holding has.
        most: how many wild cards a holding has at most.
    """
    # In low games the bug is as good as any wild card (W7).
    low = isinstance(ranker.base, AceToFive | DeuceToSeven | AceToSix)
    with_wild = bug if isinstance(ranker, Bug) and not low else wild
    with_jokers = with_wild(rule, ranker.deck, double_ace_flush=ranker.double_ace_flush)
    return Game(name, ranker, with_jokers, declared(ranker), sizes, most)


def lowest_wild(name: str, ranker: LowestCardWild, rule: Rule) -> Game:
    """Return a game in which the lowest card is wild."""

    def choices(cards: Sequence[Card]) -> list[Places]:
        return lowest_places(ranker, cards)

    return Game(name, ranker, wild(rule, ranker.deck), choices)


def lowest_places(
    ranker: LowestCardWild, cards: Sequence[Card], concealed: Collection[Card] | None = None
) -> list[Places]:
    """Return which places of a holding may be the wild ones where the lowest card is (W8)."""
    places = lowest(cards, concealed)
    if ranker.ties == "one" and places:
        return [[*jokers(cards), place] for place in places]
    return [[*jokers(cards), *places]]


def with_jokers(number: int, base: RuleRanker | None = None) -> RuleRanker:
    """Return a ranker for a deck with so many more jokers."""
    base = base or High()
    return base.with_deck(base.deck.with_jokers(number))


def black_or_suicide(card: Card) -> bool:
    """Return whether a card is a black seven or the suicide king."""
    return str(card) in ("7s", "7c") or card in SUICIDE_KING


HIGH = high(STANDARD)
SHORT = high(SHORT_DECK, SHORT_ORDER)
TWO_DECKS = (STANDARD * 2).with_jokers(1)
LOWS: dict[RuleRanker, Rule] = {
    AceToFive(): ace_to_five,
    DeuceToSeven(): deuce_to_seven,
    AceToSix(): ace_to_six(),
    AceToSix(broadway_straight=True, aces_pair_high=True): ace_to_six(
        broadway_straight=True, aces_pair_high=True
    ),
}

ONE_JOKER = [
    game("a joker", Wild(High()), HIGH),
    game("the bug", Bug(High()), HIGH),
    *[game(f"a joker, {base}", Wild(base), rule) for base, rule in LOWS.items()],
]
JOKERS = [
    game("two jokers", Wild(with_jokers(2)), HIGH),
    game("big and small joker", Wild(High(deck=Deck.standard("BJ SJ"))), HIGH),
    game("three jokers", Wild(with_jokers(3)), HIGH),
    game("two bugs", Bug(with_jokers(2)), HIGH),
    *[game(f"two jokers, {low}", Wild(with_jokers(2, low)), LOWS[low]) for low in LOWS],
    game("three jokers, low", Wild(with_jokers(3, DeuceToSeven())), deuce_to_seven),
    game("two bugs, low", Bug(with_jokers(2, AceToSix())), ace_to_six()),
]
DECLARED = [
    game("deuces", Wild(High(), wild=Rank.TWO), HIGH, sizes=(5, 7), most=4),
    game("deuces as bugs", Bug(High(), wild=Rank.TWO), HIGH, sizes=(5, 7)),
    game("deuces, low", Wild(DeuceToSeven(), wild=Rank.TWO), deuce_to_seven),
    game("one-eyed jacks", Wild(High(), wild=ONE_EYED_JACKS), HIGH),
    game("one-eyed jacks and a joker", Wild(with_jokers(1), wild="Js Jh"), HIGH),
    game("a predicate", Wild(High(), wild=black_or_suicide), HIGH),
]
OTHER_BASES = [
    game("36 cards", Wild(with_jokers(1, Stripped(flush_over_full_house=True))), SHORT),
    game("36 cards, two bugs", Bug(with_jokers(2, Stripped())), high(SHORT_DECK)),
    game("32 cards, sevens", Wild(Stripped(Rank.SEVEN), Rank.SEVEN), high(Deck.stripped(Rank.SEVEN))),
    game("20 cards", Wild(Stripped(Rank.TEN)), high(Deck.twenty())),
    game("five suits", Wild(High(deck=Deck.five_suits())), high(Deck.five_suits())),
    game("double-ace flush", Wild(with_jokers(2), double_ace_flush=True), HIGH),
    game("double-ace flush, bug", Bug(High(), double_ace_flush=True), HIGH),
    game("three cards", Wild(with_jokers(2, ThreeCard())), three_card, sizes=(3, 4, 5, 6)),
    game("three cards, bug", Bug(ThreeCard()), three_card, sizes=(3, 4, 5)),
    game("short hands", Wild(with_jokers(2, Incomplete())), incomplete(HIGH), sizes=(1, 2, 3, 4, 5, 6)),
    game("short hands, bug", Bug(Incomplete()), incomplete(HIGH), sizes=(1, 2, 3, 4, 5)),
    game("two decks", Wild(High(deck=TWO_DECKS)), HIGH),
    game("two decks, deuces, low", Wild(DeuceToSeven(deck=STANDARD * 2), wild=Rank.TWO), deuce_to_seven),
]
NATURALS = [
    game(f"{wild_cards} {naturals}", kind, HIGH, most=3)
    for naturals in ("beat", "fewer_wild", "more_wild")
    for wild_cards, kind in {
        "jokers": Wild(with_jokers(3), naturals=naturals),
        "bugs": Bug(with_jokers(2), naturals=naturals),
        "deuces": Wild(High(), wild=Rank.TWO, naturals=naturals),
        "deuces and a joker": Wild(with_jokers(1), wild=Rank.TWO, naturals=naturals),
    }.items()
] + [
    game(f"low deuces {naturals}", Wild(DeuceToSeven(), Rank.TWO, naturals=naturals), deuce_to_seven)
    for naturals in ("beat", "fewer_wild", "more_wild")
]
LOWEST = [
    lowest_wild("lowest", LowestCardWild(), HIGH),
    lowest_wild("lowest, one only", LowestCardWild(ties="one"), HIGH),
    lowest_wild("lowest and a joker", LowestCardWild(with_jokers(1), ties="one"), HIGH),
    lowest_wild("lowest, low", LowestCardWild(AceToFive()), ace_to_five),
    lowest_wild("lowest, naturals", LowestCardWild(naturals="fewer_wild"), HIGH),
    lowest_wild("lowest of two decks", LowestCardWild(High(deck=TWO_DECKS), ties="one", naturals="beat"), HIGH),
]
GAMES = [*ONE_JOKER, *JOKERS, *DECLARED, *OTHER_BASES, *NATURALS, *LOWEST]
