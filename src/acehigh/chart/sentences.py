"""What a category is, in a sentence, and how frequent it is, in words and figures."""

from collections.abc import Collection
from math import floor, log10

from acehigh.cards import Card, Rank
from acehigh.evaluators.badugi import CATEGORIES as OF_BADUGI
from acehigh.evaluators.protocol import Category, Ranker
from acehigh.evaluators.rule import is_low
from acehigh.evaluators.wrapper import Wrapper

_NUMBERS = ("No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten")

_GROUPS = {
    Category.FIVE_OF_A_KIND: "Five cards of one rank.",
    Category.FOUR_OF_A_KIND: "Four cards of one rank.",
    Category.FULL_HOUSE: "Three of one rank and two of another.",
    Category.THREE_OF_A_KIND: "Three cards of one rank.",
    Category.TWO_PAIR: "Two of one rank and two of another.",
    Category.PAIR: "Two cards of one rank.",
}


def sentence(category: Category, ranker: Ranker, order: Collection[Category]) -> str:
    """Return what a category is; empty for one that a plug-in has brought.

    Args:
        category: the category.
        ranker: the rules.
        order: the categories that can be made, best first.

    >>> from acehigh import ThreeCard
    >>> order = ThreeCard().categories[::-1]
    >>> sentence(Category.STRAIGHT, ThreeCard(), order)
    'Three cards in sequence, of mixed suits; ace high or below the two.'
    """
    if category in _GROUPS:
        return _GROUPS[category]
    if category in OF_BADUGI:
        return _badugi(OF_BADUGI.index(category) + 1)
    cards = f"{in_words(ranker.size)} cards"
    both = Category.STRAIGHT_FLUSH in order
    match category:
        case Category.STRAIGHT_FLUSH:
            return f"{cards} in sequence, all of one suit."
        case Category.FLUSH:
            return f"{cards} of one suit{', not in sequence' if both else ''}."
        case Category.STRAIGHT:
            suits = ", of mixed suits" if both else ""
            return f"{cards} in sequence{suits}{_ace_in_straights(ranker)}."
        case Category.HIGH_CARD:
            return _nothing(order)
        case _:
            return ""


def in_words(count: int) -> str:
    """Return a number as a sentence begins with it: ``"Five"``."""
    return _NUMBERS[count] if count < len(_NUMBERS) else str(count)


def percent(count: int, total: int) -> str:
    """Return a share of the total in percent, to three digits that count.

    >>> percent(4, 2_598_960), percent(1_302_540, 2_598_960), percent(4, 4)
    ('0.000154%', '50.1%', '100%')
    """
    share = 100 * count / total
    return f"{share:.{max(2 - floor(log10(share)), 0)}f}%"


def one_in(count: int, total: int) -> str:
    """Return how many hands there are to one of these.

    >>> one_in(4, 2_598_960), one_in(1_098_240, 2_598_960), one_in(4, 4)
    ('1 in 649,740', '1 in 2.4', '1 in 1')
    """
    times = total / count
    return f"1 in {times:,.0f}" if times >= 10 else f"1 in {times:.1f}".removesuffix(".0")


def ways(count: int) -> str:
    """Return in how many ways something can be dealt: ``"5,108 ways"``."""
    return f"{count:,} way{'s' if count > 1 else ''}"


def _nothing(order: Collection[Category]) -> str:
    if not is_low(tuple(order)[::-1]):
        return "None of the above: high cards decide."
    spoilers = (Category.PAIR, Category.STRAIGHT, Category.FLUSH)
    without = ", no ".join(str(one) for one in spoilers if one in order)
    return f"No {without}; compared from the highest card down, lower wins."


def _badugi(playing: int) -> str:
    if playing == 1:
        return "One card: the others are of its rank or its suit. The lower wins."
    return f"{in_words(playing)} cards, no rank and no suit twice: the lower wins."


def _ace_in_straights(ranker: Ranker) -> str:
    """Return where an ace may stand in a straight, which the ranker itself is asked."""
    while isinstance(ranker, Wrapper):
        ranker = ranker.base
    others = [rank for rank in ranker.deck.ranks if rank is not Rank.ACE]
    beside = ranker.size - 1
    if len(others) == len(ranker.deck.ranks) or len(others) < beside:
        return ""
    low = _is_straight(ranker, [*others[:beside], Rank.ACE])
    high = _is_straight(ranker, [*others[-beside:], Rank.ACE])
    below = f"below the {others[0].word}"
    # Where so few ranks are left the two are one straight, the ace-high one (P4).
    if high:
        return f"; ace high or {below}" if low and len(others) > beside else "; ace high"
    return f"; ace {below}" if low else ""


def _is_straight(ranker: Ranker, ranks: list[Rank]) -> bool:
    suits = ranker.deck.suits
    cards = [Card(rank, suits[place % len(suits)]) for place, rank in enumerate(ranks)]
    return ranker.key(cards).category is Category.STRAIGHT
