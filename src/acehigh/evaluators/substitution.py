"""Wild cards over rankers that have no rule for one hand: badugi, and plug-ins' own.

The engine's tables do not serve there. The base is asked about every card of the deck that a
wild card may stand for (W1), so three wild cards take thousands of its calls.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import combinations
from math import comb
from typing import NamedTuple, Protocol

from acehigh.cards import Card, Rank
from acehigh.decks import Deck
from acehigh.engine.rank_table import Ranks, ranks_of
from acehigh.evaluators.ranker import Ranker
from acehigh.keys import Category, RankKey
from acehigh.orders import reading_order

_MOST_REMEMBERED = 10_000


class WildRules(Protocol):
    """What is asked of a ranker with wild cards."""

    @property
    def base(self) -> Ranker:
        """The rules without wild cards."""
        ...

    @property
    def deck(self) -> Deck:
        """The deck that the cards come from."""
        ...

    def with_wild(self, key: RankKey, wild: int) -> RankKey:
        """Return the key of a hand worth a key of the base that uses so many wild cards."""
        ...

    def allows(self, category: Category, chosen: Ranks) -> bool:
        """Return whether wild cards may stand for such ranks to make such a hand."""
        ...


class Way(NamedTuple):
    """One way to play a holding.

    Attributes:
        key: what the base says of it.
        cards: what its wild cards stand for; those that are not needed stand for nothing.
    """

    key: RankKey
    cards: tuple[Card, ...]


class Substitution:
    """Asks the base about whole holdings, for every way to play the wild cards."""

    def __init__(self, rules: WildRules) -> None:
        self._rules = rules
        self._base = rules.base
        self._size = rules.base.hand_size
        # High suits first, as wild cards take them.
        naturals = [card for card in rules.deck.cards if card.joker is None]
        self._naturals = sorted(naturals, key=reading_order, reverse=True)
        self._found = lru_cache(_MOST_REMEMBERED)(self._found_anew)

    def best_of(self, naturals: Sequence[Card], wild: int) -> RankKey:
        """Return the key of a good holding: natural cards, and so many wild ones."""
        way = self._way(naturals, wild)
        return self._rules.with_wild(way.key, len(way.cards))

    def substitutes(self, naturals: Sequence[Card], wild: int) -> Sequence[Card]:
        """Return the cards that the wild ones stand for, as few as may be."""
        return self._way(naturals, wild).cards

    def questions(self, wild: int) -> int:
        """Return about how often the base is asked about a holding with so many wild cards."""
        return comb(len(self._naturals), min(wild, self._size))

    def _way(self, naturals: Sequence[Card], wild: int) -> Way:
        return self._found(tuple(sorted(naturals, key=reading_order)), wild)

    def _found_anew(self, naturals: tuple[Card, ...], wild: int) -> Way:
        allows = self._rules.allows
        allowed = (
            way
            for way in self._ways(naturals, wild)
            if allows(way.key.category, ranks_of(way.cards))
        )
        return self._best(allowed, wild) or max(self._ways(naturals, wild), key=_least_helpful)

    def _best(self, ways: Iterable[Way], wild: int) -> Way | None:
        """Return the best of the ways, of equal ones the first: with fewest wild cards (W5)."""
        best = None
        for way in ways:
            if best is None or way.key > best.key:
                best = way
                if wild >= self._size and best.key == self._highest.key:
                    break
        return best

    def _ways(self, naturals: tuple[Card, ...], wild: int) -> Iterator[Way]:
        """Yield the ways to play so many wild cards, fewer of them first.

        One that is not needed is left out, and so is one that would stand for a card of the
        holding: that card can play itself.
        """
        size, needed = self._size, self._base.min_cards - len(naturals)
        others = list(self._naturals)
        for card in naturals:
            others.remove(card)
        most = min(wild, size, len(others))
        for number in range(max(0, min(most, needed)), most + 1):
            if number == size:
                yield self._highest
            for cards in combinations(others, number):
                yield Way(self._base.key(naturals + cards), cards)

    @cached_property
    def _highest(self) -> Way:
        """The best hand of all, which as many wild cards as make a hand are at once."""
        hand = self._base.best(self._naturals)
        return Way(hand.key, hand.cards)


def _least_helpful(way: Way) -> tuple[int, int]:
    """Return what is greatest where bugs are aces as far as there are any, and no help else."""
    return sum(card.rank is Rank.ACE for card in way.cards), -way.key.value
