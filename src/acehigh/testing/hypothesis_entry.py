"""What hypothesis calls when it is imported, by the entry point: our types get strategies.

`acehigh.testing.strategies` imports hypothesis. If this module were there, a program that
imports that module first would make hypothesis call a function that is not defined yet. So the
strategies are imported when one is asked for.
"""

from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from acehigh.cards import Card
from acehigh.decks import Deck
from acehigh.evaluators.ranker import Ranker
from acehigh.keys import Category, Hand, RankKey
from acehigh.orders import SuitOrder

if TYPE_CHECKING:
    from hypothesis.strategies import SearchStrategy

_STRATEGIES: dict[type, str] = {
    Card: "cards",
    Category: "categories",
    Deck: "decks",
    Hand: "hands",
    RankKey: "keys",
    Ranker: "rankers",
    SuitOrder: "suit_orders",
}


def register() -> None:
    """Tell hypothesis which strategy is for which type; enumerations it knows by itself."""
    from hypothesis.strategies import register_type_strategy  # noqa: PLC0415 - see above

    for kind, name in _STRATEGIES.items():
        register_type_strategy(kind, partial(_strategy, name))


def _strategy(name: str, _kind: type) -> "SearchStrategy[object]":
    strategy: SearchStrategy[object] = getattr(
        import_module("acehigh.testing.strategies"), name
    )()
    return strategy
