"""Two cards: a pair beats none (G5)."""

from acehigh.decks import STANDARD, Deck
from acehigh.evaluators.high import HighRanker
from acehigh.keys import Category


class TwoCard(HighRanker):
    """Two cards of which a pair beats any other; then the higher card (G5).

    The hands of Leduc poker, one card each and one that all share.

    Args:
        deck: the deck that the cards come from.

    >>> TwoCard().key("2s 2h") > TwoCard().key("As Kh") > TwoCard().key("As Qs")
    True
    """

    deck: Deck = STANDARD

    @property
    def hand_size(self) -> int:
        """How many cards make a hand: two."""
        return 2

    @property
    def categories(self) -> tuple[Category, ...]:
        """The categories of these rules, worst first."""
        return Category.HIGH_CARD, Category.PAIR
