"""The weight of a hand in a range: a number from 0 to 1, exact, and its text."""

import re
from decimal import Decimal
from fractions import Fraction
from typing import TypeAlias

from acehigh.errors import ParseError

Weight: TypeAlias = int | float | Decimal | Fraction | str
"""A number from 0 to 1, or its text: ``"0.5"``, ``"1/3"``, ``"30%"``."""

NUMBER = r"(?:[0-9]+\.?[0-9]*|\.[0-9]+)"
"""What digits and a point look like, for regular expressions."""

WEIGHT = re.compile(f"[0-9]+/[0-9]+|{NUMBER}%?")
"""What the text of a weight looks like."""


def read_weight(text: str) -> Fraction | None:
    """Return the number from 0 to 1 that a text names, None if it names none.

    >>> read_weight("0.5"), read_weight("1/4"), read_weight("30%"), read_weight("2")
    (Fraction(1, 2), Fraction(1, 4), Fraction(3, 10), None)
    """
    if not WEIGHT.fullmatch(text):
        return None
    try:
        number = Fraction(text.rstrip("%"))
    except (ValueError, ZeroDivisionError):  # More digits than Python reads; "1/0".
        return None
    weight = number / 100 if text.endswith("%") else number
    return weight if weight <= 1 else None


def exact_weight(weight: Weight) -> Fraction:
    """Return a weight as a fraction; a float is what its shortest decimal says.

    Raises:
        ParseError: it is no number from 0 to 1.

    >>> exact_weight(0.1), exact_weight("1/3")
    (Fraction(1, 10), Fraction(1, 3))
    """
    number = None
    if isinstance(weight, str):
        number = read_weight(weight.strip())
    elif isinstance(weight, int | float | Decimal | Fraction) and not isinstance(weight, bool):
        try:
            number = weight if isinstance(weight, Fraction) else Fraction(str(weight))
        except ValueError:  # Neither NaN nor infinity is a number.
            number = None
    if number is None or not 0 <= number <= 1:
        raise ParseError(f"a weight is a number from 0 to 1, not {weight!r}")
    return number


def weight_text(weight: Fraction) -> str:
    """Return a weight as a decimal if six places are enough, else as a fraction.

    >>> weight_text(Fraction(1, 2)), weight_text(Fraction(1, 3)), weight_text(Fraction(1))
    ('0.5', '1/3', '1')
    """
    whole, rest = divmod(weight * 1_000_000, 1_000_000)
    if rest.denominator > 1:
        return str(weight)
    return f"{whole}.{int(rest):06}".rstrip("0").rstrip(".")
