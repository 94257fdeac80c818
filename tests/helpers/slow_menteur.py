"""Poker Menteur stated once more, plainly (G7): what some of five cards make, all tried.

A statement is the name of a category and the ranks that are named; nothing here comes from
acehigh but the cards.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import TypeAlias

from acehigh import Card, Deck

Statement: TypeAlias = tuple[str, tuple[int, ...]]

GROUPS = {
    (1,): "high card",
    (2,): "pair",
    (2, 2): "two pair",
    (3,): "three of a kind",
    (3, 2): "full house",
    (4,): "four of a kind",
    (5,): "five of a kind",
}


def true_statements(hand: Sequence[Card]) -> set[Statement]:
    """Return everything that is true of five cards, jokers standing for anything."""
    naturals = [card for card in hand if card.joker is None]
    jokers = len(hand) - len(naturals)
    found: set[Statement] = set()
    for stand_ins in combinations_with_replacement(Deck.standard().cards, jokers):
        cards = [*naturals, *stand_ins]
        # A card is there once, but for five of a kind.
        if len(set(cards)) == 5 or len({card.rank for card in cards}) == 1:
            found.update(_made(cards))
    return found


def _made(cards: Sequence[Card]) -> Iterator[Statement]:
    ranks = [int(card.rank) for card in cards if card.rank]
    for number in range(1, 6):
        for some in combinations(ranks, number):
            yield from _grouped(some)
    yield from _of_all_five(cards)


@cache
def _grouped(some: Sequence[int]) -> tuple[Statement, ...]:
    """Return what groups of equal ranks make of exactly these cards, kickers named."""
    held = Counter(some)
    ranks = tuple(sorted(held, key=lambda rank: (held[rank], rank), reverse=True))
    sizes = tuple(size for size in sorted(held.values(), reverse=True) if size > 1) or (1,)
    return (GROUPS[sizes], ()), (GROUPS[sizes], ranks)


def _of_all_five(cards: Sequence[Card]) -> Iterator[Statement]:
    """Yield which straight and which flush five cards are."""
    ranks = sorted(int(card.rank) for card in cards if card.rank)
    suited = len({card.suit for card in cards}) == 1
    top = 5 if ranks == [2, 3, 4, 5, 14] else ranks[-1]
    running = ranks in ([2, 3, 4, 5, 14], list(range(ranks[0], ranks[0] + 5)))
    kinds = {
        "straight": (running, top),
        "flush": (suited, ranks[-1]),
        "straight flush": (running and suited, top),
    }
    for name, (made, named) in kinds.items():
        if made:
            yield name, ()
            yield name, (named,)
