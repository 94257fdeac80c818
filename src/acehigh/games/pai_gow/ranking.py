"""What a row of pai gow poker is worth: the bug, and where the wheel stands (G10, W6)."""

from collections.abc import Sequence
from functools import cache

from acehigh.cards import Rank
from acehigh.decks import STANDARD, Deck
from acehigh.engine.rank_table import Ranks
from acehigh.errors import unknown_name
from acehigh.evaluators.high import High, HighRanker
from acehigh.evaluators.incomplete import Incomplete
from acehigh.evaluators.made import STANDARD_ORDER
from acehigh.evaluators.rule import RuleRanker
from acehigh.evaluators.wild import Bug
from acehigh.keys import Category


class WheelSecond(HighRanker):
    """Standard high hands, but A-5-4-3-2 is the second-highest straight (G10).

    So it is in pai gow poker: in one suit or not, the wheel is below A-K-Q-J-T only.

    Args:
        deck: the deck that the cards come from.

    >>> from acehigh import High
    >>> wheel, king_high = "As 2d 3h 4c 5s", "Kd Qs Jh Tc 9d"
    >>> WheelSecond().key(wheel) > WheelSecond().key(king_high)
    True
    >>> High().key(wheel) > High().key(king_high)
    False
    """

    deck: Deck = STANDARD

    @property
    def categories(self) -> tuple[Category, ...]:
        """The categories of these rules, worst first (H3)."""
        return STANDARD_ORDER

    def tie_break_values(self, category: Category, ranks: Ranks) -> Sequence[int]:
        """Return what the ranks that count are worth: of straights, the wheel is second."""
        if category in (Category.STRAIGHT, Category.STRAIGHT_FLUSH):
            return (_WHEEL_SECOND.get(ranks[0], ranks[0]),)
        return ranks


_WHEEL_SECOND = {Rank.ACE: Rank.ACE + 1, Rank.FIVE: int(Rank.ACE)}

_STRAIGHTS = {"second": WheelSecond(), "lowest": High()}
"""The two places that casinos give to the wheel, and the rules of each."""


@cache
def ranker_with(wheel: str) -> RuleRanker:
    """Return what ranks both rows of a setting, of five cards and of two.

    Args:
        wheel: ``"second"`` if A-5-4-3-2 is the second-highest straight, ``"lowest"`` if it is
            the lowest.

    Raises:
        UnknownNameError: it is neither.

    >>> key = ranker_with("second").key
    >>> key("As Jk").describe(), key("5s 4s 3s 2s Jk").describe()
    ('pair of aces', 'straight flush, five high (steel wheel)')
    """
    if wheel not in _STRAIGHTS:
        raise unknown_name("place of the wheel", wheel, _STRAIGHTS)
    return Bug(Incomplete(_STRAIGHTS[wheel]))
