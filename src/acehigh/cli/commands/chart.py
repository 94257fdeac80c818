"""``acehigh chart``: the ranking chart of a game, as a picture."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from acehigh.cli.command import Command
from acehigh.cli.options.counting import add_cards, count
from acehigh.cli.options.files import STANDARD_OUTPUT, add_force, check_output, file_in_a_folder
from acehigh.cli.options.output import add_json
from acehigh.cli.options.rules import add_rules, choose_rules
from acehigh.cli.options.values import or_usage_error
from acehigh.cli.output import Output

_EXAMPLES = """\
The chart has every category of the rules, from best to worst: a hand drawn as cards,
a sentence, and how frequent it is. The file's name says what it is: chart.svg,
chart.pdf or chart.png. PDF and PNG need more: pip install 'acehigh[chart]'.

examples:
  $ acehigh chart -o chart.svg
  $ acehigh chart --rules short-deck --four-colours -o short-deck.pdf
  $ acehigh chart --wild 2 --title "Deuces wild" --paper letter -o deuces.png
"""


def _add_arguments(command: ArgumentParser) -> None:
    """Add the arguments that say what a chart shows, and where it goes."""
    command.set_defaults(known=(), processes=None, inclusive=False)
    command.add_argument(
        "-o",
        "--output",
        type=or_usage_error(_chart_file),
        required=True,
        metavar="FILE",
        help="the file to write: its name ends in .svg, .pdf or .png; - prints the SVG",
    )
    add_force(command)
    add_json(command)
    add_rules(command)
    add_cards(command)
    command.add_argument(
        "--four-colours", action="store_true", help="a colour for each suit, not black and red"
    )
    command.add_argument(
        "--royal-flush", action="store_true", help="a row of its own for the royal flush"
    )
    command.add_argument("--title", metavar="TEXT", help="the line above the chart")
    command.add_argument(
        "--font",
        metavar="FILE",
        help="a TrueType font for .pdf and .png, if theirs lacks a letter of the title",
    )
    command.add_argument(
        "--paper", choices=("a4", "letter"), default="a4", help="its size (default: a4)"
    )


def _chart(options: Namespace, output: Output) -> None:
    """Draw the ranking chart of the rules and write it to the file."""
    # Imported here, not above: no other command needs them.
    from acehigh.chart import chart, write  # noqa: PLC0415

    check_output(options.output, options)
    choose_rules(options)
    counted = count(options)
    svg = chart(
        counted,
        four_colours=options.four_colours,
        royal_flush=options.royal_flush,
        title=options.title,
        paper=options.paper,
    )
    if options.output == STANDARD_OUTPUT:
        output.svg(svg)
        return
    write(svg, options.output, font=options.font)
    if output.as_json:
        output.record(file=str(options.output), total=counted.total)


def _chart_file(text: str) -> Path:
    """Return the file that a chart is to be written to, once it is clear that it can be.

    Raises:
        CardError: its name ends in no format of a chart, or libraries are missing for that;
            there is no such folder, or it is one.
    """
    from acehigh.chart import check_format  # noqa: PLC0415

    path = file_in_a_folder(text)
    if path != STANDARD_OUTPUT:
        check_format(path)
    return path


COMMAND = Command(
    "chart", "draw the ranking chart of a game", _add_arguments, _chart, examples=_EXAMPLES
)
