"""Checks that several modules share: what is a whole number, what is several values."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from acehigh.checks import integer, several, whole_number, whole_numbers
from acehigh.errors import CardError
from helpers.cases import in_one_test

NO_NUMBERS = [True, False, 5.0, "5", None, Fraction(5), 1j, [5]]


class Number:
    """A whole number that is no int, as those of NumPy."""

    def __init__(self, value: int) -> None:
        self._value = value

    def __index__(self) -> int:
        return self._value


@given(st.integers())
def test_whole_numbers_of_any_kind_become_ints(value: int) -> None:
    for number in (value, Number(value)):
        found = integer(number)
        assert found == value
        assert type(found) is int
        assert whole_number(number, "a board") == value


@in_one_test("value", NO_NUMBERS)
def test_what_is_no_whole_number_is_told(value: object) -> None:
    assert integer(value) is None
    with pytest.raises(CardError) as error:
        whole_number(value, "a board")
    assert str(error.value) == f"a board is a whole number, not {value!r}"


def test_several_values_may_be_read_once() -> None:
    assert several(iter("ab"), "letters") == ("a", "b")
    assert several((), "letters") == ()
    with pytest.raises(CardError, match=r"^expected letters, got 5$"):
        several(5, "letters")  # type: ignore[arg-type]  # what must be refused


def test_several_whole_numbers() -> None:
    assert whole_numbers(map(Number, (3, 4)), "the stacks") == (3, 4)
    assert whole_numbers((), "the stacks") == ()
    with pytest.raises(CardError, match=r"^each of the stacks is a whole number, not True$"):
        whole_numbers([3, True], "the stacks")
    with pytest.raises(CardError, match=r"^expected the stacks, got 3$"):
        whole_numbers(3, "the stacks")  # type: ignore[arg-type]  # what must be refused
