"""Counting for a command: what is counted, by how many processes, and how far it is."""

import sys
from argparse import Namespace
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager, nullcontext
from typing import TYPE_CHECKING

from acehigh.errors import CardError

if TYPE_CHECKING:
    from acehigh.odds.frequencies import Frequencies
    from acehigh.odds.sharing import Progress


def count(options: Namespace) -> "Frequencies":
    """Return the frequencies that were asked for.

    Raises:
        SystemExit: they cannot be counted.
    """
    # Imported here, not above: few commands need it.
    from acehigh.odds.frequencies import frequencies  # noqa: PLC0415

    cards = options.rules.hand_size if options.cards is None else options.cards
    workers = ProcessPoolExecutor(options.processes) if options.processes else nullcontext()
    try:
        with workers as executor, _bar() as progress:
            counted = frequencies(
                options.rules, cards, known=options.known, executor=executor, progress=progress
            )
    except CardError as error:
        options.error(str(error))
    return counted


@contextmanager
def _bar() -> Iterator["Progress | None"]:
    """Show how far a count is that takes over a second, if tqdm is there to show it."""
    try:
        from tqdm import tqdm  # noqa: PLC0415
    except ImportError:
        yield None
        return
    # None: not where standard error is no terminal.
    with tqdm(desc="counting", delay=1, leave=False, disable=None, file=sys.stderr) as bar:

        def progress(done: int, parts: int) -> None:
            bar.total = parts
            bar.update(done - bar.n)

        yield progress
