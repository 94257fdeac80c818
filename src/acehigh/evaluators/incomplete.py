"""Hands of fewer cards than usual (I1 to I4)."""

from collections.abc import Sequence
from dataclasses import dataclass

from acehigh.decks import Deck
from acehigh.errors import CardError
from acehigh.evaluators.high import High
from acehigh.evaluators.lookup import Ranks
from acehigh.evaluators.protocol import Category, RankKey
from acehigh.evaluators.rule import RuleRanker


@dataclass(frozen=True, repr=False)
class Incomplete(RuleRanker):
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

    base: RuleRanker = High()  # noqa: RUF009 - a ranker is a value that cannot change

    def __post_init__(self) -> None:
        if self.base.categories[0] is not Category.HIGH_CARD:
            raise CardError(f"hands of too few cards are not defined for {self.base!r} (L8)")

    @property
    def size(self) -> int:
        """How many cards make a full hand."""
        return self.base.size

    @property
    def least(self) -> int:
        """How many cards there must be: one."""
        return 1

    @property
    def deck(self) -> Deck:
        """The deck that the cards come from."""
        return self.base.deck

    @property
    def categories(self) -> tuple[Category, ...]:
        """The categories of the base, worst first."""
        return self.base.categories

    def rule(self, ranks: Ranks, suited: bool) -> tuple[Category, Ranks]:
        """Return the category of a hand, full or not, and the ranks that count (I1)."""
        return self.base.rule(ranks, suited)

    def worth(self, category: Category, ranks: Ranks) -> Sequence[int]:
        """Return a number for each rank that counts; greater is better."""
        return self.base.worth(category, ranks)

    def describe(self, key: RankKey) -> str:
        """Return the sentence a dealer would say of such a hand."""
        return self.base.describe(key)
