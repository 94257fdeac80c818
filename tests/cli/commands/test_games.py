"""The command line: ``acehigh games``."""

from typing import TypeAlias

import pytest

from acehigh.games.named import BUILT_IN
from helpers.command_line import complaint, lines, records

Output: TypeAlias = pytest.CaptureFixture[str]


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
