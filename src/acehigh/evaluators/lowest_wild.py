"""The lowest card of each player wild (W8)."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import combinations
from typing import Literal

from acehigh.cards import Card
from acehigh.engine.playing import hand_of
from acehigh.errors import NotInDeckError
from acehigh.evaluators.declared import jokers_in_words, listed
from acehigh.evaluators.high import High
from acehigh.evaluators.ranker import Ranker
from acehigh.evaluators.with_wild_cards import Naturals, WithWildCards
from acehigh.holdings import concealed_of, parse_holding
from acehigh.keys import Hand, RankKey
from acehigh.orders import reading_order
from acehigh.parsing import Cards, parse_cards


class LowestCardWild(WithWildCards):
    """A game in which each player's lowest card is wild, ace high and two low (W8).

    All the player's cards of that rank are wild. Jokers, if the deck has any, are wild anyway.

    Args:
        base: the rules without wild cards.
        ties: ``"all"``, or ``"one"`` if only one of several lowest cards is wild.
        double_ace_flush: as for `Wild`.
        naturals: as for `Wild`.

    Raises:
        CardError: an option is none of those named, or the base is no ranker.

    >>> print(LowestCardWild(High()).best("Ks Kd 9c 7h 3s"))
    Ks Kd 3s 9c 7h: three of a kind, kings, nine kicker (3s as Kh)
    """

    base: Ranker = High()
    ties: Literal["all", "one"] = "all"
    double_ace_flush: bool = False
    naturals: Naturals = "equal"

    @cached_property
    def wild_cards(self) -> frozenset[Card]:
        """The cards that are wild whatever else is held: the jokers."""
        return frozenset(self.deck.jokers)

    @property
    def most_wild(self) -> int:
        """How many cards of a holding may be wild: the jokers, and all cards of a rank."""
        return super().most_wild + len(self.deck.suits) * self.deck.copies

    @property
    def wild_in_words(self) -> str:
        """What a title adds to say which cards are wild."""
        return f", {listed(['lowest card', *jokers_in_words(self.deck)])} wild"

    @property
    def counts_all_cards(self) -> bool:
        """Whether a hand's worth depends on cards that do not play: on the lowest of all."""
        return True

    def key(self, cards: Cards, concealed: Cards | None = None) -> RankKey:
        """Return what the best hand among these cards is worth.

        Args:
            cards: as for `RuleRanker.key`. Of a `Holding` the lowest hole card decides what
                is wild.
            concealed: those of the cards that are concealed, if the lowest of them decides
                what is wild. Default: the hole cards of a `Holding`; of plain cards the
                lowest of all decides.

        Raises:
            CardError: as for `RuleRanker.key`; a NotInDeckError too where a concealed card is
                not among the cards.
        """
        return self._best(cards, concealed)[0]

    def best(self, cards: Cards, concealed: Cards | None = None) -> Hand:
        """Return the best hand among these cards, and what each wild card stands for.

        Args:
            cards: as for `key`.
            concealed: as for `key`.

        Raises:
            CardError: as for `key`.
        """
        key, naturals, wilds = self._best(cards, concealed)
        return hand_of(self, naturals, wilds, key)

    def _best(
        self, cards: Cards, concealed: Cards | None
    ) -> tuple[RankKey, list[Card], list[Card]]:
        """Return the best key, and which cards are natural and which wild to make it."""
        # What can be gone through only once must not be used up.
        holding = parse_holding(cards)
        held = self.checked(holding)
        if concealed is None:
            concealed = concealed_of(holding)
        hidden = held if concealed is None else parse_cards(concealed)
        for card in hidden:
            if hidden.count(card) > held.count(card):
                raise NotInDeckError(f"the concealed card {card} is not among the cards")
        choices = []
        for wilds in self._wild_among(held, hidden):
            naturals = list(held)
            for card in wilds:
                naturals.remove(card)
            choices.append((self.key_of_parts(naturals, len(wilds)), naturals, wilds))
        return max(choices, key=lambda choice: self.preference(choice[0]))

    def _wild_among(self, held: Sequence[Card], hidden: Sequence[Card]) -> Iterator[list[Card]]:
        """Yield the cards that may be wild: one list, unless the player has a choice."""
        jokers = [card for card in held if card.joker is not None]
        ranks = [card.rank for card in hidden if card.rank is not None]
        # Where one card only is wild, it is the one that decides.
        among = hidden if self.ties == "one" else held
        lowest = [card for card in among if ranks and card.rank is min(ranks)]
        lowest.sort(key=reading_order, reverse=True)
        one_each = [[card] for card in lowest]
        for group in one_each if self.ties == "one" and lowest else [lowest]:
            # A wild card may stand for itself, and is natural then (W5).
            least = 0 if self.counts_wild else len(group)
            for number in range(least, len(group) + 1):
                for some in combinations(group, number):
                    yield [*jokers, *some]
