"""A catalogue serves named values of any kind, ours first and then those of plug-ins."""

import importlib.metadata
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from acehigh import Deck, Rank, SuitOrder
from acehigh.catalogue import Catalogue, Named
from acehigh.errors import UnknownNameError

OURS = Catalogue(
    "decks",
    Deck,
    "acehigh.decks",
    [
        Named("full", "All 52 cards.", Deck.standard()),
        Named("short", "Sixes up.", Deck.stripped(Rank.SIX)),
    ],
)


@dataclass(frozen=True)
class EntryPoint:
    name: str
    loads: object

    def load(self) -> object:
        if isinstance(self.loads, Exception):
            raise self.loads
        return self.loads


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Pretend that plug-ins are installed, by what their names load."""

    def install(**loads: object) -> None:
        def entry_points(*, group: str) -> list[EntryPoint]:
            points = [EntryPoint(name, one) for name, one in loads.items()]
            return points if group == "acehigh.decks" else []

        monkeypatch.setattr(importlib.metadata, "entry_points", entry_points)

    return install


def doubled() -> Deck:
    """Two decks at once.

    More need not be said.
    """
    return Deck.standard() * 2


def test_our_own_values_are_found_without_looking_for_plug_ins(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delattr(importlib.metadata, "entry_points")
    assert OURS.named("short") == Deck.stripped(Rank.SIX)


def test_plug_ins_offer_a_value_or_what_makes_one(installed: Callable[..., None]) -> None:
    installed(double=doubled, twenty=Deck.twenty(), full=Deck.twenty())
    assert list(OURS.all_rows()) == ["full", "short", "double", "twenty"]
    assert OURS.named("double") == Deck.standard() * 2
    assert OURS.all_rows()["double"].sentence == "Two decks at once."
    assert OURS.named("twenty") == Deck.twenty()
    # Ours stays what it is.
    assert OURS.named("full") == Deck.standard()


@pytest.mark.parametrize("name", ["shrot", "Short", "", None, 5, ["short"]])
def test_unknown_names_are_told(installed: Callable[..., None], name: Any) -> None:
    installed()
    with pytest.raises(UnknownNameError, match="unknown decks"):
        OURS.named(name)


@pytest.mark.parametrize(
    ("loads", "says"),
    [
        (ModuleNotFoundError("No module named 'gone'"), "cannot be loaded: ModuleNotFound"),
        (lambda: 1 // 0, "cannot be loaded: ZeroDivisionError"),
        (lambda: SuitOrder.BRIDGE, r"cannot be loaded: SuitOrder.* is no Deck"),
        (7, "cannot be loaded: TypeError"),
    ],
    ids=["import fails", "call fails", "another kind", "no function"],
)
def test_a_plug_in_that_fails_hides_no_other(
    installed: Callable[..., None], loads: object, says: str
) -> None:
    installed(broken=loads, double=doubled)
    row = OURS.all_rows()["broken"]
    assert row.sentence == f"{row.problem[0].upper()}{row.problem[1:]}."
    with pytest.raises(UnknownNameError, match=f"'broken' {says}"):
        _ = row.value
    with pytest.raises(UnknownNameError, match=f"'broken' {says}"):
        OURS.named("broken")
    assert OURS.named("double") == doubled()
