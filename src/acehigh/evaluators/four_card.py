"""Four-card poker: hands of four cards, in the order of how rare they are."""

from acehigh.decks import STANDARD, Deck
from acehigh.evaluators.high import HighRanker
from acehigh.keys import Category


class FourCard(HighRanker):
    """Four-card poker, as casinos deal it: the best four of five cards or six.

    Four of a kind beats a straight flush, and three of a kind a flush.

    Args:
        deck: the deck that the cards come from.

    >>> FourCard().key("2s 2h 2d 9c") > FourCard().key("As Ks Qs 9s")
    True
    >>> print(FourCard().best("9s 8h 7d 6c 6s"))
    9s 8h 7d 6s: straight, nine high
    """

    deck: Deck = STANDARD

    @property
    def hand_size(self) -> int:
        """How many cards make a hand: four."""
        return 4

    @property
    def categories(self) -> tuple[Category, ...]:
        """The categories of these rules, worst first."""
        return (
            Category.HIGH_CARD,
            Category.PAIR,
            Category.TWO_PAIR,
            Category.STRAIGHT,
            Category.FLUSH,
            Category.THREE_OF_A_KIND,
            Category.STRAIGHT_FLUSH,
            Category.FOUR_OF_A_KIND,
        )
