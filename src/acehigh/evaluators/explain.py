"""What a category is, in a sentence."""

from collections.abc import Collection
from typing import Protocol

from acehigh.cards import Card, Rank
from acehigh.decks import Deck
from acehigh.keys import Category, RankKey

_NUMBERS = ("No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten")

_GROUPS = {
    Category.FIVE_OF_A_KIND: "Five cards of one rank.",
    Category.FOUR_OF_A_KIND: "Four cards of one rank.",
    Category.FULL_HOUSE: "Three of one rank and two of another.",
    Category.THREE_OF_A_KIND: "Three cards of one rank.",
    Category.TWO_PAIR: "Two of one rank and two of another.",
    Category.PAIR: "Two cards of one rank.",
}


class ExplainedRules(Protocol):
    """What is asked of a ranker to explain its categories."""

    @property
    def deck(self) -> Deck:
        """The deck that the cards come from."""
        ...

    @property
    def hand_size(self) -> int:
        """How many cards make a hand."""
        ...

    def key(self, cards: list[Card]) -> RankKey:
        """Return what the best hand among these cards is worth."""
        ...


def is_low(categories: Collection[Category]) -> bool:
    """Return whether a hand that makes nothing is above one that makes something.

    Where there is no such category as high card, it is not.

    Args:
        categories: the categories, worst first.
    """
    return Category.HIGH_CARD in categories and next(iter(categories)) is not Category.HIGH_CARD


def in_words(count: int) -> str:
    """Return a number as a sentence begins with it: ``"Five"``."""
    return _NUMBERS[count] if count < len(_NUMBERS) else str(count)


def explain_category(
    rules: ExplainedRules, category: Category, among: Collection[Category]
) -> str:
    """Return what a category is; nothing for one that standard poker does not have.

    Args:
        rules: the ranker.
        category: the category.
        among: the categories that can be made, best first.

    >>> from acehigh import ThreeCard
    >>> order = ThreeCard().categories[::-1]
    >>> explain_category(ThreeCard(), Category.STRAIGHT, order)
    'Three cards in sequence, of mixed suits; ace high or below the two.'
    """
    if category in _GROUPS:
        return _GROUPS[category]
    cards = f"{in_words(rules.hand_size)} cards"
    both = Category.STRAIGHT_FLUSH in among
    match category:
        case Category.STRAIGHT_FLUSH:
            return f"{cards} in sequence, all of one suit."
        case Category.FLUSH:
            return f"{cards} of one suit{', not in sequence' if both else ''}."
        case Category.STRAIGHT:
            suits = ", of mixed suits" if both else ""
            return f"{cards} in sequence{suits}{_ace_in_straights(rules)}."
        case Category.HIGH_CARD:
            return _nothing(among)
        case _:
            return ""


def _nothing(among: Collection[Category]) -> str:
    if not is_low(tuple(among)[::-1]):
        return "None of the above: high cards decide."
    spoilers = (Category.PAIR, Category.STRAIGHT, Category.FLUSH)
    without = ", no ".join(str(one) for one in spoilers if one in among)
    return f"No {without}; compared from the highest card down, lower wins."


def _ace_in_straights(rules: ExplainedRules) -> str:
    """Return where an ace may stand in a straight, which the ranker itself is asked."""
    others = [rank for rank in rules.deck.ranks if rank is not Rank.ACE]
    beside = rules.hand_size - 1
    if len(others) == len(rules.deck.ranks) or len(others) < beside:
        return ""
    low = _is_straight(rules, [*others[:beside], Rank.ACE])
    high = _is_straight(rules, [*others[-beside:], Rank.ACE])
    below = f"below the {others[0].word}"
    # Where so few ranks are left the two are one straight, the ace-high one (P4).
    if high:
        return f"; ace high or {below}" if low and len(others) > beside else "; ace high"
    return f"; ace {below}" if low else ""


def _is_straight(rules: ExplainedRules, ranks: list[Rank]) -> bool:
    cards = []
    for place, rank in enumerate(ranks):
        of_rank = [card for card in rules.deck.counts if card.rank is rank]
        cards.append(of_rank[place % len(of_rank)])
    return rules.key(cards).category is Category.STRAIGHT
