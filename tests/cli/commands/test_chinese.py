"""The command line: ``acehigh chinese``."""

import io
import json
import sys

import pytest

from acehigh.cli import main
from helpers.cases import in_one_test

Output = pytest.CaptureFixture[str]
DEALT = "As Ac Kc Qc Jh Tc 9c 9d 6h 5c 4c 3d 2h"
ANNA = "Qs Qh 2c / 9s 9h 4d 4c Kd / As Js 8s 5s 3s"
BEN = "Ah Kh 6c / 7s 7h 3d 5c Jd / Tc Td Th 8d 8c"
FOUL = "Ah Ac 6c / 7s 7h 3d 5c Jd / Tc Td Th 2d 8d"


def complaints(capsys: Output, *argv: str) -> list[str]:
    """Return what is said of bad arguments, after checking that nothing was answered."""
    assert main(["chinese", *argv]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    return err.splitlines()


def test_thirteen_cards_are_set_as_best_they_can_be(capsys: Output) -> None:
    assert main(["chinese", DEALT]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "seat 1",
        "  front   As Jh 9d: ace high, jack kicker",
        "  middle  6h 5c 4c 3d 2h: straight, six high",
        "  back    Ac Kc Qc Tc 9c: flush, ace high",
    ]
    assert main(["chinese", DEALT, "--royalties", "open-face"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "seat 1",
        "  front   As Ac 9c: pair of aces, nine kicker (9)",
        "  middle  6h 5c 4c 3d 2h: straight, six high (4)",
        "  back    Kc Qc Jh Tc 9d: straight, king high (2)",
    ]


@in_one_test(
    ("options", "points"),
    [
        ([], [1, -1]),
        (["--method", "2-4"], [2, -2]),
        (["--royalties", "open-face"], [6, -6]),
    ],
)
def test_players_are_scored(options: list[str], points: list[int], capsys: Output) -> None:
    assert main(["chinese", ANNA, BEN, *options]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line for line in lines if line.startswith("seat")] == [
        f"seat {seat}: {won:+}" for seat, won in enumerate(points, 1)
    ]
    assert main(["chinese", ANNA, BEN, *options, "--json"]) == 0
    record = json.loads(capsys.readouterr().out)
    assert [player["points"] for player in record["players"]] == points
    assert record["players"][0]["front"]["description"] == "pair of queens, two kicker"


def test_a_foul_is_told_with_the_rows(capsys: Output) -> None:
    assert main(["chinese", ANNA, FOUL]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert (lines[0], lines[4]) == ("seat 1: +6", "seat 2: -6")
    assert lines[-1].startswith(
        "  foul: the front (Ah Ac 6c: pair of aces, six kicker) is above"
    )


def test_naturals_win_at_once_if_they_are_played(capsys: Output) -> None:
    natural = "2h 3h 7h / Jh Kh As Ks 9s / 8s 2s 9c 5c 4c"
    assert main(["chinese", natural, "--json"]) == 0
    (player,) = json.loads(capsys.readouterr().out)["players"]
    assert (player["natural"], player["points"]) == ("three flushes", None)
    other = "Qs Qc 2d / 9d Th 4d 4s Kd / Ad Jd 8d 5d 3d"
    assert main(["chinese", natural, other, "--naturals"]) == 0
    assert capsys.readouterr().out.startswith("seat 1: +6\n")


def test_a_deal_is_a_line(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    text = f"{ANNA} | {BEN}\n{ANNA} | {DEALT}\n".encode()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text)))
    assert main(["chinese", "--json"]) == 1
    out, err = capsys.readouterr()
    assert json.loads(out)["line"] == 1
    assert err.startswith("line 2: ")


def test_what_is_wrong_is_named(capsys: Output) -> None:
    assert complaints(capsys, "As Ac", "1s / 2c", "As / Ks", "Jk / Kd / Qs") == [
        "argument 1: a player has 13 cards to set, not the 2 in 'As Ac'",
        "argument 2: '1s' is no card: '1' is no rank, expected 2-9, T or 10, J Q K A",
        "argument 3: expected front / middle / back, got 'As / Ks'",
        "argument 4: the front takes 3 cards, not the 1 in 'Jk'",
    ]
    assert "As is" in complaints(capsys, f"As As {DEALT[6:]}")[0]
    assert complaints(capsys, ANNA, ANNA)[0].startswith("arguments: ")
    assert "two to four" in complaints(capsys, *[BEN] * 5)[0]
