"""How tables are laid out: as text, Markdown and CSV."""

import csv
import json
from io import StringIO

import pytest

from acehigh import Category, High, Rank, ThreeCard
from acehigh.catalogue import Named
from acehigh.cli import main
from acehigh.evaluators.named import RANKERS
from acehigh.evaluators.ranker import Ranker
from acehigh.odds.frequencies import frequencies

Output = pytest.CaptureFixture[str]


def printed(capsys: Output, *argv: str) -> str:
    """Return what a table prints."""
    assert main(["table", *argv]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


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


class Bars(ThreeCard):
    """Rules with a category that Markdown would take for two."""

    @property
    def categories(self) -> tuple[Category, ...]:
        return (Category("a|b"),)

    def rule(self, ranks: tuple[Rank, ...], suited: bool) -> tuple[Category, tuple[Rank, ...]]:
        del suited
        return Category("a|b"), ranks
