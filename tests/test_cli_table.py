"""The command line: ``acehigh table``, and --deck, which all commands have."""

import csv
import json
import sys
from io import StringIO
from typing import Any

import pytest

from acehigh import Category, High, Rank, ThreeCard, Wild
from acehigh.catalogue import Named
from acehigh.cli import main
from acehigh.evaluators.named import RANKERS
from acehigh.evaluators.ranker import Ranker
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


@pytest.mark.slow
def test_every_format_says_the_same(capsys: Output) -> None:
    rows = frequencies(High(), 6).rows
    options = ("--cards", "6", "--format")
    records = [json.loads(line) for line in printed(capsys, *options, "json").splitlines()]
    assert records == [
        json.loads(line) for line in printed(capsys, "--cards", "6", "--json").splitlines()
    ]
    assert [(record["category"], record["count"]) for record in records] == [
        (str(row.category), row.count) for row in rows
    ]
    assert records[-1]["cumulative"] == 1
    table = csv.DictReader(StringIO(printed(capsys, *options, "csv")))
    assert [{name: str(value) for name, value in record.items()} for record in records] == [
        *table
    ]
    heading, ruler, *lines = printed(capsys, *options, "markdown").splitlines()
    assert heading.count("|") == ruler.count("|") == 7
    assert [line.split(" | ")[1] for line in lines[:-1]] == [f"{row.count:,}" for row in rows]


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


def test_a_category_cannot_break_a_table(
    capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    row: Named[Ranker] = Named("bars", "Odd names.", Bars())
    monkeypatch.setitem(RANKERS.rows, row.name, row)
    lines = printed(capsys, "--rules", "bars", "--format", "markdown").splitlines()
    assert lines[2].startswith("| a\\|b | 22,100 |")
    assert (
        printed(capsys, "--rules", "bars", "--format", "csv").splitlines()[1].startswith("a|b,")
    )


def test_processes_share_the_work(capsys: Output) -> None:
    options = ("--rules", "three-card", "--json")
    assert printed(capsys, *options, "--processes", "2") == printed(capsys, *options)


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


class Bars(ThreeCard):
    """Rules with a category that Markdown would take for two."""

    @property
    def categories(self) -> tuple[Category, ...]:
        return (Category("a|b"),)

    def rule(self, ranks: tuple[Rank, ...], suited: bool) -> tuple[Category, tuple[Rank, ...]]:
        del suited
        return Category("a|b"), ranks


class Bar:
    """Stands for tqdm's, and remembers."""

    made: list["Bar"]

    def __init__(self, **options: Any) -> None:
        self.options = options
        self.total, self.n = 0, 0
        Bar.made.append(self)

    def __enter__(self) -> "Bar":
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def update(self, more: int) -> None:
        self.n += more


@pytest.fixture
def bars(monkeypatch: pytest.MonkeyPatch) -> list[Bar]:
    tqdm = pytest.importorskip("tqdm")
    Bar.made = []
    monkeypatch.setattr(tqdm, "tqdm", Bar)
    return Bar.made


def test_a_long_count_shows_how_far_it_is(capsys: Output, bars: list[Bar]) -> None:
    printed(capsys, "--rules", "three-card", "--wild", "2", "--cards", "5")
    (bar,) = bars
    assert bar.n == bar.total >= 1
    assert bar.options["delay"] == 1
    # Not where standard error is a file.
    assert bar.options["disable"] is None


def test_without_tqdm_there_is_no_bar(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "tqdm", None)
    assert printed(capsys, "--json").count("\n") == 9


def test_wild_is_the_same_as_in_python(capsys: Output) -> None:
    counts = frequencies(Wild(ThreeCard())).counts
    lines = printed(capsys, "--rules", "three-card", "--jokers", "1", "--json").splitlines()
    assert [json.loads(line)["count"] for line in lines] == list(counts.values())
