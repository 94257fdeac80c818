"""Checks that several modules share: whole numbers of any kind, several values."""

from collections.abc import Iterable
from operator import index
from typing import SupportsIndex, TypeVar

from acehigh.errors import CardError

T = TypeVar("T")


def integer(value: object) -> int | None:
    """Return a whole number of any kind, NumPy's too, as an int; None for what is none.

    >>> integer(5), integer(5.0), integer(True), integer("5")
    (5, None, None, None)
    """
    if type(value) is int:
        return value
    # This takes several microseconds: what supports an index is found out name by name.
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        return None
    return index(value)


def whole_number(value: object, what: str) -> int:
    """Return a whole number of any kind as an int.

    Args:
        value: the number.
        what: what it is, as a message begins with it: ``"a board"``.

    Raises:
        CardError: it is no whole number.
    """
    number = integer(value)
    if number is None:
        raise CardError(f"{what} is a whole number, not {value!r}")
    return number


def several(values: Iterable[T], what: str) -> tuple[T, ...]:
    """Return several values, which may come from what can be read only once.

    Args:
        values: the values.
        what: what they are, as a message says it: ``"each player's cards"``.

    Raises:
        CardError: there are not several, but one.

    >>> several(iter([1, 2]), "numbers")
    (1, 2)
    """
    try:
        return tuple(values)
    except TypeError:
        raise CardError(f"expected {what}, got {values!r}") from None


def whole_numbers(values: Iterable[SupportsIndex], what: str) -> tuple[int, ...]:
    """Return several whole numbers of any kind as ints.

    Raises:
        CardError: some are none.
    """
    return tuple([whole_number(one, f"each of {what}") for one in several(values, what)])
