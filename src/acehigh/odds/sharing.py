"""Work in parts: in this process, or shared among others by any executor."""

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, as_completed
from typing import TypeAlias, TypeVar

T = TypeVar("T")

Progress: TypeAlias = Callable[[int, int], object]
"""Called with how many parts of the work are done, and how many there are."""


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

    >>> sorted(in_parts(lambda part, parts: range(part, 10, parts), 3))
    [range(0, 10, 3), range(1, 10, 3), range(2, 10, 3)]
    """
    results = (
        (work(part, parts) for part in range(parts))
        if executor is None
        else _submitted(work, parts, executor)
    )
    for done, result in enumerate(results, 1):
        yield result
        if progress is not None:
            progress(done, parts)


def _submitted(
    work: Callable[[int, int], T], parts: int, executor: Executor
) -> Iterator[T]:
    # Positional arguments, and few tasks of some size: any executor can take them.
    futures = [executor.submit(work, part, parts) for part in range(parts)]
    try:
        for future in as_completed(futures):
            yield future.result()
    finally:
        # Whoever stops early, by Ctrl-C say, does not wait for parts that nobody wants.
        for future in futures:
            future.cancel()
