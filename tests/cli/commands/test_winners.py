"""The command line: ``acehigh winners``."""

import json
from pathlib import Path
from typing import TypeAlias

import pytest

from acehigh import High
from acehigh.catalogue import Named
from acehigh.cli import main
from acehigh.evaluators.named import RANKERS
from acehigh.evaluators.ranker import Ranker
from acehigh.keys import Category, RankKey
from helpers.command_line import complaint, lines, records
from helpers.usage import usage_error

ROYAL = "As Ks Qs Js Ts: straight flush, ace high (royal flush)"
BOARD = ["--board", "As Qs Jd 9h 4c"]
Output: TypeAlias = pytest.CaptureFixture[str]
OMAHA = ["--game", "omaha-hi-lo", "--board", "7c 8d 4s Kh Kd"]
CHICAGO = ["(Ts 4h 5h) 2c 2d 6c 7c", "(2h 3h 9s) As Kd Qd Jc"]


class PairOrBetter(High):
    """High hands that must hold a pair to qualify."""

    def qualifies(self, key: RankKey) -> bool:
        return key.category is not Category.HIGH_CARD


@pytest.fixture
def plug_in(monkeypatch: pytest.MonkeyPatch) -> None:
    row: Named[Ranker] = Named(
        "pair or better", "High hands that need a pair – or better.", PairOrBetter()
    )
    monkeypatch.setitem(RANKERS.rows, row.name, row)


