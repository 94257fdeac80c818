"""Deuce to seven low (L4)."""

from dataclasses import dataclass
from functools import cached_property

from acehigh.decks import STANDARD, Deck
from acehigh.evaluators.high import STANDARD_ORDER
from acehigh.evaluators.low import LowRanker
from acehigh.evaluators.multisets import Ranks
from acehigh.evaluators.protocol import Category
from acehigh.evaluators.shapes import Runs, made_of, runs_of


@dataclass(frozen=True, repr=False)
class DeuceToSeven(LowRanker):
    """Deuce to seven low: the standard order upside down, the ace always high (L4).

    Args:
        deck: the deck that the cards come from.

    >>> wheel = DeuceToSeven().key("As 5h 4d 3c 2s")
    >>> wheel.describe(), wheel < DeuceToSeven().key("Ks Qh Jd Tc 8s")
    ('ace-low', True)
    """

    deck: Deck = STANDARD

    @cached_property
    def _runs(self) -> Runs:
        return runs_of(self.deck.ranks, self.size)

    def rule(self, ranks: Ranks, suited: bool) -> tuple[Category, Ranks]:
        """Return the category of five cards and the ranks that count (L4)."""
        return made_of(ranks, suited, self._runs, STANDARD_ORDER, self.height)
