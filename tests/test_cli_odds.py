"""The command line: ``acehigh outs``, ``acehigh odds`` and ``acehigh bad-beats``."""

import json
from pathlib import Path

import pytest

from acehigh import hand_odds
from acehigh.cli import main
from acehigh.games import HOLDEM
from helpers.usage import usage_error

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


def test_a_holding_becomes_one_of_the_categories(capsys: Output) -> None:
    assert main(["odds", "Ah Kh", "Ad", "--board", "9h 5h 2c 3d"]) == 0
    first, second = capsys.readouterr().out.split("\n\n")
    heading, flush, *_, total = first.splitlines()
    assert heading.split()[:3] == ["category", "deals", "distinct"]
    assert flush.split()[:3] == ["flush", "9", "9"]
    assert total.split()[:2] == ["total", "46"]
    assert "straight" in second


def test_odds_as_json(capsys: Output) -> None:
    assert main(["odds", "Ah Kh", "--board", "9h 5h 2c", "--dead", "2h", "--json"]) == 0
    record = json.loads(capsys.readouterr().out)
    expected = hand_odds(HOLDEM, "Ah Kh", "9h 5h 2c", "2h")
    assert record["total"] == expected.total
    assert {one["category"]: one["count"] for one in record["categories"]} == {
        str(row.category): row.count for row in expected.rows
    }


def test_odds_of_a_part(capsys: Output) -> None:
    argv = ["As 2d 3c 4h 9s", "--game", "stud hi-lo", "--part"]
    assert main(["odds", *argv, "low"]) == 0
    assert "qualify" in capsys.readouterr().out
    assert main(["odds", *argv, "middle"]) == 1
    assert "no part 'middle', only high, low" in capsys.readouterr().err


def test_bad_beats_are_counted(capsys: Output) -> None:
    argv = ["bad-beats", "quads", "--deck", "16", "--players", "3"]
    assert main(argv) == 0
    assert capsys.readouterr().out.splitlines() == [
        "four of a kind, jacks, queen kicker, or better loses in 362,880 of 181,621,440 deals",
        "0.1998 %, once in 500",
    ]
    assert main([*argv, "--json", "--pocket-quads", "--both-play", "may"]) == 0
    record = json.loads(capsys.readouterr().out)
    assert record["least"] == "four of a kind, jacks, queen kicker"
    assert record["players"] == 3
    assert record["probability"] == record["deals"] / record["total"]


def test_a_bad_beat_may_never_happen(capsys: Output) -> None:
    assert main(["bad-beats", "AAAAK", "--deck", "12"]) == 0
    assert capsys.readouterr().out.startswith("four of a kind, aces, king kicker, or better")


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        (["quads", "--players", "1"], "argument --players: expected 2 to 1,000 players, got 1"),
        (["quads", "--players", "30"], "30 cannot play hold'em with the 52-card deck"),
        (["sevens"], "'sevens' is no hand"),
    ],
)
def test_wrong_usage(argv: list[str], message: str, capsys: Output) -> None:
    assert usage_error(capsys, "bad-beats", *argv).startswith(message)
