"""The arguments that say when and how suits count."""

from argparse import ArgumentParser, Namespace

from acehigh.cli.options.values import or_usage_error
from acehigh.orders import SuitOrder
from acehigh.showdowns.tiebreaks import SuitTieBreak


def add_suits(command: ArgumentParser) -> None:
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


def tie_break_of(options: Namespace) -> SuitTieBreak | None:
    """Return the house rule that was asked for, if any."""
    if options.tie_break is None:
        return None
    return SuitTieBreak(options.tie_break, options.suits)
