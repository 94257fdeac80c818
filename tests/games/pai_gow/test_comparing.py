"""Player against banker: who wins, and what is paid less the commission (G10)."""

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given

from acehigh import Card
from acehigh.errors import AmountError, CardError, DuplicateCardError, UnknownNameError
from acehigh.games.pai_gow import COMMISSION, PaiGowSetting, compare, winnings
from helpers import slow_pai_gow as slow
from helpers.cases import in_one_test
from helpers.pai_gow_hands import holdings, wheels

BANKER = PaiGowSetting("Qs Qd 9h 6c 3d", "As Td")


@given(holdings(14) | holdings(14), wheels)
def test_settings_compare_as_the_slow_statement_says(held: list[Card], wheel: str) -> None:
    player, banker = (held[:5], held[5:7]), (held[7:12], held[12:])
    one, other = PaiGowSetting(*player, wheel), PaiGowSetting(*banker, wheel)
    assert compare(one, other) == slow.result(player, banker, wheel)
    assert one.foul == slow.is_foul(*player, wheel)


@given(holdings(14))
def test_what_one_wins_the_other_does_not(held: list[Card]) -> None:
    one = PaiGowSetting(held[:5], held[5:7])
    other = PaiGowSetting(held[7:12], held[12:])
    assert (compare(one, other), compare(other, one)) in {
        ("win", "lose"),
        ("lose", "win"),
        ("push", "push"),
        # A copy is the banker's, whoever that is; so are two fouls.
        ("push", "lose"),
        ("lose", "push"),
        ("lose", "lose"),
    }


@in_one_test(
    ("high", "low", "expected"),
    [
        ("Ks Kd 9s 6d 2c", "Ah Jh", "win"),
        ("Ks Kd 9s 6d 2c", "Ah Th", "push"),
        ("Qh Qc 9s 6d 3c", "Ah Jh", "push"),
        ("Qh Qc 9s 6d 3c", "Ah Th", "lose"),
        ("Js Jd 9s 6d 2c", "Ah 9d", "lose"),
        ("Js Jd 9s 6d 2c", "Kh Kc", "lose"),
        ("8s 8d 7s 7d 7c", "Jk Jh", "win"),
    ],
)
def test_copies_are_the_bankers_and_a_foul_loses(high: str, low: str, expected: str) -> None:
    assert compare(PaiGowSetting(high, low), BANKER) == expected


def test_a_foul_of_the_banker_loses_to_all_but_a_foul_of_the_player() -> None:
    foul = PaiGowSetting("Ks Qh 9c 6d 2c", "2s 2h")
    assert foul.reason.startswith("the low row, pair of twos, is above the high row, king high")
    assert BANKER.reason == ""
    assert compare(BANKER, foul) == "win"
    assert compare(PaiGowSetting("Kd Jh 9s 7d 3c", "3s 3h"), foul) == "lose"


def test_what_cannot_be_compared_is_refused() -> None:
    wrong: Any = "As Ks"
    with pytest.raises(CardError, match="expected a PaiGowSetting, got 'As Ks'"):
        compare(wrong, BANKER)
    with pytest.raises(DuplicateCardError, match="As is held 2 times"):
        compare(PaiGowSetting("As Kd 9s 6d 2c", "Jh Js"), BANKER)
    with pytest.raises(CardError, match="the lowest for the player, the second for the banker"):
        compare(PaiGowSetting("Ks Kd 9s 6d 2c", "Ah Jh", "lowest"), BANKER)


def test_what_is_won_pays_commission() -> None:
    assert winnings("win", 20) == 19
    assert winnings("win", Fraction("12.5")) == Fraction("11.875")
    assert winnings("push", 20) == 0
    assert winnings("lose", 20) == -20
    assert winnings("win", 20, Fraction(0)) == 20
    assert Fraction(5, 100) == COMMISSION


@in_one_test("bet", [True, -1, 1.5, "20", Fraction(-1, 2)])
def test_what_is_no_bet_is_refused(bet: Any) -> None:
    with pytest.raises(AmountError, match="a bet is a whole number or a Fraction"):
        winnings("win", bet)


@in_one_test("commission", [True, 0.05, 2, Fraction(-1, 20)])
def test_what_is_no_commission_is_refused(commission: Any) -> None:
    with pytest.raises(AmountError, match="a commission is a Fraction from 0 to 1"):
        winnings("win", 20, commission)


def test_an_unknown_result_is_refused() -> None:
    wrong: Any = "lost"
    with pytest.raises(UnknownNameError, match="did you mean 'lose'"):
        winnings(wrong)
