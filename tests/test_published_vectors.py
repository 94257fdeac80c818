"""Hands that others have ranked: whole files of them, all alike."""

import json
from pathlib import Path
from typing import Any

import pytest

from acehigh import Card, Category, Deck, High, Rank, Suit, winners
from helpers.cases import in_one_test
from helpers.twin import assert_same_order

DATA = Path(__file__).parent / "data"

UCI_SUITS = (Suit.HEARTS, Suit.SPADES, Suit.DIAMONDS, Suit.CLUBS)
UCI_CLASSES = (
    Category.HIGH_CARD,
    Category.PAIR,
    Category.TWO_PAIR,
    Category.THREE_OF_A_KIND,
    Category.STRAIGHT,
    Category.FLUSH,
    Category.FULL_HOUSE,
    Category.FOUR_OF_A_KIND,
    Category.STRAIGHT_FLUSH,
)
UCI_ROYAL_FLUSH = 9


@pytest.mark.slow
def test_uci_rows() -> None:
    rows = (DATA / "uci_poker-hand-training-true.data").read_text().split()
    assert len(rows) == 25_010
    for row in rows:
        *numbers, number_of_class = map(int, row.split(","))
        hand = [uci_card(*pair) for pair in zip(numbers[::2], numbers[1::2], strict=True)]
        key = High().key(hand)
        royal = key.category is Category.STRAIGHT_FLUSH and key.ranks == (Rank.ACE,)
        assert royal == (number_of_class == UCI_ROYAL_FLUSH), row
        if not royal:
            assert key.category is UCI_CLASSES[number_of_class], row


def uci_card(suit: int, rank: int) -> Card:
    return Card(Rank.ACE if rank == 1 else Rank(rank), UCI_SUITS[suit - 1])


def phevaluator_vectors(size: int) -> dict[str, int]:
    vectors: dict[str, int] = json.loads((DATA / f"phevaluator_{size}cards.json").read_text())
    assert len(vectors) == 1_000
    return vectors


@pytest.mark.slow
def test_phevaluator_vectors() -> None:
    # All sizes together: a number stands for the same five cards in each of the files.
    assert_same_order(
        (High().key(text), -number)
        for size in range(5, 10)
        for text, number in phevaluator_vectors(size).items()
    )


def exercism_cases() -> list[dict[str, Any]]:
    text = (DATA / "exercism_poker_canonical-data.json").read_text()
    cases: list[dict[str, Any]] = json.loads(text)["cases"]
    return cases


@in_one_test("case", exercism_cases())
def test_exercism_case(case: dict[str, Any]) -> None:
    hands = case["input"]["hands"]
    # Some cases use one card in two hands.
    won = winners(High(deck=Deck.standard() * 2), hands)
    assert sorted(hands[i] for i in won) == sorted(case["expected"])
