"""A key is made of what a rule says of a hand, if that is a category and ranks."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from acehigh import AceToFive, Category, High, Rank
from acehigh.errors import CardError
from acehigh.evaluators.hand_value import key_of_hand
from helpers.cases import in_one_test
from helpers.plug_ins import Odd

HAND = "As Kd Qh Jc 9s"
some_ranks = st.lists(st.sampled_from(Rank), max_size=5).map(tuple)


def test_a_category_that_is_none_of_the_rankers_is_named() -> None:
    with pytest.raises(ValueError, match=r"made Category\('blue'\), which is none of its"):
        Odd(made=Category("blue")).key(HAND)


@pytest.mark.parametrize("says", [(16,), (-16,), (1, 2, 3, 4, 5, 6)])
def test_a_worth_that_does_not_fit_is_named(says: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="not up to 5 numbers from -15 to 15"):
        Odd(says=says).key(HAND)


def test_a_worth_from_minus_15_to_15_orders_hands() -> None:
    # Where nothing is said, less is said than by the least number.
    best_first = [(15, 15, 15, 15, 15), (15,), (14, 15), (14, -15), (14,), (-15, -15), ()]
    values = [Odd(says=says).key(HAND).value for says in best_first]
    assert all(better > worse for better, worse in pairwise(values))


@given(
    st.sampled_from(High().categories),
    some_ranks,
    st.sampled_from(High().categories),
    some_ranks,
)
def test_the_category_comes_before_the_ranks(
    one: Category, ranks: tuple[Rank, ...], other: Category, others: tuple[Rank, ...]
) -> None:
    order = High().categories
    key, second = key_of_hand(High(), (one, ranks)), key_of_hand(High(), (other, others))
    assert (key > second) == ((order.index(one), ranks) > (order.index(other), others))
    assert (key.category, key.ranks) == (one, ranks)
    assert key_of_hand(High(), (one, ranks)) is key


def test_rules_say_themselves_what_ranks_are_worth() -> None:
    low, high = (Rank.SEVEN, Rank.FIVE), (Rank.SEVEN, Rank.SIX)
    assert key_of_hand(AceToFive(), (Category.PAIR, low)) > key_of_hand(
        AceToFive(), (Category.PAIR, high)
    )


def test_the_ranks_may_be_any_sequence() -> None:
    made = key_of_hand(High(), (Category.PAIR, [Rank.ACE, Rank.KING]))  # type: ignore[arg-type]
    assert made is key_of_hand(High(), (Category.PAIR, (Rank.ACE, Rank.KING)))


@in_one_test(
    ("made", "words"),
    [
        (None, r"returned None, not a category, and the ranks that count$"),
        ((Category.PAIR,), r"returned .*, not a category, and the ranks that count$"),
        ((Category.PAIR, 14), r"returned .*, not a category, and the ranks that count$"),
        ((Category("blaze"), ()), r"^High\(\) made Category\('blaze'\), which is none of its"),
        ((Category.PAIR, (14,)), r"^High\(\) says that of pair \(14,\) count, not ranks$"),
        ((Category.PAIR, (Rank.TWO,) * 6), r"is worth .*, not up to 5 numbers from -15 to 15$"),
    ],
)
def test_what_is_no_category_and_ranks_is_named(
    made: tuple[Category, tuple[Rank, ...]], words: str
) -> None:
    with pytest.raises(CardError, match=words):
        key_of_hand(High(), made)
