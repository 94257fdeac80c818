"""The command line: ``acehigh odds``."""

import json

import pytest

from acehigh import hand_odds
from acehigh.cli import main
from acehigh.games import HOLDEM

Output = pytest.CaptureFixture[str]


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
