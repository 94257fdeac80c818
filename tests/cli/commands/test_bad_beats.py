"""The command line: ``acehigh bad-beats``."""

import json

import pytest

from acehigh.cli import main
from helpers.cases import in_one_test
from helpers.usage import usage_error

Output = pytest.CaptureFixture[str]


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


@in_one_test(
    ("argv", "message"),
    [
        (["quads", "--players", "1"], "argument --players: expected 2 to 1,000 players, got 1"),
        (["quads", "--players", "30"], "30 cannot play hold'em with the 52-card deck"),
        (["sevens"], "'sevens' is no hand"),
    ],
)
def test_wrong_usage(argv: list[str], message: str, capsys: Output) -> None:
    assert usage_error(capsys, "bad-beats", *argv).startswith(message)
