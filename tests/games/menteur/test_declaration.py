"""What a player of Poker Menteur declares: a value with an order (G7)."""

import copy
import pickle
from typing import Any

import pytest

from acehigh import Category, Rank
from acehigh.games.menteur import Declaration
from helpers.cases import in_one_test


def test_a_declaration_has_a_category_and_ranks() -> None:
    declared = Declaration("two pair, fours and kings, ace kicker")
    assert declared.category is Category.TWO_PAIR
    assert declared.ranks == (Rank.KING, Rank.FOUR, Rank.ACE)
    assert Declaration("royal flush").category is Category.STRAIGHT_FLUSH
    assert Declaration("flush").ranks == ()


@in_one_test(
    ("lower", "higher"),
    [
        ("pair", "pair of twos"),
        ("pair of aces", "two pair"),
        ("pair of aces, king, queen and jack kickers", "two pair"),
        ("pair of kings", "pair of kings, two kicker"),
        ("pair of kings, ace kicker", "pair of kings, ace and two kickers"),
        ("pair of kings, ace kicker", "pair of aces"),
        ("two pair, kings and fours", "two pair, kings and fives"),
        ("two pair, kings and queens", "two pair, aces and twos"),
        ("full house", "full house, twos over threes"),
        ("full house, twos over aces", "full house, threes over twos"),
        ("straight, ace high", "flush"),
        ("flush, ace high", "full house"),
        ("straight flush, king high", "royal flush"),
        ("royal flush", "five of a kind"),
        ("ace high, king, queen, jack and ten kickers", "pair"),
    ],
)
def test_which_is_higher(lower: str, higher: str) -> None:
    assert Declaration(lower) < Declaration(higher)
    assert Declaration(higher) > Declaration(lower)
    assert Declaration(lower) <= Declaration(higher)


def test_other_things_have_no_place_in_the_order() -> None:
    text: Any = "pair"
    assert Declaration("pair") != text
    with pytest.raises(TypeError, match="'<' not supported"):
        _ = Declaration("pair") < text


def test_pickles_and_copies_are_the_same_declaration() -> None:
    declared = Declaration("two pair, kings and fours, ace kicker")
    assert pickle.loads(pickle.dumps(declared)) == declared == copy.deepcopy(declared)
    assert eval(repr(declared)) == declared
    assert hash(declared) == hash(Declaration("two pairs fours and kings with ace kicker"))
