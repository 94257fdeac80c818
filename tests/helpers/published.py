"""The files of frequencies: how many hands and keys are of each category, by others' count."""

import csv
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TypeAlias

from acehigh import Category, Rank, RankKey

Table: TypeAlias = dict[str, tuple[int, int]]
"""How many hands, and how many keys, are of each category, and in all."""


def assert_as_published(found: Mapping[RankKey, int], expected: Table) -> None:
    """Fail unless as many hands and keys are of each category as the file of frequencies says.

    Parts of a category are compared where the file tells them apart.
    """
    assert expected
    table = tabulated(found)
    finer = {name for name in table if name.endswith("_high") or name.startswith("of_which")}
    left_out = finer - expected.keys()
    assert {name: row for name, row in table.items() if name not in left_out} == expected


def tabulated(found: Mapping[RankKey, int]) -> Table:
    """Return how many hands and keys are of each category and its parts, and in all."""
    table: Table = {"total": (sum(found.values()), len(found))}
    for key, number in found.items():
        for name in _rows(key):
            hands, keys = table.get(name, (0, 0))
            table[name] = (hands + number, keys + 1)
    return table


def _rows(key: RankKey) -> list[str]:
    """Return the rows of a file of frequencies that a hand is counted in."""
    name = key.category.name.replace(" ", "_")
    highest = key.ranks[0]
    rows = [name]
    if key.category is Category.STRAIGHT_FLUSH and highest is Rank.ACE:
        rows.append("of_which_royal_flush")
    if key.category is Category.HIGH_CARD:
        rows.append(f"high_card_{int(highest)}_high")
    return rows


def published(file: str, table: str, size: int, rules: str) -> Table:
    """Return what a file of frequencies says; its number of keys is 0 where it has none."""
    return {
        row["category"]: (int(row["count"]), int(row["distinct_hands"] or 0))
        for row in _lines(file)
        if (row["table"], row["cards"], row["rules"]) == (table, str(size), rules)
    }


def parts(file: str) -> list[tuple[str, int, str]]:
    """Return the table, the size of holdings and the rules of each part of a file."""
    found = [(row["table"], int(row["cards"]), row["rules"]) for row in _lines(file)]
    return list(dict.fromkeys(found))


def files() -> list[str]:
    """Return the names of all files of frequencies."""
    return sorted(path.stem for path in _FOLDER.glob("*.csv"))


@cache
def _lines(file: str) -> list[dict[str, str]]:
    with (_FOLDER / f"{file}.csv").open(newline="") as lines:
        return list(csv.DictReader(lines))


_FOLDER = Path(__file__).parent.parent / "data" / "frequencies"
