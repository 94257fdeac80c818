"""All holdings of a deck without running through them: one of each signature.

A signature says all that a hand's worth may depend on, so one holding of each is enough,
together with how many there are of it.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import comb, prod

from acehigh import Card, Deck, Rank, Suit


@cache
def kinds_of_holding(
    deck: Deck, size: int, flush: int = 5
) -> tuple[tuple[tuple[Card, ...], int], ...]:
    """Return a holding of each signature, and how many holdings have it.

    The signature says how often each rank is held, and which ranks are in the suit that has
    enough cards for a flush. There is one such suit at most if fewer than two flushes are held.
    """
    assert size < 2 * flush
    return tuple(_kinds_of_holding(deck, size, flush))


def _kinds_of_holding(
    deck: Deck, size: int, flush: int
) -> Iterator[tuple[tuple[Card, ...], int]]:
    suits, others = deck.suits, deck.suits[1:]
    for ranks in combinations_with_replacement(deck.ranks, size):
        ways = _ways(ranks, len(suits) * deck.copies)
        for in_suit in _in_one_suit(ranks, flush, deck.copies):
            rest = list(ranks)
            for rank in in_suit:
                rest.remove(rank)
            suited_ways = _ways(in_suit, deck.copies) * _ways(rest, len(others) * deck.copies)
            if suited_ways:
                yield mixed(in_suit, suits[:1]) + mixed(rest, others), len(suits) * suited_ways
            ways -= len(suits) * suited_ways
        if ways:
            yield mixed(ranks, suits), ways


def _in_one_suit(ranks: Sequence[Rank], least: int, copies: int) -> Iterator[tuple[Rank, ...]]:
    """Yield which of the ranks may be in one suit, so many of them or more."""
    most = [rank for rank in sorted(set(ranks)) for _ in range(min(ranks.count(rank), copies))]
    for number in range(least, len(most) + 1):
        yield from sorted(set(combinations(most, number)))


def _ways(ranks: Sequence[Rank], of_each: int) -> int:
    """Return in how many ways cards can have these ranks, if there are so many of each."""
    return prod([comb(of_each, ranks.count(rank)) for rank in set(ranks)])


def mixed(ranks: Sequence[Rank], suits: Sequence[Suit]) -> tuple[Card, ...]:
    """Return cards of these ranks, the suits in turn: different cards if listed by rank."""
    return tuple(Card(rank, suits[i % len(suits)]) for i, rank in enumerate(ranks))
