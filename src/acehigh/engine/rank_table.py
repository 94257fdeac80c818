"""What multisets of ranks are worth: the best hand among any number of cards, remembered.

The ranker's own rule says what one hand is worth; more cards are worth the best hand among
them.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import combinations
from typing import Protocol

from acehigh.cards import Card, Rank
from acehigh.engine.draws import draws
from acehigh.engine.places import MOST_LISTED, Numbers, places_of
from acehigh.engine.weights import Weights
from acehigh.keys import RankKey

Ranks = tuple[Rank, ...]

Keys = list[RankKey | None]
"""A key at each place, or None where it has not been worked out yet."""

_PLACES_FOR_A_MISS = 256
"""Once one place in so many had to be worked out alone, all others are filled at once."""

_HANDS_FOR_A_MISS = 16
"""The same for single hands, which are no cheaper to work out together."""


def ranks_of(cards: Iterable[Card]) -> Ranks:
    """Return the ranks of natural cards, highest first."""
    return tuple(sorted([card.rank for card in cards if card.rank], reverse=True))


class HandRules(Protocol):
    """What is asked about one hand."""

    @property
    def hand_size(self) -> int:
        """How many cards make a hand."""
        ...

    def evaluate_hand(self, ranks: Ranks, wild: int, suited: bool) -> RankKey:
        """Return the key of one hand: natural cards of these ranks, and wild cards."""
        ...

    def preference(self, key: RankKey) -> int:
        """Return what orders the hands a player may choose from: the key's value, mostly."""
        ...


