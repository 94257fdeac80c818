"""Rows of numbers packed side by side in one int: one operation compares two whole rows.

A number takes a field of sixteen bits and stays below 2**15. The top bit of a field is its
*guard*: it is set in all fields of one row, and the other row is subtracted. Where it is still
set, the number was no less. So an answer for each field is an int with some guards set.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, reduce
from itertools import permutations
from operator import and_
from struct import Struct

MOST = (1 << 15) - 1
"""The greatest number that a field can have."""

_BITS = 16
_GUARD = _BITS - 1


class Row:
    """How so many numbers lie side by side: the first one has the highest bits.

    Attributes:
        length: how many numbers.
        guards: the guards of all fields.
    """

    def __init__(self, length: int) -> None:
        """Lay out a row.

        Args:
            length: how many numbers it has.
        """
        self.length = length
        self.guards: int = int.from_bytes(b"\x80\0" * length, "big")

    def at_least(self, some: int, others: int) -> int:
        """Return the guards of the fields in which one row has no less than another."""
        return ((some | self.guards) - others) & self.guards

    def greater(self, some: int, others: int) -> int:
        """Return a row that has the greater number of two in each field."""
        guards = self.at_least(some, others)
        return others ^ ((some ^ others) & (guards - (guards >> _GUARD)))

    def flags(self, guards: int) -> bytes:
        """Return a byte for each field, 0 where the guard is not set."""
        return guards.to_bytes(2 * self.length, "big")[::2]


class Grid(Row):
    """A row that is made of lines, each of as many numbers.

    Attributes:
        columns: how many numbers a line has.
    """

    def __init__(self, lines: int, columns: int) -> None:
        """Lay out a grid.

        Args:
            lines: how many lines there are, below 2**16.
            columns: how many numbers a line has.
        """
        super().__init__(lines * columns)
        self.columns = columns
        self._unpack = Struct(f">{columns}H").unpack
        self._halves: list[tuple[int, int]] = []
        while lines > 1:
            lines = (lines + 1) // 2
            bits = lines * columns * _BITS
            self._halves.append((bits, (1 << bits + _GUARD) - 1))

    def in_columns(self, guards: int) -> tuple[int, ...]:
        """Return for each column how many guards are set in it."""
        # One half of the lines is added to the other, until one line is left. A count has the
        # guard as its lowest bit, and so ends in the field above it. What is below the lowest
        # guard means nothing, and stays there.
        counts = guards
        for bits, low in self._halves:
            counts = (counts >> bits) + (counts & low)
        return self._unpack((counts >> _GUARD).to_bytes(2 * self.columns, "big"))


@cache
def fields() -> list[bytes]:
    """Return the two bytes of each number that a field can have."""
    return [number.to_bytes(2, "big") for number in range(MOST + 1)]


def packed(numbers: Iterable[bytes]) -> int:
    """Return the row of these numbers, two bytes each."""
    return int.from_bytes(b"".join(numbers), "big")


def winners(row: Row, players: Sequence[int], *, some_fail: bool) -> list[int]:
    """Return for each player the guards of the fields in which nobody has a greater number.

    Args:
        row: how the numbers lie.
        players: each player's numbers.
        some_fail: whether 0 is a number that does not win.
    """
    ones = row.guards >> _GUARD
    masks = [[row.at_least(mine, ones) if some_fail else row.guards] for mine in players]
    for (one, mine), (_, theirs) in permutations(enumerate(players), 2):
        masks[one].append(row.at_least(mine, theirs))
    return [reduce(and_, some) for some in masks]


def split(masks: Iterable[int], fields: int) -> Mapping[int, int]:
    """Return which fields have what in common.

    Args:
        masks: some guards.
        fields: the guards of the fields that are asked about.

    Returns:
        For each number the guards of the fields whose guards are set in just those masks that
        the bits of the number name; where there are none, it is left out.
    """
    found = {0: fields}
    for place, mask in enumerate(masks):
        parts = [(code, some, some & mask) for code, some in found.items()]
        found = {code: rest for code, some, both in parts if (rest := some ^ both)}
        found |= {code | 1 << place: both for code, _, both in parts if both}
    return found
