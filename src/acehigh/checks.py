"""Checks that several modules share: whole numbers of any kind."""

from operator import index
from typing import SupportsIndex

from acehigh.errors import CardError


def integer(value: object) -> int | None:
    """Return a whole number of any kind, NumPy's too, as an int; None for what is none.

    >>> integer(5), integer(5.0), integer(True), integer("5")
    (5, None, None, None)
    """
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
