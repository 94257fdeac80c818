"""The arguments of the command line, and its help."""

import sys
from argparse import (
    Action,
    ArgumentParser,
    ArgumentTypeError,
    Namespace,
    RawDescriptionHelpFormatter,
)
from collections.abc import Callable, Sequence
from typing import Any, NoReturn, TypeVar

from acehigh.cli.chart import chart_file
from acehigh.cli.pot import amount
from acehigh.errors import CardError, HandSizeError, ParseError
from acehigh.evaluators.catalogue import ranker_named
from acehigh.evaluators.lowest_wild import LowestCardWild
from acehigh.evaluators.protocol import Ranker
from acehigh.evaluators.value import RankerValue
from acehigh.evaluators.wild import Bug, Wild, rank_or_cards
from acehigh.parsing import parse_cards
from acehigh.suits import SuitOrder

_T = TypeVar("_T")

_INTRODUCTION = "Ranks hands of cards under any rules."

_STATUS = """\
exit status:
  0 all is well; 1 a line or argument was bad, the others are answered all the
  same; 2 wrong usage, or input or output failed. Answers go to standard output;
  what is wrong, and where, goes to standard error.
"""

_HOLDINGS = """\
A holding is all the cards a player may choose from, as one argument in quotes.
A card is a rank (2 to 9, T or 10, J Q K A) and a suit (c d h s, or its picture);
spaces and commas may be left out. Without arguments, lines are read from a file
or standard input: {lines}.
Blank lines, and lines that begin with #, are passed over.
"""

_BEST = """\
examples:
  $ acehigh best "2c 7d 7h Ks 7s Kd Ah" AsKsQsJsTs
  7s 7h 7d Ks Kd: full house, sevens over kings
  As Ks Qs Js Ts: straight flush, ace high (royal flush)

  $ acehigh best --hole-cards 2 --board "Qs Js Ts 2h 2s" "As Ks 2c 2d"
  As Ks Qs Js Ts: straight flush, ace high (royal flush)
"""

_WINNERS = """\
examples:
  $ acehigh winners "9d 9c" "Kh Th" "Kc 10c" --board "As Qs Jd 9h 4c"
  loses   9d 9c  9h 9d 9c As Qs: three of a kind, nines, ace kicker
  splits  Kh Th  As Kh Qs Jd Th: straight, ace high
  splits  Kc Tc  As Kc Qs Jd Tc: straight, ace high

  where each line is a showdown, such as  AsKsQsJsTs | 2c 2d 2h 3s 3c
  $ acehigh winners --file showdowns.txt
"""

_POT = """\
Each player is the holding, or the word fold, an equals sign, and what was paid.

examples:
  $ acehigh pot "Ah Kd = 105" "As Kc = 105" "fold = 15" --board "Ac 9d 9h 4s 2c" --unit 5
  seat 1 wins 110 with two pair, aces and nines, king kicker
  seat 2 wins 115 with two pair, aces and nines, king kicker; odd chip by the ace of spades
"""

_CHART = """\
The chart has every category of the rules, from best to worst: a hand drawn as cards,
a sentence, and how frequent it is. The file's name says what it is: chart.svg,
chart.pdf or chart.png. PDF and PNG need more: pip install 'acehigh[chart]'.

examples:
  $ acehigh chart -o chart.svg
  $ acehigh chart --rules short-deck --four-colours -o short-deck.pdf
  $ acehigh chart --wild 2 --title "Deuces wild" --paper letter -o deuces.png
"""


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
        _choose_wild(options)
    if options.command not in ("rules", "chart"):
        _choose_source(options)
        _check_deal(options)
    return options


def _parser() -> ArgumentParser:
    parser = ArgumentParser(
        "acehigh",
        description=_INTRODUCTION,
        epilog=_STATUS,
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
            + (f"\n\n{_HOLDINGS.format(lines=lines)}" if lines else ""),
            epilog=f"{examples}\n{_STATUS}" if examples else None,
            formatter_class=RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        command.set_defaults(holdings=[], error=command.error)
        command.add_argument("--json", action="store_true", help="print a JSON object a line")
        return command

    _add_deal(add("best", "print the best hand of each holding", "a holding a line", _BEST))
    showdown = "a showdown a line, with | or ; between its holdings"
    command = add("winners", "print each hand of a showdown, and who wins", showdown, _WINNERS)
    _add_deal(command)
    _add_suits(command)
    paid = "a pot a line, with | or ; between its players"
    command = add("pot", "print who gets what of a pot and its side pots", paid, _POT)
    _add_deal(command)
    _add_suits(command)
    _add_table(command)
    command = add("chart", "draw the ranking chart of a game", examples=_CHART)
    _add_rules(command)
    _add_drawing(command)
    add("rules", "list the rules that --rules knows")
    return parser


def _add_deal(command: ArgumentParser) -> None:
    """Add the arguments that say which cards are held, and how they are played."""
    command.add_argument("holdings", nargs="*", metavar="HOLDING", help="a player's cards")
    command.add_argument("--file", metavar="PATH", help="read lines; - is standard input")
    _add_rules(command)
    command.add_argument(
        "--board",
        type=_or_usage_error(parse_cards),
        default=(),
        metavar="CARDS",
        help="cards that all players share",
    )
    command.add_argument(
        "--hole-cards",
        type=_or_usage_error(_number),
        metavar="N",
        help="exactly so many of the holding play, the rest from the board: 2 in Omaha",
    )


def _add_rules(command: ArgumentParser) -> None:
    """Add the arguments that say which rules are played."""
    command.add_argument(
        "--rules",
        type=_or_usage_error(ranker_named),
        default="high",
        metavar="NAME",
        help="how hands rank (default: high); `acehigh rules` lists them",
    )
    _add_wild(command)


def _add_drawing(command: ArgumentParser) -> None:
    """Add the arguments that say what a chart shows, and where it goes."""
    command.add_argument(
        "-o",
        "--output",
        type=_or_usage_error(chart_file),
        required=True,
        metavar="FILE",
        help="the file to write: its name ends in .svg, .pdf or .png",
    )
    command.add_argument(
        "--cards",
        type=_or_usage_error(_number),
        metavar="N",
        help="count the best hands of so many cards: 7 in hold'em (default: a hand's)",
    )
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
        type=_or_usage_error(SuitOrder),
        default=SuitOrder.BRIDGE,
        metavar="ORDER",
        help="the order of suits, highest first: shdc (default), or a name, as italy",
    )


