"""The command line where chips and suits count: `acehigh pot`, and ties broken by suit."""

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from acehigh.cli import main
from helpers.cases import in_one_test
from helpers.usage import usage_error

BOARD = ["--board", "Ac 9d 9h 4s 2c"]
ACES_UP = "two pair, aces and nines, king kicker"
SPLIT = f"""\
seat 1 wins 110 with {ACES_UP}
seat 2 wins 115 with {ACES_UP}; odd chip by the ace of spades
"""
TIED = ["8s 8d Jd 9c 3c", "8h 8c Jh 9d 3d"]
HIGH_LOW = ["--board", "7c 8d 4s Kh Kd", "--hole-cards", "2", "--low", "eight-or-better"]

Output = pytest.CaptureFixture[str]


@pytest.fixture
def standard_input(monkeypatch: pytest.MonkeyPatch) -> Callable[[bytes], None]:
    def give(content: bytes) -> None:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content)))

    return give


def complaint(capsys: Output, *argv: str) -> str:
    """Return what is said of a bad argument, after checking that nothing was answered."""
    assert main(argv) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return err.rstrip().removeprefix("arguments: ")


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


def test_odd_chips_go_by_the_order_of_suits_or_by_the_button(capsys: Output) -> None:
    players = ["Ah Kd = 5", "As Kc = 5", "fold = 1", *BOARD]
    assert main(["pot", *players, "--suits", "italy"]) == 0
    assert main(["pot", *players, "--button", "1"]) == 0
    assert main(["pot", *players, "--button", "3", "--suits", "shdc"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"seat 1 wins 6 with {ACES_UP}; odd chip by the ace of hearts",
        f"seat 2 wins 5 with {ACES_UP}",
        f"seat 1 wins 5 with {ACES_UP}",
        f"seat 2 wins 6 with {ACES_UP}; odd chip by the seat from the button",
        f"seat 1 wins 6 with {ACES_UP}; odd chip by the seat from the button",
        f"seat 2 wins 5 with {ACES_UP}",
    ]


def test_a_tie_break_gives_the_pot_to_one(capsys: Output) -> None:
    players = [f"{cards} = 5" for cards in TIED]
    assert main(["pot", *players, "--tie-break", "highest"]) == 0
    assert main(["pot", *players, "--tie-break", "paired"]) == 0
    assert main(["pot", *players, "--tie-break", "paired", "--suits", "hsdc"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"seat {seat} wins 10 with pair of eights, jack kicker; tie broken by the {card}"
        for seat, card in (
            (2, "jack of hearts, the highest card"),
            (1, "eight of spades, the highest paired card"),
            (2, "eight of hearts, the highest paired card"),
        )
    ]


@pytest.mark.parametrize(
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


@in_one_test("paid", ["", "nan", "-1", "inf", "1,5", "1/2", "$5", "0x10", "sNaN"])
def test_what_is_no_amount_is_named(capsys: Output, paid: str) -> None:
    message = complaint(capsys, "pot", f"Ah Kd = {paid}", "As Kc = 5", *BOARD)
    assert message == f"expected an amount of chips, got {paid!r}"


@pytest.mark.parametrize("paid", ["1e30", "1e999999"])
def test_an_amount_too_large_to_count_ends_in_no_traceback(capsys: Output, paid: str) -> None:
    assert main(["pot", f"Ah Kd = {paid}", f"As Kc = {paid}", *BOARD]) in (0, 1)
    out, err = capsys.readouterr()
    assert bool(out) != bool(err)


def test_a_pot_that_the_unit_does_not_divide_is_named(capsys: Output) -> None:
    players = ["Ah Kd = 10.50", "As Kc = 10.25", *BOARD]
    message = complaint(capsys, "pot", *players)
    assert message == "20.50 is no whole number of chips of 1: a smaller unit would do"
    assert main(["pot", *players, "--unit", "0.25"]) == 0
    capsys.readouterr()
    nothing = complaint(capsys, "pot", *players, "--unit", "0")
    assert nothing == "the smallest chip is worth more than nothing"


@pytest.mark.parametrize("seat", ["0", "3", "99"])
def test_a_button_at_no_seat_is_named(capsys: Output, seat: str) -> None:
    message = complaint(capsys, "pot", "Ah Kd = 5", "As Kc = 5", *BOARD, "--button", seat)
    assert message == f"the button is at a seat from 1 to 2, not {seat}"


def test_whoever_is_left_before_the_board_is_dealt_takes_the_pot(capsys: Output) -> None:
    assert main(["pot", "Ah Kd = 10", "fold = 5"]) == 0
    assert capsys.readouterr() == ("seat 1 gets back 5\nseat 1 wins 10 uncontested\n", "")


def test_wild_cards_are_wild_for_the_low_half_too(capsys: Output) -> None:
    argv = ["pot", "Jk Ac = 5", "3c 4c = 5", "--board", "5h 7h Kd Ks 2d", "--jokers", "1"]
    assert main([*argv, "--low", "eight-or-better"]) == 0
    assert "seat 1 wins 5 (low) with" in capsys.readouterr().out


def test_the_low_half_has_the_deck_too(capsys: Output) -> None:
    argv = ["pot", "Ah Ah = 5", "As Kc = 5", "--board", "7h 5h 4d 2s Ah", "--deck", "4x52"]
    assert main([*argv, "--low", "eight-or-better"]) == 0
    assert "seat 2 wins 3 (low) with 7-low" in capsys.readouterr().out
    said = usage_error(capsys, *argv, "--low", "short-deck")
    assert said.startswith("the rules cannot have this deck: Stripped")


def test_dead_money_is_in_the_main_pot(capsys: Output) -> None:
    paid = ["Ah Kd = 100", "Qs Qc = 100", "7c 2d = 200", *BOARD]
    assert main(["pot", *paid, "--dead", "50"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "seat 3 gets back 100",
        f"seat 1 wins 350 with {ACES_UP}",
    ]


def test_the_house_takes_a_rake(capsys: Output) -> None:
    argv = ["pot", *(f"{cards} = 100" for cards in ("Ah Kd", "Qs Qc")), "--rake"]
    assert main([*argv, "5%", "--cap", "8", *BOARD]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "the house takes 8",
        f"seat 1 wins 192 with {ACES_UP}",
    ]
    assert main([*argv, "0.05", *BOARD, "--json"]) == 0
    first = json.loads(capsys.readouterr().out.splitlines()[0])
    assert (first["seat"], first["amount"]) == (None, "10")
    assert main(["pot", "Ah Kd = 9", "fold = 9", "--rake", "5%", "--no-flop-no-drop"]) == 0
    assert capsys.readouterr().out == "seat 1 wins 18 uncontested\n"


def test_who_wins_both_halves_scoops_whatever_the_house_takes(capsys: Output) -> None:
    cards = ["Ac 2d 3c 9d = 100", "Js Jc Qd Th = 100"]
    argv = ["pot", *cards, "--board", "7c 8d 4s Kh Ad", "--game", "omaha hi-lo", "--rake", "5%"]
    assert main(argv) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "seat 1 scoops"


def test_odd_chips_follow_the_published_rules(capsys: Output) -> None:
    argv = ["pot", "9h 8d 7c 6s 5d Ac 2d = 5", "9s 8c 7d 6h 5h Kd 3c = 5", "fold = 5"]
    assert main(argv) == 0
    assert "odd chip by the nine of spades" in capsys.readouterr().out
    assert main([*argv, "--odd-chips", "roberts"]) == 0
    assert "odd chip by the ace of clubs" in capsys.readouterr().out


@in_one_test(
    ("option", "value", "message"),
    [
        ("--dead", "x", "argument --dead: expected an amount of chips, got 'x'"),
        ("--rake", "5x", "argument --rake: expected a part such as 5% or 0.05, got '5x'"),
        ("--rake", "101%", "argument --rake: expected a part such as"),
        ("--rake", "5%%", "argument --rake: expected a part such as"),
        ("--cap", "5", "--cap and --no-flop-no-drop limit a rake: --rake says which"),
        ("--odd-chips", "x", "argument --odd-chips: invalid choice: 'x'"),
        ("--unit", "x", "argument --unit: expected an amount of chips, got 'x'"),
        ("--unit", "-5", "argument --unit: expected an amount of chips, got '-5'"),
        ("--low", "hgih", "argument --low: unknown rules 'hgih': did you mean 'high'?"),
        (
            "--suits",
            "itly",
            "argument --suits: unknown suit order 'itly': did you mean 'italy'?",
        ),
        ("--suits", "ssdc", "argument --suits: suit order 'ssdc' names spades 2 times"),
        ("--suits", "shd", "argument --suits: suit order 'shd' names clubs 0 times"),
        ("--tie-break", "suit", "argument --tie-break: invalid choice: 'suit'"),
        ("--button", "x", "argument --button: expected a number"),
        ("--button", "-1", "argument --button: expected a number"),
    ],
)
def test_options_that_cannot_be_are_usage_errors(
    capsys: Output, option: str, value: str, message: str
) -> None:
    said = usage_error(capsys, "pot", "Ah Kd = 5", "As Kc = 5", *BOARD, option, value)
    assert said.startswith(message)


def test_the_button_is_no_number_of_cards(capsys: Output) -> None:
    said = usage_error(capsys, "pot", "Ah Kd = 5", "As Kc = 5", *BOARD, "--button", "x")
    assert "cards" not in said


def test_winners_breaks_ties_by_suit(capsys: Output) -> None:
    assert main(["winners", "--tie-break", "highest", "--suits", "italy", *TIED]) == 0
    assert capsys.readouterr() == (
        "loses   8s 8d Jd 9c 3c  8s 8d Jd 9c 3c: pair of eights, jack kicker\n"
        "wins    8h 8c Jh 9d 3d  8h 8c Jh 9d 3d: pair of eights, jack kicker; "
        "tie broken by the jack of hearts, the highest card\n",
        "",
    )


@pytest.mark.parametrize(
    ("options", "won"),
    [
        ([], [0, 1]),
        (["--suits", "italy"], [0, 1]),
        (["--tie-break", "highest"], [1]),
        (["--tie-break", "paired"], [0]),
        (["--tie-break", "unpaired"], [1]),
        (["--tie-break", "highest", "--suits", "brazil"], [0]),
        (["--tie-break", "paired", "--suits", "greece"], [1]),
    ],
)
def test_winners_with_json_follows_the_house_rule(
    capsys: Output, options: list[str], won: list[int]
) -> None:
    assert main(["winners", "--json", *options, *TIED]) == 0
    assert json.loads(capsys.readouterr().out)["winners"] == won


def test_best_takes_no_tie_break(capsys: Output) -> None:
    said = usage_error(capsys, "best", *TIED, "--tie-break", "highest")
    assert said.startswith("unrecognized arguments: --tie-break")
