"""Sets of cards as whole numbers, and one set for all that differ by the names of suits.

A card is a bit: thirteen for each suit, the lowest for its two, and one for the joker. The
lines of a pay table ask which cards are suited, never which suit it is; so a set of cards
counts as much as every set that renaming its suits makes of it. The canonical one of these
stands for all: of the 2,598,960 hands of 52 cards there remain 134,459.
"""

from collections import Counter
from functools import cache
from math import factorial, prod

from acehigh.cards import Card
from acehigh.deck_contents import FOUR_SUITS

_SUIT = (1 << 13) - 1
_JOKER = 1 << 52


@cache
def bit_of(card: Card) -> int:
    """Return the bit of a card."""
    if card.rank is None or card.suit is None:
        return _JOKER
    return 1 << (13 * FOUR_SUITS.index(card.suit) + card.rank - 2)


def canonical(cards: int) -> int:
    """Return the set that stands for this one: the suits by what is held in them.

    >>> from acehigh import parse_cards
    >>> spades, hearts = (sum(map(bit_of, parse_cards(text))) for text in ("As Kd", "Ah Kc"))
    >>> spades == hearts, canonical(spades) == canonical(hearts)
    (False, True)
    """
    first, second, third, last = sorted(
        (cards & _SUIT, cards >> 13 & _SUIT, cards >> 26 & _SUIT, cards >> 39 & _SUIT)
    )
    return cards & _JOKER | first | second << 13 | third << 26 | last << 39


def ways(cards: int) -> int:
    """Return how many different sets renaming the suits makes of this one.

    >>> from acehigh import parse_cards
    >>> [ways(sum(map(bit_of, parse_cards(text)))) for text in ("As", "As Kd", "As Ad Kh Kc")]
    [4, 12, 6]
    """
    suits = Counter(cards >> 13 * place & _SUIT for place in range(4))
    return factorial(4) // prod(map(factorial, suits.values()))
