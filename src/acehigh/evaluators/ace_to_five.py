"""Ace to five low, and eight or better (L2, L3)."""

from dataclasses import KW_ONLY

from acehigh.cards import Rank
from acehigh.decks import STANDARD, Deck
from acehigh.engine.rank_table import Ranks
from acehigh.evaluators.low import LowRanker, ace_low
from acehigh.evaluators.made import STANDARD_ORDER, WITHOUT_STRAIGHTS_AND_FLUSHES, made_of
from acehigh.keys import Category, RankKey


class AceToFive(LowRanker):
    """Ace to five low: aces low, straights and flushes ignored (L2).

    Args:
        deck: the deck that the cards come from.
        eight_or_better: whether a hand must have five different ranks, none above eight, to
            win (L3). The order of hands stays the same.

    >>> AceToFive().key("5s 4s 3s 2s As") > AceToFive().key("6s 4h 3d 2c As")
    True
    >>> AceToFive(eight_or_better=True).key("9s 4d 3d 2c As").qualifies
    False
    """

    deck: Deck = STANDARD
    _: KW_ONLY
    eight_or_better: bool = False

    @property
    def categories(self) -> tuple[Category, ...]:
        """The categories of these rules, worst first (L2)."""
        return tuple(reversed(WITHOUT_STRAIGHTS_AND_FLUSHES))

    def rule(self, ranks: Ranks, suited: bool) -> tuple[Category, Ranks]:
        """Return the category of five cards and the ranks that count (L2)."""
        del suited
        return made_of(ranks, False, {}, STANDARD_ORDER, self.rank_value)

    def rank_value(self, rank: Rank, held: int) -> int:
        """Return how high a rank is: the ace is low."""
        del held
        return ace_low(rank)

    def qualifies(self, key: RankKey) -> bool:
        """Return whether such a hand may win (L3)."""
        return not self.eight_or_better or self._fault(key) is None

    def describe(self, key: RankKey) -> str:
        """Return the sentence a dealer would say, and why the hand does not qualify (L3, L7).

        >>> AceToFive(eight_or_better=True).key("8d 8c 4c 3c 2s").describe()
        'pair of eights, 4-low (does not qualify: more than one eight)'
        """
        fault = self._fault(key) if self.eight_or_better else None
        return super().describe(key) + (f" (does not qualify: {fault})" if fault else "")

    def _fault(self, key: RankKey) -> str | None:
        highest = key.ranks[0]
        if key.category is not Category.HIGH_CARD:
            return f"more than one {highest.word}"
        return f"{highest.word} is above eight" if ace_low(highest) > Rank.EIGHT else None
