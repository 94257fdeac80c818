"""What other programs may want to know, as JSON has it."""

from acehigh.keys import Hand


def hand_record(hand: Hand) -> dict[str, object]:
    """Return what other programs may want to know of a hand."""
    return {
        "cards": [str(card) for card in hand.cards],
        "plays_as": [str(card) for card in hand.plays_as],
        "category": str(hand.category),
        "ranks": [str(rank) for rank in hand.key.ranks],
        "description": hand.key.describe(),
        "qualifies": hand.key.qualifies,
    }
