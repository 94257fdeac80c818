"""Strategies, by their names and by type, which hypothesis knows without an import."""

import subprocess
import sys
from collections.abc import Callable
from functools import partial
from operator import eq
from typing import Any, TypeVar

import hypothesis
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.vendor.pretty import pretty

from acehigh import (
    Badugi,
    Card,
    CardError,
    Category,
    Deck,
    Hand,
    High,
    Joker,
    Rank,
    Ranker,
    RankKey,
    Suit,
    SuitOrder,
    ranker_named,
)
from acehigh.evaluators.named import BUILT_IN
from acehigh.evaluators.ranker import checked_ranker
from acehigh.testing.strategies import (
    cards,
    categories,
    decks,
    holdings,
    rankers,
    suit_orders,
)

T = TypeVar("T")

SIMPLEST: dict[type, str] = {
    Card: "Card(Rank.TWO, Suit.CLUBS)",
    Category: "Category('high card')",
    Deck: "Deck.standard()",
    Joker: "Joker.PLAIN",
    Rank: "Rank.TWO",
    Ranker: "High()",
    RankKey: "<RankKey straight flush, six high by High()>",
    Suit: "Suit.CLUBS",
    SuitOrder: "SuitOrder('shdc')",
}


def anything(_: object) -> bool:
    return True


def find(strategy: st.SearchStrategy[T], wanted: Callable[[T], bool] = anything) -> T:
    """Return the simplest such value, not one remembered of another strategy."""
    return hypothesis.find(strategy, wanted, settings=settings(database=None, max_examples=200))


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "simplest"), SIMPLEST.items(), ids=str)
def test_hypothesis_knows_our_types_and_shrinks_them(kind: type[Any], simplest: str) -> None:
    value = find(st.from_type(kind))
    assert isinstance(value, kind)
    assert repr(value) == simplest


@pytest.mark.parametrize("value", [Deck.twenty() * 2, High(), SuitOrder("shdc")], ids=repr)
def test_hypothesis_writes_a_value_as_we_do(value: object) -> None:
    assert pretty(value) == repr(value)


@given(...)
def test_arguments_need_no_strategy(card: Card, deck: Deck, hand: Hand, key: RankKey) -> None:
    assert card.joker or card.rank
    assert len(deck) == sum(deck.counts.values())
    assert checked_ranker(hand.key.ranker).key(hand.cards) == hand.key
    assert key.describe()


@pytest.mark.parametrize(
    "wanted",
    [
        lambda card: card.joker is Joker.SMALL,
        lambda card: card.suit is Suit.STARS,
        lambda card: card.rank is Rank.ACE,
    ],
)
def test_any_card_is_found(wanted: Callable[[Card], bool]) -> None:
    assert wanted(find(cards(), wanted))


@given(cards(Deck.twenty()))
def test_cards_are_of_the_deck(card: Card) -> None:
    assert card in Deck.twenty()


@given(st.data(), decks())
def test_holdings_can_be_dealt_from_their_deck(data: st.DataObject, deck: Deck) -> None:
    held = data.draw(holdings(deck))
    deck.check(held)
    assert len(held) <= 9


@given(st.data(), rankers())
def test_holdings_of_a_ranker_can_be_ranked(data: st.DataObject, ranker: Ranker) -> None:
    assert ranker.key(data.draw(holdings(ranker))).ranker == ranker


@pytest.mark.slow
def test_holdings_have_as_many_cards_as_are_asked_for() -> None:
    assert len(find(holdings(High()))) == 5
    assert len(find(holdings(Badugi()))) == 1
    assert find(holdings()) == ()
    assert len(find(holdings(Deck.twenty(), min_size=20))) == 20
    assert len(find(holdings(High(), max_size=7), lambda held: len(held) > 6)) == 7


@pytest.mark.parametrize(("least", "most"), [(-1, 2), (3, 2), (20, 21), (21, None)])
def test_impossible_sizes_are_told(least: int, most: int | None) -> None:
    with pytest.raises(CardError, match=r"no holding of .* comes from the 20-card deck"):
        find(holdings(Deck.twenty(), least, most))


@pytest.mark.slow
def test_every_named_ranker_is_found() -> None:
    for row in BUILT_IN:
        wanted = ranker_named(row.name)
        assert find(rankers(), partial(eq, wanted)) == wanted


def printed(code: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", code], check=True, capture_output=True, text=True
    )
    return done.stdout.split()


SHOW = "print('hypothesis' in sys.modules, 'acehigh.testing.strategies' in sys.modules)"


@pytest.mark.slow
def test_the_entry_point_is_enough_and_loads_little() -> None:
    # The strategies are looked up by type before anything of acehigh is imported by hand.
    assert printed(f"import sys, hypothesis; {SHOW}") == ["True", "False"]
    code = (
        "import hypothesis.strategies as st, hypothesis;"
        "from acehigh import Card;"
        "print(hypothesis.find(st.from_type(Card), lambda card: True))"
    )
    assert printed(code) == ["2c"]


@pytest.mark.slow
def test_acehigh_alone_imports_no_hypothesis() -> None:
    assert printed(f"import sys, acehigh, acehigh.testing; {SHOW}") == ["False", "False"]


@pytest.mark.slow
def test_the_strategies_may_be_imported_first() -> None:
    assert printed("import acehigh.testing.strategies, sys; " + SHOW) == ["True", "True"]


def test_categories_and_orders_of_suits_are_found_quickly() -> None:
    assert find(categories()) is Category.HIGH_CARD
    assert find(suit_orders(), lambda order: order == SuitOrder.ITALY) == SuitOrder.ITALY
