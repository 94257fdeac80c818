"""Hands of fewer cards than usual (I1 to I4)."""

from acehigh.errors import CardError
from acehigh.evaluators.explain import is_low
from acehigh.evaluators.high import High
from acehigh.evaluators.ranker import Ranker
from acehigh.evaluators.wrapper import Wrapper


class Incomplete(Wrapper):
    """A high game in which a hand may have fewer cards, down to one (I1, I2).

    What there are too few cards for is not made: no straight, flush or full house below five
    cards (I1). Keys compare across numbers of cards, a missing kicker below any other (I2).

    Args:
        base: the rules for a full hand.

    Raises:
        CardError: the base is a low game, for which short hands are not defined (L8).

    >>> key = Incomplete().key
    >>> key("8s 8h Kd") > key("8d 8c 6d 2c") > key("8d 8c 6c")
    True
    """

    base: Ranker = High()

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.base.without_wild_cards is not self.base:
            raise CardError(f"wild cards go around incomplete hands, not into: {self.base!r}")
        if self.base.hand_rule is None:
            raise CardError(f"incomplete hands need a RuleRanker as base, not {self.base!r}")
        if is_low(self.base.categories):
            raise CardError(f"hands of too few cards are not defined for {self.base!r} (L8)")

    @property
    def min_cards(self) -> int:
        """How many cards there must be: one."""
        return 1
