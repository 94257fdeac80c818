"""What the values of options are made of."""

import pytest

from acehigh.cli import main
from helpers.cases import in_one_test
from helpers.usage import usage_error

Output = pytest.CaptureFixture[str]


@in_one_test(
    ("argv", "message"),
    [
        ("best --jokers 9999 As", "argument --jokers: expected 0 to 16 jokers, got 9999"),
        (f"best --jokers {'9' * 30} As", "argument --jokers: expected 0 to 16 jokers, got 99"),
        ("table --cards 1000001", "argument --cards: expected 0 to 1,000,000, got 1000001"),
        ("table --processes 62", "argument --processes: expected 1 to 61 processes, got 62"),
        ("pot As=1 fold=1 --unit 1e-99999", "argument --unit: an amount of chips has up to 18"),
    ],
)
def test_huge_numbers_are_refused_at_once(argv: str, message: str, capsys: Output) -> None:
    assert usage_error(capsys, *argv.split()).startswith(message)


def test_a_game_that_is_asked_for_as_rules_is_named(capsys: Output) -> None:
    said = (
        "'plo' is a game, not rules: `acehigh games 'omaha'` says by which rules its hands rank"
    )
    assert usage_error(capsys, "rules", "plo") == said
    assert usage_error(capsys, "best", "As Ks 2d 2c", "--rules", "plo").endswith(said)


def test_rules_may_be_a_text(capsys: Output) -> None:
    assert main(["best", "2s Kd Kc 9s 4h", "--rules", "wild(high, 2)"]) == 0
    assert capsys.readouterr().out == (
        "Kd Kc 2s 9s 4h: three of a kind, kings, nine kicker (2s as Ks)\n"
    )
    said = usage_error(capsys, "best", "2s Kd Kc 9s 4h", "--rules", "wild(high, 2")
    assert "argument --rules: expected rules or a deck as text, as 'wild(high, 2)'" in said


def test_the_nearest_rules_are_named(capsys: Output) -> None:
    error = usage_error(capsys, "winners", "--rules", "hihg")
    assert "did you mean 'high'?" in error


def test_other_commands_have_a_deck_too(capsys: Output) -> None:
    assert main(["best", "--deck", "5x52", "As As As As As"]) == 0
    assert capsys.readouterr().out == "As As As As As: five of a kind, aces\n"
    assert main(["best", "--deck", "65", "A* K* Q* J* T*"]) == 0
    assert main(["best", "--deck", "36", "--wild", "6", "As Ks Qs 6h 7d"]) == 0
    assert capsys.readouterr().out.endswith("7d: pair of aces, king kicker (6h as Ah)\n")
    assert main(["best", "--deck", "2x40 without 7 Ks", "6s 8s 6s 8s 9h"]) == 0
    assert "two pair" in capsys.readouterr().out
    for deck in ("52 without", "52 without 1", "36 without 2", "fifty", "53", "0", "9x"):
        assert "argument --deck: " in usage_error(capsys, "best", "--deck", deck, "As Ks")
    message = usage_error(capsys, "best", "--rules", "short-deck", "--wild", "2", "As Ks")
    assert "36-card deck" in message
