"""What rankers that wrap another one share."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Self

from acehigh.cards import Rank
from acehigh.decks import Deck
from acehigh.evaluators.lookup import Ranks
from acehigh.evaluators.protocol import Category, RankKey
from acehigh.evaluators.rule import RuleRanker


class Wrapper(RuleRanker):
    """A ranker that asks another, its base, for all that it does not decide itself."""

    @property
    @abstractmethod
    def base(self) -> RuleRanker:
        """The rules that are wrapped."""

    @property
    def size(self) -> int:
        """How many cards make a hand of the base."""
        return self.base.size

    @property
    def least(self) -> int:
        """How many cards there must be for the base."""
        return self.base.least

    @property
    def deck(self) -> Deck:
        """The deck that the cards come from."""
        return self.base.deck

    def with_deck(self, deck: Deck) -> Self:
        """Return the same rules for another deck."""
        return type(self)(**{**self._given(), "base": self.base.with_deck(deck)})

    @property
    def categories(self) -> tuple[Category, ...]:
        """The categories of the base, worst first."""
        return self.base.categories

    def rule(self, ranks: Ranks, suited: bool) -> tuple[Category, Ranks]:
        """Return what the base says of a hand without wild cards."""
        return self.base.rule(ranks, suited)

    def height(self, rank: Rank, held: int) -> int:
        """Return what the base says of a rank."""
        return self.base.height(rank, held)

    def worth(self, category: Category, ranks: Ranks) -> Sequence[int]:
        """Return what the base says of the ranks that count."""
        return self.base.worth(category, ranks)

    def describe(self, key: RankKey) -> str:
        """Return the sentence a dealer would say of such a hand."""
        return self.base.describe(key)

    def qualifies(self, key: RankKey) -> bool:
        """Return whether such a hand may win (L3)."""
        return self.base.qualifies(key)
