"""The command line: ``acehigh table``, and --deck, which all commands have."""

import json

import pytest

from acehigh import ThreeCard, Wild
from acehigh.cli import main
from acehigh.odds.frequencies import frequencies
from helpers.cases import in_one_test
from helpers.usage import usage_error

Output = pytest.CaptureFixture[str]


def printed(capsys: Output, *argv: str) -> str:
    """Return what a table prints."""
    assert main(["table", *argv]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def test_a_table_is_in_columns(capsys: Output) -> None:
    lines = printed(capsys, "--rules", "three-card").splitlines()
    assert lines[0].split("  ")[0] == "category"
    assert " ".join(lines[1].split()) == "straight flush 48 12 0.2172 % 459 : 1 0.2172 %"
    assert " ".join(lines[6].split()) == "high card 16,440 274 74.3891 % 0.34 : 1 100.0000 %"
    assert lines[7].split() == ["total", "22,100", "741"]
    assert len({line.find(" :") for line in lines[1:7]}) == 1


def test_what_qualifies_is_told_where_not_all_does(capsys: Output) -> None:
    assert "qualify" not in printed(capsys, "--rules", "ace-to-five")
    last = printed(capsys, "--rules", "eight-or-better").splitlines()[-1]
    assert last.split() == ["qualify", "57,344", "2.2064", "%"]


def test_the_deck_the_wild_cards_and_the_known_cards_are_chosen(capsys: Output) -> None:
    options = ("--deck", "36", "--jokers", "2", "--known", "As Jk", "--json")
    first = json.loads(printed(capsys, *options).splitlines()[0])
    # Three of the 36 left, or two and the other joker.
    assert first["total"] == 35 * 34 * 33 // 6 + 35 * 34 // 2
    assert first["category"] == "five of a kind"


@pytest.mark.slow
def test_what_is_almost_certain_is_not_called_so(capsys: Output) -> None:
    lines = printed(capsys, "--rules", "ace-to-five", "--cards", "8").splitlines()
    assert [line.split("  ")[-1].strip() for line in lines[3:5]] == [
        "99.9999896 %",
        "100.0000 %",
    ]


@in_one_test(
    ("argv", "message"),
    [
        (
            "table --deck 53",
            "expected a deck such as 52, 36, 2x52 or '52 without 8 9 10', got '53'",
        ),
        (
            "table --deck 0x52",
            "expected a deck such as 52, 36, 2x52 or '52 without 8 9 10', got '0x52'",
        ),
        (
            "table --deck 56",
            "expected a deck such as 52, 36, 2x52 or '52 without 8 9 10', got '56'",
        ),
        ("table --cards 10", "a holding has 1 to 9 cards here, not 10"),
        ("table --cards 4", "4 cards are too few"),
        ("table --deck 4 --cards 5", "a holding of 5 cards is more than the 4-card deck"),
        ("table --known 2s --deck 36", "2s is not in the 36-card deck"),
        ("table --rules badugi --deck 8x52 --cards 9", "the most"),
        ("table As Ks", "unrecognized arguments: As Ks"),
        ("table --format xml", "invalid choice: 'xml'"),
        ("table --json --format csv", "--json goes without --format csv"),
        ("table --processes 0", "expected 1 to 61 processes, got 0"),
        ("table --rules short-deck --deck 52", "cannot have this deck: Stripped("),
    ],
)
def test_wrong_usage_is_told(capsys: Output, argv: str, message: str) -> None:
    assert message in usage_error(capsys, *argv.split())


def test_wild_is_the_same_as_in_python(capsys: Output) -> None:
    counts = frequencies(Wild(ThreeCard())).counts
    lines = printed(capsys, "--rules", "three-card", "--jokers", "1", "--json").splitlines()
    assert [json.loads(line)["count"] for line in lines] == list(counts.values())
