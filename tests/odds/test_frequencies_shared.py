"""The work of a count is shared among processes and machines, and watched."""

import multiprocessing
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from math import comb
from typing import Any

import pytest

import acehigh.odds.frequencies
from acehigh import Badugi, Deck, DeuceToSeven, High, Rank, Ranker, ThreeCard, Wild
from acehigh.errors import TooManyError
from acehigh.odds.frequencies import frequencies
from helpers.plug_ins import ShortLow

NINES_UP = Deck.stripped(Rank.NINE)
LONG = ThreeCard(deck=Deck.stripped(Rank.SEVEN))
"""Takes so many look-ups for eight cards that they are done in parts."""


@pytest.mark.slow
@pytest.mark.parametrize(
    "ranker",
    [
        High(deck=NINES_UP),
        DeuceToSeven(deck=NINES_UP),
        ThreeCard(deck=NINES_UP),
        ShortLow(3, deck=NINES_UP),
        Wild(High(deck=NINES_UP)),
        Wild(High(deck=NINES_UP), wild=Rank.NINE, naturals="beat"),
        Badugi(deck=NINES_UP),
    ],
    ids=repr,
)
@pytest.mark.parametrize("looks", [1, 200])
def test_parts_add_up(ranker: Ranker, looks: int, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = frequencies(ranker, 5)
    for name in ("_LOOK_UPS_IN_A_PART", "_QUESTIONS_IN_A_PART"):
        monkeypatch.setattr(acehigh.odds.frequencies, name, looks)
    told: list[tuple[int, int]] = []
    parted = frequencies(ranker, 5, progress=lambda done, parts: told.append((done, parts)))
    assert parted == whole
    parts = len(told)
    assert 1 < parts <= 32
    assert told == [(done, parts) for done in range(1, parts + 1)]


def test_parts_of_a_small_count_add_up(monkeypatch: pytest.MonkeyPatch) -> None:
    for ranker in (ThreeCard(deck=Deck.twenty()), Badugi(deck=Deck.stripped(Rank.QUEEN))):
        whole = frequencies(ranker)
        for name in ("_LOOK_UPS_IN_A_PART", "_QUESTIONS_IN_A_PART"):
            monkeypatch.setattr(acehigh.odds.frequencies, name, 20)
        assert frequencies(ranker) == whole


def test_a_limit_may_be_given() -> None:
    ranker = Badugi(deck=Deck.stripped(Rank.QUEEN))
    assert frequencies(ranker, limit=10_000) == frequencies(ranker)
    with pytest.raises(TooManyError):
        frequencies(ranker, limit=3)


def test_progress_of_a_short_count_is_one_part() -> None:
    told: list[tuple[int, int]] = []
    frequencies(High(), progress=lambda done, parts: told.append((done, parts)))
    assert told == [(1, 1)]


def test_who_watches_may_stop_the_count() -> None:
    def stop(done: int, parts: int) -> None:
        raise KeyboardInterrupt(f"{done} of {parts}")

    with pytest.raises(KeyboardInterrupt, match="1 of 1"):
        frequencies(High(), progress=stop)


@pytest.mark.slow
def test_threads_share_a_long_count() -> None:
    told: list[int] = []
    with ThreadPoolExecutor(2) as executor:
        shared = frequencies(
            LONG, 8, executor=executor, progress=lambda done, _: told.append(done)
        )
    assert len(told) > 1
    assert shared == frequencies(LONG, 8)
    assert shared.total == comb(32, 8)


@pytest.mark.slow
def test_processes_share_a_long_count() -> None:
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(2, mp_context=context) as executor:
        shared = frequencies(LONG, 8, executor=executor)
        low = frequencies(DeuceToSeven(), known="As 2s", executor=executor)
    assert shared == frequencies(LONG, 8)
    assert low == frequencies(DeuceToSeven(), known="As 2s")
    # The keys are the ranker's own, wherever they were found.
    assert all(key is LONG.interned(key) for key in shared.keys)


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_a_cluster_shares_a_long_count() -> None:
    distributed = pytest.importorskip("distributed")
    cluster = distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None
    )
    with cluster, distributed.Client(cluster) as client:
        executor = client.get_executor(pure=False)
        assert frequencies(LONG, 8, executor=executor) == frequencies(LONG, 8)


class Failing(Executor):
    """An executor whose first task fails; it never begins the others."""

    def __init__(self) -> None:
        self.futures: list[Future[Any]] = []

    def submit(self, fn: Callable[..., Any], /, *args: object, **kwargs: object) -> Future[Any]:
        """Return a future that has failed, or waits."""
        del fn, args
        assert not kwargs
        future: Future[Any] = Future()
        if not self.futures:
            future.set_exception(OSError("the machine is gone"))
        self.futures.append(future)
        return future


def test_what_is_left_of_a_count_that_fails_is_cancelled() -> None:
    executor = Failing()
    with pytest.raises(OSError, match="the machine is gone"):
        frequencies(LONG, 8, executor=executor)
    assert len(executor.futures) > 1
    assert all(future.cancelled() for future in executor.futures[1:])