class RankTable:
    """The best key for every multiset of ranks and every number of wild cards.

    Attributes:
        played: by a key's value, the ranks of the natural cards that were worth it, if these
            are kept.
    """

    def __init__(
        self,
        rules: HandRules,
        weights: Weights,
        most: dict[Rank, int],
        wild: int,
        *,
        suited: bool,
        keeps_played: bool,
    ) -> None:
        """Make an empty table.

        Args:
            rules: what says how much a hand is worth.
            weights: the numbers of the deck's cards.
            most: how many natural cards of each rank a holding may have.
            wild: how many wild cards it may have.
            suited: whether the cards are all of one suit.
            keeps_played: whether to keep the ranks that are worth each key.
        """
        self.played: dict[int, Ranks] = {}
        self._keeps_played = keeps_played
        self._evaluate = rules.evaluate_hand
        self._prefer = rules.preference
        self._size = rules.hand_size
        self._weights = weights
        self._suited = suited
        ranks = tuple((weights.of_rank[rank], there) for rank, there in most.items())
        self._places = places_of(weights.digits, ranks, min(wild, MOST_LISTED))
        self._keys: dict[int, Keys] = {}
        self._misses: Counter[int] = Counter()
        self._filled: set[int] = set()
        self.place: Numbers = self._places.place

    def listed(self, number: int) -> tuple[Numbers, Keys]:
        """Return where holdings of so many cards begin, by high ranks, and their keys.

        The key of a holding is at ``first[high] + place[low]`` (see `engine.places`).
        """
        keys = self._keys.get(number)
        if keys is None:
            keys = self._keys.setdefault(number, [None] * self._places.length(number))
        return self._places.first(number), keys

    def best(self, rank_sum: int, number: int) -> RankKey:
        """Return the best key of so many cards with this rank sum."""
        if number > MOST_LISTED:
            return self._best_hand(rank_sum)
        digits = self._weights.digits
        first, keys = self.listed(number)
        place = first[rank_sum >> digits.top] + self.place[rank_sum & digits.low]
        key = keys[place]
        if key is None:
            self._misses[number] += 1
            share = _HANDS_FOR_A_MISS if number <= self._size else _PLACES_FOR_A_MISS
            if self._misses[number] > len(keys) // share:
                self.fill(number)
            # Another thread may do the same: both store the same key.
            key = keys[place] = keys[place] or self._worked_out(rank_sum, number)
        return key

    def bests(self, rank_sums: Sequence[int], number: int) -> list[RankKey]:
        """Return the best key for each of many rank sums of so many cards: the inner loop."""
        if number > MOST_LISTED:
            return [self.best(one, number) for one in rank_sums]
        digits, place = self._weights.digits, self.place
        low, top = digits.low, digits.top
        first, keys = self.listed(number)
        found = [keys[first[one >> top] + place[one & low]] for one in rank_sums]
        return [
            key or self.best(one, number) for key, one in zip(found, rank_sums, strict=True)
        ]

    def is_filled(self, number: int) -> bool:
        """Return whether every place of so many cards has been worked out at once."""
        return number in self._filled

    @cached_property
    def by_preference(self) -> dict[int, RankKey]:
        """The keys of hands, by what orders them."""
        return {self._prefer(key): key for key, _, _ in self.hands()}

    def hands(self) -> Iterator[tuple[RankKey, Ranks, int]]:
        """Yield the key, the ranks and the number of wild cards of every hand."""
        self.fill(self._size)
        keys = [key for key in self.listed(self._size)[1] if key is not None]
        for key, (ranks, wild) in zip(keys, self._multisets(self._size), strict=True):
            yield key, ranks, wild

    def fill(self, number: int) -> None:
        """Work out every place of so many cards at once, which is faster than one by one."""
        if number in self._filled:
            return
        _, keys = self.listed(number)
        filled = self._hands(number) if number <= self._size else self._spread(number)
        # In one step: another thread sees the list as it was, or whole.
        keys[:] = filled
        self._filled.add(number)

    def _hands(self, number: int) -> list[RankKey]:
        """Return what each hand is worth, by the ranker's rule."""
        return [self._hand(ranks, wild) for ranks, wild in self._multisets(number)]

    def _multisets(self, number: int) -> Iterator[tuple[Ranks, int]]:
        """Yield the ranks and the number of wild cards at each place of so many cards."""
        held, top = self._weights.held, self._weights.digits.top
        highs, lows = self._places.ends(number)
        high_ranks = {high: held(high << top)[0] for high in set(highs)}
        of_low = {low: held(low) for low in set(lows)}
        for high, low in zip(highs, lows, strict=True):
            low_ranks, wild = of_low[low]
            yield high_ranks[high] + low_ranks, wild

    def _spread(self, number: int) -> Keys:
        """Return what more cards than a hand are worth: the best of one card fewer.

        The holdings of one card fewer are gone through from worst to best, and each is written
        to all places with a card more. The last one written is the best.
        """
        self.fill(number - 1)
        _, fewer = self.listed(number - 1)
        highs, lows = self._places.ends(number - 1)
        first, place = self._places.first(number), self._places.place
        with_high = self._places.with_a_high_card(number)
        with_low = self._places.with_a_low_card(number)
        keys = self.listed(number)[1].copy()
        worth = [self._prefer(key) for key in fewer if key is not None]
        for at in sorted(range(len(worth)), key=worth.__getitem__):
            key, high, low = fewer[at], highs[at], lows[at]
            start, end = first[high], place[low]
            for begin in with_high[high]:
                keys[begin + end] = key
            for other_end in with_low[low]:
                keys[start + other_end] = key
        return keys

    def _worked_out(self, rank_sum: int, number: int) -> RankKey:
        if number <= self._size:
            return self._hand(*self._weights.held(rank_sum))
        return self._best_hand(rank_sum)

    def _hand(self, ranks: Ranks, wild: int) -> RankKey:
        """Return what one hand is worth, by the ranker's rule."""
        key = self._evaluate(ranks, wild, self._suited)
        if self._keeps_played and not wild:
            self.played[key.value] = ranks
        return key

    def _best_hand(self, rank_sum: int) -> RankKey:
        """Return the best key among the hands of more cards than make one."""
        cards = self._weights.parts(rank_sum)
        size = self._size
        hands: Iterable[int]
        if len(cards) <= MOST_LISTED:
            hands = set(map(sum, combinations(cards, size)))
        else:
            # Of many cards most hands are alike: 2,598,960 of the 52, but of 6,175 kinds.
            hands = [hand for hand, _ in draws(Counter(cards).items(), size, 0)[size]]
        return max([self.best(hand, size) for hand in hands], key=self._prefer)
