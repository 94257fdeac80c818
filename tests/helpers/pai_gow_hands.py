"""Pai gow poker in tests: seven cards, where the wheel may stand, what a banker is dealt."""

from collections.abc import Collection, Iterator
from itertools import islice

import pytest
from hypothesis import strategies as st

from acehigh import Card
from acehigh.games.pai_gow import DECK, banker
from acehigh.games.pai_gow.patterns import patterns, weights

wheels = st.sampled_from(["second", "lowest"])


def holdings(size: int = 7) -> st.SearchStrategy[list[Card]]:
    """Some cards of the deck, the joker more often than it is dealt."""
    cards = st.lists(st.sampled_from(DECK.cards), min_size=size, max_size=size, unique=True)
    return cards | cards.map(lambda held: [DECK.jokers[0], *held][:size]).filter(
        lambda held: len(set(held)) == size
    )


def suited_holdings() -> st.SearchStrategy[list[Card]]:
    """Cards of two suits and the joker: many straights, flushes and both."""
    few = [card for card in DECK if card.suit is None or str(card.suit) in "sh"]
    return st.lists(st.sampled_from(few), min_size=7, max_size=7, unique=True)


any_seven = holdings() | suited_holdings()


def few_patterns(
    monkeypatch: pytest.MonkeyPatch, dead: Collection[Card]
) -> list[tuple[tuple[int, ...], int]]:
    """Let a banker be dealt a few patterns only, and return them and what they weigh."""

    def some(part: int, parts: int) -> Iterator[tuple[int, ...]]:
        return islice(patterns(part, parts), 3)

    def weigh(dead: Collection[Card], part: int, parts: int) -> Iterator[int]:
        return islice(weights(dead, part, parts), 3)

    monkeypatch.setattr(banker, "patterns", some)
    monkeypatch.setattr(banker, "weights", weigh)
    monkeypatch.setattr(banker, "_KNOWN", {})
    return [
        pair
        for part in range(32)
        for pair in zip(some(part, 32), weigh(dead, part, 32), strict=True)
    ]
