"""`HandRanker`: what rankers share whose keys all follow from a rule for one hand."""

from collections.abc import Sequence

from acehigh.decks import STANDARD, Deck
from acehigh.engine.rank_table import Ranks
from acehigh.evaluators.made import STANDARD_ORDER
from acehigh.evaluators.ranker import Ranker
from acehigh.keys import Category


class HandRanker(Ranker):
    """A ranker that states a rule for one hand: as standard poker, where it says no more."""

    @property
    def deck(self) -> Deck:
        """The deck that the cards come from: the 52 cards by default."""
        return STANDARD

    @property
    def categories(self) -> tuple[Category, ...]:
        """The categories of these rules, worst first: those of standard poker by default."""
        return STANDARD_ORDER

    def tie_break_values(self, category: Category, ranks: Ranks) -> Sequence[int]:
        """Return a number from -15 to 15 for each rank that counts; greater is better."""
        del category
        return ranks

    @property
    def suits_are_alike(self) -> bool:
        """Whether a hand is worth as much with other names for the suits: by default it is."""
        return True

    @property
    def takes_jokers(self) -> bool:
        """Whether the rules say what a joker is worth that is not wild: here they do not."""
        return False
