"""There are 1,326 combinations in 169 classes."""

from itertools import combinations

import pytest
from hypothesis import given

from acehigh.cards import Card
from acehigh.decks import STANDARD
from acehigh.errors import CardError, DuplicateCardError, HandSizeError, NotInDeckError
from acehigh.odds.starting_hands import (
    all_combinations,
    class_combinations,
    class_of,
    combination,
    grid,
    text_of,
)
from acehigh.testing.strategies import holdings


def test_every_two_cards_are_one_combination() -> None:
    pairs = all_combinations()
    assert len(pairs) == 1326
    assert {frozenset(pair) for pair in pairs} == set(map(frozenset, combinations(STANDARD, 2)))


def test_every_combination_is_of_one_class() -> None:
    sizes = {name: len(pairs) for name, pairs in class_combinations().items()}
    assert len(sizes) == 169
    assert sum(sizes.values()) == 1326
    assert {len(name): size for name, size in sizes.items() if len(name) == 2} == {2: 6}
    assert {name[-1]: size for name, size in sizes.items() if len(name) == 3} == {
        "s": 4,
        "o": 12,
    }
    assert all(
        class_of(pair) == name for name, pairs in class_combinations().items() for pair in pairs
    )


def test_the_grid_has_suited_hands_above_the_pairs() -> None:
    rows = grid()
    assert [rows[i][i] for i in range(13)] == [f"{rank}{rank}" for rank in "AKQJT98765432"]
    for i, j in combinations(range(13), 2):
        assert rows[i][j].endswith("s")
        assert rows[j][i] == rows[i][j][:2] + "o"
    assert [name for row in rows for name in row] == list(class_combinations())


@given(holdings(STANDARD, 2, 2))
def test_cards_are_taken_in_either_order(cards: tuple[Card, ...]) -> None:
    pair = combination(cards)
    assert pair == combination(cards[::-1]) == combination(iter(cards))
    assert pair == combination(text_of(cards)) == combination(map(str, cards))
    assert pair in all_combinations()
    assert set(pair) == set(cards)


@pytest.mark.parametrize(
    ("cards", "error", "message"),
    [
        ("As", HandSizeError, "a combination is two cards, not 1: As"),
        ("", HandSizeError, "a combination is two cards, not 0: none"),
        ("AsKsQs", HandSizeError, "a combination is two cards, not 3: As Ks Qs"),
        ("AsAs", DuplicateCardError, "As is held 2 times"),
        ("As A*", NotInDeckError, r"A\* is not in the 52-card deck"),
        ("As Jk", NotInDeckError, "Jk is not in the 52-card deck"),
        ("AKs", CardError, "'K' is no suit"),
    ],
)
def test_what_is_no_combination_is_refused(
    cards: str, error: type[CardError], message: str
) -> None:
    with pytest.raises(error, match=message):
        combination(cards)
