"""How often a banker who plays a house way has which rows: exact, whatever cards are known."""

from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import pytest

from acehigh.games.pai_gow import CASINOS, house_way
from acehigh.games.pai_gow.banker import banker_rows
from acehigh.games.pai_gow.patterns import example_of
from acehigh.games.pai_gow.setting import seven_cards
from helpers.pai_gow_hands import few_patterns

WAY = CASINOS["foxwoods"]
DEAD = seven_cards("9s 9h 5d 5c Kh 7s 2d")


@pytest.mark.parametrize("wheel", ["second", "lowest"])
def test_each_pattern_is_set_by_the_house_way_whoever_does_it(
    wheel: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected: Counter[tuple[int, int]] = Counter()
    for pattern, number in few_patterns(monkeypatch, DEAD):
        setting = house_way(example_of(pattern), WAY, wheel=wheel)
        expected[setting.high_key.value, setting.low_key.value] += number
    with ThreadPoolExecutor(2) as executor:
        shared = banker_rows(WAY, wheel, DEAD, executor=executor)
    assert shared == expected


def test_what_is_dead_changes_how_many_there_are_and_not_how_they_are_set(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    few_patterns(monkeypatch, ())
    told: list[tuple[int, int]] = []
    all_rows = banker_rows(WAY, progress=lambda done, parts: told.append((done, parts)))
    rows = banker_rows(WAY, dead=DEAD, progress=lambda done, parts: told.append((done, parts)))
    # The patterns are set once.
    assert told == [(done, 32) for done in range(1, 33)]
    assert rows.keys() == all_rows.keys()
    assert all(rows[pair] <= number for pair, number in all_rows.items())
    assert rows.total() < all_rows.total()
