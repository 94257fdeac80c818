"""Royalties: what good rows are paid for, and the table of open-face Chinese poker (G9)."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import TypeAlias

from acehigh.cards import Rank
from acehigh.errors import CardError, unknown_name
from acehigh.games.chinese.setting import ROWS, ChineseSetting
from acehigh.keys import Category, RankKey

Lines: TypeAlias = Mapping[str, int] | Iterable[tuple[str, int]]
"""What a row is paid for: the names of hands, and points."""

# How a category is named together with the rank that makes it.
_OF_A_RANK = {
    Category.PAIR: "pair of {}",
    Category.THREE_OF_A_KIND: "three of a kind, {}",
    Category.FOUR_OF_A_KIND: "four of a kind, {}",
}
# Those that three cards make (I1).
_IN_FRONT = (Category.HIGH_CARD, Category.PAIR, Category.THREE_OF_A_KIND)
_BEHIND = (
    *_IN_FRONT,
    Category.TWO_PAIR,
    Category.STRAIGHT,
    Category.FLUSH,
    Category.FULL_HOUSE,
    Category.FOUR_OF_A_KIND,
    Category.STRAIGHT_FLUSH,
)


@dataclass(frozen=True, init=False)
class Royalties:
    """A table of royalties (G9): what each row is paid for.

    A line names a category, ``"straight"``; or with its rank a pair, three or four of a kind:
    ``"pair of sixes"``, ``"three of a kind, aces"``; or ``"royal flush"``. Of a category and
    a narrower line the narrower counts. What no line names is paid nothing.

    Args:
        front: names and points of the front's lines, as a mapping or pairs.
        middle: the same for the middle.
        back: the same for the back.

    Raises:
        UnknownNameError: a line names no hand that the row can make.
        CardError: a line is there twice, or its points are no whole number, or below 0.

    >>> table = Royalties(back={"straight flush": 15, "royal flush": 25})
    >>> table
    Royalties(front=(), middle=(), back=(('straight flush', 15), ('royal flush', 25)))
    """

    front: tuple[tuple[str, int], ...]
    middle: tuple[tuple[str, int], ...]
    back: tuple[tuple[str, int], ...]

    def __init__(self, *, front: Lines = (), middle: Lines = (), back: Lines = ()) -> None:
        for row, lines in zip(ROWS, (front, middle, back), strict=True):
            object.__setattr__(self, row, _checked(row, lines))

    @cached_property
    def _tables(self) -> dict[str, dict[str, int]]:
        return {"front": dict(self.front), "middle": dict(self.middle), "back": dict(self.back)}

    def for_row(self, row: str, key: RankKey) -> int:
        """Return the points for a hand in the front, the middle or the back.

        >>> from acehigh import Incomplete
        >>> OPEN_FACE.for_row("front", Incomplete().key("Qs Qh 2c"))
        7
        """
        table = self._tables.get(row)
        if table is None:
            raise unknown_name("row", row, ROWS)
        return next((table[name] for name in _names(key) if name in table), 0)

    def for_rows(self, setting: ChineseSetting) -> dict[str, int]:
        """Return the points for each row of a setting, by its name; a foul scores none."""
        foul = setting.foul
        return {row: 0 if foul else self.for_row(row, key) for row, key in setting.keys.items()}


def _names(key: RankKey) -> Iterator[str]:
    """Yield the names of the lines that a hand can be paid by, the narrowest first."""
    first = key.ranks[0]
    if key.category in _OF_A_RANK:
        yield _OF_A_RANK[key.category].format(first.plural)
    if key.category is Category.STRAIGHT_FLUSH and first is Rank.ACE:
        yield "royal flush"
    yield key.category.name


@cache
def _known(row: str) -> frozenset[str]:
    """Return the names of all lines that a row can have."""
    categories = _IN_FRONT if row == "front" else _BEHIND
    names = {category.name for category in categories}
    for category in categories:
        names |= {_OF_A_RANK.get(category, category.name).format(rank.plural) for rank in Rank}
    return frozenset(names if row == "front" else names | {"royal flush"})


def _checked(row: str, lines: Lines) -> tuple[tuple[str, int], ...]:
    """Return the lines of a row, the least paid first, if that is what they are."""
    try:
        pairs = [
            (name, points)
            for name, points in (lines.items() if isinstance(lines, Mapping) else lines)
        ]
    except (TypeError, ValueError):
        raise CardError(
            f"the lines of the {row} are names with points, as {{'flush': 4}}, not {lines!r}"
        ) from None
    seen: set[str] = set()
    for name, points in pairs:
        if name not in _known(row):
            raise unknown_name(f"line of the {row}", name, _known(row))
        if type(points) is not int or points < 0:
            raise CardError(f"{name!r} is paid a whole number from 0 on, not {points!r}")
        if name in seen:
            raise CardError(f"the {row} has two lines for {name!r}")
        seen.add(name)
    # Sorted, so that equal tables are equal values however they were written.
    return tuple(sorted(pairs, key=lambda line: (line[1], line[0])))


_BACK = {
    "straight": 2,
    "flush": 4,
    "full house": 6,
    "four of a kind": 10,
    "straight flush": 15,
    "royal flush": 25,
}

OPEN_FACE = Royalties(
    front={f"pair of {rank.plural}": rank - 5 for rank in Rank if rank >= Rank.SIX}
    | {f"three of a kind, {rank.plural}": rank + 8 for rank in Rank},
    middle={"three of a kind": 2} | {name: 2 * points for name, points in _BACK.items()},
    back=_BACK,
)
"""The royalties of open-face Chinese poker (G9)."""
