"""The engine: a rule for five cards becomes the best of any number, remembered.

`Tables` belongs to a ranker and is shared by all rankers equal to it. It remembers, for
every multiset of ranks (and number of wild cards) met so far, the best key

- `plain`: that does not need a flush;
- `suited`: of cards that are all of one suit.

More cards than play are worth the best with one of them left out; otherwise the ranker's
own rule answers. Where flushes help, a holding is worth the better of its plain entry and
the suited entries of its suits. Where they hurt, it is worth its plain entry if those cards
can be picked in two suits, else the best of its five-card choices.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from enum import Enum
from functools import lru_cache
from itertools import combinations
from typing import Protocol

from acehigh.cards import Card, Rank, Suit
from acehigh.errors import HandSizeError
from acehigh.evaluators.protocol import Ranker, RankKey
from acehigh.evaluators.weights import MOST_CARDS, Weights, weigh, weights_on_cards
from acehigh.parsing import Cards, to_cards

Ranks = tuple[Rank, ...]

_MOST_REMEMBERED = 9
"""Cards in the longest holding that is remembered: longer ones are too many to keep."""


class Flushes(Enum):
    """What a flush does to a hand under some rules."""

    HELP = "help"
    HURT = "hurt"
    IGNORED = "ignored"


class Rules(Ranker, Protocol):
    """What the engine asks of a ranker."""

    size: int
    """How many cards make a hand."""
    least: int
    """How many cards there must be."""

    @property
    def flushes(self) -> Flushes:
        """What a flush does to a hand."""
        ...

    @property
    def wild(self) -> frozenset[Card]:
        """The cards of the deck that are wild."""
        ...

    def judge(self, ranks: Ranks, wild: int, suited: bool) -> RankKey:
        """Return the key of one hand: natural cards of these ranks, and wild cards."""
        ...


class Tables:
    """All that has been worked out for a ranker. See the module's docstring."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        helps = rules.flushes is Flushes.HELP
        self.weights = weigh(rules.deck, rules.size, rules.wild, wild_flush=helps)
        self.plain = _Table(rules, self.weights, suited=False)
        self.suited = _Table(rules, self.weights, suited=True)
        self.chosen: dict[tuple[Ranks, Ranks], RankKey] = {}
        self.shared: dict[int, RankKey] = {}
        # What RuleRanker.key reads on every call: one step away, not two.
        self.on_cards = _agree(self.weights, weights_on_cards())
        self.of = self.weights.of
        self.start = self.weights.start
        self.rank_part = self.weights.rank_part
        self.card_bits = self.weights.card_bits
        self.keys = self.plain.keys
        flags = 0 if rules.flushes is Flushes.IGNORED else self.weights.all_flags
        self.quiet = self.card_bits | flags
        self.quiet_flags = flags.bit_count()

    def key_of_some(self, held: Sequence[Card]) -> RankKey:
        """Return the key of any number of cards, if they are cards and there is no doubt.

        Raises:
            KeyError: they need to be looked at more closely: see `slow_key`.
        """
        number = len(held)
        of = self.of
        total = sum([of[card] for card in held], self.start)
        if number <= MOST_CARDS:
            if (total & self.quiet).bit_count() == number + self.quiet_flags:
                return self.keys[total & self.rank_part]
            if (total & self.card_bits).bit_count() == number:
                return self.key_of(held)
        raise KeyError(number)

    def slow_key(self, cards: Cards) -> RankKey:
        """Return the key of anything that may be a holding, once it is checked.

        Raises:
            CardError: it is none; see `RuleRanker.key`.
        """
        held = to_cards(cards)
        self.rules.deck.check(held)
        if len(held) < self.rules.least:
            raise HandSizeError(
                f"{len(held)} cards are too few in {' '.join(map(str, held))!r}: "
                f"{self.rules!r} expects {self.rules.least} or more"
            )
        return self.key_of(held)

    def key_of(self, held: Sequence[Card]) -> RankKey:
        """Return the key of a holding that is known to be good."""
        naturals = [card for card in held if card not in self.rules.wild]
        wild = len(held) - len(naturals)
        best = self.plain.best(_ranks(naturals), wild)
        if self.rules.flushes is Flushes.IGNORED:
            return best
        near = wild if self.rules.flushes is Flushes.HELP else 0
        suits = Counter(card.suit for card in naturals)
        for suit in self.weights.flags:
            if suits[suit] + near >= self.rules.size:
                best = self._with_flush(best, naturals, wild, suit)
        return best

    def _with_flush(
        self, best: RankKey, naturals: list[Card], wild: int, suit: Suit
    ) -> RankKey:
        """Return the key once a flush in this suit, which is possible, is reckoned with."""
        if self.rules.flushes is Flushes.HELP:
            ranks = _ranks([card for card in naturals if card.suit is suit])
            return max(best, self.suited.best(ranks, wild))
        # A wild card of another suit dodges the flush, and so does any card of another suit
        # that can play for its rank.
        played = self.plain.played[best.value]
        if wild or any(card.suit is not suit for card in naturals if card.rank in played):
            return best
        key = _ranks(naturals), _ranks([card for card in naturals if card.suit is suit])
        found = self.chosen.get(key)
        if found is None:
            found = self.chosen[key] = max(map(self._choice, combinations(naturals, self.rules.size)))
        return found

    def _choice(self, cards: tuple[Card, ...]) -> RankKey:
        """Return the key of as many natural cards as make a hand."""
        suited = len({card.suit for card in cards}) == 1
        return (self.suited if suited else self.plain).best(_ranks(cards), 0)


