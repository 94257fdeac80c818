"""What rankers that wrap another one share."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Self

from acehigh.cards import Rank
from acehigh.decks import Deck
from acehigh.errors import CardError
from acehigh.evaluators.multisets import Ranks
from acehigh.evaluators.protocol import Category, Ranker, RankKey
from acehigh.evaluators.rule import RuleRanker
from acehigh.evaluators.value import with_deck


class Wrapper(RuleRanker):
    """A ranker that asks another, its base, for all that it does not decide itself."""

    @property
    @abstractmethod
    def base(self) -> Ranker:
        """The rules that are wrapped."""

    @property
    def _rules(self) -> RuleRanker:
        """The base, where it is asked what only a RuleRanker can say."""
        if not isinstance(self.base, RuleRanker):
            raise CardError(f"{self.base!r} has no rule for the ranks of a hand")
        return self.base

    @property
    def size(self) -> int:
        """How many cards make a hand of the base."""
        return self.base.size

    @property
    def least(self) -> int:
        """How many cards there must be for the base: a hand, where it does not say."""
        least: int = getattr(self.base, "least", self.base.size)
        return least

    @property
    def suits_are_alike(self) -> bool:
        """Whether a hand is worth as much with other names for the suits, to the base."""
        alike: bool = getattr(self.base, "suits_are_alike", False)
        return alike

    @property
    def deck(self) -> Deck:
        """The deck that the cards come from."""
        return self.base.deck

    def with_deck(self, deck: Deck) -> Self:
        """Return the same rules for another deck.

        Raises:
            CardError: the base is for one deck only.
        """
        return type(self)(**{**self._given(), "base": with_deck(self.base, deck)})

    @property
    def categories(self) -> tuple[Category, ...]:
        """The categories of the base, worst first."""
        return self.base.categories

    def rule(self, ranks: Ranks, suited: bool) -> tuple[Category, Ranks]:
        """Return what the base says of a hand without wild cards."""
        return self._rules.rule(ranks, suited)

    def height(self, rank: Rank, held: int) -> int:
        """Return what the base says of a rank."""
        return self._rules.height(rank, held)

    def worth(self, category: Category, ranks: Ranks) -> Sequence[int]:
        """Return what the base says of the ranks that count."""
        return self._rules.worth(category, ranks)

    def describe(self, key: RankKey) -> str:
        """Return the sentence a dealer would say of such a hand."""
        return self.base.describe(key)

    def qualifies(self, key: RankKey) -> bool:
        """Return whether such a hand may win (L3)."""
        return self.base.qualifies(key)
