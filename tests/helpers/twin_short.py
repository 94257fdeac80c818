"""The slow twin's statement of games with fewer cards or categories: see twin.py."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from acehigh import Card
from helpers.twin import HIGH_ORDER, Rule, Worth, grouped, ranks_of

TWENTY_CARD_ORDER = (
    "high card",
    "pair",
    "two pair",
    "three of a kind",
    "full house",
    "four of a kind",
)
THREE_CARD_ORDER = (
    "high card",
    "pair",
    "flush",
    "straight",
    "three of a kind",
    "straight flush",
)
BADUGI_ORDER = ("no card", "one card", "two cards", "three cards", "badugi")


def twenty_card(hand: Sequence[Card]) -> Worth:
    """Return what five cards are worth, which make no straight and no flush (P3)."""
    name, ranks = grouped(ranks_of(hand))
    return (TWENTY_CARD_ORDER.index(name), name), ranks


def three_card(hand: Sequence[Card]) -> Worth:
    """Return what three cards are worth (P7)."""
    high, middle, low = ranks = ranks_of(hand)
    suited = len({card.suit for card in hand}) == 1
    # The ace also ends the straight below the two, which the three then leads.
    top = 3 if ranks == [14, 3, 2] else high if high - 1 == middle == low + 1 else 0
    if top:
        name, counted = "straight flush" if suited else "straight", [top]
    elif high == middle == low:
        name, counted = "three of a kind", [high]
    elif suited:
        name, counted = "flush", ranks
    elif middle in (high, low):
        name, counted = "pair", [middle, low if middle == high else high]
    else:
        name, counted = "high card", ranks
    return (THREE_CARD_ORDER.index(name), name), tuple(counted)


def incomplete(high: Rule) -> Rule:
    """Return the rule for five cards or fewer, given that for five (I1, I2)."""

    def rule(hand: Sequence[Card]) -> Worth:
        if len(hand) == 5:
            return high(hand)
        held = Counter(ranks_of(hand))
        # Of two tuples that begin alike the longer is the greater: a kicker beats none.
        ranks = sorted(held, key=lambda rank: (held[rank], rank), reverse=True)
        numbers = sorted(held.values(), reverse=True)
        if numbers[:2] == [2, 2]:
            name = "two pair"
        else:
            name = ("high card", "pair", "three of a kind", "four of a kind")[numbers[0] - 1]
        return (HIGH_ORDER.index(name), name), tuple(ranks)

    return rule


def badugi(hand: Sequence[Card]) -> Worth:
    """Return what four cards or fewer are worth (P8): the best of any of them."""
    return max(
        ((number, BADUGI_ORDER[number]), tuple(-rank for rank in _ace_low(some)))
        for number in range(1, len(hand) + 1)
        for some in combinations(hand, number)
        if len({card.rank for card in some}) == len({card.suit for card in some}) == number
    )


def _ace_low(cards: Sequence[Card]) -> list[int]:
    """Return the ranks of cards, highest first, the ace lowest."""
    return sorted((1 if rank == 14 else rank for rank in ranks_of(cards)), reverse=True)