def test_winners_marks_the_one_who_wins(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["winners", *BOARD, "9d 9c", "K♥10h", "Ad Qd"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "loses   9d 9c  9h 9d 9c As Qs: three of a kind, nines, ace kicker",
        "wins    Kh Th  As Kh Qs Jd Th: straight, ace high",
        "loses   Ad Qd  As Ad Qs Qd Jd: two pair, aces and queens, jack kicker",
    ]


def test_winners_marks_those_who_split(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["winners", "Kh Th", "9d 9c", "Kc Tc", *BOARD]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "splits  Kh Th  As Kh Qs Jd Th: straight, ace high",
        "loses   9d 9c  9h 9d 9c As Qs: three of a kind, nines, ace kicker",
        "splits  Kc Tc  As Kc Qs Jd Tc: straight, ace high",
    ]


def test_winners_minds_the_number_of_hole_cards(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["winners", "Ks 2d 3d", "4h 4d 2h", "--board", "As Qs Js Ts 4c"]
    assert main(argv) == 0
    assert main([*argv, "--hole-cards", "2"]) == 0
    marks = [line.split()[0] for line in capsys.readouterr().out.splitlines()]
    assert marks == ["wins", "loses", "loses", "wins"]


def test_winners_with_json_prints_one_object_a_showdown(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["winners", "kh th", "9d 9c", "Kc Tc", *BOARD, "--json"]) == 0
    out = capsys.readouterr().out
    assert out.count("\n") == 1
    answer = json.loads(out)
    assert list(answer) == ["line", "holdings", "hands", "winners", "tie_break", "why"]
    assert answer["line"] == 1
    assert answer["holdings"] == ["kh th", "9d 9c", "Kc Tc"]
    assert answer["winners"] == [0, 2]
    assert [hand["description"] for hand in answer["hands"]] == [
        "straight, ace high",
        "three of a kind, nines, ace kicker",
        "straight, ace high",
    ]
    assert answer["hands"][1]["cards"] == ["9h", "9d", "9c", "As", "Qs"]


def test_each_line_of_a_file_is_a_showdown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "showdowns.txt"
    path.write_text(
        "AsKsQsJsTs | 2c 2d 2h 2s 3s\n"
        "AsKsQsJsTs\n"
        "AsKsQsJsTs | 2c 2d\n"
        "AsKsQsJsTs | As 2d 2h 2s 3s\n"
        "AsKsQsJsTs | \n"
        "6c 4d 3h 2s 7c;6d 4c 3s 2h 7d\n"
    )
    assert main(["winners", "--file", str(path)]) == 1
    out, err = capsys.readouterr()
    assert out.splitlines() == [
        f"wins    As Ks Qs Js Ts  {ROYAL}",
        "loses   2c 2d 2h 2s 3s  2s 2h 2d 2c 3s: four of a kind, twos, three kicker",
        "",
        "splits  6c 4d 3h 2s 7c  7c 6c 4d 3h 2s: seven high, six kicker",
        "splits  6d 4c 3s 2h 7d  7d 6d 4c 3s 2h: seven high, six kicker",
    ]
    wrong = err.splitlines()
    assert len(wrong) == 4
    assert wrong[0] == (
        "line 2: a showdown needs two holdings or more, with | or ; between them"
    )
    assert wrong[1].startswith("line 3: ")
    assert "2c 2d" in wrong[1]
    assert wrong[2].startswith("line 4: As is in ")
    assert wrong[3] == "line 5: a holding without cards"


def test_every_bad_holding_of_a_showdown_is_reported(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["winners", "Ax Kd", "Qs Qd", "Ks Kd", *BOARD]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    first, second = err.splitlines()
    assert first.startswith("argument 1: 'Ax' is no card: ")
    assert second.startswith("argument 2: Qs is ")


def test_a_player_alone_is_no_showdown(capsys: pytest.CaptureFixture[str]) -> None:
    said = usage_error(capsys, "winners", "AsKsQsJsTs")
    assert said == "a showdown needs two holdings or more, each an argument in quotes"


def test_a_card_that_two_players_hold_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["winners", "Kd Kc", "Kd 2c", *BOARD]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("arguments: Kd is in ")


@pytest.mark.usefixtures("plug_in")
def test_nobody_wins_without_a_hand_that_qualifies(
    capsys: pytest.CaptureFixture[str],
) -> None:
    argv = ["winners", "--rules", "pair or better", "As Kd 4h 3c 2s", "Ks Qd Jh 9c 8s"]
    assert main([*argv, "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["winners"] == []
    assert [hand["qualifies"] for hand in answer["hands"]] == [False, False]
    assert main(argv) == 0
    assert [line[:6] for line in capsys.readouterr().out.splitlines()] == ["loses "] * 2


# rules, help, version


def test_a_holding_is_named_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["winners", "As Ks", "Qd Jd 9c 8c 7c"]) == 1
    assert capsys.readouterr().err.startswith("argument 1: 2 cards are too few in 'As Ks': ")


def test_winners_prints_each_part(capsys: Output) -> None:
    assert lines(capsys, "winners", "Ah 2d 3c 9d", "As Kc Qd Jd", *OMAHA) == [
        "high  loses   Ah 2d 3c 9d  Kh Kd Ah 9d 8d: pair of kings, ace kicker",
        "high  wins    As Kc Qd Jd  Kh Kd Kc As 8d: three of a kind, kings, ace kicker",
        "low   wins    Ah 2d 3c 9d  8d 7c 4s 2d Ah: 8-low",
        "low   loses   As Kc Qd Jd  Jd 8d 7c 4s As: jack-low "
        "(does not qualify: jack is above eight)",
    ]


def test_winners_says_who_scoops(capsys: Output) -> None:
    printed = lines(capsys, "winners", "--game", "high chicago", *CHICAGO)
    assert printed[-1] == "seat 1 scoops"
    (record,) = records(capsys, "winners", "--json", "--game", "high chicago", *CHICAGO)
    assert (record["game"], record["scoops"]) == ("high chicago", 0)
    parts = record["parts"]
    assert isinstance(parts, dict)
    assert {part: shown["winners"] for part, shown in parts.items()} == {
        "high": [0],
        "spade": [0],
    }


def test_a_game_of_one_part_is_printed_as_rules_are(capsys: Output) -> None:
    held = ["As Kd", "Ah Kc"]
    board = ["--board", "Qs 9d 5c 4h 2s"]
    plain = lines(capsys, "winners", *held, *board, "--tie-break", "highest")
    assert (
        lines(capsys, "winners", "--game", "texas", *held, *board, "--tie-break", "highest")
        == plain
    )
    assert "tie broken by the ace of spades, the highest card" in plain[0]


def test_winners_reads_the_concealed_cards(capsys: Output) -> None:
    held = ["(9s Kd) 2h Kh 7c 4d (Qs)", "(3s Jc) Js Jd 5s 5c (Ah)"]
    printed = lines(capsys, "winners", "--lowest-wild", *held)
    assert "three of a kind, kings, queen kicker (9s as Kc)" in printed[0].replace("Ks", "Kc")
    follow = lines(capsys, "winners", "--game", "follow the queen", *held)
    assert len(follow) == 2


def test_each_bad_holding_is_named(capsys: Output) -> None:
    held = ["As 2d 7h 8c 9d Tc", "(Ks Kh) 6h 5c 4d 3c (2h)"]
    message = complaint(capsys, 1, "winners", "--game", "razz", *held)
    assert message == "argument 1: razz is played with 7 cards each, not 6: As 2d 7h 8c 9d Tc\n"
    twice = complaint(capsys, 1, "winners", "--game", "texas", "As Ks", "As 2d", *OMAHA[2:])
    assert "As is in the holding As Ks and" in twice
    assert "did you mean 'omaha'" in complaint(capsys, 2, "pot", "--game", "omahaa", "As = 5")
    alone = complaint(capsys, 1, "winners", "--game", "follow the queen", "As Ks", "Qs")
    assert "follow the queen" in alone
