"""Hands as text, and as other programs want them."""

from functools import cache, lru_cache

from acehigh.cards import Card
from acehigh.keys import Hand, RankKey


@cache
def _card_text(card: Card) -> str:
    """Return a card's text, which is asked for a million times where lines are many."""
    return str(card)


@lru_cache(maxsize=10_000)
def _description(key: RankKey) -> str:
    """Return the sentence for a hand: where lines are many, keys come again."""
    return key.describe()


def hand_text(hand: Hand) -> str:
    """Return a hand as it is printed."""
    if hand.cards is not hand.plays_as:
        return hand.written(_card_text)
    return f"{' '.join(map(_card_text, hand.cards))}: {_description(hand.key)}"


def hand_record(hand: Hand, *, numbers: bool = False) -> dict[str, object]:
    """Return what other programs may want to know of a hand.

    Args:
        hand: the hand.
        numbers: whether its number is among it.
    """
    number = {"number": hand.key.ranker.number(hand.key)} if numbers else {}
    return {
        "cards": [_card_text(card) for card in hand.cards],
        "plays_as": [_card_text(card) for card in hand.plays_as],
        "category": str(hand.category),
        "ranks": [str(rank) for rank in hand.key.ranks],
        "description": _description(hand.key),
        "qualifies": hand.key.qualifies,
        **number,
    }
