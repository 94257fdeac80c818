"""What is shown at a showdown: each hand, who wins, and which card broke a tie."""

import json

import pytest

from acehigh.cli import main
from acehigh.showdowns.showdown import Showdown
from helpers.cases import in_one_test

Output = pytest.CaptureFixture[str]
TIED = ["8s 8d Jd 9c 3c", "8h 8c Jh 9d 3d"]


@in_one_test(
    ("rule", "words", "won"),
    [
        ("highest", "jack of hearts, the highest card", 1),
        ("paired", "eight of spades, the highest paired card", 0),
        ("unpaired", "jack of hearts, the highest unpaired card", 1),
    ],
)
def test_the_card_that_broke_a_tie_is_said(
    rule: str, words: str, won: int, capsys: Output
) -> None:
    assert main(["winners", "--tie-break", rule, *TIED]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[won].endswith(f"pair of eights, jack kicker; tie broken by the {words}")
    assert "tie" not in lines[1 - won]
    assert main(["winners", "--tie-break", rule, "--json", *TIED]) == 0
    record = json.loads(capsys.readouterr().out)
    assert record["tie_break"] == words
    assert record["winners"] == [won]
    assert (
        main(["pot", "--tie-break", rule, "--json", *(f"{cards} = 1" for cards in TIED)]) == 0
    )
    assert json.loads(capsys.readouterr().out)["tie_break"] == words


@in_one_test(
    "argv",
    [
        TIED,
        ["--tie-break", "highest", "As Ks Qs Js Ts", *TIED],
        # Both play the board: the tie stays.
        ["--tie-break", "highest", "2c 3c", "2d 3d", "--board", "As Ks Qs Js Ts"],
        ["--tie-break", "highest", "--rules", "eight-or-better", *TIED],
    ],
)
def test_nothing_is_said_where_no_tie_was_broken(argv: list[str], capsys: Output) -> None:
    assert main(["winners", "--json", *argv]) == 0
    assert json.loads(capsys.readouterr().out)["tie_break"] == ""
    assert main(["winners", *argv]) == 0
    assert "tie" not in capsys.readouterr().out


def test_of_equal_hands_the_one_that_decides_is_shown(capsys: Output) -> None:
    # Of two aces that may play, the holder shows the one that wins.
    argv = ["winners", "--tie-break", "highest", "--hole-cards", "1"]
    assert main([*argv, "--board", "Kc Jd Qc 9d", "Ac As", "Ah Ad"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "wins    Ac As  As Kc Qc Jd 9d: ace high, king kicker; "
        "tie broken by the ace of spades, the highest card",
        "loses   Ah Ad  Ah Kc Qc Jd 9d: ace high, king kicker",
    ]


def test_a_showdown_is_ranked_once(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    made = []
    before = Showdown.__init__

    def counted(self: Showdown, *args: object, **options: object) -> None:
        made.append(1)
        before(self, *args, **options)  # type: ignore[arg-type]  # as they were given

    monkeypatch.setattr(Showdown, "__init__", counted)
    assert main(["winners", "Kh Th", "9d 9c", "--board", "As Qs Jd 9h 4c"]) == 0
    assert capsys.readouterr().out.startswith("wins    Kh Th")
    assert len(made) == 1


def test_what_decides_is_said_where_words_are_the_same(
    capsys: Output,
) -> None:
    assert main(["winners", "As Kd 9c", "Ac Kh 8c", "Ad Kc 2c", "--board", "Ah 7s 5d"]) == 0
    last = capsys.readouterr().out.splitlines()[-1]
    assert last == "pair of aces with K-9-7 beats pair of aces with K-8-7"
    low = ["--rules", "ace-to-five", "8s 5h 4d 2c As", "8d 7c 6d 2s Ah"]
    assert main(["winners", *low]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "8-5-4-2-A beats 8-7-6-2-A"


def test_nothing_more_is_said_where_words_tell_hands_apart(
    capsys: Output,
) -> None:
    for hands in (["As Kd", "7h 6h"], ["As Kd", "Ah Kh"]):
        assert main(["winners", *hands, "--board", "Ks 7d 3c 4h 2s"]) == 0
        assert len(capsys.readouterr().out.splitlines()) == 2


def test_other_programs_are_always_told_why(capsys: Output) -> None:
    said = {
        ("As Kd", "7h 6h"): "pair of kings, ace kicker beats pair of sevens, king kicker",
        ("As Kd", "Ah Kh"): "",
    }
    for hands, why in said.items():
        assert main(["winners", "--json", *hands, "--board", "Ks 7d 3c 4h 2s"]) == 0
        assert json.loads(capsys.readouterr().out)["why"] == why
