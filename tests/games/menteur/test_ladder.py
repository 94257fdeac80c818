"""All declarations of Poker Menteur in order, and the lowest that beats another (G7)."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from acehigh import Category
from acehigh.errors import CardError
from acehigh.games.menteur import Declaration, declarations, least_above
from helpers.cases import in_one_test

ALL = declarations(kickers=True)


@in_one_test(
    ("category", "number"),
    [
        (Category.HIGH_CARD, 14),
        (Category.PAIR, 14),
        (Category.TWO_PAIR, 79),
        (Category.THREE_OF_A_KIND, 14),
        (Category.STRAIGHT, 11),
        (Category.FLUSH, 10),
        (Category.FULL_HOUSE, 157),
        (Category.FOUR_OF_A_KIND, 14),
        (Category.STRAIGHT_FLUSH, 11),
        (Category.FIVE_OF_A_KIND, 14),
    ],
)
def test_how_many_there_are_without_kickers(category: Category, number: int) -> None:
    assert sum(declared.category is category for declared in declarations()) == number


def test_each_beats_the_last() -> None:
    for ladder in (declarations(), ALL):
        for lower, higher in pairwise(ladder):
            assert lower < higher
            assert not higher < lower
            assert lower != higher
    assert set(declarations()) < set(ALL)


@in_one_test(
    ("declared", "next_one"),
    [
        ("high card", "two high"),
        ("ace high", "pair"),
        ("pair of kings", "pair of aces"),
        ("pair of kings, queen kicker", "pair of aces"),
        ("pair of aces", "two pair"),
        ("two pair", "two pair, threes and twos"),
        ("flush", "flush, six high"),
        ("straight", "straight, five high"),
        ("full house, aces over kings", "four of a kind"),
        ("straight flush, king high", "royal flush"),
        ("royal flush", "five of a kind"),
    ],
)
def test_the_lowest_that_beats_it(declared: str, next_one: str) -> None:
    assert least_above(Declaration(declared)) == Declaration(next_one)


def test_nothing_beats_five_aces() -> None:
    assert least_above(Declaration("five of a kind, aces")) is None
    assert least_above(Declaration("five of a kind, aces"), kickers=True) is None
    with pytest.raises(CardError, match="expected a Declaration, got 'pair'"):
        least_above("pair")  # type: ignore[arg-type]  # wrong on purpose


@given(st.sampled_from(ALL), st.booleans())
def test_nothing_lies_between(declared: Declaration, kickers: bool) -> None:
    above = least_above(declared, kickers=kickers)
    ladder = declarations(kickers=kickers)
    assert above == next((other for other in ladder if other > declared), None)
