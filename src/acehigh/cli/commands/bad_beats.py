"""``acehigh bad-beats``: how often a good hand loses to a better one."""

from argparse import ArgumentParser, Namespace
from functools import partial

from acehigh.cli.command import Command
from acehigh.cli.options.counting import add_processes
from acehigh.cli.options.output import add_json
from acehigh.cli.options.rules import add_rules, choose_rules
from acehigh.cli.options.values import number, or_usage_error
from acehigh.cli.output import Output
from acehigh.cli.workers import workers
from acehigh.odds.figures import percent

_DESCRIPTION = """\
Hold'em, nobody folds, and both hole cards of the loser and of the winner must play.
A hand is a category, as quads, which means the lowest hand of it, or ranks or cards in
quotes, as "AAATT". Every deal is counted, which takes half a minute for 52 cards.
"""

_EXAMPLES = """\
examples:
  $ acehigh bad-beats quads --deck 20
  four of a kind, tens, jack kicker, or better loses in 24,480 of 126,977,760 deals
  0.0193 %, once in 5,187
  $ acehigh bad-beats AAATT --players 9 --processes 2
"""

_MOST_PLAYERS = 1_000


def _add_arguments(command: ArgumentParser) -> None:
    command.add_argument("least", metavar="HAND", help="what the loser's hand is at least")
    add_json(command)
    add_rules(command)
    command.add_argument(
        "--players",
        type=or_usage_error(partial(number, least=2, most=_MOST_PLAYERS, of=" players")),
        default="2",
        metavar="N",
        help="how many are dealt two cards (default: 2)",
    )
    command.add_argument(
        "--both-play",
        choices=("must", "may"),
        default="must",
        help="both hole cards must play (default), or may in some best hand",
    )
    command.add_argument(
        "--pocket-quads",
        action="store_true",
        help="four of a kind counts with a pair in the hole only",
    )
    command.add_argument(
        "--winner",
        choices=("any", "best"),
        default="any",
        help="who beats the loser: any player (default), or the best at the table",
    )
    add_processes(command)


def _bad_beats(options: Namespace, output: Output) -> None:
    """Print in how many deals a good hand loses."""
    # Imported here, not above: no other command needs it.
    from acehigh.odds.bad_beats import bad_beats  # noqa: PLC0415

    choose_rules(options)
    with workers(options.processes) as (executor, progress):
        found = bad_beats(
            options.least,
            options.players,
            ranker=options.rules,
            both_play=options.both_play,
            pocket_quads=options.pocket_quads,
            winner=options.winner,
            executor=executor,
            progress=progress,
        )
    least = found.least.describe()
    if output.as_json:
        output.record(
            least=least,
            players=found.players,
            deals=found.deals,
            total=found.total,
            probability=float(found.probability),
        )
        return
    output.text(f"{least}, or better loses in {found.deals:,} of {found.total:,} deals")
    if found.deals:
        once = found.total / found.deals
        output.text(f"{percent(found.probability)}, once in {once:,.0f}")


COMMAND = Command(
    "bad-beats",
    "print how often a good hand loses to a better one",
    _add_arguments,
    _bad_beats,
    description=_DESCRIPTION,
    examples=_EXAMPLES,
)
