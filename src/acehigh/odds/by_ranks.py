"""Counting for rankers whose rule is about ranks and flushes.

What a holding is worth depends on how often each rank is held, on how many cards are wild,
and on the ranks in the suits in which a flush is possible, its marked suits. To count the
holdings in which just these suits are marked would need those in which the others are not.
So the holdings are counted that have some suits marked and the others in whatever state,
which is a product of binomials; those with more suits marked are taken off again
(inclusion and exclusion).
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import chain, combinations, islice, product
from math import comb, prod
from typing import NamedTuple

from acehigh.cards import Card, Suit
from acehigh.engine.draws import Draw, draws, numbers_of_draws
from acehigh.engine.flush_keys import InSuit
from acehigh.engine.rules import Flushes
from acehigh.engine.tables import Tables
from acehigh.evaluators.ranker import Ranker
from acehigh.keys import RankKey


class _Suit(NamedTuple):
    """A suit's natural cards.

    Attributes:
        suit: which it is.
        left: for each rank its weight, and how many cards of it can be drawn.
        held: the sum of the weights of the known ones.
        number: how many those are.
    """

    suit: Suit
    left: tuple[tuple[int, int], ...]
    held: int
    number: int


class _Marked(NamedTuple):
    """What is held in a marked suit.

    Attributes:
        suit: which it is.
        weight: the rank sum of the cards.
        number: how many they are.
        drawn: the rank sum of those of them that are drawn.
        ways: in how many ways they can be drawn.
        flush: what they are worth together with the wild cards.
    """

    suit: Suit
    weight: int
    number: int
    drawn: int
    ways: int
    flush: RankKey


class _Shape(NamedTuple):
    """How many cards of a holding are of which sort.

    Attributes:
        wild: how many are wild.
        marked: the marked suits.
        sizes: how many cards are drawn of each.
        rest: how many are drawn of the other suits.
        ways: for how many choices of wild cards and of suits it stands.
    """

    wild: int
    marked: tuple[_Suit, ...]
    sizes: tuple[int, ...]
    rest: int
    ways: int


class ByRanks:
    """The count of all holdings of so many cards, with the known and without the dead ones."""

    def __init__(
        self,
        ranker: Ranker,
        tables: Tables,
        cards: int,
        known: Sequence[Card],
        dead: Sequence[Card],
    ) -> None:
        self._tables = tables
        self._size = ranker.hand_size
        self._cards = cards
        self._of_rank = tables.weights.of_rank
        self._of_wild = tables.weights.digits.of_wild
        left = Counter(ranker.deck.counts)
        left.subtract((*known, *dead))
        naturals = [card for card in known if card not in tables.wild]
        self._known_wild = len(known) - len(naturals)
        self._wild_left = sum(left[card] for card in tables.wild)
        self._drawn = cards - len(known)
        self._known = tables.weights.rank_sum(naturals)
        self._suits = [
            _Suit(
                suit,
                tuple(
                    (self._of_rank[rank], left[Card(rank, suit)])
                    for rank in ranker.deck.ranks
                    if left[Card(rank, suit)] and Card(rank, suit) not in tables.wild
                ),
                tables.weights.rank_sum([card for card in naturals if card.suit is suit]),
                sum(card.suit is suit for card in naturals),
            )
            for suit in ranker.deck.suits
        ]
        self._draws_of: dict[_Suit, list[list[Draw[int]]]] = {}
        self._numbers: dict[tuple[_Suit, ...], list[int]] = {}
        self._rests: dict[tuple[_Suit, ...], list[list[Draw[int]]]] = {}

    @cached_property
    def cost(self) -> int:
        """How many times something is looked up to count all."""
        return sum(
            2 ** len(shape.marked)
            * prod(self._numbers_of((suit,))[size] for suit, size in _sizes(shape))
            * self._numbers_of(self._others(shape.marked))[shape.rest]
            for shape in self._shapes()
        )

    def count(self, part: int, parts: int) -> dict[RankKey, int]:
        """Return how many holdings have each key, of one of so many parts of them.

        Only the sum over all parts is the number of any holdings.
        """
        counts: Counter[int] = Counter()
        helps = self._tables.flushes is Flushes.HELP
        for shape in self._shapes():
            rests = self._rest(shape)
            if not shape.marked:
                self._add_unmarked(counts, shape, rests[part::parts])
                continue
            add = self._add_helping if helps else self._add_hurting
            marked = product(*[self._held(shape.wild, *one) for one in _sizes(shape)])
            for some in islice(marked, part, None, parts):
                add(counts, shape, some, rests)
        interned = self._tables.interned
        return {interned[value]: number for value, number in counts.items() if number}

    def _add_unmarked(
        self, counts: Counter[int], shape: _Shape, rests: Sequence[Draw[int]]
    ) -> None:
        """Count holdings as if in no suit a flush were possible."""
        weight = self._weight(shape.wild, ())
        keys = self._plain([weight + rest for rest, _ in rests], shape.wild)
        for key, (_, ways) in zip(keys, rests, strict=True):
            counts[key.value] += ways * shape.ways

    def _add_helping(
        self,
        counts: Counter[int],
        shape: _Shape,
        marked: Sequence[_Marked],
        rests: Sequence[Draw[int]],
    ) -> None:
        """Correct the count for holdings with these suits marked, where flushes help.

        By inclusion and exclusion over which of these suits are marked, two terms are left:
        the holdings without any flush, and with the least of these flushes. (The greatest of
        some numbers is a signed sum over the least number of each choice of them.)
        """
        prefer = self._tables.rules.preference
        ways = (-1) ** len(marked) * shape.ways * prod([one.ways for one in marked])
        flush = min([one.flush for one in marked], key=prefer)
        value, least = flush.value, prefer(flush)
        weight = self._weight(shape.wild, marked)
        keys = self._plain([weight + rest for rest, _ in rests], shape.wild)
        for key, (_, rest_ways) in zip(keys, rests, strict=True):
            if prefer(key) < least:
                counts[key.value] += ways * rest_ways
                counts[value] -= ways * rest_ways

    def _add_hurting(
        self,
        counts: Counter[int],
        shape: _Shape,
        marked: Sequence[_Marked],
        rests: Sequence[Draw[int]],
    ) -> None:
        """Correct the count for holdings with these suits marked, where flushes hurt."""
        wild = shape.wild
        ways = shape.ways * prod(one.ways for one in marked)
        weight = self._weight(wild, marked)
        # Where these are marked, fewer are not all.
        fewer = chain.from_iterable(combinations(marked, n) for n in range(len(marked) + 1))
        signed = [
            (
                (-1) ** (len(marked) - len(some)) * ways,
                [InSuit(one.weight, one.number) for one in some],
            )
            for some in fewer
        ]
        for rest, rest_ways in rests:
            total = weight + rest
            for sign, held in signed:
                key = self._tables.combined(total, self._cards, held, wild)
                counts[key.value] += sign * rest_ways

    def _plain(self, totals: Sequence[int], wild: int) -> list[RankKey]:
        """Return what holdings are worth in which no suit is marked."""
        keys = self._tables.plain.bests(totals, self._cards)
        if wild >= self._size and self._tables.flushes is Flushes.HELP:
            # Wild cards make a flush of their own.
            flush = self._tables.suited.best(wild * self._of_wild, wild)
            keys = [self._tables.better(key, flush) for key in keys]
        return keys

    def _weight(self, wild: int, marked: Sequence[_Marked]) -> int:
        """Return the sum of the known cards, the wild cards and those drawn of these suits."""
        drawn = sum([one.drawn for one in marked])
        return self._known + wild * self._of_wild + drawn

    def _shapes(self) -> Iterator[_Shape]:
        tables = self._tables
        for more in range(min(self._drawn, self._wild_left) + 1):
            wild, naturals = self._known_wild + more, self._drawn - more
            for marked, alike in self._marked_suits():
                if marked and tables.flushes is Flushes.HURT and tables.dodges_all(wild):
                    continue
                least = [max(0, self._least(wild) - suit.number) for suit in marked]
                for sizes in product(*[range(first, naturals + 1) for first in least]):
                    if sum(sizes) <= naturals:
                        ways = alike * comb(self._wild_left, more)
                        yield _Shape(wild, marked, sizes, naturals - sum(sizes), ways)

    def _least(self, wild: int) -> int:
        """Return of how many natural cards a suit is marked."""
        helped = wild if self._tables.flushes is Flushes.HELP else 0
        return max(1, self._size - helped)

    def _marked_suits(self) -> Iterator[tuple[tuple[_Suit, ...], int]]:
        """Yield some suits that may be marked, and for how many choices alike they stand."""
        if self._tables.flushes is Flushes.IGNORED:
            yield (), 1
            return
        alike: dict[_Suit, list[_Suit]] = {}
        for suit in self._suits:
            alike.setdefault(suit._replace(suit=self._suits[0].suit), []).append(suit)
        for numbers in product(*[range(len(some) + 1) for some in alike.values()]):
            chosen = [
                some[:number] for some, number in zip(alike.values(), numbers, strict=True)
            ]
            ways = prod(
                comb(len(some), number)
                for some, number in zip(alike.values(), numbers, strict=True)
            )
            yield tuple(chain.from_iterable(chosen)), ways

    def _of(self, suit: _Suit) -> list[list[Draw[int]]]:
        """Return every choice of cards of a suit."""
        if suit not in self._draws_of:
            self._draws_of[suit] = draws(suit.left, self._drawn, 0)
        return self._draws_of[suit]

    def _numbers_of(self, suits: tuple[_Suit, ...]) -> list[int]:
        """Return how many choices of cards of these suits there are, without making them."""
        if suits not in self._numbers:
            self._numbers[suits] = numbers_of_draws(_pool(suits).values(), self._drawn)
        return self._numbers[suits]

    def _others(self, marked: tuple[_Suit, ...]) -> tuple[_Suit, ...]:
        return tuple([suit for suit in self._suits if suit not in marked])

    def _rest(self, shape: _Shape) -> list[Draw[int]]:
        """Return every choice of the cards of the suits that are not marked."""
        if shape.marked not in self._rests:
            pool = _pool(self._others(shape.marked))
            self._rests[shape.marked] = draws(pool.items(), self._drawn, 0)
        return self._rests[shape.marked][shape.rest]

    def _held(self, wild: int, suit: _Suit, size: int) -> list[_Marked]:
        """Return everything that may be held in a marked suit."""
        found = []
        for drawn, ways in self._of(suit)[size]:
            total, number = suit.held + drawn, suit.number + size
            flush = self._tables.suited.best(total + wild * self._of_wild, number + wild)
            found.append(_Marked(suit.suit, total, number, drawn, ways, flush))
        return found


def _sizes(shape: _Shape) -> Iterator[tuple[_Suit, int]]:
    return zip(shape.marked, shape.sizes, strict=True)


def _pool(suits: Iterable[_Suit]) -> Counter[int]:
    """Return how many cards of each rank's weight there are in some suits together."""
    pool: Counter[int] = Counter()
    for suit in suits:
        pool.update(dict(suit.left))
    return pool
