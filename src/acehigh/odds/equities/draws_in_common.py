"""Draws of cards of several kinds, by the part of them that another draw may share."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import TypeAlias

from acehigh.engine.draws import draws

Kinds: TypeAlias = tuple[tuple[int, int], ...]
"""For each kind of card what one of it adds to a sum, and how many of it there are."""


class DrawsInCommon:
    """All draws of so many cards. A draw is told by its sum.

    Attributes:
        number: how many cards are drawn.
        drawn: what the cards of each draw add to its sum, one by one.
        ways: the sum of each draw, and in how many ways it can be drawn.
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
        self.ways: dict[int, int] = {sum(drawn): ways for drawn, ways in found}
        self._with_parts: dict[int, Mapping[int, Sequence[int]]] = {}

    def with_parts(self, size: int) -> Mapping[int, Sequence[int]]:
        """Return the draws that have each part of so many cards, by the sum of the part.

        A draw is there as often as it has the part: one of two aces has the part of one ace
        twice.

        >>> ace, king = (1, 2), (10, 1)
        >>> two = DrawsInCommon((ace, king), 2)
        >>> two.ways, dict(two.with_parts(1))
        ({2: 1, 11: 2}, {1: [2, 2, 11], 10: [11]})
        """
        found = self._with_parts.get(size)
        if found is None:
            parts: defaultdict[int, list[int]] = defaultdict(list)
            for drawn, whole in zip(self.drawn, self.ways, strict=True):
                for part in map(sum, combinations(drawn, size)):
                    parts[part].append(whole)
            found = self._with_parts[size] = parts
        return found


# Kept for players who draw from the same cards, as long as they are not many draws.
draws_in_common = lru_cache(maxsize=16)(DrawsInCommon)
