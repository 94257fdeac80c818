"""The best setting against a banker who plays a house way (G11)."""

from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction
from typing import Any

import pytest

from acehigh.errors import AmountError, CardError, HandSizeError, UnknownNameError
from acehigh.games.pai_gow import CASINOS, best_setting, house_way, prospects, settings
from acehigh.games.pai_gow.banker import banker_rows
from acehigh.games.pai_gow.patterns import example_of
from acehigh.games.pai_gow.setting import seven_cards
from helpers.cases import in_one_test
from helpers.pai_gow_hands import few_patterns

HELD = "9s 9h 5d 5c Kh 7s 2d"


@pytest.mark.parametrize("commission", [Fraction(1, 20), Fraction(0)])
def test_prospects_count_what_each_setting_wins_pushes_and_loses(
    commission: Fraction, monkeypatch: pytest.MonkeyPatch
) -> None:
    dealt = few_patterns(monkeypatch, seven_cards(HELD))
    found = prospects(HELD, "mgm grand", commission=commission)
    assert {one.setting for one in found} == set(settings(HELD))
    # The weights are those without the seven cards; the examples may hold them: compare rows.
    banker = [(house_way(example_of(one), "mgm grand"), number) for one, number in dealt]
    for one in found:
        keys = one.setting.high_key, one.setting.low_key
        won = [(keys[0] > other.high_key) + (keys[1] > other.low_key) for other, _ in banker]
        counts = [
            sum(number for rows, (_, number) in zip(won, banker, strict=True) if rows == n)
            for n in range(3)
        ]
        assert (one.losses, one.pushes, one.wins) == tuple(counts)
        assert one.expected == ((1 - commission) * one.wins - one.losses) / one.total
        assert one.exact
        assert one.margin == 0
    expected = [one.expected for one in found]
    assert expected == sorted(expected, reverse=True)
    assert best_setting(HELD, "mgm grand", commission=commission) == found[0].setting


def test_a_count_is_shared_tells_its_progress_and_is_done_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    few_patterns(monkeypatch, seven_cards(HELD))
    told: list[tuple[int, int]] = []
    with ThreadPoolExecutor(2) as executor:
        shared = prospects(
            HELD, executor=executor, progress=lambda done, parts: told.append((done, parts))
        )
    assert told == [(done, 32) for done in range(1, 33)]
    again = prospects(HELD, progress=lambda done, parts: told.append((done, parts)))
    assert again == shared
    assert len(told) == 32


@pytest.mark.slow
def test_samples_are_deals_of_the_other_cards() -> None:
    found = prospects(HELD, samples=300, seed=7)
    assert found == prospects(HELD, samples=300, seed=7)
    assert found != prospects(HELD, samples=300, seed=8)
    for one in found:
        assert one.total == 300
        assert not one.exact
        results = [Fraction(19, 20)] * one.wins + [Fraction(0)] * one.pushes
        results += [Fraction(-1)] * one.losses
        mean = sum(results) / 300
        assert one.expected == mean
        squares = sum((result - mean) ** 2 for result in results) / 300
        assert one.margin == pytest.approx(float(squares / 300) ** 0.5)


def test_a_foul_is_no_prospect_and_the_low_pair_goes_in_front() -> None:
    found = prospects(HELD, samples=300, seed=7)
    assert len(found) == len(settings(HELD)) < 21
    assert not any(one.setting.foul for one in found)
    assert best_setting(HELD, samples=300, seed=7) == house_way(HELD)


def test_five_aces_behind_a_pair_of_kings_cannot_lose() -> None:
    found = prospects("As Ad Ah Ac Jk Kd Kh", samples=300, seed=1)
    (kings,) = (one for one in found if one.setting.low_key.describe() == "pair of kings")
    # The other two kings in front make a copy, and so a push.
    assert kings.losses == 0
    assert kings.wins > 290


@pytest.mark.slow
def test_where_the_wheel_stands_matters() -> None:
    held = "5s 4d 3h 2c As Kh Qd"
    (second, *_), (lowest, *_) = (
        prospects(held, wheel=wheel, samples=300, seed=1) for wheel in ("second", "lowest")
    )
    assert (second.setting.wheel, lowest.setting.wheel) == ("second", "lowest")
    assert second.expected >= lowest.expected


@in_one_test(
    ("arguments", "error", "says"),
    [
        ({"cards": "As Ks"}, HandSizeError, "7 cards, not 2"),
        ({"banker": "foxwoots"}, UnknownNameError, "did you mean 'foxwoods'"),
        ({"wheel": "first"}, UnknownNameError, "place of the wheel"),
        ({"commission": 0.05}, AmountError, "a commission is a Fraction from 0 to 1"),
        ({"samples": 0}, CardError, "samples is a whole number, 1 or more, not 0"),
        ({"samples": True}, CardError, "not True"),
        ({"samples": 1.5}, CardError, "not 1.5"),
    ],
)
def test_wrong_arguments_are_refused(
    arguments: dict[str, Any], error: type[CardError], says: str
) -> None:
    with pytest.raises(error, match=says):
        best_setting(**{"cards": HELD, **arguments})


@pytest.mark.exhaustive
def test_the_exact_result_is_within_the_error_of_samples() -> None:
    # A banker is dealt each holding once. Patterns are set once for this and for the rest.
    assert banker_rows(CASINOS["foxwoods"]).total() == 154_143_080
    exact = {one.setting: one for one in prospects(HELD, "foxwoods")}
    assert {one.total for one in exact.values()} == {53_524_680}
    for one in prospects(HELD, "foxwoods", samples=20_000, seed=3):
        assert abs(one.expected - exact[one.setting].expected) <= 5 * one.margin
