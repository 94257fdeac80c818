"""Hands as text, and as other programs want them."""

from functools import cache

from acehigh.cards import Card
from acehigh.keys import Hand


@cache
def _card_text(card: Card) -> str:
    """Return a card's text, which is asked for a million times where lines are many."""
    return str(card)


def hand_text(hand: Hand) -> str:
    """Return a hand as it is printed."""
    return hand.written(_card_text)


def hand_record(hand: Hand) -> dict[str, object]:
    """Return what other programs may want to know of a hand."""
    return {
        "cards": [_card_text(card) for card in hand.cards],
        "plays_as": [_card_text(card) for card in hand.plays_as],
        "category": str(hand.category),
        "ranks": [str(rank) for rank in hand.key.ranks],
        "description": hand.key.describe(),
        "qualifies": hand.key.qualifies,
    }
