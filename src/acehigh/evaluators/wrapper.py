"""What rankers that wrap another one share."""

from abc import abstractmethod
from collections.abc import Collection, Sequence
from typing import Self

from acehigh.cards import Rank
from acehigh.decks import Deck
from acehigh.engine.rank_table import Ranks
from acehigh.errors import CardError
from acehigh.evaluators.hand_rule import HandRule
from acehigh.evaluators.ranker import Ranker
from acehigh.evaluators.rule import RuleRanker
from acehigh.keys import Category, RankKey


class Wrapper(RuleRanker):
    """A ranker that asks another, its base, for all that it does not decide itself."""

    @property
    @abstractmethod
    def base(self) -> Ranker:
        """The rules that are wrapped."""

    @property
    def _rule(self) -> HandRule:
        """The base's rule for the ranks of one hand.

        Raises:
            CardError: it has none.
        """
        rule = self.base.hand_rule
        if rule is None:
            raise CardError(f"{self.base!r} has no rule for the ranks of a hand")
        return rule

    @property
    def hand_size(self) -> int:
        """How many cards make a hand of the base."""
        return self.base.hand_size

    @property
    def min_cards(self) -> int:
        """The fewest cards a holding of the base may have."""
        return self.base.min_cards

    @property
    def suits_are_alike(self) -> bool:
        """Whether a hand is worth as much with other names for the suits, to the base."""
        return self.base.suits_are_alike

    @property
    def ace_is_low(self) -> bool:
        """Whether a single ace is the lowest card, to the base."""
        return self.base.ace_is_low

    @property
    def deck(self) -> Deck:
        """The deck that the cards come from."""
        return self.base.deck

    def _with_deck(self, deck: Deck) -> Self:
        return self._but(base=self.base.with_deck(deck))

    @property
    def categories(self) -> tuple[Category, ...]:
        """The categories of the base, worst first."""
        return self.base.categories

    def rule(self, ranks: Ranks, suited: bool) -> tuple[Category, Ranks]:
        """Return what the base says of a hand without wild cards."""
        return self._rule.rule(ranks, suited)

    def rank_value(self, rank: Rank, held: int) -> int:
        """Return what the base says of a rank."""
        return self._rule.rank_value(rank, held)

    def tie_break_values(self, category: Category, ranks: Ranks) -> Sequence[int]:
        """Return what the base says of the ranks that count."""
        return self._rule.tie_break_values(category, ranks)

    def describe(self, key: RankKey) -> str:
        """Return the sentence a dealer would say of such a hand."""
        return self.base.describe(key)

    def explain(self, category: Category, among: Collection[Category]) -> str:
        """Return what the base says a category is."""
        return self.base.explain(category, among)

    def qualifies(self, key: RankKey) -> bool:
        """Return whether such a hand may win (L3)."""
        return self.base.qualifies(key)
