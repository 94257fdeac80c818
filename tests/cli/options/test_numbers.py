"""`--numbers`: hands as other programs compare them."""

import json

import pytest

from acehigh.cli import main
from helpers.usage import usage_error

Output = pytest.CaptureFixture[str]


def test_each_hand_of_best_has_its_number(capsys: Output) -> None:
    hands = ["As Ks Qs Js Ts", "7s 5h 4d 3c 2s 2h"]
    assert main(["best", *hands, "--json", "--numbers"]) == 0
    records = map(json.loads, capsys.readouterr().out.splitlines())
    assert [record["number"] for record in records] == [1, 6179]
    assert main(["best", *hands, "--json"]) == 0
    assert "number" not in json.loads(capsys.readouterr().out.splitlines()[0])


def test_each_hand_of_a_showdown_has_its_number_in_each_part(capsys: Output) -> None:
    game = ["--game", "stud-hi-lo", "(7s 7h) 7d 6s 5h 2d (2c)", "(Kd Kc) Qd 9s 8d 3h (3d)"]
    assert main(["winners", *game, "--json", "--numbers"]) == 0
    parts = json.loads(capsys.readouterr().out)["parts"]
    numbers = {name: [hand["number"] for hand in part["hands"]] for name, part in parts.items()}
    assert numbers["high"][0] < 323 < numbers["high"][1]
    assert set(map(type, numbers["low"])) == {int}


def test_numbers_go_with_json(capsys: Output) -> None:
    said = usage_error(capsys, "best", "As Ks Qs Js Ts", "--numbers")
    assert said == "--numbers goes with --json"


def test_hands_without_numbers_are_named(capsys: Output) -> None:
    argv = ["best", "As Ks Qs Js Ts", "--json", "--numbers", "--rules", "soko"]
    assert "hands; 500,000 is the most" in usage_error(capsys, *argv, "--deck", "8x52")
