"""Work in parts: in this process, or shared among others by any executor."""

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, as_completed
from typing import TypeAlias, TypeVar

from acehigh.errors import CardError

T = TypeVar("T")

Progress: TypeAlias = Callable[[int, int], object]
"""Called with how many parts of the work are done, and how many there are."""


def check_sharing(executor: Executor | None, progress: Progress | None) -> None:
    """Raise an error unless work can be shared by this executor, and this progress called.

    Raises:
        CardError: it cannot.
    """
    # The class of executors has `submit` too.
    if executor is not None and (isinstance(executor, type) or not hasattr(executor, "submit")):
        raise CardError(f"expected an executor, as ProcessPoolExecutor(), got {executor!r}")
    if progress is not None and not callable(progress):
        raise CardError(f"expected a function of two numbers for progress, got {progress!r}")


def in_parts(
    work: Callable[[int, int], T],
    parts: int,
    *,
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> Iterator[T]:
    """Yield what each part of some work returns, in whatever order the parts are done.

    Whoever adds the results up must not depend on their order.

    Args:
        work: called with the number of a part, from 0, and with how many parts there are. For
            an executor of processes it must be picklable: a function of a module, or
            `functools.partial` of one.
        parts: how many parts there are.
        executor: what does the parts: any `concurrent.futures.Executor`. Default: they are
            done here, one after the other.
        progress: called after each part.

    Raises:
        CardError: the executor is none, or the progress cannot be called.

    >>> sorted(in_parts(lambda part, parts: sum(range(part, 10, parts)), 3))
    [12, 15, 18]
    """
    # Before the first part is asked for.
    check_sharing(executor, progress)
    results = (
        (work(part, parts) for part in range(parts))
        if executor is None
        else _submitted(work, parts, executor)
    )
    return _watched(results, parts, progress)


def _watched(results: Iterator[T], parts: int, progress: Progress | None) -> Iterator[T]:
    for done, result in enumerate(results, 1):
        yield result
        if progress is not None:
            progress(done, parts)


def _submitted(work: Callable[[int, int], T], parts: int, executor: Executor) -> Iterator[T]:
    # Positional arguments, and few tasks of some size: any executor can take them.
    futures = [executor.submit(work, part, parts) for part in range(parts)]
    try:
        for future in as_completed(futures):
            yield future.result()
    finally:
        # Whoever stops early, by Ctrl-C say, does not wait for parts that nobody wants.
        for future in futures:
            future.cancel()
