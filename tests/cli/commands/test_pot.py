"""The command line where chips and suits count: `acehigh pot`, and ties broken by suit."""

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from acehigh.cli import main
from helpers.cases import in_one_test
from helpers.command_line import lines, records

BOARD = ["--board", "Ac 9d 9h 4s 2c"]
ACES_UP = "two pair, aces and nines, king kicker"
SPLIT = f"""\
seat 1 wins 110 with {ACES_UP}
seat 2 wins 115 with {ACES_UP}; odd chip by the ace of spades
"""
HIGH_LOW = ["--board", "7c 8d 4s Kh Kd", "--hole-cards", "2", "--low", "eight-or-better"]
Output = pytest.CaptureFixture[str]
CHICAGO = ["(Ts 4h 5h) 2c 2d 6c 7c", "(2h 3h 9s) As Kd Qd Jc"]


@pytest.fixture
def standard_input(monkeypatch: pytest.MonkeyPatch) -> Callable[[bytes], None]:
    def give(content: bytes) -> None:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content)))

    return give


def test_pot_prints_who_gets_what(capsys: Output) -> None:
    argv = ["pot", "Ah Kd = 105", "As Kc = 105", "fold = 15", *BOARD, "--unit", "5"]
    assert main(argv) == 0
    assert capsys.readouterr() == (SPLIT, "")


def test_pot_prints_side_pots_and_what_is_returned(capsys: Output) -> None:
    assert main(["pot", "9s9c=50", "AsKc=200", "QhQd=150", "FOLD=1", *BOARD]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "seat 2 gets back 50",
        "seat 1 wins 151 (main pot) with four of a kind, nines, ace kicker",
        f"seat 2 wins 200 (side pot 1) with {ACES_UP}",
    ]


def test_pot_prints_both_halves(capsys: Output) -> None:
    assert main(["pot", "Ah 2d 3c 9d = 5", "As Kc Qd Jd = 5", "fold = 1", *HIGH_LOW]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "seat 2 wins 6 (high) with three of a kind, kings, ace kicker",
        "seat 1 wins 5 (low) with 8-low",
    ]


@in_one_test(
    ("paid", "unit", "shown"),
    [
        ("49.50", "0.50", "49.5"),
        ("1e2", "1", "100"),
        ("0100", "1", "100"),
        ("0.00001", "1e-5", "0.00001"),
        ("100.0", "20", "100"),
        ("0", "1", None),
    ],
)
def test_amounts_are_printed_without_needless_zeros(
    capsys: Output, paid: str, unit: str, shown: str | None
) -> None:
    argv = ["pot", f"Ah Kd = {paid}", f"As Kc = {paid}", *BOARD, "--unit", unit]
    assert main(argv) == 0
    lines = [f"seat {seat} wins {shown} with {ACES_UP}" for seat in (1, 2) if shown]
    assert capsys.readouterr().out.splitlines() == lines


def test_pot_with_json_prints_one_object_an_award(capsys: Output) -> None:
    argv = ["pot", "--json", "Ah Kd = 105", "As Kc = 110.00", "fold = 15", *BOARD]
    assert main([*argv, "--unit", "5"]) == 0
    assert list(map(json.loads, capsys.readouterr().out.splitlines())) == [
        {
            "line": 1,
            "seat": 2,
            "amount": "5",
            "pot": 0,
            "returned": True,
            "half": "",
            "hand": None,
            "tie_break": "",
            "odd_chip": "",
        },
        {
            "line": 1,
            "seat": 1,
            "amount": "110",
            "pot": 0,
            "returned": False,
            "half": "",
            "hand": ACES_UP,
            "tie_break": "",
            "odd_chip": "",
        },
        {
            "line": 1,
            "seat": 2,
            "amount": "115",
            "pot": 0,
            "returned": False,
            "half": "",
            "hand": ACES_UP,
            "tie_break": "",
            "odd_chip": "by the ace of spades",
        },
    ]


def test_json_tells_the_halves_apart(capsys: Output) -> None:
    assert main(["pot", "--json", "Ah 2d 3c 9d = 5", "As Kc Qd Jd = 5", *HIGH_LOW]) == 0
    records = map(json.loads, capsys.readouterr().out.splitlines())
    assert [(one["seat"], one["half"], one["hand"]) for one in records] == [
        (2, "high", "three of a kind, kings, ace kicker"),
        (1, "low", "8-low"),
    ]


