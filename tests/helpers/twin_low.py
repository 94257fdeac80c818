"""The slow twin's statement of the low games (L2 to L5): see twin.py."""

from collections.abc import Sequence

from acehigh import Card
from helpers.twin import HIGH_ORDER, Rule, Worth, grouped, ranks_of

LOW_ORDER = tuple(reversed(HIGH_ORDER))
"""The categories of low games, worst first."""


def ace_to_five(hand: Sequence[Card]) -> Worth:
    """Return what five cards are worth, straights and flushes ignored (L2)."""
    return _low(*grouped(_aces_as(1, hand)))


def qualifies(hand: Sequence[Card]) -> bool:
    """Return whether five cards are five different ranks, none above eight (L3)."""
    return set(_aces_as(1, hand)) <= set(range(1, 9)) and len(set(ranks_of(hand))) == 5


def deuce_to_seven(hand: Sequence[Card]) -> Worth:
    """Return what five cards are worth, the ace always high (L4)."""
    return _worst(hand, ranks_of(hand))


def ace_to_six(*, broadway_straight: bool = False, aces_pair_high: bool = False) -> Rule:
    """Return the rule of ace to six (L5), with its two disputed rulings."""

    def rule(hand: Sequence[Card]) -> Worth:
        ranks = _aces_as(1, hand)
        if broadway_straight and ranks == [13, 12, 11, 10, 1]:
            return _low("straight flush" if _suited(hand) else "straight", (14,))
        if aces_pair_high and ranks.count(1) > 1:
            ranks = _aces_as(14, hand)
        return _worst(hand, ranks)

    return rule


def _worst(hand: Sequence[Card], ranks: Sequence[int]) -> Worth:
    """Return what a hand is worth where straights and flushes count against it."""
    made = [grouped(ranks)]
    suited = _suited(hand)
    if len(set(ranks)) == 5 and max(ranks) - min(ranks) == 4:
        made.append(("straight flush" if suited else "straight", (max(ranks),)))
    if suited:
        made.append(("flush", tuple(ranks)))
    # A hand that is several things at once counts as the worst of them.
    return min(_low(name, ranks) for name, ranks in made)


def _low(name: str, ranks: Sequence[int]) -> Worth:
    """Return the worth of such a hand: the lower its ranks the better."""
    return (LOW_ORDER.index(name), name), tuple(-rank for rank in ranks)


def _aces_as(height: int, hand: Sequence[Card]) -> list[int]:
    """Return the ranks of cards, highest first, with the ace as high as said."""
    return sorted((height if rank == 14 else rank for rank in ranks_of(hand)), reverse=True)


def _suited(hand: Sequence[Card]) -> bool:
    return len({card.suit for card in hand}) == 1
