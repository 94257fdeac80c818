"""What the values of options are made of."""

import pytest

from acehigh import Deck, Rank
from acehigh.cli import main
from acehigh.cli.options.values import deck, number
from acehigh.errors import NotInDeckError, ParseError
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
    for text in ("52 without", "52 without 1", "36 without 2", "fifty", "53", "0", "9x"):
        assert "argument --deck: " in usage_error(capsys, "best", "--deck", text, "As Ks")
    message = usage_error(capsys, "best", "--rules", "short-deck", "--wild", "2", "As Ks")
    assert "36-card deck" in message


@in_one_test(
    ("text", "message"),
    [
        ("", "expected a number, got ''"),
        ("-1", "expected a number, got '-1'"),
        ("1.5", "expected a number, got '1.5'"),
        ("two", "expected a number, got 'two'"),
        ("4", "expected 5 to 10 jokers, got 4"),
        ("11", "expected 5 to 10 jokers, got 11"),
        ("9" * 21, "expected 5 to 10 jokers, got 9999"),
    ],
)
def test_a_number_is_whole_and_within_bounds(text: str, message: str) -> None:
    assert [number(good, least=5, most=10) for good in ("5", "010")] == [5, 10]
    with pytest.raises(ParseError) as error:
        number(text, least=5, most=10, of=" jokers")
    assert str(error.value).startswith(message)


@in_one_test(
    ("text", "expected"),
    [
        ("52", Deck.standard()),
        ("4", Deck.stripped(Rank.ACE)),
        ("65", Deck.five_suits()),
        ("2 x 36", Deck.stripped(Rank.SIX) * 2),
        ("2X52 WITHOUT 2", Deck.stripped(Rank.THREE) * 2),
    ],
)
def test_a_deck_is_named_by_how_many_cards_it_has(text: str, expected: Deck) -> None:
    assert sorted(map(str, deck(text).cards)) == sorted(map(str, expected.cards))


def test_what_cannot_be_taken_out_of_a_deck_is_named() -> None:
    with pytest.raises(NotInDeckError, match=r"no 2 can be taken out of the 36-card deck"):
        deck("36 without 2")
    with pytest.raises(
        ParseError, match="expected ranks or cards to take out, as 8 or 2h, got"
    ):
        deck("52 without jacks")
