"""Rows of numbers in one int: what is done to all at once is what is done to each."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from acehigh.odds.equities.packed import MOST, Grid, Row, fields, packed, split, winners

numbers = st.integers(0, MOST) | st.sampled_from([0, 1, MOST])
rows = st.integers(1, 12).flatmap(
    lambda length: st.lists(
        st.lists(numbers, min_size=length, max_size=length), min_size=2, max_size=4
    )
)


def row_of(values: list[int]) -> int:
    return packed([fields()[value] for value in values])


def flags(row: Row, guards: int) -> list[bool]:
    return list(map(bool, row.flags(guards)))


@settings(max_examples=20)
@given(rows)
def test_rows_are_compared_field_by_field(some: list[list[int]]) -> None:
    row, (one, two, *_) = Row(len(some[0])), some
    guards = row.at_least(row_of(one), row_of(two))
    assert flags(row, guards) == [a >= b for a, b in zip(one, two, strict=True)]
    assert row.greater(row_of(one), row_of(two)) == row_of(list(map(max, one, two)))


@pytest.mark.parametrize("some_fail", [False, True])
@settings(max_examples=20)
@given(some=rows)
def test_who_has_the_greatest_number_wins(some_fail: bool, some: list[list[int]]) -> None:
    row, columns = Row(len(some[0])), list(zip(*some, strict=True))
    masks = winners(row, list(map(row_of, some)), some_fail=some_fail)
    for mask, mine in zip(masks, some, strict=True):
        assert flags(row, mask) == [
            one == max(column) and (one > 0 or not some_fail)
            for one, column in zip(mine, columns, strict=True)
        ]


@settings(max_examples=20)
@given(rows)
def test_fields_are_told_apart_by_who_wins(some: list[list[int]]) -> None:
    row = Row(len(some[0]))
    masks = winners(row, list(map(row_of, some)), some_fail=True)
    expected: Counter[int] = Counter()
    for column in zip(*some, strict=True):
        expected[sum(1 << at for at, one in enumerate(column) if 0 < one == max(column))] += 1
    found = split(masks, row.guards)
    assert {code: guards.bit_count() for code, guards in found.items()} == expected
    assert split(masks, 0) == {}


@settings(max_examples=20)
@given(st.integers(1, 40), st.integers(1, 9))
def test_guards_are_counted_in_columns(lines: int, columns: int) -> None:
    grid = Grid(lines, columns)
    assert grid.in_columns(0) == (0,) * columns
    assert grid.in_columns(grid.guards) == (lines,) * columns


@given(st.lists(st.lists(st.booleans(), min_size=3, max_size=3), min_size=1, max_size=70))
def test_each_column_has_a_count_of_its_own(lines: list[list[bool]]) -> None:
    guards = packed([b"\x80\0" if one else b"\0\0" for line in lines for one in line])
    assert Grid(len(lines), 3).in_columns(guards) == tuple(map(sum, zip(*lines, strict=True)))


def test_many_lines_are_counted_too() -> None:
    # As many as choose six of thirteen cards, and more.
    assert Grid(2_000, 2).in_columns(Grid(2_000, 2).guards) == (2_000, 2_000)
