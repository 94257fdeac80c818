"""The number that orders hands of the same rules: the category, then the tie-break values."""

from collections.abc import Sequence

_LEAST, _MOST = -15, 15
"""Between these is each tie-break value."""

_DIGIT = _MOST - _LEAST + 2
"""The base in which a key's value holds the tie-break values, or none."""


def value_of_hand(category: int, values: Sequence[int], size: int) -> int | None:
    """Return the value of a hand's key, or None if the tie-break values will not do.

    Args:
        category: the place of its category, the worst being 0.
        values: the tie-break values, the first to be compared first.
        size: how many cards make a hand.

    >>> value_of_hand(0, [14, 3], 5) < value_of_hand(0, [14, 4], 5) < value_of_hand(1, [], 5)
    True
    """
    if len(values) > size or (values and not _LEAST <= min(values) <= max(values) <= _MOST):
        return None
    value = category
    for one in values:
        value = value * _DIGIT + one - _LEAST + 1
    # Where there is no card the digit is 0, below that of any card (I2).
    return value * int(_DIGIT ** (size - len(values)))


def expected(size: int) -> str:
    """Return what the tie-break values of a hand of so many cards should be."""
    return f"up to {size} numbers from {_LEAST} to {_MOST}"
