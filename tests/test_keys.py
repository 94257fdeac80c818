"""A key shows what a hand is worth, and nothing of the tuple that it is made of."""

import pickle

import pytest

from acehigh import High, RankKey, Wild

KEYS = [High().key("As Ah Kd Qc Js"), Wild(High()).key("As Ah Kd Qc Jk")]


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("name", ["count", "index"])
def test_what_only_a_tuple_has_is_no_result(key: RankKey, name: str) -> None:
    assert not hasattr(key, name)
    assert name not in dir(key)
    with pytest.raises(AttributeError, match=f"a RankKey has no '{name}'"):
        getattr(key, name)


@pytest.mark.parametrize("key", KEYS)
def test_what_a_key_says_is_listed(key: RankKey) -> None:
    assert {"category", "ranks", "describe", "qualifies", "ranker"} <= set(dir(key))


def test_keys_are_compared_in_c() -> None:
    for name in ("__lt__", "__le__", "__gt__", "__ge__", "__eq__"):
        assert getattr(RankKey, name) is getattr(tuple, name)


@pytest.mark.parametrize("key", KEYS)
def test_a_key_stays_what_it_was(key: RankKey) -> None:
    assert pickle.loads(pickle.dumps(key)) == key
    assert key in [key]
