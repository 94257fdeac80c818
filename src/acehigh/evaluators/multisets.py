"""What multisets of ranks are worth: the best hand among any number of cards, remembered.

The ranker's own rule says what a hand is worth; more cards are worth the best hand among them.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from math import comb
from typing import Protocol

from acehigh.cards import Card, Rank, Suit
from acehigh.evaluators.protocol import RankKey
from acehigh.evaluators.weights import CopyCounter, Weights

Ranks = tuple[Rank, ...]

MOST_REMEMBERED = 9
"""Cards in the longest holding that is remembered: longer ones are too many to keep."""


_MOST_HANDS = 5_000
"""Beyond so many choices it is faster to find out first which of them differ."""


class Judge(Protocol):
    """What is asked about one hand."""

    @property
    def size(self) -> int:
        """How many cards make a hand."""
        ...

    def judge(self, ranks: Ranks, wild: int, suited: bool) -> RankKey:
        """Return the key of one hand: natural cards of these ranks, and wild cards."""
        ...

    def preference(self, key: RankKey) -> int:
        """Return what orders the hands a player may choose from: the key's value, mostly."""
        ...


class Multisets:
    """The best key for every multiset of ranks met so far, by the sum of their weights."""

    def __init__(self, rules: Judge, weights: Weights, *, suited: bool) -> None:
        # What holdings are worth, apart by their number of cards: the fewer entries a
        # dictionary has, the nearer they are.
        self.keys: list[dict[int, RankKey]] = [{} for _ in range(MOST_REMEMBERED + 1)]
        # By a key's value, the ranks of the cards that were judged worth it.
        self.played: dict[int, frozenset[Rank]] = {}
        # What orders hands: numbers only, which compare faster than keys.
        self._preferences: dict[int, int] = {}
        self._by_preference: dict[int, RankKey] = {}
        self._judge = rules.judge
        self._preference = rules.preference
        self._size = rules.size
        self._weights = weights
        self._suited = suited

    def best(self, naturals: Sequence[Card], wild: int) -> RankKey:
        """Return the best key that these natural cards and so many wild ones make."""
        total = self._weights.rank_part_of(naturals, wild)
        return self.of_total(total, len(naturals) + wild)

    def of_total(self, total: int, number: int) -> RankKey:
        """Return the best key of so many cards, given the rank part of their sum."""
        key = self.keys[number].get(total) if number <= MOST_REMEMBERED else None
        if key is None:
            key = self._by_preference[self._best_preference(self._weights.apart(total))]
            if number <= MOST_REMEMBERED:
                self.keys[number][total] = key
        return key

    def _best_preference(self, cards: Sequence[int]) -> int:
        """Return the greatest preference of a hand of these cards, which are weights."""
        size = min(len(cards), self._size)
        hands: Iterable[tuple[int, ...]] = combinations(cards, size)
        if len(cards) > MOST_REMEMBERED and comb(len(cards), size) > _MOST_HANDS:
            # Of many cards most hands are alike: 2,598,960 of the 52, but 6,175 kinds.
            hands = _kinds(cards, size)
        totals = list(map(sum, hands))
        try:
            return max(map(self._preferences.__getitem__, totals))
        except KeyError:
            self._judge_all(totals)
            return max(map(self._preferences.__getitem__, totals))

    def _judge_all(self, totals: Iterable[int]) -> None:
        """Judge those of the hands with these sums that are new."""
        for total in totals:
            if total not in self._preferences:
                naturals, wild = self._weights.held(total)
                key = self._judge(naturals, wild, self._suited)
                value = self._preference(key)
                self._by_preference[value] = key
                self.played[key.value] = frozenset(naturals)
                # Last, so that another thread which finds it finds the rest; if both get
                # here they store the same.
                self._preferences[total] = value


class InOneSuit(dict[tuple[int, int], RankKey]):
    """The best key of a suit's natural cards, as bits of a sum, and so many wild ones."""

    def __init__(self, suited: Multisets, copies: CopyCounter) -> None:
        super().__init__()
        self._suited = suited
        self._copies = copies

    def __missing__(self, held: tuple[int, int]) -> RankKey:
        bits, wild = held
        cards = []
        for rank in Rank:
            cards += [Card(rank, Suit.SPADES)] * self._copies.count(bits)
            bits >>= self._copies.width
        key = self[held] = self._suited.best(cards, wild)
        return key


def ranks_of(cards: Sequence[Card]) -> Ranks:
    """Return the ranks of natural cards, highest first."""
    return tuple(sorted([card.rank for card in cards if card.rank is not None], reverse=True))


def _kinds(cards: Sequence[int], size: int) -> Iterator[tuple[int, ...]]:
    """Yield each different choice of so many of the cards, which are sorted, once."""
    if size == 0:
        yield ()
    elif len(cards) >= size:
        first = cards[0]
        same = cards.count(first)
        for number in range(min(same, size), -1, -1):
            for others in _kinds(cards[same:], size - number):
                yield (first,) * number + others
