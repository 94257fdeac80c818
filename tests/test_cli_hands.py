"""The command line: ``acehigh best`` and ``winners``, the rules listed, help and version."""

import io
import json
import re
import shlex
import sys
from importlib import metadata
from pathlib import Path

import pytest

from acehigh import High
from acehigh.catalogue import Named
from acehigh.cli import main
from acehigh.evaluators.named import RANKERS, named_rankers
from acehigh.evaluators.ranker import Ranker
from acehigh.keys import Category, RankKey

FULL_HOUSE = "7s 7h 7d Ks Kd: full house, sevens over kings"
ROYAL = "As Ks Qs Js Ts: straight flush, ace high (royal flush)"
RED, PLAIN, BOLD, LIGHT = "\033[31m", "\033[39m", "\033[1m", "\033[22m"


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


# best


def test_best_prints_the_hand_of_each_argument(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["best", "2c 7d 7h Ks 7s Kd Ah", "AsKsQsJsTs2c2d"]) == 0
    assert capsys.readouterr() == (f"{FULL_HOUSE}\n{ROYAL}\n", "")


def test_best_takes_a_board_and_a_number_of_hole_cards(
    capsys: pytest.CaptureFixture[str],
) -> None:
    options = ["--board", "Qs Js Ts 2h 2s", "--rules", "high"]
    assert main(["best", "As Ks 2c 2d", *options, "--hole-cards", "2"]) == 0
    assert main(["best", "Ah 3h 2c 2d", *options, "--hole-cards", "1"]) == 0
    assert main(["best", "Ah 3h 2c 2d", *options]) == 0
    assert capsys.readouterr().out.splitlines() == [
        ROYAL,
        "2s 2h 2c Qs Js: three of a kind, twos, queen kicker",
        "2s 2h 2d 2c Ah: four of a kind, twos, ace kicker",
    ]


def test_the_cards_may_be_just_as_many_as_make_a_hand(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["best", "As Ks Qs Js Ts", "--hole-cards", "5"]) == 0
    assert main(["best", "As Ks", "--hole-cards", "2", "--board", "Qs Js Ts"]) == 0
    assert capsys.readouterr().out == f"{ROYAL}\n{ROYAL}\n"


def test_best_with_json_prints_one_object_a_holding(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["best", "--json", "2c,7d 7♥ Ks 7s Kd Ah", "Ks Qs Js 10s 9s"]) == 0
    first, second = map(json.loads, capsys.readouterr().out.splitlines())
    assert first == {
        "line": 1,
        "holding": "2c,7d 7♥ Ks 7s Kd Ah",
        "cards": ["7s", "7h", "7d", "Ks", "Kd"],
        "plays_as": ["7s", "7h", "7d", "Ks", "Kd"],
        "category": "full house",
        "ranks": ["7", "K"],
        "description": "full house, sevens over kings",
        "qualifies": True,
    }
    assert second["line"] == 2
    assert second["category"] == "straight flush"
    assert second["ranks"] == ["K"]


def test_bad_arguments_are_reported_and_the_others_answered(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["best", "Ax Kd Qh Jc Ts", "AsKsQsJsTs", "", "As As 2c 3c 4c"]) == 1
    out, err = capsys.readouterr()
    assert out == f"{ROYAL}\n"
    assert err.splitlines() == [
        "argument 1: 'Ax' is no card: 'x' is no suit, expected one of c d h s *",
        "argument 3: a holding without cards",
        "argument 4: As is held 2 times in As As 2c 3c 4c, but the 52-card deck has 1",
    ]


@pytest.mark.parametrize("command", ["best", "winners"])
def test_who_forgets_the_quotes_gets_a_hint(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, "As", "Kd", "10h"]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    first, *_, last = err.splitlines()
    assert first.startswith("argument 1: ")
    assert last == 'hint: a holding is one argument, in quotes: "As Kd 10h"'


def test_no_hint_where_the_quotes_are_right(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["best", "Kd"]) == 1
    assert main(["best", "Kd", "As Qs"]) == 1
    assert main(["best", "Kd", "As", "--board", "2c 4c 6c 8d"]) == 0
    assert "hint" not in capsys.readouterr().err


# winners


BOARD = ["--board", "As Qs Jd 9h 4c"]


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


