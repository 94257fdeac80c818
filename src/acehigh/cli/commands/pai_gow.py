"""``acehigh pai-gow``: pai gow poker, seven cards set as five and two, by a house or best."""

from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from acehigh.cli.command import Command
from acehigh.cli.options.counting import add_processes
from acehigh.cli.options.lines import Line, add_lines, choose_source, lines_of
from acehigh.cli.options.output import add_output
from acehigh.cli.options.sampling import add_sampling
from acehigh.cli.output import Output
from acehigh.cli.records import hand_record, hand_text
from acehigh.cli.workers import workers
from acehigh.errors import CardError, HandSizeError, ParseError

if TYPE_CHECKING:
    from acehigh.games.pai_gow import PaiGowSetting, Prospect

_DESCRIPTION = """\
Seven cards are set by the house way of a casino, or with --best as they gain most
against a banker who plays that way; or they are set already, with / between the high
row and the low one. A holding is an argument, or a line of a file or standard input.
"""

_EXAMPLES = """\
examples:
  $ acehigh pai-gow "9s 9h 5d 5c Ah 7s 2d"
  9s 9h 5d 5c 2d: two pair, nines and fives, two kicker / Ah 7s: ace high, seven kicker
  $ acehigh pai-gow "Ks Kd 9s 6d 2c / Ah Jh" --banker "Qs Qd 9h 6c 3d As Td"
"""


def _add_arguments(command: ArgumentParser) -> None:
    add_lines(command, "HOLDING", "seven cards, set or not")
    add_output(command)
    command.add_argument(
        "--casino", default="foxwoods", metavar="CASINO", help="foxwoods (default) or mgm-grand"
    )
    command.add_argument(
        "--wheel",
        choices=("second", "lowest"),
        default="second",
        help="where A-5-4-3-2 stands among straights (default: second)",
    )
    command.add_argument(
        "--banker", metavar="CARDS", help="seven cards to compare with, set or not"
    )
    command.add_argument(
        "--best", action="store_true", help="the setting that gains most on average"
    )
    add_sampling(command, "with --best: deal so many banker's hands at random, not all")
    add_processes(command)


def _pai_gow(options: Namespace, output: Output) -> None:
    """Print how each holding is set, and what comes of it."""
    from acehigh.games.pai_gow.house_way import house_way_named  # noqa: PLC0415

    choose_source(options)
    house_way_named(options.casino)
    if options.samples is not None and not options.best:
        options.error("--samples goes with --best")
    banker = _banker(options)
    for line in lines_of(options):
        with output.complaints(line.place):
            prospect = _prospect(line, options) if options.best else None
            setting = prospect.setting if prospect else _setting(line, options)
            _answer(line, setting, banker, prospect, output)


def _banker(options: Namespace) -> "PaiGowSetting | None":
    if options.banker is None:
        return None
    try:
        return _setting(Line(1, "--banker", options.banker), options)
    except CardError as error:
        raise ParseError(f"argument --banker: {error}") from None


def _setting(line: Line, options: Namespace) -> "PaiGowSetting":
    """Return how seven cards are set, or how a casino would set them."""
    from acehigh.games.pai_gow import PaiGowSetting, house_way  # noqa: PLC0415

    rows = [part.cards() for part in line.split("/")]
    if len(rows) == 1:
        return house_way(rows[0], options.casino, wheel=options.wheel)
    if len(rows) != 2:
        raise HandSizeError(f"expected high row / low row, got {line.text!r}")
    high, low = rows
    return PaiGowSetting(high, low, wheel=options.wheel)


def _prospect(line: Line, options: Namespace) -> "Prospect":
    """Return the setting that gains most, and how much."""
    from acehigh.games.pai_gow import prospects  # noqa: PLC0415

    with workers(options.processes, "setting") as (executor, progress):
        best, *_ = prospects(
            line.cards(),
            options.casino,
            wheel=options.wheel,
            samples=options.samples,
            seed=options.seed,
            executor=executor,
            progress=progress,
        )
    return best


def _answer(
    line: Line,
    setting: "PaiGowSetting",
    banker: "PaiGowSetting | None",
    prospect: "Prospect | None",
    output: Output,
) -> None:
    from acehigh.games.pai_gow import compare  # noqa: PLC0415

    result = "" if banker is None else compare(setting, banker)
    high, low = setting.hands
    if output.as_json:
        output.record(
            line=line.number,
            high=hand_record(high),
            low=hand_record(low),
            foul=setting.reason,
            result=result,
            expected=None if prospect is None else float(prospect.expected),
            margin=None if prospect is None else prospect.margin,
        )
        return
    said = [f"{hand_text(high)} / {hand_text(low)}"]
    if setting.foul:
        said.append(f"foul: {setting.reason}")
    if prospect is not None:
        margin = "" if prospect.exact else f", give or take {prospect.margin:.4f}"
        said.append(f"gains {float(prospect.expected):+.4f} a bet{margin}")
    output.text((f"{result}: " if result else "") + "; ".join(said))


COMMAND = Command(
    "pai-gow",
    "set and compare hands of pai gow poker",
    _add_arguments,
    _pai_gow,
    description=_DESCRIPTION,
    examples=_EXAMPLES,
)
