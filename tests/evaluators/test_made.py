"""What cards of one hand make, and the straights of a deck (H3 to H5)."""

from typing import Any

import pytest

from acehigh import CardError, Category, Deck, Rank
from acehigh.evaluators.made import STANDARD_ORDER, made_of, straights_of, with_above
from helpers.cases import in_one_test

STRAIGHTS = straights_of((Rank.ACE, *Rank), 5)
NAMES = {str(rank): rank for rank in Rank}


def ranks(text: str) -> tuple[Rank, ...]:
    return tuple(NAMES[one] for one in text)


@in_one_test(
    ("held", "suited", "category", "counted"),
    [
        ("KJ853", False, "high card", "KJ853"),
        ("KJ853", True, "flush", "KJ853"),
        ("3K8J3", False, "pair", "3KJ8"),
        ("3K3JK", False, "two pair", "K3J"),
        ("3K3J3", False, "three of a kind", "3KJ"),
        ("5432A", False, "straight", "5"),
        ("AKQJT", False, "straight", "A"),
        ("KA234", False, "high card", "AK432"),
        ("3K3K3", False, "full house", "3K"),
        ("K3333", False, "four of a kind", "3K"),
        ("65432", True, "straight flush", "6"),
        ("33333", False, "five of a kind", "3"),
    ],
)
def test_what_five_cards_make(held: str, suited: bool, category: str, counted: str) -> None:
    made = made_of(ranks(held), suited, STRAIGHTS, STANDARD_ORDER, lambda rank, _: rank)
    assert made == (Category(category), ranks(counted))


def test_a_flush_of_equal_cards_is_compared_card_by_card() -> None:
    pair = made_of(ranks("99742"), True, STRAIGHTS, STANDARD_ORDER, lambda rank, _: rank)
    assert pair == (Category.FLUSH, ranks("99742"))


def test_of_two_categories_the_order_of_the_game_says_which_is_higher() -> None:
    trips_up = with_above(STANDARD_ORDER, Category.THREE_OF_A_KIND, Category.FLUSH)
    made = made_of(ranks("777AK"), True, STRAIGHTS, trips_up, lambda rank, _: rank)
    assert made == (Category.THREE_OF_A_KIND, ranks("7AK"))


def test_without_flushes_suits_mean_nothing() -> None:
    order = (Category.HIGH_CARD, Category.PAIR)
    made = made_of(ranks("KJ853"), True, {}, order, lambda rank, _: rank)
    assert made[0] is Category.HIGH_CARD


@pytest.mark.parametrize(
    ("lowest", "number", "wheel_top"),
    [(Rank.TWO, 10, Rank.FIVE), (Rank.SIX, 6, Rank.NINE), (Rank.TEN, 1, Rank.ACE)],
)
def test_the_ace_stands_below_the_lowest_rank_too(
    lowest: Rank, number: int, wheel_top: Rank
) -> None:
    deck = Deck.stripped(lowest)
    straights = straights_of((Rank.ACE, *deck.ranks), 5)
    wheel = frozenset({Rank.ACE, *deck.ranks[:4]})
    assert (len(straights), straights[wheel]) == (number, wheel_top)


def test_a_category_is_put_above_another() -> None:
    order = with_above(STANDARD_ORDER, Category.FLUSH, Category.FULL_HOUSE)
    assert order.index(Category.FLUSH) == order.index(Category.FULL_HOUSE) + 1
    assert sorted(map(str, order)) == sorted(map(str, STANDARD_ORDER))


@pytest.mark.parametrize(
    ("order", "category", "other"),
    [
        (STANDARD_ORDER, Category.FLUSH, Category("skeet")),
        (STANDARD_ORDER, "flush", Category.PAIR),
        (STANDARD_ORDER, Category.FLUSH, Category.FLUSH),
        (5, Category.FLUSH, Category.PAIR),
    ],
)
def test_what_cannot_be_put_above_another_is_named(
    order: Any, category: Any, other: Category
) -> None:
    with pytest.raises(
        CardError, match=r"^(one category moves above|expected categories, got)"
    ):
        with_above(order, category, other)
