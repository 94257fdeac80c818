"""Seven of 53 cards up to the names of suits: each holding has a pattern, each its weight."""

from collections import Counter
from functools import cache
from itertools import combinations
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from acehigh import Card, parse_cards
from acehigh.games.pai_gow import CASINOS, DECK, house_way
from acehigh.games.pai_gow.holding import Holding
from acehigh.games.pai_gow.house_way import split_by
from acehigh.games.pai_gow.patterns import example_of, pattern_of, patterns, weights
from acehigh.games.pai_gow.setting import seven_cards
from helpers.pai_gow_hands import any_seven

any_way = st.sampled_from(sorted(CASINOS))


@given(any_seven, any_way)
def test_an_example_stands_for_its_pattern(held: list[Card], way: str) -> None:
    cards = seven_cards(held)
    pattern = pattern_of(cards)
    assert pattern_of(example_of(pattern)) == pattern
    setting = house_way(cards, way)
    split = split_by(CASINOS[way], Holding.of(cards, "second"))
    assert (split.high_key, split.low_key) == (setting.high_key, setting.low_key)


@cache
def every_pattern() -> list[tuple[int, ...]]:
    """Return all patterns, in three parts one after the other."""
    return [pattern for part in range(3) for pattern in patterns(part, 3)]


def weighed(dead: set[Card]) -> dict[tuple[int, ...], int]:
    numbers = [number for part in range(3) for number in weights(dead, part, 3)]
    return dict(zip(every_pattern(), numbers, strict=True))


def test_every_pattern_of_a_part_has_its_weight() -> None:
    numbers = list(weights((), 1, 5_000))
    assert len(numbers) == len(list(patterns(1, 5_000)))
    assert min(numbers) > 0


@pytest.mark.slow
def test_there_is_a_pattern_for_every_holding() -> None:
    assert len(every_pattern()) == len(set(every_pattern())) == 292_253
    assert sum(weighed(set()).values()) == comb(53, 7) == 154_143_080


@pytest.mark.slow
@pytest.mark.parametrize(
    "kept",
    [
        "2s 2h 2d 2c 3s 4s 4h 5s 6s 6d Jk",
        pytest.param("2s 2h 2d 2c 3s 4s 4h 5s 6s 6d 7s", marks=pytest.mark.exhaustive),
        pytest.param("As Ah Kh Qh Jh Jd Th 9h 8h 8d 7h 6h Jk", marks=pytest.mark.exhaustive),
    ],
)
def test_patterns_are_weighed_by_how_many_holdings_have_them(kept: str) -> None:
    left = parse_cards(kept)
    counts = Counter(
        tuple(sorted(pattern_of(held), reverse=True)) for held in combinations(left, 7)
    )
    found = weighed({card for card in DECK if card not in left})
    assert {pattern: number for pattern, number in found.items() if number} == counts
