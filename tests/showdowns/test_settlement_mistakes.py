"""What `settle` refuses, and what it says then."""

from decimal import Decimal
from fractions import Fraction
from typing import Any

import pytest

from acehigh import (
    AceToFive,
    High,
)
from acehigh.errors import AmountError, CardError, DuplicateCardError, HandSizeError
from acehigh.showdowns.settlement import Table, settle

HIGH, LOW = High(), AceToFive(eight_or_better=True)


BOARD = "Ac 9d 9h 4s 2c"


@pytest.mark.parametrize("button", [-1, 2, 17])
def test_a_button_at_no_seat_is_named(button: int) -> None:
    with pytest.raises(CardError, match=f"a player's index from 0 to 1, not {button}$"):
        settle(HIGH, ["Ah Kd", "As Kc"], [5, 5], Table(unit=1, button=button), board=BOARD)


def test_two_players_may_not_hold_the_same_card_though_they_share_no_pot() -> None:
    with pytest.raises(DuplicateCardError, match="Kc is in the holding Qs Kc and"):
        settle(
            HIGH,
            ["As 2s", "Qs Kc", "Kc Qd"],
            [50, 50, 0],
            Table(unit=1),
            board="9d 9h 4s 2c 3d",
        )
    with pytest.raises(DuplicateCardError, match="Ac is in the board"):
        settle(HIGH, ["As 2s", "Ac Kc"], [50, 50], Table(unit=1), board=BOARD)


def test_numbers_of_holdings_and_contributions_must_agree() -> None:
    with pytest.raises(CardError, match="2 holdings, but 1 contributions"):
        settle(HIGH, ["Ah Kd", "As Kc"], [5], Table(unit=1), board=BOARD)


@pytest.mark.parametrize(
    ("paid", "unit", "message"),
    [
        ([5, -5], 1, "an amount is not negative: -5"),
        ([5.0, 5.0], 1, "an amount is an int, a Fraction or a Decimal, not 5.0"),
        ([5, 5], 1.0, "an amount is an int, a Fraction or a Decimal, not 1.0"),
        ([5, Fraction(5)], 1, "amounts are of one type"),
        ([5, 5], Decimal(1), "amounts are of one type"),
        ([5, 6], 4, "10 is no whole number of chips of 4: a smaller unit would do"),
        ([5, 5], 0, "the smallest chip is worth more than nothing"),
    ],
)
def test_amounts_that_cannot_be_are_named(paid: list[Any], unit: Any, message: str) -> None:
    with pytest.raises(AmountError, match=message):
        settle(HIGH, ["Ah Kd", "As Kc"], paid, Table(unit=unit), board=BOARD)


def test_a_pot_needs_a_player_who_did_not_fold() -> None:
    with pytest.raises(AmountError, match="everybody folded"):
        settle(HIGH, [None, None], [5, 5], Table(unit=1), board=BOARD)
    with pytest.raises(AmountError, match="nobody may win"):
        settle(HIGH, [], [], Table(unit=1), board=BOARD)


def test_a_showdown_needs_whole_hands() -> None:
    with pytest.raises(HandSizeError, match="4 cards are too few"):
        settle(HIGH, ["Ah Kd", "As Kc"], [5, 5], Table(unit=1), board="9d 9h")


def test_a_high_for_which_nobody_qualifies_is_named() -> None:
    hands = ["Kh Kd Ks Qs Qd", "Ac Ad As Jc Jd"]
    with pytest.raises(CardError):
        settle(LOW, hands, [5, 5], Table(unit=1))
