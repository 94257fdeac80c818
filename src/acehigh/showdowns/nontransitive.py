"""Showdowns in which no hand is unbeatable (N1, N2).

These are no rankings. In Italy a minimum straight flush beats a maximum, a maximum a medium
and a medium a minimum, so whether a hand wins depends on which others are shown: there is no
key, only `winners`.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from acehigh.cards import Card, Rank, Suit
from acehigh.decks import Deck
from acehigh.errors import CardError
from acehigh.evaluators.high import High
from acehigh.evaluators.made import STANDARD_ORDER, with_above
from acehigh.evaluators.rules_value import DECK_IN_WORDS
from acehigh.keys import Category, Hand
from acehigh.parsing import Cards
from acehigh.showdowns.showdown import Showdown, Sizes


class _NonTransitive(ABC):
    """What the two games share: the usual ranking, until special hands meet."""

    deck: Deck

    def __post_init__(self) -> None:
        if not isinstance(self.deck, Deck):
            raise CardError(f"deck is {DECK_IN_WORDS}, not {self.deck!r}")

    @property
    @abstractmethod
    def ranker(self) -> High:
        """The usual ranking."""

    def winners(
        self, holdings: Iterable[Cards], *, board: Cards = (), sizes: Sizes = "same"
    ) -> tuple[int, ...]:
        """Return the indices of all holdings that share the pot, in their order.

        From more than five cards the hand is the one that is best in the usual ranking.

        Args:
            holdings: each player's cards, or their text.
            board: cards that all players share.
            sizes: ``"any"`` if players may have different numbers of cards beside the board.

        Raises:
            CardError: as for `acehigh.winners`.
        """
        showdown = Showdown(self.ranker, holdings, board=board, sizes=sizes)
        return self._winners([showdown.hand(index) for index in range(len(showdown.keys))])

    @abstractmethod
    def _winners(self, hands: Sequence[Hand]) -> tuple[int, ...]: ...


def _best(hands: Sequence[Hand], among: Iterable[int]) -> tuple[int, ...]:
    """Return those of the indices whose hands are best in the usual ranking."""
    indices = list(among)
    best = max((hands[index].key for index in indices), default=None)
    return tuple(index for index in indices if hands[index].key == best)


@dataclass(frozen=True)
class ItalianShowdown(_NonTransitive):
    """Italy: minimum, medium and maximum straight flushes beat each other in a ring (N1).

    A minimum is an ace and the four lowest ranks of the deck, a maximum A-K-Q-J-T, a medium
    any other straight flush. With all three in one showdown the minimums, the maximums and
    the best mediums split. All else is as usual, a flush above a full house.

    Args:
        deck: the deck, from 20 to 52 cards.

    >>> showdown = ItalianShowdown(Deck.stripped(Rank.SEVEN))
    >>> showdown.winners(["As 7s 8s 9s Ts", "Ah Kh Qh Jh Th"])
    (0,)
    >>> showdown.winners(["As 7s 8s 9s Ts", "Kd Qd Jd Td 9d"])
    (1,)
    >>> showdown.winners(["As 7s 8s 9s Ts", "Kd Qd Jd Td 9d", "Ah Kh Qh Jh Th"])
    (0, 1, 2)
    """

    deck: Deck = Deck.stripped(Rank.SEVEN)  # noqa: RUF009 - a deck cannot change

    @cached_property
    def ranker(self) -> High:
        """The usual ranking, a flush above a full house."""
        order = with_above(STANDARD_ORDER, Category.FLUSH, Category.FULL_HOUSE)
        return High(deck=self.deck, order=order)

    def kind(self, hand: Hand) -> str | None:
        """Return ``"minimum"``, ``"medium"``, ``"maximum"``, or None for any other hand."""
        if hand.category is not Category.STRAIGHT_FLUSH:
            return None
        top = hand.key.ranks[0]
        # With 20 cards the one straight flush is both; it is a maximum.
        if top is Rank.ACE:
            return "maximum"
        return "minimum" if any(card.rank is Rank.ACE for card in hand.plays_as) else "medium"

    def _winners(self, hands: Sequence[Hand]) -> tuple[int, ...]:
        kinds = [self.kind(hand) for hand in hands]

        def best(kind: str) -> tuple[int, ...]:
            return _best(hands, (i for i, one in enumerate(kinds) if one == kind))

        shown = {kind for kind in kinds if kind}
        if shown == {"minimum", "medium", "maximum"}:
            return tuple(sorted(best("minimum") + best("medium") + best("maximum")))
        if shown == {"minimum", "maximum"}:
            return best("minimum")
        return _best(hands, range(len(hands)))


@dataclass(frozen=True)
class GreekShowdown(_NonTransitive):
    """Greece: A-K-Q-J-T of hearts loses only to the lowest four of a kind (N2).

    That is the imperial; any other royal flush is an ordinary straight flush. If a third hand
    lies between the two, the imperial, the lowest four of a kind and that hand split.

    Args:
        deck: the deck, from 20 to 52 cards.

    >>> showdown = GreekShowdown(Deck.stripped(Rank.SIX))
    >>> showdown.winners(["6s 6h 6d 6c 7s", "Ah Kh Qh Jh Th"])
    (0,)
    >>> showdown.winners(["6s 6h 6d 6c 7s", "Ah Kh Qh Jh Th", "8s 8h 8d 8c 9s"])
    (0, 1, 2)
    """

    deck: Deck = Deck.stripped(Rank.SIX)  # noqa: RUF009 - a deck cannot change

    @cached_property
    def ranker(self) -> High:
        """The usual ranking."""
        return High(deck=self.deck)

    def _winners(self, hands: Sequence[Hand]) -> tuple[int, ...]:
        every = range(len(hands))
        imperial = tuple(i for i in every if set(hands[i].plays_as) == _IMPERIAL)
        if not imperial:
            return _best(hands, every)
        fours = _best(hands, (i for i in every if self._is_lowest_fours(hands[i])))
        if not fours:
            return imperial
        between = _best(
            hands,
            (i for i in every if i not in imperial and hands[i].key > hands[fours[0]].key),
        )
        return tuple(sorted(imperial + fours + between)) if between else fours

    def _is_lowest_fours(self, hand: Hand) -> bool:
        return (
            hand.category is Category.FOUR_OF_A_KIND and hand.key.ranks[0] is self.deck.ranks[0]
        )


_IMPERIAL = {
    Card(rank, Suit.HEARTS) for rank in (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN)
}
