"""Pai gow poker: rows, fouls, comparing and commission (G10, W6)."""

import pickle
from copy import copy
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from acehigh import Bug, Card, Category, High, frequencies, parse_cards
from acehigh.errors import (
    AmountError,
    CardError,
    DuplicateCardError,
    HandSizeError,
    NotInDeckError,
    ParseError,
    UnknownNameError,
)
from acehigh.evaluators.made import STANDARD_ORDER
from acehigh.games.pai_gow import (
    COMMISSION,
    DECK,
    PaiGowSetting,
    WheelSecond,
    compare,
    ranker_with,
    settings,
    winnings,
)
from helpers import slow_pai_gow as slow

BANKER = PaiGowSetting("Qs Qd 9h 6c 3d", "As Td")

wheels = st.sampled_from(["second", "lowest"])


def holdings(size: int = 7) -> st.SearchStrategy[list[Card]]:
    """Some cards of the deck, the joker more often than it is dealt."""
    cards = st.lists(st.sampled_from(DECK.cards), min_size=size, max_size=size, unique=True)
    return cards | cards.map(lambda held: [DECK.jokers[0], *held][:size]).filter(
        lambda held: len(set(held)) == size
    )


def suited_holdings() -> st.SearchStrategy[list[Card]]:
    """Cards of two suits and the joker: many straights, flushes and both."""
    few = [card for card in DECK if card.suit is None or str(card.suit) in "sh"]
    return st.lists(st.sampled_from(few), min_size=7, max_size=7, unique=True)


any_seven = holdings() | suited_holdings()


@pytest.mark.parametrize(
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


@given(any_seven, wheels)
def test_settings_are_all_that_are_no_foul(held: list[Card], wheel: str) -> None:
    found = settings(held, wheel=wheel)
    rows = [(frozenset(one.high), frozenset(one.low)) for one in found]
    assert len(rows) == len(set(rows))
    assert set(rows) == slow.fair_settings(held, wheel)
    assert [one.low_key for one in found] == sorted((o.low_key for o in found), reverse=True)
    assert all(set(one.cards) == set(held) and not one.foul for one in found)


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


@pytest.mark.parametrize(
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


@pytest.mark.parametrize(
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


@pytest.mark.parametrize(
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


@pytest.mark.parametrize("bet", [True, -1, 1.5, "20", Fraction(-1, 2)])
def test_what_is_no_bet_is_refused(bet: Any) -> None:
    with pytest.raises(AmountError, match="a bet is a whole number or a Fraction"):
        winnings("win", bet)


@pytest.mark.parametrize("commission", [True, 0.05, 2, Fraction(-1, 20)])
def test_what_is_no_commission_is_refused(commission: Any) -> None:
    with pytest.raises(AmountError, match="a commission is a Fraction from 0 to 1"):
        winnings("win", 20, commission)


def test_an_unknown_result_is_refused() -> None:
    wrong: Any = "lost"
    with pytest.raises(UnknownNameError, match="did you mean 'lose'"):
        winnings(wrong)


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
