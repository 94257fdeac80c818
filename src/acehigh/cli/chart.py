"""The command that draws the ranking chart of a game."""

from argparse import Namespace
from pathlib import Path

from acehigh.cli.output import Output
from acehigh.errors import CardError


def chart(options: Namespace, output: Output) -> None:
    """Draw the ranking chart of the rules and write it to the file."""
    # Imported here, not above: no other command needs them.
    from acehigh.chart import chart as drawn  # noqa: PLC0415
    from acehigh.chart import write  # noqa: PLC0415
    from acehigh.counting.frequencies import frequencies  # noqa: PLC0415

    try:
        cards = options.rules.size if options.cards is None else options.cards
        counted = frequencies(options.rules, cards)
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
        CardError: its name ends in no format of a chart, or libraries are missing for that.
    """
    from acehigh.chart import check_format  # noqa: PLC0415

    check_format(text)
    return Path(text)
