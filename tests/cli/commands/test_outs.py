"""The command line: ``acehigh outs``."""

import json
from pathlib import Path

import pytest

from acehigh.cli import main

Output = pytest.CaptureFixture[str]
FLOP = ["--board", "Ah 9h 2c"]


def test_outs_are_listed_for_who_is_behind(capsys: Output) -> None:
    assert main(["outs", "8h 7h", "AsKd", *FLOP]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "8h 7h  9 outs: Kh Qh Jh Th 6h 5h 4h 3h 2h",
        "As Kd  ahead",
    ]


def test_one_out_and_none(capsys: Output) -> None:
    argv = ["9s 9h", "5d 5c", "Ks Kh", "--board", "9d 5s 2h Kd", "--dead", "9c"]
    assert main(["outs", *argv]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "9s 9h  no outs",
        "5d 5c  1 out: 5h",
        "Ks Kh  ahead",
    ]


def test_players_may_be_level(capsys: Output) -> None:
    assert main(["outs", "9s 9h", "9c 9d", "5c 5s", "--board", "As Kd 2h"]) == 0
    first, second, third = capsys.readouterr().out.splitlines()
    assert (first, second) == ("9s 9h  level", "9c 9d  level")
    assert third.startswith("5c 5s  2 outs")


def test_outs_as_json_for_each_line(capsys: Output, tmp_path: Path) -> None:
    path = tmp_path / "deals"
    path.write_text("8h 7h | As Kd\n8h 7h | 8h Kd\n8h | As Kd\n8h 7h\n")
    assert main(["outs", "--file", str(path), "--board", "Ah 9h 2c Kc", "--json"]) == 1
    out, err = capsys.readouterr()
    record = json.loads(out)
    assert record["line"] == 1
    assert record["game"] == "hold'em"
    assert record["holdings"] == ["8h 7h", "As Kd"]
    assert [one["behind"] for one in record["players"]] == [True, False]
    assert record["players"][0]["outs"] == ["Qh", "Jh", "Th", "6h", "5h", "4h", "3h", "2h"]
    assert [line.partition(":")[0] for line in err.splitlines()] == [
        "line 2",
        "line 3",
        "line 4",
    ]
    assert err.endswith("line 4: expected two players or more, with | between them\n")
