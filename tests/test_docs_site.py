"""What the site shows is all there is, and true: the reference, the catalogue, the plots."""

import csv
import html
import inspect
import pkgutil
import re
import runpy
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import acehigh
import catalogue
from acehigh import High, Ranker, equity, frequencies
from acehigh.chart import chart
from acehigh.evaluators.named import BUILT_IN
from acehigh.games import HOLDEM
from catalogue import Entry, entries
from helpers.cases import in_one_test

DOCS = Path(__file__).parent.parent / "docs"
NAMED = [entry for entry in entries() if entry.title in {row.name for row in BUILT_IN}]


def documented() -> set[str]:
    """Return the names that the pages of the reference describe."""
    names: set[str] = set()
    for page in DOCS.glob("api/*.md"):
        text = page.read_text("utf-8")
        for kind, target in re.findall(r"^\.\. auto(\w+):: ([\w.]+)", text, re.M):
            names |= public_names(target) if kind == "module" else {target.split(".")[-1]}
    return names


def public_names(module_name: str) -> set[str]:
    """Return the classes and functions that a module, or a package, makes and offers."""
    return {
        name
        for name, value in vars(import_module(module_name)).items()
        if (inspect.isclass(value) or inspect.isfunction(value))
        and value.__module__.startswith(module_name)
        and not name.startswith("_")
    }


def test_every_public_name_is_in_the_reference() -> None:
    assert set(acehigh.__all__) - documented() == {"__version__"}


def test_every_module_is_in_the_reference() -> None:
    # Packages whose modules are described one by one, and what only passes names on.
    others = {"__main__", "cli", "engine", "evaluators", "odds", "showdowns"}
    others |= {"checks", "dealt", "deck_contents", "lazy", "notations", "unbeatable", "version"}
    names = {module.name for module in pkgutil.iter_modules(acehigh.__path__)} - others
    public = {name: public_names(f"acehigh.{name}") for name in names if name[0] != "_"}
    assert [name for name in public if not public[name] & documented()] == []


def test_the_catalogue_has_every_name_and_says_what_it_is() -> None:
    assert [entry.title for entry in NAMED] == [row.name for row in BUILT_IN]
    for entry, row in zip(NAMED, BUILT_IN, strict=True):
        assert (entry.sentence, entry.ranker) == (row.sentence, row.value)


def test_the_catalogue_is_written_from_its_rankers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "entries", lambda: [Entry("high", "The best.", High())])
    text = catalogue.catalogue()
    assert text.startswith("## High\n\nStandard high hands (H1 to H7)")
    assert "- `deck`, by default `Deck.standard()`: the deck that the cards come from." in text
    assert "- `order`, by default high card, pair, two pair," in text
    assert (
        "### high\n\nThe best.\n\n`High()`: 5 cards of a 52-card deck.\n\n| category |" in text
    )
    royal = "| straight flush | `As Ks Qs Js Ts` straight flush, ace high (royal flush) | 40 |"
    assert royal in text


def test_what_is_kept_is_of_rankers_of_the_catalogue() -> None:
    assert set(catalogue.kept()) <= {repr(entry.ranker) for entry in entries()}


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    "ranker",
    [one.ranker for one in entries() if repr(one.ranker) in catalogue.kept()],
    ids=repr,
)
def test_what_is_kept_is_what_is_counted(ranker: Ranker) -> None:
    assert catalogue.kept()[repr(ranker)] == catalogue.counted(ranker)


@in_one_test("kind", sorted({type(entry.ranker) for entry in entries()}, key=str))
def test_the_catalogue_says_what_every_option_is(kind: Any) -> None:
    assert len(list(catalogue.options(kind))) == len(inspect.signature(kind).parameters)


def measured() -> dict[str, set[str]]:
    """Return the words and figures that were measured, by the part they belong to."""
    parts: dict[str, set[str]] = {}
    with (DOCS / "figures" / "speed.csv").open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            part, *words = row.values()
            parts.setdefault(part, set()).update(words)
    return parts


@pytest.mark.parametrize("part", measured())
def test_the_plots_show_what_was_measured(part: str) -> None:
    drawn = (DOCS / "figures" / f"{part}.svg").read_text("utf-8")
    written = set(map(html.unescape, re.findall(r"<text[^>]*>([^<]*)</text>", drawn)))
    assert measured()[part] - written == set()
    page = (DOCS / "benchmarks.md").read_text("utf-8")
    assert f"(figures/{part}.svg)" in page


def counting() -> dict[str, Any]:
    """Return what the script that draws how boards are counted has."""
    return runpy.run_path(str(DOCS / "figures" / "counting.py"))


def test_the_picture_of_counting_shows_what_is_counted() -> None:
    drawn = (DOCS / "figures" / "counting.svg").read_text("utf-8")
    found = equity(HOLDEM, ["AdAc", "KsKh"])
    for player, name in zip(found.players, ("aces", "kings"), strict=True):
        assert f">{name} {player.wins:,}<" in drawn
    assert f"Both together; ties {found.players[0].ties:,}:" in drawn
    ways = counting()["kinds"]()
    assert f"{sum(ways.values()):,} boards are of {len(ways):,} kinds" in drawn
    assert "(figures/counting.svg)" in (DOCS / "equity.md").read_text("utf-8")


@pytest.mark.exhaustive
def test_the_picture_of_counting_is_the_one_that_is_drawn() -> None:
    drawn = (DOCS / "figures" / "counting.svg").read_text("utf-8")
    assert counting()["draw"]() == drawn


def test_the_chart_shown_is_the_one_that_is_drawn() -> None:
    shown = (DOCS / "figures" / "high-hands.svg").read_text("utf-8")
    assert shown == chart(frequencies(High()))
