"""``acehigh video-poker``: the best hold of a deal, and what a machine returns."""

from argparse import ArgumentParser, Namespace
from fractions import Fraction
from typing import TYPE_CHECKING

from acehigh.cards import Rank
from acehigh.cli.command import Command
from acehigh.cli.options.counting import add_processes
from acehigh.cli.options.lines import Line, add_lines, choose_source, lines_of
from acehigh.cli.options.output import add_output
from acehigh.cli.options.values import or_usage_error
from acehigh.cli.output import Output
from acehigh.cli.workers import workers
from acehigh.errors import AmountError, ParseError
from acehigh.evaluators.declared import ranks_or_cards

if TYPE_CHECKING:
    from acehigh.games.video_poker import Hold, PayTable

_DESCRIPTION = """\
A deal is five cards as one argument in quotes, or a line of a file or standard input.
A pay table is one that has a name, or your own: --pays "royal flush=250; flush=6; ...".
"""

_EXAMPLES = """\
examples:
  $ acehigh video-poker "Ks Qs Js Ts 9s"
  hold Ks Qs Js Ts 9s: 50.0000
  $ acehigh video-poker --list
  $ acehigh video-poker --returns --table "deuces wild" --processes 2
"""


def _add_arguments(command: ArgumentParser) -> None:
    add_lines(command, "DEAL", "five cards")
    add_output(command)
    command.add_argument(
        "--table",
        default="jacks or better 9/6",
        metavar="TABLE",
        help="the pay table (default: jacks or better 9/6)",
    )
    command.add_argument("--pays", metavar="LINES", help="a pay table of your own")
    command.add_argument(
        "--wild",
        type=or_usage_error(_rank),
        metavar="RANK",
        help="with --pays: the rank that is wild",
    )
    command.add_argument(
        "--joker", action="store_true", help="with --pays: a joker is in the deck, and wild"
    )
    command.add_argument("--all", action="store_true", help="all 32 holds, the best first")
    mode = command.add_mutually_exclusive_group()
    mode.add_argument(
        "--returns", action="store_true", help="what the machine returns, and how often it pays"
    )
    mode.add_argument("--list", action="store_true", help="the pay tables that have a name")
    add_processes(command)


def _video_poker(options: Namespace, output: Output) -> None:
    """Print the best holds, or what a machine returns, or the names of pay tables."""
    if (options.returns or options.list) and (options.lines or options.file is not None):
        options.error("--returns and --list go without deals")
    if options.list:
        _list(output)
        return
    table = _pay_table(options)
    if options.returns:
        _returns(table, options, output)
        return
    choose_source(options)
    for line in lines_of(options):
        with output.complaints(line.place):
            holds = table.holds(line.cards())
            for hold in holds if options.all else holds[:1]:
                _answer(line, hold, output)


def _pay_table(options: Namespace) -> "PayTable":
    from acehigh.games.video_poker import PayTable, pay_table_named  # noqa: PLC0415

    if options.pays is None:
        if options.wild is not None or options.joker:
            options.error("--wild and --joker go with --pays")
        return pay_table_named(options.table)
    rows = [_row(part) for part in options.pays.split(";") if part.strip()]
    return PayTable("yours", rows, wild=options.wild, joker=options.joker)


def _row(text: str) -> tuple[str, Fraction]:
    """Return a line of a pay table, and what it pays."""
    name, equals, pays = text.rpartition("=")
    if not equals:
        raise ParseError(f"expected a line = what it pays, got {text.strip()!r}")
    try:
        return name.strip().lower(), Fraction(pays.strip())
    except (ValueError, ZeroDivisionError):
        raise AmountError(f"expected what it pays for a coin, got {pays.strip()!r}") from None


def _rank(text: str) -> Rank:
    """Return the rank that is wild.

    Raises:
        CardError: it is none, or more than a rank.
    """
    rank = ranks_or_cards(text)
    if not isinstance(rank, Rank):
        raise ParseError(f"expected a rank, as 2, got {text!r}")
    return rank


def _answer(line: Line, hold: "Hold", output: Output) -> None:
    if output.as_json:
        output.record(
            line=line.number,
            deal=line.text,
            hold=[str(card) for card in hold.held],
            expected=float(hold.expected),
            exact=str(hold.expected),
        )
    else:
        held = " ".join(map(str, hold.held))
        output.text(f"hold {held or 'nothing'}: {float(hold.expected):.4f}")


def _returns(table: "PayTable", options: Namespace, output: Output) -> None:
    with workers(options.processes, "playing") as (executor, progress):
        returns = table.returns(executor, progress)
    if not output.as_json:
        output.text(str(returns))
        return
    for line in returns.lines:
        output.record(
            table=table.name,
            line=line.name,
            pays=float(line.pays),
            probability=float(line.probability),
            share=float(line.share),
        )
    output.record(table=table.name, total=float(returns.total), exact=str(returns.total))


def _list(output: Output) -> None:
    from acehigh.games.video_poker import PAY_TABLES  # noqa: PLC0415

    for table in PAY_TABLES:
        if output.as_json:
            pays = {name: float(pays) for name, pays in dict(table.lines).items()}
            output.record(table=table.name, pays=pays)
        else:
            output.text(table.name)


COMMAND = Command(
    "video-poker",
    "print the best hold of a deal, or what a machine returns",
    _add_arguments,
    _video_poker,
    description=_DESCRIPTION,
    examples=_EXAMPLES,
)
