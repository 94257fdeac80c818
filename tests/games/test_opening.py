"""Openers: the hand that a game asks for before the betting may be opened."""

import pytest

from acehigh import High, Rank, Wild
from acehigh.errors import HandSizeError
from acehigh.games import FIVE_CARD_DRAW, JACKS_OR_BETTER
from acehigh.games.opening import may_open
from helpers.cases import in_one_test


def test_jacks_or_better_open() -> None:
    opens = JACKS_OR_BETTER.may_open
    assert opens("Jh Jd 9s 5c 2d")
    assert opens("2h 2d 3s 3c Ad")
    assert not opens("Th Td 9s 5c 2d")
    assert not opens("Ah Kd 9s 5c 2d")
    assert FIVE_CARD_DRAW.may_open("Ah Kd 9s 5c 2d")


@in_one_test("cards", ["Qs Qh 4d 3c 2s", "2s 2h 3d 3c 4s", "6s 5h 4d 3c 2s", "9s 8s 4s 3s 2s"])
def test_any_hand_above_the_pair_opens(cards: str) -> None:
    assert may_open(High(), cards, Rank.QUEEN)
    assert may_open(High(), iter(cards.split()), None)


def test_a_pair_below_does_not_open() -> None:
    for pair, opens in (("Js Jh", False), ("Qs Qh", True), ("As Ah", True)):
        assert may_open(High(), f"{pair} 4d 3c 2s", Rank.QUEEN) is opens
    assert may_open(Wild(High()), "Qs Jk 4d 3c 2s", Rank.QUEEN)


def test_what_is_no_hand_does_not_open_any_game() -> None:
    for opens in (None, Rank.JACK):
        with pytest.raises(HandSizeError, match="4 cards are too few"):
            may_open(High(), "Js Jd 9s 5c", opens)
