"""The command line: ``acehigh games``."""

import json
from typing import TypeAlias

import pytest

from acehigh.cli import main
from acehigh.games.named import BUILT_IN

Output: TypeAlias = pytest.CaptureFixture[str]


def lines(capsys: Output, *argv: str) -> list[str]:
    assert main(argv) == 0
    out, err = capsys.readouterr()
    assert not err
    return out.splitlines()


def records(capsys: Output, *argv: str) -> list[dict[str, object]]:
    return [json.loads(line) for line in lines(capsys, *argv)]


def complaint(capsys: Output, status: int, *argv: str) -> str:
    try:
        code: object = main(argv)
    except SystemExit as exit_:
        code = exit_.code
    assert code == status
    out, err = capsys.readouterr()
    assert not out
    return err


def test_games_lists_every_game(capsys: Output) -> None:
    printed = lines(capsys, "games")
    assert [line.split("  ")[0] for line in printed] == [row.name for row in BUILT_IN]
    assert all(line.endswith(".") for line in printed)
    found = records(capsys, "games", "--json")
    assert [(one["name"], one["sentence"]) for one in found] == [
        (row.name, row.sentence) for row in BUILT_IN
    ]


def test_games_tells_more_of_one(capsys: Output) -> None:
    assert lines(capsys, "games", "omaha-hi-lo") == [
        "omaha hi-lo: Omaha, half of the pot to the best low hand, eight or better.",
        "dealt: 4; board: 5; 52 cards",
        "high: exactly 2 hole cards, by High()",
        "low: exactly 2 hole cards, by AceToFive(eight_or_better=True)",
    ]
    assert records(capsys, "games", "--json", "texas") == [
        {
            "name": "hold'em",
            "sentence": "Two hole cards and a board of five, any of which play.",
            "dealt": "2",
            "board": 5,
            "parts": {"high": "any cards"},
        }
    ]
    assert "unknown game 'texsa': did you mean" in complaint(capsys, 2, "games", "texsa")
