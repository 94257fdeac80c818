"""What a row of pai gow poker is worth: the bug, and where the wheel stands (G10, W6)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from acehigh import Bug, Card, Category, High, frequencies
from acehigh.errors import UnknownNameError
from acehigh.evaluators.made import STANDARD_ORDER
from acehigh.games.pai_gow import WheelSecond, ranker_with
from helpers import slow_pai_gow as slow
from helpers.cases import in_one_test
from helpers.pai_gow_hands import any_seven, holdings, suited_holdings, wheels

# How often the best five of seven cards are what. Published: Wizard of Odds, Pai Gow Poker,
# appendix 5 (Pai Gow Mania), where three of a kind pays more than a straight, so a holding of
# both counts as three of a kind.
PUBLISHED = {
    "five of a kind": 1_128,
    "straight flush": 26_132 + 184_832,
    "four of a kind": 307_472,
    "full house": 4_188_528,
    "flush": 6_172_088,
    "three of a kind": 7_672_500,
    "straight": 11_034_204,
}


@in_one_test(
    ("better", "worse"),
    [
        ("As Kd Qh Jc Ts", "5s 4d 3h 2c As"),
        ("5s 4d 3h 2c As", "Kd Qh Jc Ts 9s"),
        ("5s 4s 3s 2s As", "Kd Qd Jd Td 9d"),
        ("5s 4d 3h 2c Jk", "Kd Qh Jc Ts 9s"),
        ("As Ah Ad Ac Jk", "Ks Qs Js Ts As"),
    ],
)
def test_the_wheel_is_the_second_highest_straight_and_five_aces_beat_all(
    better: str, worse: str
) -> None:
    key = ranker_with("second").key
    assert key(better) > key(worse)


def test_the_wheel_may_be_the_lowest_straight() -> None:
    key = ranker_with("lowest").key
    assert key("6s 5d 4h 3c 2s") > key("5s 4d 3h 2c As") > key("Ks Kd Kh 3c 2s")


def test_four_to_a_wheel_and_the_bug_are_the_wheel_where_it_is_second() -> None:
    second, lowest = (
        ranker_with(wheel).key("5s 4s 3s 2s Jk") for wheel in ("second", "lowest")
    )
    assert second.describe() == "straight flush, five high (steel wheel)"
    assert lowest.describe() == "straight flush, six high"


@given(suited_holdings() | holdings(), st.data(), wheels)
def test_rows_are_ranked_as_the_slow_statement_ranks_them(
    held: list[Card], data: st.DataObject, wheel: str
) -> None:
    other = data.draw(any_seven)
    key = ranker_with(wheel).key
    rows = [held[:5], other[:5], held[5:], other[5:]]
    worths = [slow.worth_of_five(row, wheel) for row in rows[:2]]
    worths += [slow.worth_of_two(row) for row in rows[2:]]
    keys = list(map(key, rows))
    for key_one, worth_one in zip(keys, worths, strict=True):
        for key_other, worth_other in zip(keys, worths, strict=True):
            assert (key_one < key_other) == (worth_one < worth_other)
            assert (key_one == key_other) == (worth_one == worth_other)


@pytest.mark.slow
def test_hands_of_seven_cards_are_as_frequent_as_published() -> None:
    order = list(STANDARD_ORDER)
    straight = order.index(Category.STRAIGHT)
    order[straight - 1 : straight + 1] = [Category.STRAIGHT, Category.THREE_OF_A_KIND]
    found = frequencies(Bug(High(order=tuple(order))), 7)
    counts = {str(category): number for category, number in found.counts.items()}
    assert found.total == 154_143_080
    assert {name: counts[name] for name in PUBLISHED} == PUBLISHED
    assert sum(n for name, n in counts.items() if name not in PUBLISHED) == 124_556_196


@pytest.mark.slow
def test_hands_of_seven_cards_by_the_order_of_the_game() -> None:
    found = frequencies(Bug(WheelSecond()), 7)
    assert {str(category): number for category, number in found.counts.items()} == {
        "five of a kind": 1_128,
        "straight flush": 210_964,
        "four of a kind": 307_472,
        "full house": 4_188_528,
        "flush": 6_172_088,
        "straight": 11_236_028,
        "three of a kind": 7_470_676,
        "two pair": 35_553_816,
        "pair": 64_221_960,
        "high card": 24_780_420,
    }
    best = [(key.describe(), number) for key, number in found.keys.items()][:3]
    assert best == [
        ("five of a kind, aces", 1_128),
        ("straight flush, ace high (royal flush)", 26_132),
        ("straight flush, five high (steel wheel)", 26_132),
    ]


def test_the_wheel_stands_at_one_of_two_places() -> None:
    with pytest.raises(UnknownNameError, match="unknown place of the wheel 'lowst': did you"):
        ranker_with("lowst")
    assert ranker_with("second") is ranker_with("second") != ranker_with("lowest")
