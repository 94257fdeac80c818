"""The command line: ``acehigh shengji``."""

import json

import pytest

from acehigh.cli import main
from acehigh.tricks.shengji import Phase, round_from_json
from acehigh.tricks.shengji.transcript import play_rounds
from usage import usage_error

Output = pytest.CaptureFixture[str]


@pytest.mark.parametrize("options", [[], ["--players", "5", "--decks", "2"]])
def test_rounds_are_told_as_in_python(options: list[str], capsys: Output) -> None:
    players = 5 if options else 4
    assert main(["shengji", "--seed", "1", "--rounds", "3", *options]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [*lines, ""] == list(play_rounds(1, 3, players, 2))


def test_after_a_game_is_won_a_new_one_begins(capsys: Output) -> None:
    # Aces are defended sooner or later.
    assert main(["shengji", "--seed", "3", "--rounds", "40", "--json"]) == 0
    records = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    won = [place for place, record in enumerate(records[:-1]) if record["game_winners"]]
    assert won
    for place in won:
        assert records[place + 1]["played"]["setup"]["ranks"] == "2 2 2 2"


def test_json_has_what_a_round_comes_to_and_the_whole_round(capsys: Output) -> None:
    assert main(["shengji", "--seed", "1", "--json"]) == 0
    record = json.loads(capsys.readouterr().out)
    played = round_from_json(json.dumps(record["played"]))
    assert played.phase is Phase.OVER
    assert record["round"] == 1
    assert record["attacker_points"] == played.result.attacker_points
    assert record["winner"] == played.result.score.winner
    assert record["defenders"] == sorted(played.result.defenders)


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        ([], "the following arguments are required: --seed"),
        (["--seed", "x"], "argument --seed: expected a number, got 'x'"),
        (["--seed", "1", "--rounds", "0"], "argument --rounds: expected 1 to 1,000,000, got 0"),
        (
            ["--seed", "1", "--players", "1"],
            "the number of players is a whole number from 4",
        ),
        (["--seed", "1", "--decks", "0"], "argument --decks: expected 1 to 99, got 0"),
    ],
)
def test_wrong_usage(argv: list[str], message: str, capsys: Output) -> None:
    assert usage_error(capsys, "shengji", *argv).startswith(message)