class _Table:
    """The best key for every multiset of ranks met so far, by the sum of their weights."""

    def __init__(self, rules: Rules, weights: Weights, *, suited: bool) -> None:
        self.keys: dict[int, RankKey] = {}
        # By a key's value, the ranks of the cards that were judged worth it.
        self.played: dict[int, frozenset[Rank]] = {}
        self._rules = rules
        self._weights = weights
        self._suited = suited

    def best(self, ranks: Ranks, wild: int) -> RankKey:
        """Return the best key that cards of these ranks, highest first, and wild cards make."""
        of_rank = self._weights.of_rank
        total = sum([of_rank[rank] for rank in ranks]) + wild * self._weights.of_wild
        return self._best(total, ranks, wild)

    def _best(self, total: int, ranks: Ranks, wild: int) -> RankKey:
        key = self.keys.get(total)
        if key is not None:
            return key
        size = self._rules.size
        if len(ranks) + wild > _MOST_REMEMBERED:
            return max(self.best(some, wild_too) for some, wild_too in _choices(ranks, wild, size))
        if len(ranks) + wild > size:
            key = max(self._one_fewer(total, ranks, wild))
        else:
            key = self._rules.judge(ranks, wild, self._suited)
            self.played[key.value] = frozenset(ranks)
        # Two threads may both get here; they store the same object.
        self.keys[total] = key
        return key

    def _one_fewer(self, total: int, ranks: Ranks, wild: int) -> Iterator[RankKey]:
        last = None
        for place, rank in enumerate(ranks):
            if rank is not last:
                fewer = ranks[:place] + ranks[place + 1 :]
                yield self._best(total - self._weights.of_rank[rank], fewer, wild)
            last = rank
        if wild:
            yield self._best(total - self._weights.of_wild, ranks, wild - 1)


def _choices(ranks: Ranks, wild: int, size: int) -> Iterator[tuple[Ranks, int]]:
    """Yield each different choice of so many cards: their ranks, and how many are wild."""
    if not ranks:
        if wild >= size:
            yield (), size
        return
    same = ranks.count(ranks[0])
    for number in range(min(same, size) + 1):
        for others, wild_too in _choices(ranks[same:], wild, size - number):
            yield ranks[:number] + others, wild_too


def _ranks(cards: Sequence[Card]) -> Ranks:
    """Return the ranks of natural cards, highest first."""
    return tuple(sorted([card.rank for card in cards if card.rank is not None], reverse=True))


def _agree(weights: Weights, standard: Weights) -> bool:
    """Return whether the numbers written on the cards serve for this deck too."""
    return weights.start == standard.start and weights.of.items() <= standard.of.items()


@lru_cache(maxsize=256)
def tables_of(rules: Rules) -> Tables:
    """Return the tables that belong to a ranker and to all equal to it.

    The 256 rankers used last keep theirs.
    """
    return Tables(rules)
