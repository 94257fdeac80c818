"""Keys are the same objects in other threads, and again when other processes send them."""

import multiprocessing
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from random import Random
from threading import Barrier

import pytest

from acehigh import Card, Deck, Hand, High, Ranker, RankKey

THREADS = 8


class Fresh(High):
    """High hands by a ranker that nobody has used, so that its tables are empty."""

    nobodys: int = 0


numbers = count()


def random_holdings(number: int) -> list[tuple[Card, ...]]:
    """Return holdings of five to nine cards, every third of them of two suits."""
    random = Random(20241129)
    cards = Deck.standard().cards
    return [
        tuple(random.sample(cards[:26] if i % 3 == 0 else cards, random.randint(5, 9)))
        for i in range(number)
    ]


@pytest.fixture
def restless() -> Iterator[None]:
    """Let threads change places as often as can be."""
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(interval)


def keys_by_threads(rankers: list[Ranker]) -> list[list[RankKey]]:
    """Return the keys that threads, one for each ranker, got when they began at once."""
    barrier = Barrier(len(rankers))
    holdings = random_holdings(40)

    def keys(ranker: Ranker) -> list[RankKey]:
        barrier.wait()
        return [ranker.key(cards) for cards in holdings]

    with ThreadPoolExecutor(len(rankers)) as threads:
        return list(threads.map(keys, rankers))


def assert_same_keys(found: list[list[RankKey]]) -> None:
    expected = [High().key(cards) for cards in random_holdings(40)]
    for keys in found:
        for key, first, right in zip(keys, found[0], expected, strict=True):
            assert key is first
            assert (key.category, key.ranks) == (right.category, right.ranks)
        assert sorted(set(keys)) == sorted(set(found[0]))
    by_key = sorted(zip(found[0], expected, strict=True), key=lambda pair: pair[0])
    assert [right for _, right in by_key] == sorted(expected)


@pytest.mark.slow
@pytest.mark.usefixtures("restless")
def test_threads_that_share_a_ranker_with_empty_tables_get_the_same_keys() -> None:
    ranker = Fresh(nobodys=next(numbers))
    assert_same_keys(keys_by_threads([ranker] * THREADS))


@pytest.mark.slow
@pytest.mark.usefixtures("restless")
def test_threads_with_equal_rankers_and_empty_tables_get_the_same_keys() -> None:
    number = next(numbers)
    assert_same_keys(keys_by_threads([Fresh(nobodys=number) for _ in range(THREADS)]))


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore:.*multi-threaded, use of fork:DeprecationWarning")
@pytest.mark.parametrize("method", ["fork", "spawn"])
def test_keys_that_other_processes_send_are_the_same_objects(method: str) -> None:
    if method not in multiprocessing.get_all_start_methods():
        pytest.skip(f"this system cannot {method}")
    rankers = (High(), High(deck=Deck.five_suits()), High(deck=Deck.standard() * 2))
    holdings = random_holdings(30)
    with multiprocessing.get_context(method).Pool(2) as pool:
        for ranker in rankers:
            keys = pool.map(ranker.key, holdings)
            assert all(
                key is ranker.key(cards) for key, cards in zip(keys, holdings, strict=True)
            )
            hands: list[Hand] = pool.map(ranker.best, holdings)
            assert hands == list(map(ranker.best, holdings))
            assert all(
                card is same
                for hand, cards in zip(hands, holdings, strict=True)
                for card in hand.cards
                for same in cards
                if card == same
            )
