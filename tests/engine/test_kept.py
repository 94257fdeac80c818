"""What is kept for those who ask again can be let go of, all at once."""

from functools import cache, lru_cache

import pytest

from acehigh.engine import kept


@pytest.fixture(autouse=True)
def _only_those_of_the_test(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave what other tests made: to make it again takes a moment."""
    monkeypatch.setattr(kept, "_CACHES", [])


def test_all_that_may_be_dropped_is_dropped() -> None:
    asked = []

    @kept.droppable
    @lru_cache(maxsize=8)
    def double(number: int) -> int:
        asked.append(number)
        return 2 * number

    @kept.droppable
    @cache
    def half(number: int) -> float:
        asked.append(number)
        return number / 2

    for _ in range(2):
        assert (double(4), half(8)) == (8, 4)
        assert (double(4), half(8)) == (8, 4)
        kept.drop_all()
        assert double.cache_info().currsize == half.cache_info().currsize == 0
    assert asked == [4, 8, 4, 8]


def test_a_droppable_cache_is_the_cache_itself() -> None:
    plain = lru_cache(maxsize=3)(abs)
    assert kept.droppable(plain) is plain
    assert plain.cache_info().maxsize == 3


def test_other_caches_stay() -> None:
    @cache
    def triple(number: int) -> int:
        return 3 * number

    triple(5)
    kept.drop_all()
    assert triple.cache_info().currsize == 1
