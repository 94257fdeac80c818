"""How a table divides pots: its options, and what the house takes."""

from decimal import Decimal
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from acehigh import High, SuitOrder
from acehigh.errors import AmountError, CardError
from acehigh.games import HOLDEM, RAZZ
from acehigh.showdowns.pots import Pot
from acehigh.showdowns.settlement import HOUSE, settle
from acehigh.showdowns.table import Rake, Table
from helpers.awards import sentences, totals

HIGH = High()
BOARD = "Ac 9d 9h 4s 2c"


def test_a_rake_is_taken_of_the_main_pot_first() -> None:
    held = ["9s 9c", "As Kc", "Qh Qd"]
    rake = Rake(Fraction(5, 100), cap=20)
    awards = HOLDEM.settle(held, [50, 250, 200], Table(unit=1, rake=rake), BOARD)
    assert sentences(awards) == [
        "seat 2 gets back 50",
        "the house takes 20 (main pot)",
        "seat 1 wins 130 (main pot) with four of a kind, nines, ace kicker",
        "seat 2 wins 300 (side pot 1) with two pair, aces and nines, king kicker",
    ]
    assert awards[1].player == HOUSE
    assert sum(award.amount for award in awards) == 500
    whole = HOLDEM.settle(held, [3, 3, 3], Table(unit=1, rake=Rake(Fraction(1))), BOARD)
    assert sentences(whole) == ["the house takes 9"]
    few = HOLDEM.settle(held, [3, 3, 3], Table(unit=1, rake=Rake(Fraction(1, 10))), BOARD)
    assert totals(few) == {0: 9}


def test_no_flop_no_drop() -> None:
    rake = Rake(Fraction(1, 10), no_flop_no_drop=True)
    table = Table(unit=1, rake=rake)
    assert totals(HOLDEM.settle(["As Kc", None], [10, 10], table)) == {0: 20}
    assert totals(HOLDEM.settle(["As Kc", None], [10, 10], table, "Ac 9d 9h")) == {-1: 2, 0: 18}
    assert totals(RAZZ.settle(["As Kc", None], [10, 10], table)) == {-1: 2, 0: 18}
    for part in (2, -1, 0.05, "5 %"):
        with pytest.raises(AmountError, match="a rake's part is a Fraction from 0 to 1"):
            Rake(part)  # type: ignore[arg-type]  # what must be refused


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"odd_chips": "suit"}, "odd_chips is one of tda, roberts; not 'suit'"),
        ({"odd_half": "low"}, "odd_half is one of first, shared; not 'low'"),
        ({"rake": 5}, "expected a Rake, got 5"),
        ({"tie_break": "high"}, "a tie-break is a SuitTieBreak or one of"),
        ({"order": "itly"}, "did you mean 'italy'"),
    ],
)
def test_options_of_a_table_that_cannot_be_are_named(
    options: dict[str, Any], message: str
) -> None:
    with pytest.raises(CardError, match=message):
        Table(unit=1, **options)


def test_orders_and_tie_breaks_of_a_table_may_be_named() -> None:
    table = Table(unit=1, order="italy", tie_break="paired")  # type: ignore[arg-type]  # taken as well
    assert table.order == SuitOrder.ITALY
    (award,) = settle(HIGH, ["8s 8d Jd 9c 3c", "8h 8c Jh 9d 3d"], [5, 5], table)
    assert award.tie == "eight of spades, the highest paired card"


def test_a_unit_is_no_table() -> None:
    unit: Any = 1
    with pytest.raises(CardError, match=r"expected a Table such as Table\(unit=1\), got 1$"):
        settle(HIGH, ["Ah Kd", "As Kc"], [5, 5], unit, board=BOARD)


@given(
    st.lists(st.integers(0, 1000), min_size=1, max_size=3),
    st.fractions(0, 1, max_denominator=40),
    st.sampled_from([None, 0, 3, 50]),
    st.sampled_from([1, 5]),
)
def test_a_rake_is_whole_chips_and_never_more_than_its_part(
    numbers: list[int], part: Fraction, cap: int | None, unit: int
) -> None:
    pots = tuple(Pot(number * unit, (0, 1)) for number in numbers)
    total = sum(pot.amount for pot in pots)
    each = Rake(part, cap=cap).of(pots, unit, board=5)
    taken = sum(each)
    assert all(amount % unit == 0 for amount in each)
    assert all(0 <= amount <= pot.amount for amount, pot in zip(each, pots, strict=True))
    most = min(total * part, Fraction(total if cap is None else cap))
    # It is rounded down, and to no less than it must be.
    assert most - unit < taken <= most
    # The main pot pays first.
    for amount, pot, later in zip(each, pots, each[1:], strict=False):
        assert not later or amount == pot.amount


def test_a_rake_may_be_of_any_kind_of_amount() -> None:
    cents = (Pot(Decimal("10.05"), (0, 1)),)
    assert Rake[Decimal](Fraction(1, 20)).of(cents, Decimal("0.05"), 5) == [Decimal("0.50")]
    assert Rake(Fraction(1, 20), cap=Decimal("0.25")).of(cents, Decimal("0.05"), 5) == [
        Decimal("0.25")
    ]
    for board in (0, 2):
        assert Rake(Fraction(1), no_flop_no_drop=True).of((Pot(9, (0,)),), 1, board) == [0]


def test_a_table_is_a_value_that_counts_in_chips() -> None:
    assert Table(unit=5) == Table(unit=5, order=SuitOrder.BRIDGE)
    assert (Table(unit=5).odd_chips, Table(unit=5).odd_half) == ("tda", "first")
    for unit, words in (
        (0, "the smallest chip is worth more than nothing"),
        (-1, "an amount is not negative: -1"),
        (0.5, "an amount is an int, a Fraction or a Decimal, not 0.5"),
    ):
        with pytest.raises(AmountError, match=words):
            Table(unit=unit)  # type: ignore[type-var]  # what must be refused
    with pytest.raises(CardError, match=r"^the button is a whole number, not True$"):
        Table(unit=1, button=True)
    with pytest.raises(AmountError, match="an amount is not negative: -5"):
        Rake(Fraction(1, 20), cap=-5)
