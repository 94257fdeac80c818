"""The fast and the slow statement of high hands agree, on every hand and many holdings."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement

import pytest

from acehigh import Card, Category, Deck, High, Rank, RankKey
from helpers.hands import random_holdings, run_through
from helpers.published import assert_as_published, published
from helpers.signatures import kinds_of_holding, mixed
from helpers.twin import (
    HIGH_ORDER,
    assert_agree,
    assert_agree_on_many,
    high,
)

STANDARD = Deck.standard()
DECKS = [
    STANDARD,
    *map(Deck.stripped, (Rank.FIVE, Rank.SIX, Rank.SEVEN, Rank.TEN)),
    Deck.five_suits(),
    STANDARD * 2,
    STANDARD * 5,
]
FLUSH_OVER_FULL_HOUSE = (*HIGH_ORDER[:5], "full house", "flush", *HIGH_ORDER[7:])
# Beside each ranker its categories as the twin is told them.
RANKERS = [
    *[pytest.param(High(deck=deck), HIGH_ORDER, id=repr(deck)) for deck in DECKS],
    pytest.param(
        High(
            deck=Deck.stripped(Rank.SIX),
            order=tuple(Category(name) for name in FLUSH_OVER_FULL_HOUSE),
        ),
        FLUSH_OVER_FULL_HOUSE,
        id="flush over full house",
    ),
]


@pytest.mark.slow
@pytest.mark.parametrize(("ranker", "order"), RANKERS)
@pytest.mark.parametrize("sizes", [range(5, 6), range(6, 10)], ids=["five", "six to nine"])
def test_agree_on_random_holdings(ranker: High, order: tuple[str, ...], sizes: range) -> None:
    number = 500 if ranker == High() else 120
    held = random_holdings(ranker.deck, sizes, number)
    assert_agree_on_many(ranker, high(ranker.deck, order), held)


@pytest.mark.slow
@pytest.mark.parametrize("every", [7, pytest.param(1, marks=pytest.mark.exhaustive)])
@pytest.mark.parametrize(("ranker", "order"), RANKERS)
def test_agree_on_every_kind_of_five_card_hand(
    ranker: High, order: tuple[str, ...], every: int
) -> None:
    rule = high(ranker.deck, order)
    hands = list(kinds_of_hand(ranker.deck))[::every]
    assert_agree(ranker, rule, hands)
    for hand in hands:
        _, counted = rule(hand)
        assert ranker.key(hand).ranks == counted


def kinds_of_hand(deck: Deck) -> Iterator[tuple[Card, ...]]:
    """Yield a hand for all ranks that five cards can have, mixed in suit and suited."""
    for ranks in combinations_with_replacement(deck.ranks, 5):
        suited = tuple(Card(rank, deck.suits[0]) for rank in ranks)
        for hand in (mixed(ranks, deck.suits), suited):
            if all(hand.count(card) <= deck.count(card) for card in hand):
                yield hand


@pytest.mark.exhaustive
def test_agree_on_every_five_card_hand() -> None:
    kinds = run_through([High()])
    assert len(kinds) == 134_459
    assert_agree_on_many(High(), high(STANDARD), kinds)
    found: Counter[RankKey] = Counter()
    for hand, number in kinds.items():
        found[High().key(hand)] += number
    assert_as_published(found, published("high_52", "high_52", 5, "standard"))


@pytest.mark.exhaustive
def test_agree_on_many_holdings_of_six_to_nine_cards() -> None:
    held = random_holdings(STANDARD, range(6, 10), 30_000)
    assert_agree_on_many(High(), high(STANDARD), held)


@pytest.mark.exhaustive
@pytest.mark.parametrize("size", [6, 7])
def test_agree_on_every_kind_of_holding(size: int) -> None:
    held = (cards for cards, _ in kinds_of_holding(STANDARD, size))
    assert_agree_on_many(High(), high(STANDARD), held)