@pytest.mark.usefixtures("plug_in")
def test_rules_lists_every_named_ranker(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules"]) == 0
    lines = capsys.readouterr().out.splitlines()
    names = list(named_rankers())
    width = max(map(len, names))
    assert [line[:width].rstrip() for line in lines] == names
    high = "Standard poker: the best five cards, ace high, or low in a wheel."
    assert lines[0] == f"{'high':<{width}}  {high}"
    assert main(["rules", "--json"]) == 0
    first, *_ = capsys.readouterr().out.splitlines()
    assert json.loads(first) == {"name": "high", "sentence": high}


@pytest.mark.usefixtures("plug_in")
def test_a_sentence_that_the_output_cannot_encode_is_escaped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    raw = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(raw, encoding="ascii"))
    assert main(["rules"]) == 0
    assert b"High hands that need a pair \\u2013 or better.\n" in raw.getvalue()


@pytest.mark.parametrize("command", ["best", "winners"])
def test_the_examples_of_the_help_are_true(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as exit_:
        main([command, "--help"])
    assert exit_.value.code == 0
    text = capsys.readouterr().out
    assert max(map(len, text.splitlines())) <= 81
    examples = re.findall(r"\$ acehigh (.*)\n((?:  .*\n)+)", text)
    assert examples
    for line, answer in examples:
        assert main(shlex.split(line)) == 0
        assert capsys.readouterr().out == re.sub("(?m)^  ", "", answer)


def test_the_version_is_that_of_the_package(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(SystemExit) as exit_:
        main(["--version"])
    assert exit_.value.code == 0
    assert capsys.readouterr().out == f"acehigh {metadata.version('acehigh')}\n"

    def missing(name: str) -> str:
        raise metadata.PackageNotFoundError(name)

    monkeypatch.setattr(metadata, "version", missing)
    with pytest.raises(SystemExit) as exit_:
        main(["--version"])
    assert exit_.value.code == 0
    assert capsys.readouterr().out == "acehigh of unknown version: it is not installed\n"


def test_what_decides_is_said_where_words_are_the_same(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["winners", "As Kd 9c", "Ac Kh 8c", "Ad Kc 2c", "--board", "Ah 7s 5d"]) == 0
    last = capsys.readouterr().out.splitlines()[-1]
    assert last == "pair of aces with K-9-7 beats pair of aces with K-8-7"
    low = ["--rules", "ace-to-five", "8s 5h 4d 2c As", "8d 7c 6d 2s Ah"]
    assert main(["winners", *low]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "8-5-4-2-A beats 8-7-6-2-A"


def test_nothing_more_is_said_where_words_tell_hands_apart(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for hands in (["As Kd", "7h 6h"], ["As Kd", "Ah Kh"]):
        assert main(["winners", *hands, "--board", "Ks 7d 3c 4h 2s"]) == 0
        assert len(capsys.readouterr().out.splitlines()) == 2


def test_other_programs_are_always_told_why(capsys: pytest.CaptureFixture[str]) -> None:
    said = {
        ("As Kd", "7h 6h"): "pair of kings, ace kicker beats pair of sevens, king kicker",
        ("As Kd", "Ah Kh"): "",
    }
    for hands, why in said.items():
        assert main(["winners", "--json", *hands, "--board", "Ks 7d 3c 4h 2s"]) == 0
        assert json.loads(capsys.readouterr().out)["why"] == why


def test_holdings_of_different_sizes_must_be_meant(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["winners", "As 2c", "Qs", "--board", "Qd 7d Ad 7s Ah"]
    assert main(argv) == 1
    assert "say sizes='any'" in capsys.readouterr().err
    assert main([*argv, "--sizes", "any"]) == 0
    assert capsys.readouterr().out.startswith("wins    As 2c  As Ah Ad 7s 7d: full house")


def test_with_hole_cards_each_holding_is_looked_at(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["winners", "As Ks Qs Js", "Qd", "--board", "Ts 9s 2c 2d 3h", "--hole-cards", "2"]
    assert main(argv) == 1
    said = capsys.readouterr().err
    assert said.startswith("argument 2: 2 hole cards and 3 of the board make a hand, but there")
    assert "argument 1" not in said


def test_a_holding_is_named_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["winners", "As Ks", "Qd Jd 9c 8c 7c"]) == 1
    assert capsys.readouterr().err.startswith("argument 1: 2 cards are too few in 'As Ks': ")
