"""The key of one hand, from its category and the ranks that count."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Protocol

from acehigh.cards import Rank
from acehigh.errors import CardError
from acehigh.keys import Category, KeyRules, RankKey

_LEAST, _MOST = -15, 15
"""Between these is each tie-break value."""

_DIGIT = _MOST - _LEAST + 2
"""The base in which a key's value holds the tie-break values, or none."""


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
    value = _places(rules.categories).get(category) if _is_category(category) else None
    if value is None:
        raise CardError(f"{rules!r} made {category!r}, which is none of its categories")
    if not all(isinstance(rank, Rank) for rank in counted):
        raise CardError(f"{rules!r} says that of {category} {counted!r} count, not ranks")
    size, values = rules.hand_size, rules.tie_break_values(category, counted)
    if len(values) > size or (values and not _LEAST <= min(values) <= max(values) <= _MOST):
        expected = f"up to {size} numbers from {_LEAST} to {_MOST}"
        raise CardError(f"{rules!r} says that {category} is worth {values}, not {expected}")
    for one in values:
        value = value * _DIGIT + one - _LEAST + 1
    # Where there is no card the digit is 0, below that of any card (I2).
    value *= _DIGIT ** (size - len(values))
    return rules.interned(RankKey(rules, value, category, counted))


def _is_category(value: object) -> bool:
    return isinstance(value, Category)


@lru_cache(maxsize=256)
def _places(categories: tuple[Category, ...]) -> dict[Category, int]:
    return {category: place for place, category in enumerate(categories)}
