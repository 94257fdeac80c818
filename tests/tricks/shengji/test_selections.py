"""Choosing some of the cards in hand, where copies of a card are all one."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from acehigh import Card
from acehigh.tricks.shengji.selections import selections
from helpers.shengji_hands import CARDS, texts

hands = st.lists(st.sampled_from(CARDS[:4]), max_size=8)


@given(hands, st.integers(0, 9))
def test_every_selection_comes_once(hand: list[Card], size: int) -> None:
    found = [texts(some) for some in selections(iter(hand), size)]
    assert len(found) == len(set(found))
    assert set(found) == {texts(some) for some in combinations(hand, size)}


def test_cards_that_come_first_are_chosen_first() -> None:
    low, high = CARDS[:2]
    assert list(selections([low, low, high, high], 2)) == [
        (low, low),
        (low, high),
        (high, high),
    ]
    assert list(selections([low], 2)) == []
    assert list(selections([], 0)) == [()]
