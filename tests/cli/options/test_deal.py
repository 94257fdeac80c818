"""The options that say which cards are held, and how they are played."""

import pytest

from acehigh.cli import main
from helpers.cases import in_one_test
from helpers.usage import usage_error

HOLDING = "AsKsQsJsTs"


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


@in_one_test(
    ("argv", "message"),
    [
        (["--board", "Ax"], "argument --board: 'Ax' is no card: "),
        (["--board", "2c2c"], "2c is held 2 times in 2c 2c"),
        (["--board", "Jk"], "Jk is not in the 52-card deck"),
        (["--hole-cards", "-1"], "argument --hole-cards: expected a number"),
        (["--hole-cards", "two"], "argument --hole-cards: expected a number"),
        (["--hole-cards", "9" * 5000], "argument --hole-cards: expected 0 to"),
        (["--hole-cards", "6"], "a hand has 5 cards, not 6 hole cards"),
        (
            ["--hole-cards", "2", "--board", "2c 3c"],
            "--hole-cards 2 takes 3 cards from the board, which has 2",
        ),
    ],
)
def test_what_cannot_be_dealt_is_wrong_usage(
    argv: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert usage_error(capsys, "best", HOLDING, *argv).startswith(message)
