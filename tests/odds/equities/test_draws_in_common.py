"""Draws by the part of them that another draw may share."""

from collections import Counter
from itertools import combinations
from math import comb

from hypothesis import given
from hypothesis import strategies as st

from acehigh.odds.equities.draws_in_common import DrawsInCommon, draws_in_common

# What a card of each kind adds: sums tell draws apart.
kinds = st.lists(st.integers(1, 3), min_size=1, max_size=4).map(
    lambda numbers: tuple((10**place, number) for place, number in enumerate(numbers))
)


@given(kinds, st.integers(0, 4))
def test_each_draw_has_a_place_and_the_ways_to_draw_it(
    some: tuple[tuple[int, int], ...], number: int
) -> None:
    found = DrawsInCommon(some, number)
    cards = [one for one, there in some for _ in range(there)]
    expected = Counter(map(sum, combinations(cards, number)))
    assert dict(zip(found.sums, found.ways, strict=True)) == expected
    assert sum(found.ways) == comb(len(cards), number)
    assert [sum(drawn) for drawn in found.drawn] == found.sums
    assert all(len(drawn) == number for drawn in found.drawn)


@given(kinds, st.integers(1, 4), st.integers(0, 3))
def test_a_draw_is_there_as_often_as_it_has_the_part(
    some: tuple[tuple[int, int], ...], number: int, size: int
) -> None:
    found = DrawsInCommon(some, number)
    with_parts = found.with_parts(size)
    for place, drawn in enumerate(found.drawn):
        has = Counter(map(sum, combinations(drawn, size)))
        for part, times in has.items():
            assert list(with_parts[part]).count(place) == times
    assert sum(map(len, with_parts.values())) == len(found.drawn) * comb(number, size)
    assert found.with_parts(size) is with_parts


def test_who_draws_from_the_same_cards_shares_what_is_laid_out() -> None:
    same = ((1, 4), (10, 2))
    assert draws_in_common(same, 2) is draws_in_common(((1, 4), (10, 2)), 2)
    assert draws_in_common(same, 2) is not draws_in_common(same, 3)
