"""``acehigh odds``: how often a holding ends up in each category."""

from argparse import ArgumentParser, Namespace

from acehigh.cli.command import Command
from acehigh.cli.layouts import LAYOUTS
from acehigh.cli.options.cards import add_known_cards
from acehigh.cli.options.counting import add_processes
from acehigh.cli.options.game import add_game_only
from acehigh.cli.options.lines import (
    Line,
    about_lines,
    add_lines,
    answer_each,
    choose_source,
    lines_of,
)
from acehigh.cli.options.output import add_output
from acehigh.cli.output import Output
from acehigh.cli.workers import workers

_EXAMPLES = """\
Nothing is dealt: every deal of the cards yet to come is counted.

examples:
  $ acehigh odds "Ah Kh" --board "9h 5h 2c"
  $ acehigh odds "As Ah Ks Kh" --game omaha
  $ acehigh odds "As 2d 3c" --game "stud hi-lo" --part low
"""


def _add_arguments(command: ArgumentParser) -> None:
    add_lines(command, "HOLDING", "a player's cards; those missing are yet to be dealt")
    add_output(command)
    add_game_only(command)
    command.add_argument(
        "--part",
        metavar="PART",
        help="by which rules, in a game with several: low, say (default: the first)",
    )
    add_known_cards(command)
    add_processes(command)


def _odds(options: Namespace, output: Output) -> None:
    """Print what each holding may become."""
    choose_source(options)
    answer_each(lines_of(options), _answer, options, output)


def _answer(line: Line, options: Namespace, output: Output) -> None:
    # Imported here, not above: few commands need it.
    from acehigh.odds.hand_odds import hand_odds  # noqa: PLC0415

    with workers(options.processes) as (executor, progress):
        found = hand_odds(
            options.game,
            line.cards(),
            options.board,
            options.dead,
            part=options.part,
            executor=executor,
            progress=progress,
        )
    if output.as_json:
        output.record(
            line=line.number,
            game=options.game.name,
            holding=line.text,
            total=found.total,
            categories=found.records(),
        )
        return
    output.begin_answer()
    for row in LAYOUTS["text"](found.table("deals")):
        output.text(row)


COMMAND = Command(
    "odds",
    "print how often a holding ends up in each category",
    _add_arguments,
    _odds,
    description=about_lines("a holding a line"),
    examples=_EXAMPLES,
)
