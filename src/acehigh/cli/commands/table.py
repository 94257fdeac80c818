"""``acehigh table``: how frequent every category is."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from fractions import Fraction
from math import floor, log10
from typing import TYPE_CHECKING

from acehigh.cli.command import Command
from acehigh.cli.layouts import LAYOUTS, csv_lines
from acehigh.cli.options.counting import add_cards, add_processes, count
from acehigh.cli.options.output import add_json
from acehigh.cli.options.rules import add_rules, choose_rules
from acehigh.cli.options.values import or_usage_error
from acehigh.cli.output import Output
from acehigh.parsing import parse_cards

if TYPE_CHECKING:
    from acehigh.odds.frequencies import Frequencies

_EXAMPLES = """\
Nothing is dealt: every holding is counted. A category that cannot be is left out.

examples:
  $ acehigh table --cards 7
  $ acehigh table --rules ace-to-five --jokers 1 --format markdown
  $ acehigh table --deck 2x52 --format csv
  $ acehigh table --cards 7 --known "As Ah"
"""

_HEADINGS = ("category", "holdings", "distinct", "probability", "odds against", "or better")


def _add_arguments(command: ArgumentParser) -> None:
    add_json(command)
    add_rules(command)
    add_cards(command)
    command.add_argument(
        "--known",
        type=or_usage_error(parse_cards),
        default=(),
        metavar="CARDS",
        help="cards that every holding has",
    )
    command.add_argument(
        "--format", choices=(*LAYOUTS, "csv", "json"), help="how to print it (default: text)"
    )
    add_processes(command)


def _table(options: Namespace, output: Output) -> None:
    """Print how many holdings are of each category, and how probable it is."""
    layout = "json" if options.json else options.format or "text"
    if options.json and options.format not in (None, "json"):
        options.error(f"--json goes without --format {options.format}")
    choose_rules(options)
    counted = count(options)
    if layout == "json":
        for fields in _records(counted):
            output.record(**fields)
    elif layout == "csv":
        for line in csv_lines(list(_records(counted))):
            output.text(line)
    else:
        for line in LAYOUTS[layout]([_HEADINGS, *_cells(counted)]):
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


COMMAND = Command(
    "table",
    "print how frequent each category is",
    _add_arguments,
    _table,
    examples=_EXAMPLES,
)
