"""Wild cards over rankers that have no rule for ranks to ask: badugi, and plug-ins' own.

The engine's short cuts do not serve there. The base is asked about every card of the deck
that a wild card may stand for (W1), so three wild cards take thousands of its calls.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import combinations
from math import comb
from typing import NamedTuple, Protocol

from acehigh.cards import Card, Rank
from acehigh.evaluators.lookup import Rules, Tables
from acehigh.evaluators.multisets import Ranks, ranks_of
from acehigh.evaluators.protocol import Category, Ranker, RankKey
from acehigh.suits import reading_order

_MOST_REMEMBERED = 10_000


class WildRules(Rules, Protocol):
    """What is asked of a ranker with wild cards."""

    @property
    def base(self) -> Ranker:
        """The rules without wild cards."""
        ...

    def credit(self, key: RankKey, wild: int) -> RankKey:
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


class Substitution(Tables):
    """Tables that ask the base about whole holdings, for every way to play the wild cards."""

    def __init__(self, rules: WildRules) -> None:
        super().__init__(rules)
        self._wild_rules = rules
        # High suits first, as wild cards take them.
        naturals = [card for card in rules.deck.cards if card.joker is None]
        self._naturals = sorted(naturals, key=reading_order, reverse=True)
        self._found = lru_cache(_MOST_REMEMBERED)(self._found_anew)

    def learned(self, held: Sequence[Card]) -> RankKey:
        """Return the key of some cards, once they are checked: a sum does not say enough."""
        return self.key_of(self.checked(held))

    def best_of(self, naturals: Sequence[Card], wild: int) -> RankKey:
        """Return the key of a good holding: natural cards, and so many wild ones."""
        way = self._way(naturals, wild)
        return self._wild_rules.credit(way.key, len(way.cards))

    def stand_ins(self, naturals: Sequence[Card], wild: int) -> Sequence[Card]:
        """Return the cards that the wild ones stand for, as few as may be."""
        return self._way(naturals, wild).cards

    def _way(self, naturals: Sequence[Card], wild: int) -> Way:
        return self._found(tuple(sorted(naturals, key=reading_order)), wild)

    def _found_anew(self, naturals: tuple[Card, ...], wild: int) -> Way:
        allows = self._wild_rules.allows
        allowed = (
            way
            for way in self._ways(naturals, wild)
            if allows(way.key.category, ranks_of(way.cards))
        )
        return self._best(allowed, wild) or max(self._ways(naturals, wild), key=_idleness)

    def _best(self, ways: Iterable[Way], wild: int) -> Way | None:
        """Return the best of the ways, of equal ones the first: with fewest wild cards (W5)."""
        best = None
        for way in ways:
            if best is None or way.key > best.key:
                best = way
                if wild >= self.rules.size and best.key == self._highest.key:
                    break
        return best

    def _ways(self, naturals: tuple[Card, ...], wild: int) -> Iterator[Way]:
        """Yield the ways to play so many wild cards, fewer of them first.

        One that is not needed is left out, and so is one that would stand for a card of the
        holding: that card can play itself.
        """
        size = self.rules.size
        others = list(self._naturals)
        for card in naturals:
            others.remove(card)
        most = min(wild, size, len(others))
        for number in range(max(0, min(most, size - len(naturals))), most + 1):
            if number == size:
                yield self._highest
            for cards in combinations(others, number):
                yield Way(self._wild_rules.base.key(naturals + cards), cards)

    def calls(self, wild: int) -> int:
        """Return about how often the base is asked about a holding with so many wild cards."""
        return comb(len(self._naturals), min(wild, self.rules.size))

    @cached_property
    def _highest(self) -> Way:
        """The best hand of all, which as many wild cards as make a hand are at once."""
        hand = self._wild_rules.base.best(self._naturals)
        return Way(hand.key, hand.cards)


def _idleness(way: Way) -> tuple[int, int]:
    """Return what is greatest where bugs are aces as far as there are any, and else no use."""
    return sum(card.rank is Rank.ACE for card in way.cards), -way.key.value
