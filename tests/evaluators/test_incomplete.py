"""Hands of fewer cards than usual (I1 to I4)."""

from itertools import combinations
from typing import Any

import pytest

from acehigh import (
    AceToFive,
    AceToSix,
    Badugi,
    DeuceToSeven,
    High,
    Incomplete,
    Stripped,
    ThreeCard,
    TwentyCard,
    parse_cards,
)
from acehigh.errors import CardError, HandSizeError
from helpers.cases import in_one_test

# I2, best first; across different numbers of cards.
CHAINS = [
    ["8s 8h Kd", "8s 8h 6d 2c", "8s 8h 6d"],
    ["Ts", "9s 5h", "9s 3h 2d", "9s 3h", "9s"],
    ["As Ah Kd Kc 2s", "As Ah Kd Kc", "As Ah Qd Qc Ks"],
    ["2s 2h 2d", "As Ah Kd Qc Js"],
    ["2s 2h 2d 2c", "As Ah Ad Kc Kd"],
    ["2s 2h 2d 2c 3s", "2s 2h 2d 2c"],
    ["6s 5h 4d 3c 2s", "As Ks Qs Js"],
    ["2s 2h", "As 4h 3d 2c"],
    # I3: no straight, so the ace is not low.
    ["As 2h 3d 4c", "Ks Qh Jd Tc", "Ks Qh Jd"],
]


@in_one_test("chain", CHAINS)
def test_incomplete_hands_compare_across_numbers_of_cards(chain: list[str]) -> None:
    keys = list(map(Incomplete().key, chain))
    assert all(better > worse for better, worse in combinations(keys, 2))


@in_one_test(
    ("cards", "sentence"),
    [
        ("As", "ace high"),
        ("As Kd", "ace high, king kicker"),
        ("As 4h 3d 2c", "ace high, four kicker"),
        ("As Ks Qs Js", "ace high, king kicker"),
        ("8s 8h", "pair of eights"),
        ("8s 8h 6d 2c", "pair of eights, six kicker"),
        ("9s 9h 4s 4d", "two pair, nines and fours"),
        ("9s 9h 9d", "three of a kind, nines"),
        ("9s 9h 9d 2c", "three of a kind, nines, two kicker"),
        ("9s 9h 9d 9c", "four of a kind, nines"),
        ("As Ks Qs Js Ts", "straight flush, ace high (royal flush)"),
    ],
)
def test_incomplete_hands_are_called_by_what_there_is(cards: str, sentence: str) -> None:
    held = parse_cards(cards)
    assert str(Incomplete().best(held[::-1])) == f"{cards}: {sentence}"


def test_five_cards_or_more_are_worth_the_same_as_ever() -> None:
    for cards in ("As Kd Qh Jc Ts", "9s 9d 9c 4h 4d 2s", "As Ks 2s 3s 4s 5s 9d"):
        key, full = Incomplete().key(cards), High().key(cards)
        assert (key.category, key.ranks) == (full.category, full.ranks)
        assert Incomplete().best(cards).cards == High().best(cards).cards


def test_no_cards_are_no_hand() -> None:
    with pytest.raises(HandSizeError, match=r"Incomplete\(\) expects 1 or more"):
        Incomplete().key("")


@pytest.mark.parametrize("base", [AceToFive(), DeuceToSeven(), AceToSix(), Badugi()], ids=repr)
def test_incomplete_hands_of_low_games_are_not_defined(base: Any) -> None:
    # L8
    with pytest.raises(CardError) as error:
        Incomplete(base)
    assert repr(base) in str(error.value)


def test_incomplete_hands_of_other_high_games() -> None:
    assert Incomplete(Stripped()).key("As 9h 8d 7c 6s").describe() == "straight, nine high"
    assert Incomplete(TwentyCard()).key("As Ah").describe() == "pair of aces"
    three = Incomplete(ThreeCard())
    assert three.hand_size == 3
    assert three.key("As Ah") < three.key("As Ah 2d") < three.key("3s 2s Ad")
