"""Long work: shared among processes, with a bar that shows how far it is."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple, Optional

from acehigh.cli.interrupts import ignore_interrupts, ignoring_interrupts

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from acehigh.odds.sharing import Progress


class Workers(NamedTuple):
    """What functions that take long are given.

    Attributes:
        executor: what shares the work; None if this process does it all.
        progress: what is told how far it is; None if nobody wants to know.
    """

    executor: Optional["Executor"]
    progress: Optional["Progress"]


@contextmanager
def workers(processes: int | None, doing: str = "counting") -> Iterator[Workers]:
    """Share the work done within among so many processes, and show how far it is.

    If it is interrupted, or fails, the processes are stopped at once.

    Args:
        processes: how many; none or 0 if the work is not shared.
        doing: what stands before the bar.
    """
    with _executor(processes) as executor, _bar(doing) as progress:
        yield Workers(executor, progress)


@contextmanager
def _executor(processes: int | None) -> Iterator[Optional["Executor"]]:
    if not processes:
        yield None
        return
    # Imported here, not above: it takes longer than most commands.
    from concurrent.futures import ProcessPoolExecutor  # noqa: PLC0415
    from multiprocessing import active_children  # noqa: PLC0415

    others = set(active_children())
    with ProcessPoolExecutor(processes, initializer=ignore_interrupts) as executor:
        try:
            # Ctrl-C reaches all processes of a terminal: it must not stop, with a traceback,
            # one that has just been started.
            with ignoring_interrupts():
                executor.submit(ignore_interrupts)
            yield executor
        except BaseException:
            for child in set(active_children()) - others:
                child.kill()
            raise


@contextmanager
def _bar(doing: str) -> Iterator[Optional["Progress"]]:
    """Show how far work is that takes over a second, if tqdm is there to show it."""
    try:
        from tqdm import tqdm  # noqa: PLC0415
    except ImportError:
        tqdm = None
    if tqdm is None or sys.stderr is None:
        yield None
        return
    # None: not where standard error is no terminal.
    with tqdm(desc=doing, delay=1, leave=False, disable=None, file=sys.stderr) as bar:

        def progress(done: int, parts: int) -> None:
            bar.total = parts
            bar.update(done - bar.n)

        yield progress
