"""How frequent something is, as precise as it is wanted."""

from fractions import Fraction
from math import floor, log10


def percent(part: Fraction) -> str:
    """Return a part in percent, with four decimals, or more if they would be all 0 or 9.

    >>> percent(Fraction(1, 3)), percent(Fraction(4, 133_784_560)), percent(Fraction(1))
    ('33.3333 %', '0.00000299 %', '100.0000 %')
    """
    near = float(100 * min(part, 1 - part))
    decimals = max(4, 2 - floor(log10(near))) if near else 4
    return f"{float(100 * part):.{decimals}f} %"


def odds_against(odds: Fraction) -> str:
    """Return odds against, as precise as they are wanted.

    >>> odds_against(Fraction(4164)), odds_against(Fraction(1, 3))
    ('4,164 : 1', '0.33 : 1')
    """
    return f"{float(odds):,.{0 if odds >= 100 else 2}f} : 1"
