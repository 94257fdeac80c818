"""How frequent a category is, in figures that people read."""

from hypothesis import given
from hypothesis import strategies as st

from acehigh.chart.figures import one_in, percent, ways
from helpers.cases import in_one_test


@in_one_test(
    ("count", "total", "share", "times"),
    [
        (1, 1, "100%", "1 in 1"),
        (1, 2, "50.0%", "1 in 2"),
        (2, 3, "66.7%", "1 in 1.5"),
        (1, 3, "33.3%", "1 in 3"),
        (1, 10, "10.0%", "1 in 10"),
        (3, 32, "9.38%", "1 in 11"),
        (1, 1_000, "0.100%", "1 in 1,000"),
        (4, 2_598_960, "0.000154%", "1 in 649,740"),
        (9_997, 10_000, "99.97%", "1 in 1"),
    ],
)
def test_a_share_has_three_digits_that_count(
    count: int, total: int, share: str, times: str
) -> None:
    assert percent(count, total) == share
    assert one_in(count, total) == times


@given(st.integers(1, 10**12), st.integers(1, 10**12))
def test_a_share_is_read_again_as_it_was(one: int, other: int) -> None:
    count, total = sorted((one, other))
    assert abs(float(percent(count, total)[:-1]) * total / (100 * count) - 1) < 0.0051
    times = float(one_in(count, total).removeprefix("1 in ").replace(",", ""))
    assert abs(times * count / total - 1) < 0.051


@given(st.integers(2, 10**12))
def test_nearly_all_is_not_all(total: int) -> None:
    assert float(percent(total - 1, total)[:-1]) < 100


def test_one_way_is_no_ways() -> None:
    assert [ways(count) for count in (1, 2, 1_098_240)] == ["1 way", "2 ways", "1,098,240 ways"]
