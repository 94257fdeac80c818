"""How frequent something is, as precise as it is wanted."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from acehigh.odds.figures import odds_against, percent
from helpers.cases import in_one_test


@in_one_test(
    ("part", "said"),
    [
        (Fraction(0), "0.0000 %"),
        (Fraction(1), "100.0000 %"),
        (Fraction(1, 2), "50.0000 %"),
        (Fraction(2, 3), "66.6667 %"),
        (Fraction(1, 649_740), "0.000154 %"),
        # As many decimals as show that it is not certain.
        (Fraction(649_739, 649_740), "99.999846 %"),
        (Fraction(1, 10_000), "0.0100 %"),
        (Fraction(1, 100_000), "0.00100 %"),
        (Fraction(1, 1_000_000), "0.000100 %"),
    ],
)
def test_parts(part: Fraction, said: str) -> None:
    assert percent(part) == said


@given(st.fractions(0, 1, max_denominator=10**9))
def test_a_part_is_never_shown_as_what_it_is_not(part: Fraction) -> None:
    said = percent(part)
    number, unit = said.split(" ")
    assert unit == "%"
    shown = Fraction(number) / 100
    assert (shown == 0) == (part == 0)
    assert (shown == 1) == (part == 1)
    # Two digits count at least, however near to nothing or to everything.
    assert abs(shown - part) <= min(part, 1 - part) / 15 + Fraction(1, 10**15)


@in_one_test(
    ("odds", "said"),
    [
        (Fraction(0), "0.00 : 1"),
        (Fraction(1, 3), "0.33 : 1"),
        (Fraction(9999, 100), "99.99 : 1"),
        (Fraction(100), "100 : 1"),
        (Fraction(4164), "4,164 : 1"),
        (Fraction(649_739), "649,739 : 1"),
    ],
)
def test_odds(odds: Fraction, said: str) -> None:
    assert odds_against(odds) == said
