"""Pairs that share no card are chosen in as many ways as there are."""

from itertools import combinations
from math import factorial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from acehigh.odds.disjoint_pairs import deals, deals_without, disjoint_choices

PAIRS = [1 << a | 1 << b for a, b in combinations(range(8), 2)]


@settings(max_examples=20)
@given(st.lists(st.sampled_from(PAIRS), unique=True, max_size=12), st.integers(0, 4))
def test_choices_of_disjoint_pairs(pairs: list[int], most: int) -> None:
    assert disjoint_choices(pairs, most) == [
        sum(_cards(some) == 2 * number for some in combinations(pairs, number))
        for number in range(most + 1)
    ]


def _cards(pairs: tuple[int, ...]) -> int:
    """Return how many different cards some pairs have."""
    every = 0
    for pair in pairs:
        every |= pair
    return every.bit_count()


def test_all_ways_to_pair_cards() -> None:
    assert disjoint_choices(PAIRS, 4) == [1, 28, 210, 420, 105]


def test_all_pairs_of_a_star() -> None:
    star = [1 | 1 << place for place in range(1, 45)]
    assert disjoint_choices(star, 10) == [1, 44] + [0] * 9


@given(st.lists(st.sampled_from(PAIRS), unique=True), st.integers(1, 3))
def test_deals_without_pairs(pairs: list[int], players: int) -> None:
    dealt = [
        table
        for table in combinations(set(PAIRS) - set(pairs), players)
        if _cards(table) == 2 * players
    ]
    assert deals_without(pairs, players, 8) == len(dealt) * factorial(players)


@pytest.mark.parametrize(
    ("players", "cards", "number"),
    [(0, 3, 1), (1, 3, 3), (2, 4, 6), (2, 3, 0), (2, 47, 1070190)],
)
def test_deals(players: int, cards: int, number: int) -> None:
    assert deals(players, cards) == number
