"""The command that draws the ranking chart of a game."""

from argparse import Namespace
from pathlib import Path

from acehigh.cli.counting import count
from acehigh.cli.output import Output
from acehigh.errors import CardError


def chart(options: Namespace, output: Output) -> None:
    """Draw the ranking chart of the rules and write it to the file."""
    # Imported here, not above: no other command needs them.
    from acehigh.chart import chart as drawn  # noqa: PLC0415
    from acehigh.chart import write  # noqa: PLC0415

    counted = count(options)
    try:
        svg = drawn(
            counted,
            four_colours=options.four_colours,
            title=options.title,
            paper=options.paper,
        )
        write(svg, options.output)
    except CardError as error:
        options.error(str(error))
    if output.as_json:
        output.record(file=str(options.output), total=counted.total)


def chart_file(text: str) -> Path:
    """Return the file that a chart is to be written to, once it is clear that it can be.

    Raises:
        CardError: its name ends in no format of a chart, or libraries are missing for that;
            there is no such folder, or it is one.
    """
    from acehigh.chart import check_format  # noqa: PLC0415

    check_format(text)
    path = Path(text)
    if path.is_dir() or not path.parent.is_dir():
        raise CardError(f"expected a file in a folder that is there, got {text!r}")
    return path
