"""The command line: ``acehigh shengji``."""

import json
from dataclasses import replace

import pytest

from acehigh.cli import main
from acehigh.tricks.shengji import Phase, Round, round_from_json
from acehigh.tricks.shengji.transcript import play_rounds
from helpers.cases import in_one_test
from helpers.usage import usage_error

Output = pytest.CaptureFixture[str]


@pytest.mark.parametrize("options", [[], ["--players", "5", "--decks", "2"]])
def test_rounds_are_told_as_in_python(options: list[str], capsys: Output) -> None:
    players = 5 if options else 4
    assert main(["shengji", "--seed", "1", "--rounds", "2", *options]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [*lines, ""] == list(play_rounds(1, 2, players, 2))


def test_after_a_game_is_won_a_new_one_begins(
    capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    def ranks() -> list[str]:
        assert main(["shengji", "--seed", "2", "--rounds", "2", "--json"]) == 0
        records = map(json.loads, capsys.readouterr().out.splitlines())
        return [record["played"]["setup"]["ranks"] for record in records]

    assert set(ranks()) != {"2 2 2 2"}
    result = Round.__dict__["result"]
    won = property(lambda played: replace(result.__get__(played), game_winners=(0, 2)))
    monkeypatch.setattr(Round, "result", won)
    assert set(ranks()) == {"2 2 2 2"}
    told = list(play_rounds(2, 2))
    assert told.count("the game is won by players 0, 2") == 2


def test_json_has_what_a_round_comes_to_and_the_whole_round(capsys: Output) -> None:
    assert main(["shengji", "--seed", "1", "--json"]) == 0
    record = json.loads(capsys.readouterr().out)
    played = round_from_json(json.dumps(record["played"]))
    assert played.phase is Phase.OVER
    assert record["round"] == 1
    assert record["attacker_points"] == played.result.attacker_points
    assert record["winner"] == played.result.score.winner
    assert record["defenders"] == sorted(played.result.defenders)


@in_one_test(
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
