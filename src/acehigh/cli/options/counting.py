"""The arguments that say what is counted, and by how many processes."""

from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from acehigh.cli.options.values import number, or_usage_error, processes
from acehigh.cli.workers import workers

if TYPE_CHECKING:
    from acehigh.odds.frequencies import Frequencies


def add_cards(command: ArgumentParser) -> None:
    """Add the argument that says how many cards a holding has."""
    command.add_argument(
        "--cards",
        type=or_usage_error(number),
        metavar="N",
        help="count the best hands of so many cards: 7 in hold'em (default: a hand's)",
    )


def add_processes(command: ArgumentParser) -> None:
    """Add the argument that says how many processes share the work."""
    command.add_argument(
        "--processes",
        type=or_usage_error(processes),
        metavar="N",
        help="share a long count among so many processes",
    )


def count(options: Namespace) -> "Frequencies":
    """Return the frequencies that were asked for.

    Raises:
        CardError: they cannot be counted.
    """
    # Imported here, not above: few commands need it.
    from acehigh.odds.frequencies import frequencies  # noqa: PLC0415

    cards = options.rules.hand_size if options.cards is None else options.cards
    with workers(options.processes) as (executor, progress):
        return frequencies(
            options.rules, cards, known=options.known, executor=executor, progress=progress
        )
