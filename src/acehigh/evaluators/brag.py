"""Three-card brag: the prial of threes and the run A-2-3 are the best of their kind."""

from collections.abc import Sequence

from acehigh.cards import Rank
from acehigh.evaluators.three_card import ThreeCard
from acehigh.keys import Category

_OF_THREES = (Category.STRAIGHT, Category.THREE_OF_A_KIND, Category.STRAIGHT_FLUSH)


class Brag(ThreeCard):
    """Three-card brag: prial, running flush, run, flush, pair, high card.

    As in three-card poker, but three threes beat three aces, and A-2-3 is the highest run,
    above A-K-Q, in one suit and in several.

    Args:
        deck: the deck that the cards come from.

    >>> key = Brag().key
    >>> key("3s 3h 3d") > key("As Ah Ad") > key("As 2s 3s") > key("As Ks Qs")
    True
    >>> key("Ac 2s 3s") > key("Ac Ks Qs") > key("As Ks 9s")
    True
    """

    @property
    def categories(self) -> tuple[Category, ...]:
        """The categories of these rules, worst first."""
        *others, straight_flush_below = super().categories
        return (*others[:-1], straight_flush_below, others[-1])

    def tie_break_values(self, category: Category, ranks: tuple[Rank, ...]) -> Sequence[int]:
        """Return a number for each rank that counts; threes above aces where they are best."""
        best = category in _OF_THREES and ranks == (Rank.THREE,)
        return (Rank.ACE + 1,) if best else ranks
