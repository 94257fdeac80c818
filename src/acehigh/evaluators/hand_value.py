"""The key of one hand, from its category and the ranks that count."""

from collections.abc import Sequence
from typing import Protocol

from acehigh.cards import Rank
from acehigh.errors import CardError
from acehigh.keys import Category, KeyRules, RankKey

_LEAST, _MOST = -15, 15
"""Between these is each tie-break value."""

_DIGIT = _MOST - _LEAST + 2
"""The base in which a key's value holds the tie-break values, or none."""


_ABOVE_NO_CARD = 1 - _LEAST
"""Added to a tie-break value, so that each is greater than the digit of no card, which is 0."""

_RANKS = {Rank}


class ValuedRules(KeyRules, Protocol):
    """What is asked of rules to make a key of what a hand is."""

    @property
    def hand_size(self) -> int:
        """How many cards make a hand."""
        ...

    @property
    def categories(self) -> tuple[Category, ...]:
        """The categories of these rules, worst first."""
        ...

    def tie_break_values(self, category: Category, ranks: tuple[Rank, ...]) -> Sequence[int]:
        """Return a number for each rank that counts; greater is better."""
        ...


def key_of_hand(rules: ValuedRules, made: tuple[Category, tuple[Rank, ...]]) -> RankKey:
    """Return the key of a hand.

    Args:
        rules: the rules.
        made: what their rule for one hand returned: the category, and the ranks that count.

    Raises:
        CardError: the category is none of the rules, or what counts are no ranks, or too many.
    """
    try:
        category, ranks = made
        counted = tuple(ranks)
    except (TypeError, ValueError):
        expected = "a category, and the ranks that count"
        raise CardError(f"the rule of {rules!r} returned {made!r}, not {expected}") from None
    order = rules.categories
    if category not in order:
        raise CardError(f"{rules!r} made {category!r}, which is none of its categories")
    if not _RANKS.issuperset(map(type, counted)):
        raise CardError(f"{rules!r} says that of {category} {counted!r} count, not ranks")
    size, values = rules.hand_size, rules.tie_break_values(category, counted)
    if len(values) > size or (values and not _LEAST <= min(values) <= max(values) <= _MOST):
        expected = f"up to {size} numbers from {_LEAST} to {_MOST}"
        raise CardError(f"{rules!r} says that {category} is worth {values}, not {expected}")
    value = order.index(category)
    for one in values:
        value = value * _DIGIT + one + _ABOVE_NO_CARD
    # Where there is no card the digit is 0, below that of any card (I2).
    value *= _DIGIT ** (size - len(values))
    return rules.interned(RankKey(rules, value, category, counted))
