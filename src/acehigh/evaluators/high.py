"""Standard high hands (H1 to H7)."""

from functools import cached_property

from acehigh.cards import Rank
from acehigh.decks import STANDARD, Deck
from acehigh.engine.rank_table import Ranks
from acehigh.errors import CardError
from acehigh.evaluators.made import (
    STANDARD_ORDER,
    Straights,
    made_of,
    straights_of,
)
from acehigh.evaluators.rule import RuleRanker
from acehigh.keys import Category


class HighRanker(RuleRanker):
    """A ranker for which the higher card is the better: standard hands of some deck."""

    @cached_property
    def _straights(self) -> Straights:
        # The ace also stands below the deck's lowest rank (H5, P1).
        straights = Category.STRAIGHT in self.categories
        ranks = (Rank.ACE, *self.deck.ranks)
        return straights_of(ranks, self.hand_size) if straights else {}

    def rule(self, ranks: Ranks, suited: bool) -> tuple[Category, Ranks]:
        """Return the category of a hand and the ranks that count (H3 to H5)."""
        return made_of(ranks, suited, self._straights, self.categories, self.rank_value)


class High(HighRanker):
    """Standard high hands (H1 to H7), of any deck (P1, P5, P6).

    Args:
        deck: the deck that the cards come from. The ace also stands below its lowest rank
            (H5, P1), so a 36-card deck has the straight A-6-7-8-9.
        order: the categories, worst first.

    Raises:
        CardError: the order does not name each category once.

    >>> High().key("As Kd Qh Jc Ts") > High().key("5s 4d 3h 2c As")
    True
    >>> print(High().best("Ah Kh Qh Jh Th 2c 2d"))
    Ah Kh Qh Jh Th: straight flush, ace high (royal flush)
    """

    deck: Deck = STANDARD
    order: tuple[Category, ...] = STANDARD_ORDER

    def __post_init__(self) -> None:
        if isinstance(self.order, list):
            object.__setattr__(self, "order", tuple(self.order))
        super().__post_init__()
        if self.order is STANDARD_ORDER:
            return
        good = isinstance(self.order, tuple) and len(self.order) == len(STANDARD_ORDER)
        if not good or set(self.order) != set(STANDARD_ORDER):
            named = ", ".join(map(str, STANDARD_ORDER))
            raise CardError(f"an order names each category once: {named}; not {self.order!r}")

    @property
    def categories(self) -> tuple[Category, ...]:
        """The categories of these rules, worst first (H3)."""
        return self.order
