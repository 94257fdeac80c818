"""Drawing some cards of several kinds, in every way."""

from collections.abc import Iterable
from math import comb
from typing import TypeAlias, TypeVar

from acehigh.cards import Card

V = TypeVar("V", int, tuple[Card, ...], tuple[int, ...])

Draw: TypeAlias = tuple[V, int]
"""What the drawn cards add up to, and in how many ways they can be drawn."""


def draws(kinds: Iterable[tuple[V, int]], most: int, nothing: V) -> list[list[Draw[V]]]:
    """Return every draw of up to so many cards: a list for each number of cards.

    Args:
        kinds: for each kind of card what one of it adds, and how many of it there are.
        most: how many cards are drawn at most.
        nothing: what no cards add up to.

    >>> draws([(1, 4), (10, 1)], 2, 0)
    [[(0, 1)], [(1, 4), (10, 1)], [(2, 6), (11, 4)]]
    """
    found: list[list[Draw[V]]] = [[(nothing, 1)], *([] for _ in range(most))]
    for one, there in kinds:
        # Greater numbers first: what a number is built from does not have this kind yet.
        for number in range(most, 0, -1):
            for copies in range(1, min(there, number) + 1):
                ways, more = comb(there, copies), one * copies
                found[number] += [
                    (held + more, before * ways) for held, before in found[number - copies]
                ]
    return found


def numbers_of_draws(kinds: Iterable[int], most: int) -> list[int]:
    """Return how many draws `draws` finds of each number of cards, without making them.

    Args:
        kinds: how many cards there are of each kind.
        most: how many cards are drawn at most.

    >>> numbers_of_draws([4, 1], 2)
    [1, 2, 2]
    """
    numbers = [1] + [0] * most
    for there in kinds:
        # Greater numbers first: what they are built from does not have this kind yet.
        for number in range(most, 0, -1):
            numbers[number] += sum(numbers[max(number - there, 0) : number])
    return numbers
