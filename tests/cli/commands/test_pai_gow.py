"""The command line: ``acehigh pai-gow``."""

import json

import pytest

from acehigh.cli import main
from helpers.cases import in_one_test
from helpers.usage import usage_error

Output = pytest.CaptureFixture[str]
BANKER = "Qs Qd 9h 6c 3d As Td"
KINGS = "Ks Kd 9s 6d 2c / Ah Jh"


def test_seven_cards_are_set_by_a_house_way(capsys: Output) -> None:
    assert main(["pai-gow", "9s 9h 5d 5c Ah 7s 2d"]) == 0
    assert capsys.readouterr().out == (
        "9s 9h 5d 5c 2d: two pair, nines and fives, two kicker / "
        "Ah 7s: ace high, seven kicker\n"
    )
    assert main(["pai-gow", "9s 9h 5d 5c Ah 7s 2d", "--casino", "mgm-grand", "--json"]) == 0
    record = json.loads(capsys.readouterr().out)
    assert len(record["high"]["cards"]) == 5
    assert record["result"] == ""


def test_settings_are_compared_with_the_banker(capsys: Output) -> None:
    assert main(["pai-gow", KINGS, "Ks Kd 9s 6d 2c / Ah Th", "--banker", BANKER]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith("win: Ks Kd 9s 6d 2c: pair of kings, nine kicker / Ah Jh: ace")
    assert second.startswith("push: ")


def test_a_foul_is_told(capsys: Output) -> None:
    foul = "Ks Kd 9h 6c 3d / As Jk"
    assert main(["pai-gow", foul, "--banker", "Qs Qd 9s 6h 3c / Ah Td"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("lose: ")
    assert "; foul: the low row, pair of aces, is above the high row, pair of kings" in out
    assert main(["pai-gow", foul, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["foul"].startswith("the low row, ")


def test_the_best_setting_says_what_it_gains(capsys: Output) -> None:
    argv = ["pai-gow", "9s 9h 5d 5c Kh 7s 2d", "--best", "--samples", "20", "--seed", "1"]
    assert main(argv) == 0
    out = capsys.readouterr().out
    assert out.startswith("9s 9h Kh 7s 2d: pair of nines, king kicker / 5d 5c: pair of fives; ")
    assert " a bet, give or take 0." in out
    assert main([*argv, "--json"]) == 0
    record = json.loads(capsys.readouterr().out)
    assert -1 < record["expected"] < 1
    assert record["margin"] > 0


@in_one_test(
    ("argv", "message"),
    [
        (["As", "--casino", "foxwood"], "unknown casino 'foxwood': did you mean 'foxwoods'?"),
        (["As", "--banker", "Ax"], "argument --banker: 'Ax' is no card"),
        (["As", "--samples", "5"], "--samples goes with --best"),
        (["As", "--wheel", "third"], "argument --wheel: invalid choice: 'third'"),
        (["As", "--best", "--samples", "0"], "argument --samples: expected 1 to 100,000,000"),
    ],
)
def test_wrong_usage(argv: list[str], message: str, capsys: Output) -> None:
    assert usage_error(capsys, "pai-gow", *argv).startswith(message)


def test_what_is_wrong_with_a_holding_is_named(capsys: Output) -> None:
    holdings = [
        "9s 9h 5d 5c Ah 7s",
        "9s 9s 5d 5c Ah 7s 2d",
        "BJ 9h 5d 5c Ah 7s 2d",
        "As Kd / Qs / Js",
        "As Kd Qs / Js Ts",
    ]
    assert main(["pai-gow", *holdings]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    lines = err.splitlines()
    assert [line.partition(": ")[0] for line in lines] == [f"argument {n}" for n in range(1, 6)]
    assert lines[3] == "argument 4: expected high row / low row, got 'As Kd / Qs / Js'"
