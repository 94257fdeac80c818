"""Two ranges on a whole board, compared in one pass over all their hands.

Sorted by worth, the hands of both players are gone through once: a hand beats all of the other
player's that came before, but for those with which it shares a card. How much weight these have
is kept for each card, and for each hand of two cards, which both of its cards would count. So
two ranges take one step for each of their hands, not one for each matchup of them.
"""

from collections.abc import Iterable, Mapping

from acehigh.cards import Card
from acehigh.odds.equities.contest import Weighted
from acehigh.odds.equities.outcomes import Outcomes
from acehigh.odds.equities.worth import NOTHING

_NOBODY, _FIRST, _SECOND, _BOTH = (0,), (1,), (2,), (3,)


def sweep(
    values: Mapping[tuple[Card, ...], int],
    mine: Iterable[Weighted],
    theirs: Iterable[Weighted],
    outcomes: Outcomes,
) -> None:
    """Add who wins on one board, by the weights of both players' hands.

    Args:
        values: what each hand is worth.
        mine: the hands of two cards that the one player may hold.
        theirs: those that the other may hold.
        outcomes: what to add to.
    """
    alike: dict[int, tuple[list[Weighted], list[Weighted]]] = {}
    for player, hands in enumerate((mine, theirs)):
        for held in hands:
            value = values[held[0]]
            if value not in alike:
                alike[value] = [], []
            alike[value][player].append(held)
    worse_of_mine, worse_of_theirs = _Held(), _Held()
    for value in sorted(alike):
        first, second = alike[value]
        outcomes[_FIRST] += worse_of_theirs.beside(first)
        outcomes[_SECOND] += worse_of_mine.beside(second)
        if first and second:
            same = _Held()
            same.add(second)
            outcomes[_NOBODY if value == NOTHING else _BOTH] += same.beside(first)
        worse_of_mine.add(first)
        worse_of_theirs.add(second)


class _Held:
    """How much weight hands of two cards have together, and those that have a card."""

    __slots__ = ("_of_card", "_of_hand", "_total")

    def __init__(self) -> None:
        self._total = 0
        self._of_card: dict[Card, int] = {}
        self._of_hand: dict[tuple[Card, ...], int] = {}

    def add(self, hands: Iterable[Weighted]) -> None:
        """Add some hands, each with its weight."""
        of_card = self._of_card
        for hand, weight in hands:
            one, other = hand
            self._total += weight
            of_card[one] = of_card.get(one, 0) + weight
            of_card[other] = of_card.get(other, 0) + weight
            self._of_hand[hand] = self._of_hand.get(hand, 0) + weight

    def beside(self, hands: Iterable[Weighted]) -> int:
        """Return the weight of some hands with these: of all that can be held together."""
        of_card, of_hand, total = self._of_card.get, self._of_hand.get, self._total
        found = 0
        for hand, weight in hands:
            one, other = hand
            found += weight * (total - of_card(one, 0) - of_card(other, 0) + of_hand(hand, 0))
        return found