def test_pots_come_a_line_each_from_standard_input(
    capsys: Output, standard_input: Callable[[bytes], None]
) -> None:
    standard_input(b"# two pots\nAh Kd = 5 | As Kc = 5 | fold = 1\n\nQh Qd=5;As Kc=5\n")
    assert main(["pot", "--json", *BOARD]) == 0
    records = list(map(json.loads, capsys.readouterr().out.splitlines()))
    assert [(one["line"], one["seat"], one["amount"]) for one in records] == [
        (2, 1, "5"),
        (2, 2, "6"),
        (4, 2, "10"),
    ]


def test_a_bad_line_is_named_and_the_others_are_answered(
    capsys: Output, tmp_path: Path
) -> None:
    path = tmp_path / "pots"
    path.write_bytes(
        b"Ah Kd = 5 | As Kc = 5\n"
        b"Ah Kd = 5 | As Kc\n"
        b"Ah Kd = 5 | As Kc = five\n"
        b"Ah 1d = 5 | As Kc = 5\n"
        b"fold = 5 | fold = 5\n"
        b"Ah Kd = 5 | \xff = 5\n"
        b"Ah Kd = 5 | = 5\n"
        b"Ah Kd = 5 | As Kc = -5\n"
        b"Ah Kd = 5 | Ah Kc = 5\n"
        b"Ah Kd = 2 = 5 | As Kc = 5\n"
    )
    assert main(["pot", "--file", str(path), *BOARD]) == 1
    out, err = capsys.readouterr()
    assert out == f"seat 1 wins 5 with {ACES_UP}\nseat 2 wins 5 with {ACES_UP}\n"
    assert err.splitlines() == [
        "line 2: expected a holding = what was paid, got 'As Kc'",
        "line 3: expected an amount of chips, got 'five'",
        "line 4: '1d' is no card: '1' is no rank, expected 2-9, T or 10, J Q K A",
        "line 5: everybody folded: nobody may win the pot",
        "line 6: the byte 0xff is no UTF-8 text",
        "line 7: a holding without cards",
        "line 8: expected an amount of chips, got '-5'",
        "line 9: Ah is in the holding Ah Kd and the holding Ah Kc, 2 times in all, "
        "but the 52-card deck has 1",
        "line 10: '=' is no card: '=' is no rank, expected 2-9, T or 10, J Q K A",
    ]


def test_whoever_is_left_before_the_board_is_dealt_takes_the_pot(capsys: Output) -> None:
    assert main(["pot", "Ah Kd = 10", "fold = 5"]) == 0
    assert capsys.readouterr() == ("seat 1 gets back 5\nseat 1 wins 10 uncontested\n", "")


def test_wild_cards_are_wild_for_the_low_half_too(capsys: Output) -> None:
    argv = ["pot", "Jk Ac = 5", "3c 4c = 5", "--board", "5h 7h Kd Ks 2d", "--jokers", "1"]
    assert main([*argv, "--low", "eight-or-better"]) == 0
    assert "seat 1 wins 5 (low) with" in capsys.readouterr().out


def test_who_wins_both_halves_scoops_whatever_the_house_takes(capsys: Output) -> None:
    cards = ["Ac 2d 3c 9d = 100", "Js Jc Qd Th = 100"]
    argv = ["pot", *cards, "--board", "7c 8d 4s Kh Ad", "--game", "omaha hi-lo", "--rake", "5%"]
    assert main(argv) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "seat 1 scoops"


def test_pot_prints_each_part_and_who_scoops(capsys: Output) -> None:
    paid = [f"{CHICAGO[0]} = 5", f"{CHICAGO[1]} = 6"]
    assert lines(capsys, "pot", "--game", "high chicago", *paid) == [
        "seat 2 gets back 1",
        "seat 1 wins 5 (high) with pair of twos, ten kicker",
        "seat 1 wins 5 (spade) with ten of spades",
        "seat 1 scoops",
    ]
    found = records(capsys, "pot", "--json", "--game", "high chicago", *paid)
    assert [(one["seat"], one["half"], one["returned"]) for one in found] == [
        (2, "", True),
        (1, "high", False),
        (1, "spade", False),
    ]
