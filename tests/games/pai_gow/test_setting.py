"""How seven cards are set: five as the high row, two as the low one; and which are fouls."""

import pickle
from copy import copy

import pytest
from hypothesis import given
from hypothesis import settings as examples

from acehigh import Card, Category, parse_cards
from acehigh.errors import (
    CardError,
    DuplicateCardError,
    HandSizeError,
    NotInDeckError,
    ParseError,
    UnknownNameError,
)
from acehigh.games.pai_gow import PaiGowSetting, settings
from helpers import slow_pai_gow as slow
from helpers.cases import in_one_test
from helpers.pai_gow_hands import any_seven, wheels


@examples(max_examples=12)
@given(any_seven, wheels)
def test_settings_are_all_that_are_no_foul(held: list[Card], wheel: str) -> None:
    found = settings(held, wheel=wheel)
    rows = [(frozenset(one.high), frozenset(one.low)) for one in found]
    assert len(rows) == len(set(rows))
    assert set(rows) == slow.fair_settings(held, wheel)
    assert [one.low_key for one in found] == sorted((o.low_key for o in found), reverse=True)
    assert all(set(one.cards) == set(held) and not one.foul for one in found)


def test_a_setting_is_a_value() -> None:
    setting = PaiGowSetting(iter(parse_cards("3d 9h As Jk 6c")), "Qs Kd", wheel="lowest")
    text = "PaiGowSetting(high='As Jk 9h 6c 3d', low='Kd Qs', wheel='lowest')"
    assert repr(setting) == text
    assert eval(text) == setting == PaiGowSetting(setting.high[::-1], setting.low, "lowest")
    assert hash(setting) == hash(copy(setting))
    assert setting.high_key.category is Category.PAIR
    assert pickle.loads(pickle.dumps(setting)) == setting
    assert setting != PaiGowSetting(setting.high, setting.low)
    assert str(setting) == (
        "As Jk 9h 6c 3d: pair of aces, nine kicker (joker as Ah) / "
        "Kd Qs: king high, queen kicker"
    )


def test_the_bug_is_an_ace_in_the_low_row() -> None:
    setting = PaiGowSetting("Ks Kd 9h 6c 3d", "Jk Qs")
    assert setting.hands[1].key.describe() == "ace high, queen kicker"


@in_one_test(
    ("high", "low", "wheel", "error", "says"),
    [
        ("As Kd", "Qs Js", "second", HandSizeError, "a high row has 5 cards, not 2: As Kd"),
        ("As Ks Qs Js 9s", "2d", "second", HandSizeError, "a low row has 2 cards, not 1: 2d"),
        ("As Ks Qs Js 9s", "2d As", "second", DuplicateCardError, "As is held 2 times"),
        ("As Ks Qs Js Jk", "2d Jk", "second", DuplicateCardError, "Jk is held 2 times"),
        ("As Ks Qs Js 9s", "2d BJ", "second", NotInDeckError, "BJ is not in the 53-card deck"),
        ("As Ks Qs Js 9s", "2d 1s", "second", ParseError, "'1s' is no card"),
        ("As Ks Qs Js 9s", "2d 3d", "lowst", UnknownNameError, "did you mean 'lowest'"),
    ],
)
def test_what_is_no_setting_is_refused(
    high: str, low: str, wheel: str, error: type[CardError], says: str
) -> None:
    with pytest.raises(error, match=says):
        PaiGowSetting(high, low, wheel)


@in_one_test(
    ("held", "error", "says"),
    [
        ("As Ks Qs Js 9s 2d", HandSizeError, "7 cards, not 6"),
        ("As Ks Qs Js 9s 2d 3d 4d", HandSizeError, "7 cards, not 8"),
        ("", HandSizeError, "7 cards, not 0: none"),
        ("As Ks Qs Js 9s 2d As", DuplicateCardError, "As is held 2 times"),
        ("As Ks Qs Js 9s Jk Jk", DuplicateCardError, "Jk is held 2 times"),
    ],
)
def test_what_is_no_holding_is_refused(held: str, error: type[CardError], says: str) -> None:
    with pytest.raises(error, match=says):
        settings(held)
