"""The rule for one hand, from which a whole ranking follows: for its ranks, or its cards."""

from collections.abc import Sequence
from typing import Protocol

from acehigh.cards import Card, Rank
from acehigh.engine.rank_table import Ranks
from acehigh.keys import Category, RankKey


class HandRule(Protocol):
    """A rule for the ranks of one hand, from which a whole ranking follows."""

    def rule(self, ranks: Ranks, suited: bool) -> tuple[Category, Ranks]:
        """Return the category of one hand and the ranks that count, in order of comparison."""
        ...

    def rank_value(self, rank: Rank, held: int) -> int:
        """Return how high a rank is, given how many of it are held."""
        ...

    def tie_break_values(self, category: Category, ranks: Ranks) -> Sequence[int]:
        """Return a number for each rank that counts; greater is better."""
        ...

    def evaluate_hand(self, ranks: Ranks, wild: int, suited: bool) -> RankKey:
        """Return the key of one hand of these ranks, highest first."""
        ...


class CardRule(Protocol):
    """A rule for the cards of one hand, from which a whole ranking follows."""

    def evaluate_cards(self, cards: Sequence[Card]) -> RankKey:
        """Return the key of one hand, or of fewer cards."""
        ...
