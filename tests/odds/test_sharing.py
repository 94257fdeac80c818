"""Work in parts: done here or by an executor, watched, and stopped early."""

from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from functools import partial
from typing import Any

import pytest

from acehigh import CardError, High, equity, frequencies
from acehigh.odds.equity import equities
from acehigh.odds.sharing import in_parts


def part_of_sum(most: int, part: int, parts: int) -> int:
    return sum(range(part, most, parts))


def fails(part: int, _parts: int) -> int:
    if part == 1:
        raise ValueError("the second part fails")
    return part


class Later(Executor):
    """An executor whose first task is done at once and whose others wait for ever."""

    def __init__(self) -> None:
        self.futures: list[Future[Any]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        if not self.futures:
            future.set_result(fn(*args, **kwargs))
        self.futures.append(future)
        return future


@pytest.mark.parametrize("parts", [0, 1, 7])
def test_the_parts_make_the_whole(parts: int) -> None:
    work = partial(part_of_sum, 100)
    expected = sum(range(100)) if parts else 0
    assert sum(in_parts(work, parts)) == expected
    with ThreadPoolExecutor(2) as executor:
        assert sum(in_parts(work, parts, executor=executor)) == expected


@pytest.mark.parametrize("threads", [0, 2])
def test_who_watches_is_told_of_each_part_once_it_is_done(threads: int) -> None:
    seen: list[tuple[int, int]] = []
    with ThreadPoolExecutor(max(threads, 1)) as pool:
        executor = pool if threads else None
        for number, _ in enumerate(
            in_parts(
                partial(part_of_sum, 10),
                3,
                executor=executor,
                progress=lambda done, parts: seen.append((done, parts)),
            )
        ):
            assert len(seen) == number
    assert seen == [(1, 3), (2, 3), (3, 3)]


def test_nothing_is_done_before_it_is_asked_for() -> None:
    done: list[int] = []
    results = in_parts(lambda part, _: done.append(part), 3)
    assert done == []
    next(results)
    assert done == [0]


@pytest.mark.parametrize("threads", [0, 2])
def test_an_error_of_a_part_is_raised(threads: int) -> None:
    with (
        ThreadPoolExecutor(max(threads, 1)) as pool,
        pytest.raises(ValueError, match="the second part fails"),
    ):
        list(in_parts(fails, 3, executor=pool if threads else None))


def test_who_stops_early_cancels_what_is_left() -> None:
    executor = Later()
    results = in_parts(partial(part_of_sum, 10), 4, executor=executor)
    assert next(results) == part_of_sum(10, 0, 4)
    results.close()  # type: ignore[attr-defined]  # a generator it is
    assert [future.cancelled() for future in executor.futures] == [False, True, True, True]


@pytest.mark.parametrize("executor", [5, "processes", ThreadPoolExecutor])
def test_what_is_no_executor_is_named(executor: Any) -> None:
    for share in (
        lambda: in_parts(partial(part_of_sum, 10), 3, executor=executor),
        lambda: frequencies(High(), executor=executor),
        lambda: equity("holdem", ["AA", "KK"], executor=executor),
    ):
        with pytest.raises(CardError, match=r"^expected an executor, as ProcessPoolExecutor"):
            share()


def test_progress_that_cannot_be_called_is_named() -> None:
    progress: Any = "yes"
    for share in (
        lambda: in_parts(partial(part_of_sum, 10), 3, progress=progress),
        lambda: equities("holdem", ["", ""], samples=10, progress=progress),
    ):
        with pytest.raises(CardError, match=r"function of two numbers for progress, got 'yes'"):
            share()
