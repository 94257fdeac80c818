"""``acehigh equity``: how often each player wins, and the share of the pot to expect."""

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from typing import TYPE_CHECKING

from acehigh.cli.command import Command
from acehigh.cli.layouts import LAYOUTS
from acehigh.cli.options.cards import add_known_cards
from acehigh.cli.options.counting import add_processes
from acehigh.cli.options.game import add_game_only
from acehigh.cli.options.lines import (
    Players,
    add_lines,
    answer_each,
    choose_source,
    players_of,
)
from acehigh.cli.options.output import add_output
from acehigh.cli.options.sampling import add_sampling, add_standard_error
from acehigh.cli.options.values import or_usage_error
from acehigh.cli.output import Output
from acehigh.cli.streams import complain
from acehigh.cli.workers import workers
from acehigh.errors import CardError, ParseError, TooManyError
from acehigh.parsing import parse_cards

if TYPE_CHECKING:
    from acehigh.odds.equities.outcomes import Equity

_DESCRIPTION = """\
A player is one argument in quotes: cards, of which those missing are yet to be dealt,
or in games with two hole cards a range of hands, as "QQ+, AKs" (see `acehigh range`).
Without arguments, lines are read from a file or standard input: one for each deal,
with | between its players. Blank lines, and lines that begin with #, are passed over.

All deals are counted where that takes no more than some minutes. Where it would take
longer, --samples or --error deals some at random; Ctrl-C then prints what is known so far.
"""

_EXAMPLES = """\
examples:
  $ acehigh equity "As Ks" "Qh Qd"
  player     share     wins   ties   losses
  As Ks   46.2145%  787,966  6,732  917,606
  Qh Qd   53.7855%  917,606  6,732  787,966
  of 1,712,304 deals
  $ acehigh equity "As Ah" "TT+, AK" --board "Kd 8s 3c" --dead "2c"
  $ acehigh equity "As Ah 2s 3h" "Kc Kd 9c 9d" --game omaha-hi-lo --board "4s 7h Kh"
  $ acehigh equity "As Ah" random random --error 0.002 --seed 1
"""

_HINT = "hint: --samples 100000 deals so many at random, --error 0.001 as many as needed"

_WIDEST = 40


def _add_arguments(command: ArgumentParser) -> None:
    add_lines(command, "PLAYER", "a player's cards, or the range of hands that he may hold")
    command.add_argument(
        "--range",
        type=or_usage_error(_range),
        action="append",
        default=[],
        metavar="RANGE",
        help="one more player, who holds a hand of this range",
    )
    add_output(command)
    add_game_only(command)
    add_known_cards(command)
    add_sampling(command, "deal so many at random, if all are too many to count")
    add_standard_error(command)
    add_processes(command)


def _range(text: str) -> str:
    """Return the text of a range, once it is clear that it is one.

    Raises:
        ParseError: it is none, or has no hand.
    """
    # Imported here, not above: few commands need it.
    from acehigh.odds.ranges import Range  # noqa: PLC0415

    if not Range(text):
        raise ParseError(f"the range {text!r} has no hand")
    return text


def _equity(options: Namespace, output: Output) -> None:
    """Print the equities of each deal."""
    options.lines += options.range
    choose_source(options)
    # A range may have ; between its items.
    answer_each(players_of(options, "|"), _answer_or_hint, options, output)


def _answer_or_hint(players: Players, options: Namespace, output: Output) -> None:
    try:
        _answer(players, options, output)
    except TooManyError as error:
        output.complain(players.place, error)
        complain(_HINT)


def _answer(players: Players, options: Namespace, output: Output) -> None:
    """Print the equities of one deal; those known so far, if it is stopped early."""
    # Imported here, not above: few commands need it.
    from acehigh.odds.equity import equities  # noqa: PLC0415

    held = [player.text for player in players.several]
    found: Equity | None = None
    try:
        with workers(options.processes) as (executor, progress):
            for one in equities(
                options.game,
                held,
                board=options.board,
                dead=options.dead,
                executor=executor,
                progress=progress,
                samples=options.samples,
                seed=options.seed,
                error=options.standard_error,
            ):
                found = one
    finally:
        if found is not None and output.as_json:
            _record(players, found, options, output)
        elif found is not None:
            output.begin_answer()
            _print([_shown(text, options.game.hole) for text in held], found, output)


def _shown(text: str, most: int) -> str:
    """Return how a player is shown: by so many cards at most, or by the text of a range."""
    try:
        cards = parse_cards(text)
    except CardError:
        cards = None
    if cards is not None and len(cards) <= most:
        text = " ".join(map(str, cards)) or "any"
    else:
        text = " ".join(text.split())
    return text if len(text) <= _WIDEST else f"{text[: _WIDEST - 3]}..."


def _print(held: Sequence[str], found: "Equity", output: Output) -> None:
    heading, *rows = found.rows
    named = [(name, *row[1:]) for name, row in zip(held, rows, strict=True)]
    for line in LAYOUTS["text"]([heading, *named]):
        output.text(line)
    output.text(found.note)


def _record(players: Players, found: "Equity", options: Namespace, output: Output) -> None:
    output.record(
        line=players.number,
        game=options.game.name,
        holdings=[player.text for player in players.holdings],
        board=[str(card) for card in options.board],
        dead=[str(card) for card in options.dead],
        **found.as_dict(),
    )


COMMAND = Command(
    "equity",
    "print how often each player wins, and the share of the pot to expect",
    _add_arguments,
    _equity,
    description=_DESCRIPTION,
    examples=_EXAMPLES,
)
