"""Standard high hands (H1 to H7)."""

from dataclasses import dataclass
from functools import cached_property

from acehigh.cards import Rank
from acehigh.decks import STANDARD, Deck
from acehigh.errors import CardError
from acehigh.evaluators.multisets import Ranks
from acehigh.evaluators.protocol import Category
from acehigh.evaluators.rule import RuleRanker
from acehigh.evaluators.shapes import Runs, made_of, runs_of

# H3, worst first; five of a kind, where a deck or a wild card makes it possible, above all.
STANDARD_ORDER = (
    Category.HIGH_CARD,
    Category.PAIR,
    Category.TWO_PAIR,
    Category.THREE_OF_A_KIND,
    Category.STRAIGHT,
    Category.FLUSH,
    Category.FULL_HOUSE,
    Category.FOUR_OF_A_KIND,
    Category.STRAIGHT_FLUSH,
    Category.FIVE_OF_A_KIND,
)

WITHOUT_STRAIGHTS_AND_FLUSHES = tuple(
    one
    for one in STANDARD_ORDER
    if one not in (Category.STRAIGHT, Category.FLUSH, Category.STRAIGHT_FLUSH)
)


class HighRanker(RuleRanker):
    """A ranker for which the higher card is the better: standard hands of some deck."""

    @cached_property
    def _runs(self) -> Runs:
        # The ace also stands below the deck's lowest rank (H5, P1).
        straights = Category.STRAIGHT in self.categories
        return runs_of((Rank.ACE, *self.deck.ranks), self.size) if straights else {}

    def rule(self, ranks: Ranks, suited: bool) -> tuple[Category, Ranks]:
        """Return the category of a hand and the ranks that count (H3 to H5)."""
        return made_of(ranks, suited, self._runs, self.categories, self.height)


@dataclass(frozen=True, repr=False)
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
        good = isinstance(self.order, tuple) and len(self.order) == len(STANDARD_ORDER)
        if not good or set(self.order) != set(STANDARD_ORDER):
            named = ", ".join(map(str, STANDARD_ORDER))
            raise CardError(f"an order names each category once: {named}; not {self.order!r}")

    @property
    def categories(self) -> tuple[Category, ...]:
        """The categories of these rules, worst first (H3)."""
        return self.order
