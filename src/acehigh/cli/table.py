"""``acehigh table``: how frequent every category is."""

import csv
from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from io import StringIO
from math import floor, log10
from typing import TYPE_CHECKING

from acehigh.cli.counting import count
from acehigh.cli.output import Output

if TYPE_CHECKING:
    from acehigh.odds.frequencies import Frequencies

_HEADINGS = ("category", "holdings", "distinct", "probability", "odds against", "or better")


def table(options: Namespace, output: Output) -> None:
    """Print how many holdings are of each category, and how probable it is."""
    layout = "json" if options.json else options.format or "text"
    if options.json and options.format not in (None, "json"):
        options.error(f"--json goes without --format {options.format}")
    counted = count(options)
    if layout == "json":
        for fields in _records(counted):
            output.record(**fields)
    elif layout == "csv":
        for line in _csv(list(_records(counted))):
            output.text(line)
    else:
        for line in _LAYOUTS[layout]([_HEADINGS, *_cells(counted)]):
            output.text(line)


def _records(counted: "Frequencies") -> Iterator[dict[str, object]]:
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


def _cells(counted: "Frequencies") -> Iterator[tuple[str, ...]]:
    """Yield the lines of a table that people read."""
    for row in counted.rows:
        yield (
            str(row.category),
            f"{row.count:,}",
            f"{row.distinct:,}",
            _percent(row.probability),
            _odds(row.odds),
            _percent(row.cumulative),
        )
    yield "total", f"{counted.total:,}", f"{len(counted.keys):,}", "", "", ""
    qualifying = counted.qualifying
    if qualifying < counted.total:
        part = Fraction(qualifying, counted.total)
        yield "qualify", f"{qualifying:,}", "", _percent(part), "", ""


def _percent(part: Fraction) -> str:
    """Return a part in percent, with four decimals, or more if they would be all 0 or 9.

    >>> _percent(Fraction(1, 3)), _percent(Fraction(4, 133_784_560)), _percent(Fraction(1))
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


def _text(rows: Sequence[tuple[str, ...]]) -> Iterable[str]:
    """Return the rows in columns, numbers to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *others in rows:
        cells = [first.ljust(widths[0])]
        cells += [cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True)]
        yield "  ".join(cells).rstrip()


def _markdown(rows: Sequence[tuple[str, ...]]) -> Iterable[str]:
    heading, *lines = rows
    ruler = ("---", *["---:"] * (len(heading) - 1))
    escaped = [[cell.replace("|", "\\|") for cell in cells] for cells in lines]
    return [f"| {' | '.join(cells)} |" for cells in (heading, ruler, *escaped)]


def _csv(rows: Sequence[dict[str, object]]) -> Iterable[str]:
    text = StringIO()
    writer = csv.DictWriter(text, rows[0])
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue().splitlines()


_LAYOUTS: dict[str, Callable[[Sequence[tuple[str, ...]]], Iterable[str]]] = {
    "text": _text,
    "markdown": _markdown,
}
FORMATS = (*_LAYOUTS, "csv", "json")
