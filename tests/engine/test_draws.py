"""Drawing some cards of several kinds is counted as if each card were drawn alone."""

from collections import Counter
from itertools import combinations

import pytest

from acehigh.engine.draws import draws


@pytest.mark.parametrize(
    "kinds", [[], [(1, 4)], [(1, 4), (10, 1), (100, 2)], [(1, 2), (2, 2), (1, 1)]]
)
def test_every_draw_is_there_as_often_as_it_can_be_made(kinds: list[tuple[int, int]]) -> None:
    cards = [one for one, there in kinds for _ in range(there)]
    for number, found in enumerate(draws(kinds, 4, 0)):
        ways: Counter[int] = Counter()
        for total, times in found:
            ways[total] += times
        assert ways == Counter(map(sum, combinations(cards, number)))
