"""Counting for rankers that are asked about whole holdings.

Where suits are alike, one holding stands for all that only differ in the names of suits.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from itertools import (
    chain,
    combinations,
    combinations_with_replacement,
    groupby,
    islice,
    permutations,
    product,
)
from math import comb, factorial, prod
from operator import getitem, itemgetter
from typing import TypeAlias

from acehigh.cards import Card, Suit
from acehigh.engine.draws import Draw, draws, numbers_of_draws
from acehigh.evaluators.ranker import Ranker
from acehigh.keys import RankKey

Cards: TypeAlias = tuple[Card, ...]


class ByPatterns:
    """The count of all holdings of so many cards, with the known and without the dead ones."""

    def __init__(
        self, ranker: Ranker, cards: int, known: Sequence[Card], dead: Sequence[Card]
    ) -> None:
        self._ranker = ranker
        self._known = tuple(known)
        self._drawn = cards - len(known)
        left = Counter(ranker.deck.counts)
        left.subtract((*known, *dead))
        # By suit, and for the jokers: what is left of each card.
        self._stock: dict[Suit | None, list[tuple[Cards, int]]] = {
            suit: [((card,), some) for card, some in left.items() if card.suit is suit]
            for suit in (*ranker.deck.suits, None)
        }
        self._drawn_of: dict[Suit | None, list[list[Draw[Cards]]]] = {}
        self._left = tuple(left.elements())
        self._groups = self._alike(left)

    @cached_property
    def cost(self) -> int:
        """About how many questions the ranker is asked, and asks the one it wraps."""
        if self._none_alike:
            return comb(len(self._left), self._drawn)
        holdings = sum(
            number * self._number_of(self._groups, self._drawn - jokers)
            for jokers, number in enumerate(self._numbers_of(None))
        )
        return int(holdings * self._questions())

    @property
    def _none_alike(self) -> bool:
        """Whether each holding is a pattern of its own, which is faster to go through."""
        return len(self._groups) == len(self._ranker.deck.suits)

    def _questions(self) -> Fraction:
        """Return about how many questions a holding takes on average."""
        ranker = self._ranker
        known = sum(card in ranker.wild_cards for card in self._known)
        wild = sum(card in ranker.wild_cards for card in self._left)
        left = len(self._left)
        questions = sum(
            ranker.questions(known + drawn)
            * comb(wild, drawn)
            * comb(left - wild, self._drawn - drawn)
            for drawn in range(min(wild, self._drawn) + 1)
        )
        return Fraction(questions, comb(left, self._drawn))

    def count(self, part: int, parts: int) -> dict[RankKey, int]:
        """Return how many holdings have each key, of one of so many parts of them."""
        counts: Counter[RankKey] = Counter()
        for cards, ways in self.holdings(part, parts):
            counts[self._ranker.key(cards)] += ways
        return counts

    def holdings(self, part: int = 0, parts: int = 1) -> Iterator[Draw[Cards]]:
        """Yield one holding of each pattern and how many are of it; or a part of them."""
        if self._none_alike:
            for cards in islice(combinations(self._left, self._drawn), part, None, parts):
                yield self._known + cards, 1
            return
        for jokers in range(self._drawn + 1):
            number = self._drawn - jokers
            for some, some_ways in self._draws_of(None)[jokers]:
                for cards, ways in self._of_groups(self._groups, number, part, parts):
                    yield self._known + some + cards, some_ways * ways

    def holdings_like(self, holding: Sequence[Card]) -> set[frozenset[Card]]:
        """Return all holdings of different cards that have the pattern of this one."""
        suits = list(chain.from_iterable(self._groups))
        others = map(chain.from_iterable, product(*map(permutations, self._groups)))
        names = [dict(zip(suits, some, strict=True)) for some in others]
        return {frozenset([_renamed(card, some) for card in holding]) for some in names}

    def _alike(self, left: Counter[Card]) -> list[list[Suit]]:
        """Return the suits in groups of those that may change their names, the largest first.

        The holdings are parted by their cards of the first group, so it had better be large.
        """
        alike: dict[object, list[Suit]] = {}
        wild = self._ranker.wild_cards
        # Spades first, as people write an example.
        for suit in reversed(self._ranker.deck.suits):
            ranks = self._ranker.deck.ranks
            cards = [Card(rank, suit) for rank in ranks]
            state = [(left[card], self._known.count(card), card in wild) for card in cards]
            same = self._ranker.suits_are_alike
            alike.setdefault(tuple(state) if same else suit, []).append(suit)
        return sorted(alike.values(), key=len, reverse=True)

    def _of_groups(
        self, groups: Sequence[list[Suit]], number: int, part: int = 0, parts: int = 1
    ) -> Iterator[Draw[Cards]]:
        """Yield so many cards of the suits of these groups, and how many are like them."""
        if not groups:
            if number == 0:
                yield (), 1
            return
        for first in range(number, -1, -1):
            for cards, ways in self._of_group(groups[0], first, part, parts):
                for others, other_ways in self._of_groups(groups[1:], number - first):
                    yield cards + others, ways * other_ways

    def _of_group(
        self, suits: Sequence[Suit], number: int, part: int, parts: int
    ) -> Iterator[Draw[Cards]]:
        """Yield so many cards of suits that are alike, and how many are like them."""
        for sizes in partitions(number, len(suits), number):
            runs = _runs(suits, sizes)
            orders = factorial(len(suits)) // prod(factorial(len(some)) for _, some in runs)
            (size, first), *others = runs
            in_others = [self._in_equal_numbers(some, size) for size, some in others]
            rests = list(map(_together, product(*in_others)))
            # The parts differ in what the first of these suits hold.
            for cards, ways in self._in_equal_numbers(first, size, part, parts):
                for rest, rest_ways in rests:
                    yield cards + rest, ways * rest_ways * orders

    def _in_equal_numbers(
        self, suits: Sequence[Suit], size: int, part: int = 0, parts: int = 1
    ) -> Iterator[Draw[Cards]]:
        """Yield cards of suits that are alike, as many of each, and how many are like them."""
        # What is held in these suits comes in any order: one is enough.
        every = [self._draws_of(suit)[size] for suit in suits]
        orders = factorial(len(suits))
        chosen = combinations_with_replacement(range(len(every[0])), len(suits))
        for places in islice(chosen, part, None, parts):
            cards, ways = _together(list(map(getitem, every, places)))
            # Most of the time all are different, and that is told faster.
            repeated = len(set(places)) < len(places)
            alike = prod(map(factorial, Counter(places).values())) if repeated else 1
            yield cards, ways * orders // alike

    def _draws_of(self, suit: Suit | None) -> list[list[Draw[Cards]]]:
        """Return every choice of cards of a suit, or of jokers, by how many they are."""
        if suit not in self._drawn_of:
            self._drawn_of[suit] = draws(self._stock[suit], self._drawn, ())
        return self._drawn_of[suit]

    def _numbers_of(self, suit: Suit | None) -> list[int]:
        """Return how many such choices there are, without making them."""
        return numbers_of_draws([some for _, some in self._stock[suit]], self._drawn)

    def _number_of(self, groups: Sequence[list[Suit]], number: int) -> int:
        """Return how many `_of_groups` yields."""
        if not groups:
            return int(number == 0)
        numbers = self._numbers_of(groups[0][0])
        return sum(
            self._number_of(groups[1:], number - first)
            * prod(
                comb(numbers[size] + len(some) - 1, len(some))
                for size, some in _runs(groups[0], sizes)
            )
            for first in range(number + 1)
            for sizes in partitions(first, len(groups[0]), first)
        )


def _renamed(card: Card, names: Mapping[Suit, Suit]) -> Card:
    return Card(card.rank, names[card.suit]) if card.suit else card


def _together(drawn: Sequence[Draw[Cards]]) -> Draw[Cards]:
    """Return the cards of several draws, and in how many ways all of them are drawn."""
    cards = tuple(chain.from_iterable([held for held, _ in drawn]))
    return cards, prod([ways for _, ways in drawn])


def _runs(suits: Sequence[Suit], sizes: Sequence[int]) -> list[tuple[int, list[Suit]]]:
    """Return each different size, and the suits of which so many cards are held."""
    together = groupby(zip(sizes, suits, strict=True), key=itemgetter(0))
    return [(size, [suit for _, suit in same]) for size, same in together]


def partitions(number: int, parts: int, most: int) -> Iterator[tuple[int, ...]]:
    """Yield the ways to write a number as so many parts, none above the one before.

    >>> list(partitions(3, 2, most=3))
    [(3, 0), (2, 1)]
    """
    if parts == 0:
        yield ()
        return
    for first in range(min(number, most), -1, -1):
        # Otherwise what is left does not fit the other parts.
        if first * parts >= number:
            for rest in partitions(number - first, parts - 1, first):
                yield (first, *rest)
