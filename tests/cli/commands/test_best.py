"""The command line: ``acehigh best``."""

import json

import pytest

from acehigh.cli import main

FULL_HOUSE = "7s 7h 7d Ks Kd: full house, sevens over kings"
ROYAL = "As Ks Qs Js Ts: straight flush, ace high (royal flush)"


def test_best_prints_the_hand_of_each_argument(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["best", "2c 7d 7h Ks 7s Kd Ah", "AsKsQsJsTs2c2d"]) == 0
    assert capsys.readouterr() == (f"{FULL_HOUSE}\n{ROYAL}\n", "")


def test_best_takes_a_board_and_a_number_of_hole_cards(
    capsys: pytest.CaptureFixture[str],
) -> None:
    options = ["--board", "Qs Js Ts 2h 2s", "--rules", "high"]
    assert main(["best", "As Ks 2c 2d", *options, "--hole-cards", "2"]) == 0
    assert main(["best", "Ah 3h 2c 2d", *options, "--hole-cards", "1"]) == 0
    assert main(["best", "Ah 3h 2c 2d", *options]) == 0
    assert capsys.readouterr().out.splitlines() == [
        ROYAL,
        "2s 2h 2c Qs Js: three of a kind, twos, queen kicker",
        "2s 2h 2d 2c Ah: four of a kind, twos, ace kicker",
    ]


def test_the_cards_may_be_just_as_many_as_make_a_hand(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["best", "As Ks Qs Js Ts", "--hole-cards", "5"]) == 0
    assert main(["best", "As Ks", "--hole-cards", "2", "--board", "Qs Js Ts"]) == 0
    assert capsys.readouterr().out == f"{ROYAL}\n{ROYAL}\n"


def test_best_with_json_prints_one_object_a_holding(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["best", "--json", "2c,7d 7♥ Ks 7s Kd Ah", "Ks Qs Js 10s 9s"]) == 0
    first, second = map(json.loads, capsys.readouterr().out.splitlines())
    assert first == {
        "line": 1,
        "holding": "2c,7d 7♥ Ks 7s Kd Ah",
        "cards": ["7s", "7h", "7d", "Ks", "Kd"],
        "plays_as": ["7s", "7h", "7d", "Ks", "Kd"],
        "category": "full house",
        "ranks": ["7", "K"],
        "description": "full house, sevens over kings",
        "qualifies": True,
    }
    assert second["line"] == 2
    assert second["category"] == "straight flush"
    assert second["ranks"] == ["K"]


def test_bad_arguments_are_reported_and_the_others_answered(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["best", "Ax Kd Qh Jc Ts", "AsKsQsJsTs", "", "As As 2c 3c 4c"]) == 1
    out, err = capsys.readouterr()
    assert out == f"{ROYAL}\n"
    assert err.splitlines() == [
        "argument 1: 'Ax' is no card: 'x' is no suit, expected one of c d h s *",
        "argument 3: a holding without cards",
        "argument 4: As is held 2 times in As As 2c 3c 4c, but the 52-card deck has 1",
    ]
