"""The arguments that say what is counted, and by how many processes."""

from argparse import ArgumentParser, Namespace
from functools import partial
from typing import TYPE_CHECKING

from acehigh.cli.options.values import number, or_usage_error, processes
from acehigh.cli.workers import workers

if TYPE_CHECKING:
    from acehigh.odds.counted import Frequencies


def add_cards(command: ArgumentParser) -> None:
    """Add the arguments that say how many cards a holding has, and how long it may take."""
    command.add_argument(
        "--cards",
        type=or_usage_error(number),
        metavar="N",
        help="count the best hands of so many cards: 7 in hold'em (default: a hand's)",
    )
    command.add_argument(
        "--limit",
        type=or_usage_error(partial(number, most=10**12)),
        metavar="N",
        help="how many look-ups or questions a count may take (default: some minutes' worth)",
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
            options.rules,
            cards,
            known=options.known,
            inclusive=options.inclusive,
            limit=options.limit,
            executor=executor,
            progress=progress,
        )
