"""What orders the hands of one part of a pot, as small numbers in lists."""

from collections.abc import Sequence
from functools import cached_property, lru_cache

from acehigh.engine.kept import droppable
from acehigh.engine.places import Numbers
from acehigh.engine.rank_table import Ranks, RankTable
from acehigh.engine.rules import Flushes
from acehigh.keys import RankKey
from acehigh.odds.equities.contest import Part

NOTHING = 0
"""What a hand is worth that does not qualify: every other hand is worth more."""


class Worth:
    """What orders the hands of a part, by rank sums: greater is better, 0 wins nothing.

    The worst hand that may win is worth 1, the next better one 2, and so on.

    Attributes:
        part: the part.
    """

    def __init__(self, part: Part) -> None:
        """Lay nothing out yet: that is done when it is asked for."""
        self.part = part
        self._lists: dict[tuple[bool, int], tuple[Numbers, list[int]]] = {}
        self._numbers: dict[int, dict[int, int]] = {}

    def rank_sum(self, ranks: Ranks) -> int:
        """Return the rank sum of some cards."""
        of_rank = self.part.tables.weights.of_rank
        return sum([of_rank[rank] for rank in ranks])

    def of(self, rank_sums: Sequence[int], number: int, *, suited: bool = False) -> list[int]:
        """Return what orders so many cards with each of these rank sums.

        Args:
            rank_sums: the rank sums.
            number: how many cards each of them has.
            suited: whether the cards are all of one suit, rather than make no flush.
        """
        tables = self.part.tables
        table = tables.suited if suited else tables.plain
        digits, place = tables.weights.digits, table.place
        low, top = digits.low, digits.top
        listed = self._lists.get((suited, number))
        if listed is None:
            listed = self._lists[suited, number] = self._laid_out(table, number)
        first, worth = listed
        return [worth[first[one >> top] + place[one & low]] for one in rank_sums]

    def _laid_out(self, table: RankTable, number: int) -> tuple[Numbers, list[int]]:
        numbers = self.numbers(min(number, self.part.ranker.hand_size))
        table.fill(number)
        first, keys = table.listed(number)
        return first, [numbers[key.value] for key in keys if key is not None]

    def numbers(self, size: int) -> dict[int, int]:
        """Return what hands of so many cards are worth, by the values of their keys.

        Args:
            size: the size of a hand; or fewer cards, where nobody has more.
        """
        found = self._numbers.get(size)
        if found is None:
            found = self._numbers[size] = self._numbered(size)
        return found

    @cached_property
    def some_fail(self) -> bool:
        """Whether there are hands that win nothing."""
        return NOTHING in self.numbers(self.part.ranker.hand_size).values()

    def keys(self, size: int) -> dict[int, RankKey]:
        """Return a key of hands of so many cards for each number that they are worth."""
        hands = self._hands(size)
        return {number: hands[value] for value, number in self.numbers(size).items()}

    def _numbered(self, size: int) -> dict[int, int]:
        ranker, hands = self.part.ranker, self._hands(size)
        preferred = {
            value: ranker.preference(key)
            for value, key in hands.items()
            if self.part.all_qualify or key.qualifies
        }
        numbers = {one: place for place, one in enumerate(sorted({*preferred.values()}), 1)}
        return {
            value: numbers[preferred[value]] if value in preferred else NOTHING
            for value in hands
        }

    def _hands(self, size: int) -> dict[int, RankKey]:
        """Return the keys of all hands of so many cards, by their values."""
        tables, found = self.part.tables, dict[int, RankKey]()
        helps = tables.flushes is Flushes.HELP
        for table in (tables.plain, tables.suited) if helps else (tables.plain,):
            table.fill(size)
            found |= {key.value: key for key in table.listed(size)[1] if key is not None}
        return found


@droppable
@lru_cache(maxsize=64)
def worth_in(part: Part) -> Worth:
    """Return what orders the hands of a part, which all equal parts share."""
    return Worth(part)