def _add_table(command: ArgumentParser) -> None:
    """Add the arguments that say how a pot is divided."""
    group = command.add_argument_group("the table")
    group.add_argument(
        "--low",
        type=_or_usage_error(ranker_named),
        metavar="NAME",
        help="how the low half is won, in high-low games: eight-or-better, say",
    )
    group.add_argument(
        "--unit",
        type=_or_usage_error(amount),
        default="1",
        metavar="AMOUNT",
        help="what the smallest chip is worth (default: 1)",
    )
    group.add_argument(
        "--button",
        type=_or_usage_error(_number),
        metavar="SEAT",
        help="odd chips go to the first winner left of this seat, not by high card",
    )


def _add_wild(command: ArgumentParser) -> None:
    """Add the arguments that say which cards are wild."""
    group = command.add_argument_group("wild cards")
    group.add_argument(
        "--wild",
        type=_or_usage_error(rank_or_cards),
        metavar="CARDS",
        help="a rank, as 2, or cards, as Jh,Js, are wild",
    )
    group.add_argument(
        "--jokers",
        type=_or_usage_error(_number),
        metavar="N",
        help="the deck has so many jokers, and they are wild",
    )
    group.add_argument("--bug", action="store_true", help="the joker is a bug")
    group.add_argument(
        "--lowest-wild", action="store_true", help="each player's lowest card is wild"
    )
    group.add_argument(
        "--naturals",
        choices=("equal", "beat", "fewer_wild", "more_wild"),
        help="what decides between equal hands with and without wild cards (default: equal)",
    )


def _choose_wild(options: Namespace) -> None:
    """Wrap the rules in the wild cards that were asked for."""
    asked = [name for name in ("wild", "bug", "lowest_wild") if getattr(options, name)]
    if "lowest_wild" in asked and len(asked) > 1:
        options.error("--lowest-wild goes without --wild and --bug")
    if options.jokers is None and not asked:
        if options.naturals:
            options.error("--naturals needs wild cards: --wild, --jokers, --bug, --lowest-wild")
        return
    if options.bug and options.jokers == 0:
        options.error("--bug needs a joker, and --jokers 0 leaves none")
    try:
        options.rules = _with_wild(options.rules, options)
        if getattr(options, "low", None):
            options.low = _with_wild(options.low, options)
    except (TypeError, CardError) as error:
        options.error(f"the rules cannot have these wild cards: {error}")


def _with_wild(base: Ranker, options: Namespace) -> Ranker:
    """Return the rules with the wild cards that were asked for.

    Raises:
        CardError: the rules cannot have them.
        TypeError: the rules, a plug-in's, are for one deck only.
    """
    if options.jokers is not None:
        if not isinstance(base, RankerValue):
            raise CardError(f"{base!r} is for one deck only")
        base = base.with_deck(base.deck.with_jokers(options.jokers))
    naturals = options.naturals or "equal"
    if options.lowest_wild:
        return LowestCardWild(base, naturals=naturals)
    if options.jokers == 0 and options.wild is None:
        return base
    kind = Bug if options.bug else Wild
    return kind(base, wild=options.wild or (), naturals=naturals)


def _or_usage_error(convert: Callable[[str], _T]) -> Callable[[str], _T]:
    """Let argparse report the error's own message, which says more than argparse would."""

    def converted(text: str) -> _T:
        try:
            return convert(text)
        except ValueError as error:
            raise ArgumentTypeError(str(error)) from None

    return converted


def _number(text: str) -> int:
    if not text.isdecimal():
        raise ParseError(f"expected a number, got {text!r}")
    return int(text)


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
    board, hole_cards, size = options.board, options.hole_cards, options.rules.size
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
