"""Deuce to seven low (L4)."""

from functools import cached_property

from acehigh.decks import STANDARD, Deck
from acehigh.engine.rank_table import Ranks
from acehigh.evaluators.low import LowRanker
from acehigh.evaluators.made import STANDARD_ORDER, Straights, made_of, straights_of
from acehigh.keys import Category


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
    def _straights(self) -> Straights:
        return straights_of(self.deck.ranks, self.hand_size)

    def rule(self, ranks: Ranks, suited: bool) -> tuple[Category, Ranks]:
        """Return the category of five cards and the ranks that count (L4)."""
        return made_of(ranks, suited, self._straights, STANDARD_ORDER, self.rank_value)
