"""What the low games share: the standard categories upside down, and how a low is called."""

from collections.abc import Sequence

from acehigh.cards import Rank
from acehigh.engine.rank_table import Ranks
from acehigh.evaluators.describe import describe_low
from acehigh.evaluators.made import STANDARD_ORDER
from acehigh.evaluators.rule import RuleRanker
from acehigh.keys import Category, RankKey

LOW_ORDER = tuple(reversed(STANDARD_ORDER))
"""The categories of low games, worst first: whatever is made counts against the hand."""


def ace_low(rank: Rank) -> int:
    """Return how high a rank is where the ace is low (L2, L5)."""
    return 1 if rank is Rank.ACE else rank


class LowRanker(RuleRanker):
    """A ranker for which the lower card is the better, the highest compared first."""

    @property
    def categories(self) -> tuple[Category, ...]:
        """The categories of these rules, worst first."""
        return LOW_ORDER

    def tie_break_values(self, category: Category, ranks: Ranks) -> Sequence[int]:
        """Return a number for each rank that counts; greater, so lower, is better (L1)."""
        if category in (Category.STRAIGHT, Category.STRAIGHT_FLUSH):
            # The top card of a straight: an ace there is above a king in any game.
            return [-rank for rank in ranks]
        groups = _GROUPS.get(category, 0)
        return [-self.rank_value(rank, 2 if i < groups else 1) for i, rank in enumerate(ranks)]

    def describe(self, key: RankKey) -> str:
        """Return the sentence a dealer would say of such a hand (L7)."""
        return describe_low(key.category, key.ranks)

    def spoken(self, key: RankKey) -> str:
        """Return what players call such a hand: its two highest cards; the best ten by number.

        Raises:
            CardError: as for `number`.
        """
        if key.category is not Category.HIGH_CARD:
            return self.describe(key)
        first, second, *_ = key.ranks
        name = "wheel" if first is Rank.FIVE else f"{first.word}-{second.word} low"
        number = self.number(key)
        if number > _NUMBERED:
            return name
        return f"{name}, number {'one' if number == 1 else Rank(number).word}"


_NUMBERED = 10

# How many of the ranks that count are held more than once.
_GROUPS = {
    Category.PAIR: 1,
    Category.TWO_PAIR: 2,
    Category.THREE_OF_A_KIND: 1,
    Category.FULL_HOUSE: 2,
    Category.FOUR_OF_A_KIND: 1,
    Category.FIVE_OF_A_KIND: 1,
}
