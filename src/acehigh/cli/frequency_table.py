"""How frequent each category is, as people and as programs read it."""

from collections.abc import Iterator
from fractions import Fraction
from math import floor, log10
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from acehigh.odds.frequencies import Frequencies


def frequency_records(counted: "Frequencies") -> Iterator[dict[str, object]]:
    """Yield what other programs may want to know of each category."""
    for row in counted.rows:
        yield {
            "category": str(row.category),
            "count": row.count,
            "distinct": row.distinct,
            "total": counted.total,
            "probability": float(row.probability),
            "odds": float(row.odds),
            "cumulative": float(row.cumulative),
        }


def frequency_cells(counted: "Frequencies", of: str) -> Iterator[tuple[str, ...]]:
    """Yield the lines of a table that people read, the names of its columns first.

    Args:
        counted: what was counted.
        of: what it was, in the plural.
    """
    yield "category", of, "distinct", "probability", "odds against", "or better"
    for row in counted.rows:
        yield (
            str(row.category),
            f"{row.count:,}",
            f"{row.distinct:,}",
            percent(row.probability),
            _odds(row.odds),
            percent(row.cumulative),
        )
    yield "total", f"{counted.total:,}", f"{len(counted.keys):,}", "", "", ""
    qualifying = counted.qualifying
    if qualifying < counted.total:
        part = Fraction(qualifying, counted.total)
        yield "qualify", f"{qualifying:,}", "", percent(part), "", ""


def percent(part: Fraction) -> str:
    """Return a part in percent, with four decimals, or more if they would be all 0 or 9.

    >>> percent(Fraction(1, 3)), percent(Fraction(4, 133_784_560)), percent(Fraction(1))
    ('33.3333 %', '0.00000299 %', '100.0000 %')
    """
    percent = float(100 * part)
    near = float(100 * min(part, 1 - part))
    decimals = max(4, 2 - floor(log10(near))) if near else 4
    return f"{percent:.{decimals}f} %"


def _odds(odds: Fraction) -> str:
    """Return odds against, as precise as they are wanted.

    >>> _odds(Fraction(4164)), _odds(Fraction(1, 3))
    ('4,164 : 1', '0.33 : 1')
    """
    return f"{float(odds):,.{0 if odds >= 100 else 2}f} : 1"
