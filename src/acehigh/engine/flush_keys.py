"""What the cards of one suit are worth, found by their bits in a sum."""

from itertools import combinations
from typing import NamedTuple

from acehigh.cards import Rank
from acehigh.decks import Deck
from acehigh.engine.rank_table import RankTable
from acehigh.engine.weights import Weights
from acehigh.keys import RankKey

_MOST_ALONE = 150
"""Once so many had to be worked out alone, all others are worked out at once."""

_USUAL = 7
"""Up to so many cards of a suit: those of the usual holdings."""


class InSuit(NamedTuple):
    """What is held in a suit in which a flush is possible: its natural cards.

    Attributes:
        rank_sum: the rank sum of these cards.
        number: how many they are.
    """

    rank_sum: int
    number: int


class FlushKeys:
    """The keys of flushes. All suits share them: only ranks tell flushes apart."""

    def __init__(self, deck: Deck, weights: Weights, suited: RankTable, size: int) -> None:
        """Know no flush yet.

        Args:
            deck: the deck.
            weights: the numbers of its cards.
            suited: what cards are worth that are all of one suit.
            size: how many cards make a hand.
        """
        self._deck = deck
        self._weights = weights
        self._suited = suited
        self._size = size
        self._shift_of_wild = weights.copies.width * len(Rank)
        # By the bits of a suit's natural cards and, above them, the number of wild cards.
        self.known: dict[int, RankKey] = {}
        # By the same bits without wild cards.
        self._in_suit: dict[int, InSuit] = {}
        self._misses = 0

    def key(self, bits: int, wild: int) -> RankKey:
        """Return the best key of a suit's cards, and of so many wild ones.

        Args:
            bits: the bits of the suit's natural cards, counted from the suit's first bit.
            wild: how many wild cards there are.
        """
        at = bits + (wild << self._shift_of_wild)
        key = self.known.get(at)
        if key is None:
            self._misses += 1
            if self._misses == _MOST_ALONE:
                self.fill(_USUAL)
            key = self.known[at] = self.best(self.in_suit(bits), wild)
        return key

    def in_suit(self, bits: int) -> InSuit:
        """Return what is held in a suit, given the bits of its natural cards."""
        found = self._in_suit.get(bits)
        if found is None:
            ranks = list(self._weights.ranks_of_bits(bits))
            rank_sum = sum([self._weights.of_rank[rank] for rank in ranks])
            found = self._in_suit[bits] = InSuit(rank_sum, len(ranks))
        return found

    def best(self, suit: InSuit, wild: int) -> RankKey:
        """Return the best key of what is held in a suit, and of so many wild cards."""
        of_wild = self._weights.digits.of_wild
        return self._suited.best(suit.rank_sum + wild * of_wild, suit.number + wild)

    def fill(self, number: int) -> None:
        """Work out at once what up to so many cards of a suit are worth, without wild cards."""
        ranks = self._deck.ranks
        bits = [1 << list(Rank).index(rank) for rank in ranks]
        weights = [self._weights.of_rank[rank] for rank in ranks]
        for size in range(self._size, number + 1):
            self._suited.fill(size)
            if self._deck.copies == 1:
                held = map(sum, combinations(bits, size))
                sums = list(map(sum, combinations(weights, size)))
                self.known.update(zip(held, self._suited.bests(sums, size), strict=True))
