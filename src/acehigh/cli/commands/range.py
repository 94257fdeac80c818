"""``acehigh range``: the hands of a range, in the notation of calculators."""

import json
from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from acehigh.cli.command import Command
from acehigh.cli.options.cards import add_cards_option
from acehigh.cli.options.files import STANDARD_OUTPUT, add_force, check_output, file_in_a_folder
from acehigh.cli.options.lines import Line, add_lines, choose_source, lines_of
from acehigh.cli.options.output import add_json
from acehigh.cli.options.values import or_usage_error
from acehigh.cli.output import Output

if TYPE_CHECKING:
    from acehigh.odds.ranges import Range

_DESCRIPTION = """\
A range is one argument in quotes, or a line of a file: pairs and hands (QQ, AKs,
AKo, AK), from one up (QQ+, ATs+), from one to another (QQ-88, T9s-54s), single
combinations (AhKh), random, the best of all hands (15%); with a weight (KQo:0.5),
or without (!AsAc).
"""

_EXAMPLES = """\
examples:
  $ acehigh range "AA, KK, QQ, AKs"
  QQ+, AKs: 22 of 1,326 combinations, 1.66 %
  $ acehigh range "QQ+, AKs" --dead "As 7d"
  AhAd, AhAc, AdAc, KK-QQ, AKs, !AsKs: 18 of 1,326 combinations, 1.36 %
"""


def _add_arguments(command: ArgumentParser) -> None:
    add_lines(command, "RANGE", "a range")
    add_json(command)
    add_cards_option(
        command, "--dead", "without the hands that have one of these: the board, say"
    )
    command.add_argument(
        "--svg",
        type=or_usage_error(file_in_a_folder),
        metavar="FILE",
        help="draw the range as 13 by 13 classes; - prints the picture instead of the text",
    )
    add_force(command)


def _range(options: Namespace, output: Output) -> None:
    """Print what each range has, or draw one."""
    choose_source(options)
    if options.svg is not None:
        if len(options.lines) != 1:
            options.error("--svg draws one range, given as an argument")
        check_output(options.svg, options)
    for line in lines_of(options):
        with output.complaints(line.place):
            _answer(line, _read(line, options), options, output)


def _read(line: Line, options: Namespace) -> "Range":
    # Imported here, not above: no other command needs it.
    from acehigh.odds.ranges import Range  # noqa: PLC0415

    return Range(line.text).without(options.dead)


def _answer(line: Line, found: "Range", options: Namespace, output: Output) -> None:
    if options.svg == STANDARD_OUTPUT:
        output.svg(found.svg())
        return
    if options.svg is not None:
        options.svg.write_text(found.svg(), encoding="utf-8")
    if output.as_json:
        output.record(
            line=line.number,
            range=str(found),
            combinations=len(found),
            percent=found.percent,
            classes={name: float(share) for name, share in found.classes().items()},
            weights=json.loads(found.to_json()),
        )
    else:
        number = f"{len(found):,} of 1,326 combinations"
        output.text(f"{found or 'no hand'}: {number}, {found.percent:.2f} %")


COMMAND = Command(
    "range",
    "print how many hands a range has, and draw it",
    _add_arguments,
    _range,
    description=_DESCRIPTION,
    examples=_EXAMPLES,
)
