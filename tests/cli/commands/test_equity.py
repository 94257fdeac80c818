"""The command line: ``acehigh equity``."""

import json
import re
from pathlib import Path

import pytest

from acehigh import equity
from acehigh.cli import main
from acehigh.games import HOLDEM, OMAHA_HI_LO
from acehigh.odds.equities import table
from helpers.cases import in_one_test
from helpers.usage import usage_error

Output = pytest.CaptureFixture[str]
SETS = ["9s 9h", "5d5c", "--board", "9d 5s 2h"]


def test_players_are_shown_by_their_cards(capsys: Output) -> None:
    assert main(["equity", *SETS]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "player     share  wins  ties  losses",
        "9s 9h   95.6566%   947     0      43",
        "5d 5c    4.3434%    43     0     947",
        "of 990 deals",
    ]


def test_ranges_are_players_too(capsys: Output) -> None:
    board = ["--board", "Kd 8s 3c 2h", "--dead", "2c"]
    expected = equity(HOLDEM, ["AsAh", "KQs, 88"], board="Kd 8s 3c 2h", dead="2c")
    for argv in (["AsAh", "KQs,  88"], ["AsAh", "--range", "KQs,  88"]):
        assert main(["equity", *argv, *board]) == 0
        _, *players, note = capsys.readouterr().out.splitlines()
        assert [line[:7] for line in players] == ["As Ah  ", "KQs, 88"]
        assert [line.split()[-1] for line in players] == [
            f"{player.losses:,}" for player in expected.players
        ]
        assert note == expected.note


def test_a_long_range_is_cut_and_no_cards_are_any(capsys: Output) -> None:
    many = ", ".join(f"{rank}{rank}" for rank in "AKQJT98765432")
    assert main(["equity", many, "", "Jh", "--samples", "5"]) == 0
    _, first, second, third, _ = capsys.readouterr().out.splitlines()
    assert first.startswith(f"{many[:37]}...  ")
    assert second.startswith("any   ")
    assert third.startswith("Jh   ")


def test_combinations_are_a_range_and_a_player_alone_is_none(capsys: Output) -> None:
    assert main(["equity", "AsAh, KsKd", "QsQd", "--board", "2c 3d 4h 9s"]) == 0
    assert "\nAsAh, KsKd  " in capsys.readouterr().out
    assert main(["equity", "AsAh KsKd"]) == 1
    assert (
        capsys.readouterr().err == "arguments: expected two players or more, each in quotes\n"
    )


def test_parts_of_the_pot_have_columns(capsys: Output) -> None:
    argv = ["As Ah 2s 3h", "Kc Kd 9c 9d", "--game", "omaha-hi-lo", "--board", "4s 7h Kh"]
    assert main(["equity", *argv]) == 0
    assert capsys.readouterr().out.splitlines()[0].endswith("  losses      high       low")


def test_json_has_everything(capsys: Output) -> None:
    argv = ["AsAh2s3h", "KcKd9c9d", "--game", "omaha hi-lo", "--board", "4s7hKh8d"]
    assert main(["equity", *argv, "--dead", "2c", "--json"]) == 0
    expected = equity(OMAHA_HI_LO, argv[:2], board="4s7hKh8d", dead="2c").as_dict()
    assert json.loads(capsys.readouterr().out) == {
        "line": 1,
        "game": "omaha hi-lo",
        "holdings": ["AsAh2s3h", "KcKd9c9d"],
        "board": ["4s", "7h", "Kh", "8d"],
        "dead": ["2c"],
        **json.loads(json.dumps(expected)),
    }


def test_each_line_is_a_deal_and_bad_ones_are_named(capsys: Output, tmp_path: Path) -> None:
    path = tmp_path / "deals"
    path.write_text("AsAh | KsKd; KcKh\n# none\nAsAh | AsKd\nAsAh | KsKx\nAsAh|QsQd\n")
    assert main(["equity", "--file", str(path), "--board", "2c 3d 4h 9s"]) == 1
    out, err = capsys.readouterr()
    first, second = out.split("\n\n")
    assert "KsKd; KcKh" in first
    assert "Qs Qd" in second
    third, fourth = err.splitlines()
    assert third.startswith("line 3: As is in the holding")
    assert fourth.startswith("line 4: neither cards nor a range: 'Kx' is no card")


def test_random_deals_are_the_same_for_a_seed(
    capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table, "MOST_LOOK_UPS", 0)
    seen = []
    for argv in (["--samples", "60"], ["--samples", "60"], ["--error", "0.2"]):
        assert main(["equity", "AsAh", "KsKd", *argv, "--seed", "7"]) == 0
        seen.append(capsys.readouterr().out)
    assert seen[0] == seen[1]
    assert "of 60 deals sampled, standard error" in seen[0]
    assert "of 4,000 deals sampled" in seen[2]


def test_what_is_too_much_says_how_to_go_on(capsys: Output) -> None:
    assert main(["equity", "AsAh", "random", "random"]) == 1
    first, second = capsys.readouterr().err.splitlines()
    assert first.startswith("arguments: about 1,894,107,877,200 deals are too many to count")
    assert second.startswith("hint: --samples 100000 ")
    assert main(["equity", "As", "Ah", "Ks", "Kd"]) == 1
    assert '"As Ah Ks Kd"' in capsys.readouterr().err.splitlines()[-1]


@in_one_test(
    ("argv", "message"),
    [
        (["AA", "--range", "AKx"], "argument --range: 'AKx' is no range: 'x' at column 3"),
        (["AA", "--range", ""], "argument --range: the range '' has no hand"),
        (["AA", "--board", "Ax"], "argument --board: 'Ax' is no card"),
        (["AA", "--samples", "0"], "argument --samples: expected 1 to 100,000,000 samples"),
        (["AA", "--seed", "-1"], "argument --seed: expected "),
        (["AA", "--error", "2"], "argument --error: expected a number between 0 and 1, as"),
        (["AA", "--error", "small"], "argument --error: expected a number .* got 'small'"),
        (["AA", "--error", "nan"], "argument --error: expected a number .* got 'nan'"),
        (["AA", "--game", "whist"], "argument --game: unknown game 'whist'"),
        (["--range", "AA", "--file", "deals"], "holdings come from arguments or from --file"),
    ],
)
def test_wrong_usage(argv: list[str], message: str, capsys: Output) -> None:
    assert re.match(message, usage_error(capsys, "equity", *argv))
