"""Other evaluators put random holdings in the same order; each is asked where installed."""

from collections.abc import Iterator
from random import Random

import pytest

from acehigh import Card, Deck, High
from helpers.twin import assert_same_order


def holdings() -> Iterator[list[Card]]:
    random = Random(20241129)
    for _ in range(5_000):
        yield random.sample(Deck.standard().cards, 7)


@pytest.mark.slow
def test_treys() -> None:
    treys = pytest.importorskip("treys")
    evaluate = treys.Evaluator().evaluate
    card = {card: treys.Card.new(str(card)) for card in Deck.standard()}
    # The least number is the best hand, as with phevaluator below.
    assert_same_order(
        (
            High().key(cards),
            -evaluate([card[c] for c in cards[:2]], [card[c] for c in cards[2:]]),
        )
        for cards in holdings()
    )


@pytest.mark.slow
def test_eval7() -> None:
    eval7 = pytest.importorskip("eval7")
    card = {card: eval7.Card(str(card)) for card in Deck.standard()}
    assert_same_order(
        (High().key(cards), eval7.evaluate([card[c] for c in cards])) for cards in holdings()
    )


@pytest.mark.slow
def test_phevaluator() -> None:
    phevaluator = pytest.importorskip("phevaluator")
    assert_same_order(
        (High().key(cards), -phevaluator.evaluate_cards(*map(str, cards)))
        for cards in holdings()
    )
