"""Three-card poker (P7)."""

from acehigh.decks import STANDARD, Deck
from acehigh.evaluators.high import HighRanker
from acehigh.keys import Category


class ThreeCard(HighRanker):
    """Three-card poker: a straight beats a flush, three of a kind both (P7).

    Args:
        deck: the deck that the cards come from.

    >>> ThreeCard().key("4s 3h 2d") > ThreeCard().key("As Qs 9s")
    True
    """

    deck: Deck = STANDARD

    @property
    def hand_size(self) -> int:
        """How many cards make a hand: three."""
        return 3

    @property
    def categories(self) -> tuple[Category, ...]:
        """The categories of these rules, worst first (P7)."""
        return (
            Category.HIGH_CARD,
            Category.PAIR,
            Category.FLUSH,
            Category.STRAIGHT,
            Category.THREE_OF_A_KIND,
            Category.STRAIGHT_FLUSH,
        )
