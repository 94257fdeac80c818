"""The number each card adds to a holding's sum, and what can be read off that sum.

From its low end a sum holds

- the rank part: how many cards of each rank there are, and how many wild ones: the digits
  of a number whose base no count reaches, so it is unique for every multiset of ranks;
- a counter for each suit, which starts high and loses one for each card that could help
  to make a flush in that suit: its top bit stays set until a flush is possible;
- a bit for each different card. Where a card is there twice its bit is carried, and there
  are fewer bits than cards.

So one mask and one count of bits say that no flush is possible and no card is there twice.
"""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from acehigh.cards import Card, Rank, Suit
from acehigh.decks import STANDARD, Deck

MOST_CARDS = 16
"""The longest holding whose sum may be trusted: the counters count no further."""

_COUNTER_BITS = 5


class Weights(NamedTuple):
    """The numbers of one deck, and where in a sum to find what.

    Attributes:
        of: the number each card of the deck adds.
        start: what a sum starts from: full counters.
        of_rank: what a card of each rank adds to the rank part.
        of_wild: what a wild card adds to the rank part.
        rank_part: the mask of the rank part.
        card_bits: the mask of the cards' bits.
        flags: for each suit the bit that a possible flush clears.
        places: for each suit the place of the first of its cards' bits.
        naturals: for each suit which of those bits, counted from there, are not wild cards'.
    """

    of: Mapping[Card, int]
    start: int
    of_rank: Mapping[Rank, int]
    of_wild: int
    rank_part: int
    card_bits: int
    flags: Mapping[Suit, int]
    places: Mapping[Suit, int]
    naturals: Mapping[Suit, int]


def weigh(
    deck: Deck, flush_size: int, wild: frozenset[Card] = frozenset(), wild_flush: bool = False
) -> Weights:
    """Return the numbers for the cards of a deck.

    Args:
        deck: the deck.
        flush_size: how many cards of a suit make a flush.
        wild: the cards of it that are wild.
        wild_flush: whether a wild card brings every flush nearer.
    """
    base = _base(len(deck.suits) * deck.copies)
    of_rank = {rank: base ** (rank - Rank.TWO) for rank in Rank}
    of_wild = base ** len(Rank)
    place = (of_wild * (MOST_CARDS + 1)).bit_length()
    rank_part = (1 << place) - 1
    one = {}
    for suit in deck.suits:
        one[suit] = 1 << place
        place += _COUNTER_BITS
    top = 1 << _COUNTER_BITS - 1
    of: dict[Card, int] = {}
    for number, card in enumerate(_numbered(deck)):
        bit = 1 << place + number
        if card in wild:
            of[card] = bit + of_wild - (sum(one.values()) if wild_flush else 0)
        elif card.rank is not None and card.suit is not None:
            of[card] = bit + of_rank[card.rank] - one[card.suit]
    return Weights(
        of={card: of[card] for card in deck.counts if card in of},
        start=sum(one.values()) * (top + flush_size - 1),
        of_rank=of_rank,
        of_wild=of_wild,
        rank_part=rank_part,
        card_bits=(1 << place + len(of)) - (1 << place),
        flags={suit: unit * top for suit, unit in one.items()},
        places={suit: place + n * len(Rank) for n, suit in enumerate(deck.suits)},
        naturals={
            suit: sum(1 << n for n, rank in enumerate(Rank) if Card(rank, suit) not in wild)
            for suit in deck.suits
        },
    )


def _numbered(deck: Deck) -> list[Card]:
    """Return the cards in an order in which a stripped deck's have the full deck's places."""
    naturals = [Card(rank, suit) for suit in deck.suits for rank in Rank]
    return naturals + list(dict.fromkeys(deck.jokers))


def _base(most: int) -> int:
    """Return a base that a count up to `most` never reaches.

    Dictionaries look at the low bits of a number first. Powers of a number that is 3 or 5
    more than a multiple of 8 take the most different values there, so entries collide less:
    for seven cards it takes 1.7 probes to find one with base 5, 5.9 with base 16. (With base
    6 it takes 1.3, but sums no longer fit a digit of 30 bits, which costs as much.)
    """
    base = most + 1
    while base % 8 not in (3, 5):
        base += 1
    return base


@cache
def weights_on_cards() -> Weights:
    """Return the numbers of the 52-card deck, and write them on its cards.

    An attribute is read faster than a dictionary: 0.65 us for seven cards against 0.8.
    """
    weights = weigh(STANDARD, flush_size=5)
    for card, weight in weights.of.items():
        object.__setattr__(card, "_weight", weight)
        object.__setattr__(card, "_biased", weight + weights.start)
    return weights
