"""What can be named in a declaration, by category: one row each (G7)."""

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import NamedTuple

from acehigh.cards import Rank
from acehigh.keys import Category


class Form(NamedTuple):
    """How a category is declared.

    Attributes:
        category: the category.
        said: how it is said with its ranks.
        groups: how many cards of each rank it takes; none for what takes all five cards.
        kickers: the most kickers that can be named besides.
        lowest: the lowest rank that can be named.
    """

    category: Category
    said: str
    groups: tuple[int, ...] = ()
    kickers: int = 0
    lowest: Rank = Rank.TWO

    @property
    def named(self) -> int:
        """How many ranks it names, kickers apart."""
        return len(self.groups) or 1

    @property
    def alike(self) -> bool:
        """Whether it makes no difference which of its ranks is named first: two pairs."""
        return len(set(self.groups)) <= 1

    def ranks(self) -> Iterator[tuple[Rank, ...]]:
        """Yield the ranks that can be named, kickers apart, the first counting most."""
        possible = [rank for rank in reversed(Rank) if rank >= self.lowest]
        return (combinations if self.alike else permutations)(possible, self.named)

    def with_kickers(self, ranks: tuple[Rank, ...]) -> Iterator[tuple[Rank, ...]]:
        """Yield these ranks with any kickers that can be named besides, or none."""
        others = [rank for rank in reversed(Rank) if self.may_kick(rank, ranks)]
        for number in range(self.kickers + 1):
            for kickers in combinations(others, number):
                yield ranks + kickers

    def may_kick(self, kicker: Rank, ranks: tuple[Rank, ...]) -> bool:
        """Return whether such a kicker can be named beside these ranks.

        It is none of them; and what goes by its highest card has no higher kicker.
        """
        return kicker < ranks[0] if self.groups == (1,) else kicker not in ranks


# Worst first (H3). No flush is lower than six high: five of a suit from the five down are the
# steel wheel, whose highest card is the ace.
FORMS = (
    Form(Category.HIGH_CARD, "{0.word} high", (1,), kickers=4),
    Form(Category.PAIR, "pair of {0.plural}", (2,), kickers=3),
    Form(Category.TWO_PAIR, "two pair, {0.plural} and {1.plural}", (2, 2), kickers=1),
    Form(Category.THREE_OF_A_KIND, "three of a kind, {0.plural}", (3,), kickers=2),
    Form(Category.STRAIGHT, "straight, {0.word} high", lowest=Rank.FIVE),
    Form(Category.FLUSH, "flush, {0.word} high", lowest=Rank.SIX),
    Form(Category.FULL_HOUSE, "full house, {0.plural} over {1.plural}", (3, 2)),
    Form(Category.FOUR_OF_A_KIND, "four of a kind, {0.plural}", (4,), kickers=1),
    Form(Category.STRAIGHT_FLUSH, "straight flush, {0.word} high", lowest=Rank.FIVE),
    Form(Category.FIVE_OF_A_KIND, "five of a kind, {0.plural}", (5,)),
)

FORM_OF = {form.category: form for form in FORMS}

PLACES = {form.category: place for place, form in enumerate(FORMS)}
"""The place of each category in the order, from 0."""
