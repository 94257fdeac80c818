"""What orders the hands of one part of a pot, as numbers in lists."""

from collections.abc import Sequence
from functools import lru_cache

from acehigh.engine.places import Numbers
from acehigh.engine.rank_table import RankTable
from acehigh.odds.equities.contest import Part

NOTHING = 0
"""What a hand is worth that does not qualify: every other hand is worth more."""


class Worth:
    """What orders the hands of a part, by rank sums: greater is better, 0 wins nothing."""

    def __init__(self, part: Part) -> None:
        """Lay nothing out yet: that is done when it is asked for."""
        self._part = part
        self._lists: dict[tuple[bool, int], tuple[Numbers, list[int]]] = {}

    def of(self, rank_sums: Sequence[int], number: int, *, suited: bool = False) -> list[int]:
        """Return what orders so many cards with each of these rank sums.

        Args:
            rank_sums: the rank sums.
            number: how many cards each of them has.
            suited: whether the cards are all of one suit, rather than make no flush.
        """
        tables = self._part.tables
        table = tables.suited if suited else tables.plain
        digits, place = tables.weights.digits, table.place
        low, top = digits.low, digits.top
        listed = self._lists.get((suited, number))
        if listed is None:
            listed = self._lists[suited, number] = self._laid_out(table, number)
        first, worth = listed
        return [worth[first[one >> top] + place[one & low]] for one in rank_sums]

    def _laid_out(self, table: RankTable, number: int) -> tuple[Numbers, list[int]]:
        ranker = self._part.ranker
        table.fill(number)
        first, keys = table.listed(number)
        known = [key for key in keys if key is not None]
        worth_of = {
            key: ranker.preference(key) + 1 if key.qualifies else NOTHING for key in set(known)
        }
        return first, [worth_of[key] for key in known]


@lru_cache(maxsize=64)
def worth_in(part: Part) -> Worth:
    """Return what orders the hands of a part, which all equal parts share."""
    return Worth(part)
