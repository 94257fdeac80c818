"""Weights are exact numbers from 0 to 1, and their texts are read back."""

from decimal import Decimal
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from acehigh.errors import ParseError
from acehigh.odds.range_weights import Weight, exact_weight, read_weight, weight_text
from helpers.cases import in_one_test


@given(st.fractions(min_value=0, max_value=1))
def test_what_is_written_is_read_back(weight: Fraction) -> None:
    assert read_weight(weight_text(weight)) == weight


@in_one_test(
    ("weight", "text"),
    [
        (Fraction(0), "0"),
        (Fraction(1), "1"),
        (Fraction(1, 4), "0.25"),
        (Fraction(1, 10), "0.1"),
        (Fraction(1, 64), "0.015625"),
        (Fraction(1, 128), "1/128"),
        (Fraction(1, 1_000_000), "0.000001"),
        (Fraction(2, 3), "2/3"),
    ],
)
def test_decimals_are_written_where_six_places_are_enough(weight: Fraction, text: str) -> None:
    assert weight_text(weight) == text


@pytest.mark.parametrize(
    "weight", [0.3, Decimal("0.3"), Decimal("3E-1"), Fraction(3, 10), "0.3", " 3/10 ", "30%"]
)
def test_every_kind_of_number_is_taken(weight: Weight) -> None:
    assert exact_weight(weight) == Fraction(3, 10)


@pytest.mark.parametrize("weight", [0, 1, 0.0, "0", "100%"])
def test_both_ends_are_weights(weight: Weight) -> None:
    assert exact_weight(weight) in (0, 1)


@in_one_test("weight",
    [2, -1, 1.5, -0.1, True, False, float("nan"), float("inf"), Decimal("NaN"), Fraction(4, 3),
     "", "half", "2", "1/0", "-1", "1,5", "٣", None, [1]])  # fmt: skip
def test_what_is_no_weight_is_refused(weight: Weight) -> None:
    with pytest.raises(ParseError, match="a weight is a number from 0 to 1, not"):
        exact_weight(weight)
