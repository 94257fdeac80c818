"""The arguments of the command line, and its help."""

import sys
from argparse import (
    Action,
    ArgumentParser,
    Namespace,
    RawDescriptionHelpFormatter,
)
from collections.abc import Sequence
from typing import Any, NoReturn

from acehigh.cli.chart import chart_file
from acehigh.cli.help import BEST, CHART, HOLDINGS, INTRODUCTION, POT, STATUS, TABLE, WINNERS
from acehigh.cli.pot import amount
from acehigh.cli.rules import add_rules, choose_rules
from acehigh.cli.table import FORMATS
from acehigh.cli.values import number, or_usage_error, processes
from acehigh.errors import CardError, HandSizeError
from acehigh.evaluators.named import ranker_named
from acehigh.orders import SuitOrder
from acehigh.parsing import parse_cards


def parse(argv: Sequence[str] | None = None) -> Namespace:
    """Return the options: `command`, `json`, and what the command takes.

    Raises:
        SystemExit: with 2 if they are wrong, with 0 after ``--help`` and ``--version``.
    """
    parser = _parser()
    options, rest = parser.parse_known_args(argv)
    # argparse takes holdings from one place only; those after a later option are left over.
    if any(text.startswith("-") for text in rest) or not (options.holdings or not rest):
        parser.error(f"unrecognized arguments: {' '.join(rest)}")
    options.holdings += rest
    if options.command != "rules":
        choose_rules(options)
    if options.command not in ("rules", "chart", "table"):
        _choose_source(options)
        _check_deal(options)
    return options


