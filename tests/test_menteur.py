"""Poker Menteur: declarations as text, and their order (G7)."""

import copy
import pickle
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from acehigh import Category, Rank
from acehigh.errors import CardError, ParseError
from acehigh.games.menteur import Declaration, declarations, least_above
from helpers.cases import in_one_test

ALL = declarations(kickers=True)


@in_one_test(
    ("text", "written"),
    [
        ("pair", "pair"),
        ("a pair", "pair"),
        ("Pair of Kings", "pair of kings"),
        ("one pair of Ks", "pair of kings"),
        ("pair of 10s", "pair of tens"),
        ("pair of deuces", "pair of twos"),
        ("two pair, kings and fours", "two pair, kings and fours"),
        ("two pairs  fours and kings", "two pair, kings and fours"),
        ("full house, twos over threes", "full house, twos over threes"),
        ("twos full of threes", "full house, twos over threes"),
        ("trips of sixes", "three of a kind, sixes"),
        ("trips", "three of a kind"),
        ("quads, aces", "four of a kind, aces"),
        ("five of a kind of aces", "five of a kind, aces"),
        ("king high", "king high"),
        ("high card", "high card"),
        ("straight to the nine", "straight, nine high"),
        ("straight to nine", "straight, nine high"),
        ("straight flush to the 5", "straight flush, five high"),
        ("flush, ace high", "flush, ace high"),
        ("royal flush", "royal flush"),
        ("straight flush, ace high", "royal flush"),
        ("pair of kings with 9 kicker", "pair of kings, nine kicker"),
        ("pair of kings, 4 and 9 kickers", "pair of kings, nine and four kickers"),
        ("pair of kings, ace, 9, and 4 kickers", "pair of kings, ace, nine and four kickers"),
        ("two pair, kings and fours, ace kicker", "two pair, kings and fours, ace kicker"),
    ],
)
def test_what_is_said_is_read_and_written(text: str, written: str) -> None:
    declared = Declaration(text)
    assert str(declared) == written
    assert repr(declared) == f"Declaration({written!r})"
    assert declared == Declaration(written)


def test_a_declaration_has_a_category_and_ranks() -> None:
    declared = Declaration("two pair, fours and kings, ace kicker")
    assert declared.category is Category.TWO_PAIR
    assert declared.ranks == (Rank.KING, Rank.FOUR, Rank.ACE)
    assert Declaration("royal flush").category is Category.STRAIGHT_FLUSH
    assert Declaration("flush").ranks == ()


@pytest.mark.slow
def test_all_declarations_round_trip_as_text() -> None:
    assert len(ALL) == len(set(ALL)) == len(set(map(str, ALL))) == 8606
    for declared in ALL:
        assert Declaration(str(declared)) == declared
    assert eval(repr(ALL[-1])) == ALL[-1]
    assert pickle.loads(pickle.dumps(ALL[-1])) == ALL[-1] == copy.deepcopy(ALL[-1])


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


@in_one_test(
    ("text", "message"),
    [
        (
            "pear of kings",
            "'pear of kings' is no declaration: expected one of high card, pair,",
        ),
        (
            "",
            "'' is no declaration: expected one of high card.*or one with its ranks, as 'pair",
        ),
        (
            "two pair, kings",
            "expected 'two pair' or, with ranks, as 'two pair, kings and fours'",
        ),
        ("straight flush, royal", "as 'straight flush, king high'"),
        (
            "full house, twos",
            "expected 'full house' or, with ranks, as 'full house, kings over",
        ),
        ("pair of zebras", "'zebras' is no rank .in 'pair of zebras'.: expected two to ace"),
        ("pair of kings, odd kicker", "'odd' is no rank"),
        ("two pair, kings and kings", "names kings twice: expected different ranks"),
        ("full house, 2s over 2s", "names twos twice: expected different ranks"),
        ("straight, four high", "no straight is four high .in .*: expected five to ace"),
        ("flush, five high", "no flush is five high .in .*: expected six to ace"),
        (
            "full house, 2s over 3s, ace kicker",
            "too many kickers: expected none with full house",
        ),
        ("quads, aces, 2 and 3 kickers", "expected at most 1 with four of a kind"),
        ("pair of kings, king kicker", "cannot have king as a kicker: .* of other ranks"),
        ("pair of kings, 9 and 9 kickers", "cannot have nine as a kicker: .*different kickers"),
        ("pair of kings, , kicker", "is no declaration: expected .pair. or, with ranks"),
        ("king high, ace kicker", "cannot have ace as a kicker: .*lower than it"),
    ],
)
def test_what_declares_nothing_is_named(text: str, message: str) -> None:
    with pytest.raises(ParseError, match=message):
        Declaration(text)


def test_a_declaration_is_text() -> None:
    with pytest.raises(ParseError, match="text such as 'pair of kings', not 3"):
        Declaration(3)  # type: ignore[arg-type]  # wrong on purpose
