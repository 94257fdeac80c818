"""The cards of a hand by height: one rule for house tie-breaks and for odd chips (S2, S3).

The ace is low where the rules say so, and in a straight that it is the bottom of. A wild card
has the highest suit that it may have.
"""

from acehigh.cards import Card, Rank
from acehigh.keys import Category, Hand
from acehigh.orders import SuitOrder


def ace_is_low_in(hand: Hand) -> bool:
    """Return whether the ace of a hand is its lowest card: in low games, and in a wheel."""
    straight = hand.category in (Category.STRAIGHT, Category.STRAIGHT_FLUSH)
    bottom = straight and hand.key.ranks[0] is not Rank.ACE
    return bottom or hand.key.ranker.ace_is_low


def height(card: Card, hand: Hand, order: SuitOrder) -> tuple[int, int]:
    """Return what orders the cards of a hand: rank first, then suit. Greater is higher.

    Raises:
        NotInDeckError: the order does not name the card's suit.
    """
    return order.key(card, ace_low=ace_is_low_in(hand))


def heights(hand: Hand, order: SuitOrder) -> list[tuple[int, int]]:
    """Return what orders hands by their highest card, then the next, and so on.

    >>> from acehigh import High
    >>> heights(High().best("5s 4h 3d 2c As"), SuitOrder.BRIDGE)[0]
    (5, 4)
    """
    cards = suited_best(hand, order)
    return sorted([height(card, hand, order) for card in cards], reverse=True)


def suited_best(hand: Hand, order: SuitOrder) -> list[Card]:
    """Return the cards of a hand, wild ones in the highest suit that they may have."""
    cards = list(hand.plays_as)
    if len({card.suit for card in cards}) == 1:
        return cards
    suits = hand.key.ranker.deck.suits
    for place, (held, card) in enumerate(zip(hand.cards, hand.plays_as, strict=True)):
        if held is not card:
            others = cards[:place] + cards[place + 1 :]
            flush = {other.suit for other in others}
            free = [Card(card.rank, suit) for suit in suits if {suit} != flush]
            free = [other for other in free if other not in others]
            cards[place] = order.highest([card, *free])
    return cards
