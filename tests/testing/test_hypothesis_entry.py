"""What hypothesis calls when it is imported: our types get strategies, made when asked for."""

from collections.abc import Callable
from functools import partial
from importlib.metadata import entry_points

import pytest
from hypothesis import strategies as st

from acehigh import Card, Category, Deck, Hand, Ranker, RankKey, SuitOrder
from acehigh.testing import hypothesis_entry, strategies

OURS = {
    Card: "cards",
    Category: "categories",
    Deck: "decks",
    Hand: "hands",
    RankKey: "keys",
    Ranker: "rankers",
    SuitOrder: "suit_orders",
}


def test_the_entry_point_names_what_registers() -> None:
    # There is none where the package is not installed, but lies on the path.
    for point in entry_points(group="hypothesis", name="acehigh"):
        assert point.load() is hypothesis_entry.register


def test_each_type_gets_its_strategy_and_only_when_it_is_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    registered: dict[type, Callable[[type], str]] = {}
    made: list[str] = []

    def strategy(name: str) -> str:
        made.append(name)
        return name

    monkeypatch.setattr(st, "register_type_strategy", registered.__setitem__)
    for name in OURS.values():
        monkeypatch.setattr(strategies, name, partial(strategy, name))
    hypothesis_entry.register()
    assert registered.keys() == OURS.keys()
    assert made == []
    assert {kind: make(kind) for kind, make in registered.items()} == OURS
    assert made == list(OURS.values())
