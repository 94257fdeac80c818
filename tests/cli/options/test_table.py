"""The options that say how a table divides pots."""

import json

import pytest

from acehigh.cli import main
from helpers.cases import in_one_test
from helpers.usage import usage_error

Output = pytest.CaptureFixture[str]
BOARD = ["--board", "Ac 9d 9h 4s 2c"]
ACES_UP = "two pair, aces and nines, king kicker"


def test_a_huge_amount_is_refused_at_once(capsys: Output) -> None:
    assert main(["pot", "As = 1e999999", "fold = 1"]) == 1
    assert capsys.readouterr().err == (
        "arguments: an amount of chips has up to 18 digits, not '1e999999'\n"
    )


def complaint(capsys: Output, *argv: str) -> str:
    """Return what is said of a bad argument, after checking that nothing was answered."""
    assert main(argv) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return err.rstrip().removeprefix("arguments: ")


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


@in_one_test("seat", ["0", "3", "99"])
def test_a_button_at_no_seat_is_named(capsys: Output, seat: str) -> None:
    message = complaint(capsys, "pot", "Ah Kd = 5", "As Kc = 5", *BOARD, "--button", seat)
    assert message == f"the button is at a seat from 1 to 2, not {seat}"


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
