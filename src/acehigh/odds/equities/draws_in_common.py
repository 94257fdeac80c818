"""Draws of cards of several kinds, by the part of them that another draw may share."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import TypeAlias

from acehigh.engine.draws import draws
from acehigh.engine.kept import droppable

Kinds: TypeAlias = tuple[tuple[int, int], ...]
"""For each kind of card what one of it adds to a sum, and how many of it there are."""


class DrawsInCommon:
    """All draws of so many cards, each in its place.

    Attributes:
        number: how many cards are drawn.
        drawn: what the cards of each draw add to its sum, one by one.
        sums: the sum of each draw.
        ways: in how many ways each can be drawn.
    """

    def __init__(self, kinds: Kinds, number: int) -> None:
        """Lay out the draws.

        Args:
            kinds: the kinds of cards.
            number: how many cards are drawn.
        """
        self.number: int = number
        found = draws([((one,), there) for one, there in kinds], number, ())[number]
        self.drawn: list[tuple[int, ...]] = [drawn for drawn, _ in found]
        self.sums: list[int] = list(map(sum, self.drawn))
        self.ways: list[int] = [ways for _, ways in found]
        self._with_parts: dict[int, Mapping[int, Sequence[int]]] = {}

    def with_parts(self, size: int) -> Mapping[int, Sequence[int]]:
        """Return the places of the draws that have a part of so many cards, by its sum.

        A draw is there as often as it has the part: one of two aces has the part of one ace
        twice.

        >>> ace, king = (1, 2), (10, 1)
        >>> two = DrawsInCommon((ace, king), 2)
        >>> two.drawn, two.sums, two.ways
        ([(1, 1), (1, 10)], [2, 11], [1, 2])
        >>> dict(two.with_parts(1))
        {1: [0, 0, 1], 10: [1]}
        """
        found = self._with_parts.get(size)
        if found is None:
            parts: defaultdict[int, list[int]] = defaultdict(list)
            for place, drawn in enumerate(self.drawn):
                for part in map(sum, combinations(drawn, size)):
                    parts[part].append(place)
            found = self._with_parts[size] = parts
        return found


@droppable
@lru_cache(maxsize=16)
def draws_in_common(kinds: Kinds, number: int) -> DrawsInCommon:
    """Return the draws of so many cards, kept for players who draw from the same cards."""
    return DrawsInCommon(kinds, number)
