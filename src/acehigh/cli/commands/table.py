"""``acehigh table``: how frequent every category is."""

from argparse import ArgumentParser, Namespace

from acehigh.cli.command import Command
from acehigh.cli.layouts import LAYOUTS, csv_lines
from acehigh.cli.options.cards import add_cards_option
from acehigh.cli.options.counting import add_cards, add_processes, count
from acehigh.cli.options.output import add_json
from acehigh.cli.options.rules import add_rules, choose_rules
from acehigh.cli.output import Output

_EXAMPLES = """\
Nothing is dealt: every holding is counted. A category that cannot be is left out.

examples:
  $ acehigh table --cards 7
  $ acehigh table --rules ace-to-five --jokers 1 --format markdown
  $ acehigh table --deck 2x52 --format csv
  $ acehigh table --cards 7 --known "As Ah" --inclusive
"""


def _add_arguments(command: ArgumentParser) -> None:
    add_json(command)
    add_rules(command)
    add_cards(command)
    add_cards_option(command, "--known", "cards that every holding has")
    command.add_argument(
        "--inclusive",
        action="store_true",
        help="count besides how many have such a hand among others: a flush and quads, say",
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
        for fields in counted.records():
            output.record(**fields)
    elif layout == "csv":
        for line in csv_lines(counted.records()):
            output.text(line)
    else:
        for line in LAYOUTS[layout](counted.table()):
            output.text(line)


COMMAND = Command(
    "table",
    "print how frequent each category is",
    _add_arguments,
    _table,
    examples=_EXAMPLES,
)