def _parser() -> ArgumentParser:
    parser = ArgumentParser(
        "acehigh",
        description=INTRODUCTION,
        epilog=STATUS,
        formatter_class=RawDescriptionHelpFormatter,
        # An abbreviation that is unique today may not be so in the next release.
        allow_abbrev=False,
    )
    parser.add_argument("--version", action=_Version, help="print the version and exit")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)

    def add(name: str, summary: str, lines: str = "", examples: str = "") -> ArgumentParser:
        command: ArgumentParser = commands.add_parser(
            name,
            help=summary,
            description=f"{summary[0].upper()}{summary[1:]}."
            + (f"\n\n{HOLDINGS.format(lines=lines)}" if lines else ""),
            epilog=f"{examples}\n{STATUS}" if examples else None,
            formatter_class=RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        command.set_defaults(holdings=[], error=command.error)
        command.add_argument("--json", action="store_true", help="print a JSON object a line")
        return command

    _add_deal(add("best", "print the best hand of each holding", "a holding a line", BEST))
    showdown = "a showdown a line, with | or ; between its holdings"
    command = add("winners", "print each hand of a showdown, and who wins", showdown, WINNERS)
    _add_deal(command)
    _add_suits(command)
    paid = "a pot a line, with | or ; between its players"
    command = add("pot", "print who gets what of a pot and its side pots", paid, POT)
    _add_deal(command)
    _add_suits(command)
    _add_division(command)
    command = add("table", "print how frequent each category is", examples=TABLE)
    add_rules(command)
    _add_counting(command)
    command = add("chart", "draw the ranking chart of a game", examples=CHART)
    command.set_defaults(known=(), processes=None)
    add_rules(command)
    _add_drawing(command)
    add("rules", "list the rules that --rules knows")
    return parser


def _add_deal(command: ArgumentParser) -> None:
    """Add the arguments that say which cards are held, and how they are played."""
    command.add_argument("holdings", nargs="*", metavar="HOLDING", help="a player's cards")
    command.add_argument("--file", metavar="PATH", help="read lines; - is standard input")
    add_rules(command)
    command.add_argument(
        "--board",
        type=or_usage_error(parse_cards),
        default=(),
        metavar="CARDS",
        help="cards that all players share",
    )
    command.add_argument(
        "--hole-cards",
        type=or_usage_error(number),
        metavar="N",
        help="exactly so many of the holding play, the rest from the board: 2 in Omaha",
    )


def _add_drawing(command: ArgumentParser) -> None:
    """Add the arguments that say what a chart shows, and where it goes."""
    command.add_argument(
        "-o",
        "--output",
        type=or_usage_error(chart_file),
        required=True,
        metavar="FILE",
        help="the file to write: its name ends in .svg, .pdf or .png",
    )
    _add_cards(command)
    command.add_argument(
        "--four-colours", action="store_true", help="a colour for each suit, not black and red"
    )
    command.add_argument("--title", metavar="TEXT", help="the line above the chart")
    command.add_argument(
        "--paper", choices=("a4", "letter"), default="a4", help="its size (default: a4)"
    )


def _add_suits(command: ArgumentParser) -> None:
    """Add the arguments that say when and how suits count."""
    group = command.add_argument_group("suits")
    group.add_argument(
        "--tie-break",
        choices=("highest", "paired", "unpaired"),
        help="the suit of the highest, the highest paired or unpaired card breaks ties",
    )
    group.add_argument(
        "--suits",
        type=or_usage_error(SuitOrder),
        default=SuitOrder.BRIDGE,
        metavar="ORDER",
        help="the order of suits, highest first: shdc (default), or a name, as italy",
    )


def _add_counting(command: ArgumentParser) -> None:
    """Add the arguments that say what is counted, and how it is printed."""
    _add_cards(command)
    command.add_argument(
        "--known",
        type=or_usage_error(parse_cards),
        default=(),
        metavar="CARDS",
        help="cards that every holding has",
    )
    command.add_argument("--format", choices=FORMATS, help="how to print it (default: text)")
    command.add_argument(
        "--processes",
        type=or_usage_error(processes),
        metavar="N",
        help="share a long count among so many processes",
    )


def _add_cards(command: ArgumentParser) -> None:
    command.add_argument(
        "--cards",
        type=or_usage_error(number),
        metavar="N",
        help="count the best hands of so many cards: 7 in hold'em (default: a hand's)",
    )


def _add_division(command: ArgumentParser) -> None:
    """Add the arguments that say how a pot is divided."""
    group = command.add_argument_group("the table")
    group.add_argument(
        "--low",
        type=or_usage_error(ranker_named),
        metavar="NAME",
        help="how the low half is won, in high-low games: eight-or-better, say",
    )
    group.add_argument(
        "--unit",
        type=or_usage_error(amount),
        default="1",
        metavar="AMOUNT",
        help="what the smallest chip is worth (default: 1)",
    )
    group.add_argument(
        "--button",
        type=or_usage_error(number),
        metavar="SEAT",
        help="odd chips go to the first winner left of this seat, not by high card",
    )


def _choose_source(options: Namespace) -> None:
    """Settle where the holdings come from."""
    if options.holdings:
        if options.file is not None:
            options.error("holdings come from arguments or from --file, not both")
        if options.command == "winners" and len(options.holdings) == 1:
            options.error("a showdown needs two holdings or more, each an argument in quotes")
    elif options.file is None:
        if sys.stdin is None or sys.stdin.isatty():
            options.error("expected holdings, as arguments, by --file or on standard input")
        options.file = "-"
    elif options.file == "-" and sys.stdin is None:
        options.error("there is no standard input")


def _check_deal(options: Namespace) -> None:
    """Report at once what would be wrong with every line."""
    board, hole_cards, size = options.board, options.hole_cards, options.rules.hand_size
    try:
        options.rules.deck.check(board)
        if hole_cards is not None and hole_cards > size:
            raise HandSizeError(f"a hand has {size} cards, not {hole_cards} hole cards")
        if hole_cards is not None and size - hole_cards > len(board):
            raise HandSizeError(
                f"--hole-cards {hole_cards} takes {size - hole_cards} cards from the board, "
                f"which has {len(board)}"
            )
    except CardError as error:
        options.error(str(error))


class _Version(Action):
    """Print the version; only then look it up, which takes a while."""

    def __init__(self, option_strings: Sequence[str], dest: str, **given: Any) -> None:
        super().__init__(option_strings, dest, nargs=0, **given)

    def __call__(self, parser: ArgumentParser, *_: object) -> NoReturn:
        from importlib.metadata import PackageNotFoundError, version  # noqa: PLC0415

        try:
            print(parser.prog, version("acehigh"))
        except PackageNotFoundError:
            print(parser.prog, "of unknown version: it is not installed")
        parser.exit()
