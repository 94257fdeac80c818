"""Choosing some cards of several kinds, in every way."""

from collections.abc import Iterable, Iterator
from math import comb
from typing import TypeAlias, TypeVar

from acehigh.cards import Card

V = TypeVar("V", int, tuple[Card, ...])

Choice: TypeAlias = tuple[V, int]
"""What the chosen cards add up to, and in how many ways they can be chosen."""


def choices(pool: Iterable[tuple[V, int]], most: int, nothing: V) -> list[list[Choice[V]]]:
    """Return every choice out of a pool, in a list for each number of cards.

    Args:
        pool: for each kind of card what one of it adds, and how many of it there are.
        most: how many cards are chosen at most.
        nothing: what no cards add up to.

    >>> choices([(1, 4), (10, 1)], 2, 0)
    [[(0, 1)], [(1, 4), (10, 1)], [(2, 6), (11, 4)]]
    """
    found: list[list[Choice[V]]] = [[(nothing, 1)], *([] for _ in range(most))]
    for one, there in pool:
        # Greater numbers first, so that what a number is built from lacks this kind yet.
        for number in range(most, 0, -1):
            for copies in range(1, min(there, number) + 1):
                ways, more = comb(there, copies), one * copies
                found[number] += [
                    (held + more, before * ways) for held, before in found[number - copies]
                ]
    return found


def partitions(number: int, parts: int, most: int) -> Iterator[tuple[int, ...]]:
    """Yield the ways to write a number as so many parts, none above the one before.

    >>> list(partitions(3, 2, most=3))
    [(3, 0), (2, 1)]
    """
    if parts == 0:
        yield ()
        return
    for first in range(min(number, most), -1, -1):
        # Or else what is left does not fit the other parts.
        if first * parts >= number:
            for rest in partitions(number - first, parts - 1, first):
                yield (first, *rest)
