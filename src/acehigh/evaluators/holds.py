"""Whether a holding has a hand of some category, whatever else it makes."""

from acehigh.engine.rank_table import Ranks
from acehigh.engine.rules import Flushes
from acehigh.errors import CardError
from acehigh.evaluators.explain import is_low
from acehigh.evaluators.high import High
from acehigh.evaluators.ranker import Ranker
from acehigh.evaluators.wrapper import Wrapper
from acehigh.keys import Category, RankKey

_WITHIN = {
    Category.PAIR: (
        Category.TWO_PAIR,
        Category.THREE_OF_A_KIND,
        Category.FULL_HOUSE,
        Category.FOUR_OF_A_KIND,
        Category.FIVE_OF_A_KIND,
    ),
    Category.TWO_PAIR: (Category.FULL_HOUSE,),
    Category.THREE_OF_A_KIND: (
        Category.FULL_HOUSE,
        Category.FOUR_OF_A_KIND,
        Category.FIVE_OF_A_KIND,
    ),
    Category.FOUR_OF_A_KIND: (Category.FIVE_OF_A_KIND,),
    Category.STRAIGHT: (Category.STRAIGHT_FLUSH,),
    Category.FLUSH: (Category.STRAIGHT_FLUSH,),
}
"""For each category those whose every hand has it in it: a pair is in a full house."""


def with_it_in_them(category: Category) -> tuple[Category, ...]:
    """Return the categories whose hands all have one in them, that one first.

    >>> with_it_in_them(Category.FLUSH)
    (Category('flush'), Category('straight flush'))
    """
    return (category, *_WITHIN.get(category, ()))


class Holds(Wrapper):
    """Rules by which a hand with a category in it beats any other hand.

    A holding's key is of one of the categories `with_it_in_them` then, if any of its hands is.

    Args:
        base: the rules for one hand.
        sought: the category that is looked for.
    """

    base: Ranker = High()
    sought: str = str(Category.HIGH_CARD)

    @property
    def flushes(self) -> Flushes:
        """What a flush does to a hand: it helps or does nothing, as it need not be seen."""
        ignored = Category.FLUSH not in self.categories
        return Flushes.IGNORED if ignored else Flushes.HELP

    def evaluate_hand(self, ranks: Ranks, wild: int, suited: bool) -> RankKey:
        """Return the key of one hand of these ranks, highest first; no card is wild here."""
        assert not wild
        # A straight flush is a straight, and with several decks a flush may hold a pair.
        ways = [self.rule(ranks, flush)[0] for flush in {suited, False}]
        return self.interned(max(map(self._key, ways)))

    def _key(self, category: Category) -> RankKey:
        found = category in with_it_in_them(Category(self.sought))
        place = self.categories.index(category) + found * len(self.categories)
        return RankKey(self, place, category, ())


def holds(ranker: Ranker, category: Category) -> Ranker:
    """Return rules by which hands with a category in them are best, wild cards as before.

    Raises:
        CardError: it is a low game, or there is no rule for the ranks of one hand.
    """
    base = ranker.without_wild_cards
    if base.hand_rule is None or is_low(base.categories):
        raise CardError(
            f"which hands a holding has among others is known of high games, not of {base!r}"
        )
    return ranker.with_base(Holds(base, category.name))
