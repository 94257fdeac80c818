"""``acehigh table``: how frequent every category is."""

import csv
import sys
from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager, nullcontext
from fractions import Fraction
from math import floor, log10
from typing import TYPE_CHECKING

from acehigh.cli.output import Output
from acehigh.errors import CardError

if TYPE_CHECKING:
    from acehigh.counting.frequencies import Frequencies, Progress

_HEADINGS = ("category", "holdings", "distinct", "probability", "odds against", "or better")


def table(options: Namespace, output: Output) -> None:
    """Print how many holdings are of each category, and how probable it is."""
    try:
        counted = _counted(options)
    except CardError as error:
        options.error(str(error))
    if output.as_json:
        for fields in _records(counted):
            output.record(**fields)
    elif options.format == "csv":
        rows = list(_records(counted))
        writer = csv.DictWriter(sys.stdout, rows[0], lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
    else:
        lines = _LAYOUTS[options.format]([_HEADINGS, *_cells(counted)])
        for line in lines:
            output.text(line)


def _counted(options: Namespace) -> "Frequencies":
    # Imported here, not above: no other command needs it.
    from acehigh.counting.frequencies import frequencies  # noqa: PLC0415

    cards = options.rules.size if options.cards is None else options.cards
    workers = ProcessPoolExecutor(options.processes) if options.processes else nullcontext()
    with workers as executor, _bar() as progress:
        return frequencies(
            options.rules, cards, known=options.known, executor=executor, progress=progress
        )


@contextmanager
def _bar() -> Iterator["Progress | None"]:
    """Show how far a count is that takes over a second, if tqdm is there to show it."""
    try:
        from tqdm import tqdm  # noqa: PLC0415
    except ImportError:
        yield None
        return
    # None: not where standard error is no terminal.
    with tqdm(desc="counting", delay=1, leave=False, disable=None, file=sys.stderr) as bar:

        def progress(done: int, parts: int) -> None:
            bar.total = parts
            bar.update(done - bar.n)

        yield progress


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
    """Return a part in percent, with four decimals, or more if they would be noughts.

    >>> _percent(Fraction(1, 3)), _percent(Fraction(4, 133_784_560))
    ('33.3333 %', '0.00000299 %')
    """
    percent = float(100 * part)
    decimals = max(4, 2 - floor(log10(percent))) if percent else 4
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
    return [f"| {' | '.join(cells)} |" for cells in (heading, ruler, *lines)]


_LAYOUTS: dict[str, Callable[[Sequence[tuple[str, ...]]], Iterable[str]]] = {
    "text": _text,
    "markdown": _markdown,
}
FORMATS = (*_LAYOUTS, "csv", "json")
