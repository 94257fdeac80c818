"""The canonical sets of up to five cards of a deck, which all its pay tables have in common."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from acehigh.cards import Card
from acehigh.decks import Deck
from acehigh.engine.kept import droppable
from acehigh.games.video_poker.canonical import bit_of, canonical, ways


class Deal(NamedTuple):
    """A canonical hand.

    Attributes:
        cards: the set.
        bits: its cards one by one, the highest first.
        ways: for how many hands it stands.
    """

    cards: int
    bits: tuple[int, ...]
    ways: int


class CanonicalSets:
    """The canonical sets of a deck.

    Attributes:
        cards: every card by its bit, the highest first.
        larger: by size, from the empty set to those of four cards: each canonical set, with
            the canonical ones of those a card larger, a set for each card that it lacks.
        deals: the canonical hands.
    """

    def __init__(self, deck: Deck) -> None:
        self.cards: dict[int, Card] = {bit_of(card): card for card in _high_first(deck)}
        self._places = {bit: place for place, bit in enumerate(self.cards)}
        self.larger: list[dict[int, list[int]]] = []
        sets: Iterable[int] = [0]
        for _ in range(5):
            # Of equal numbers one object: each is met many times.
            same: dict[int, int] = {}
            self.larger.append({held: self._one_larger(held, same) for held in sets})
            sets = same
        self.deals: list[Deal] = [Deal(hand, self.bits_of(hand), ways(hand)) for hand in sets]

    def _one_larger(self, held: int, same: dict[int, int]) -> list[int]:
        larger = [canonical(held | bit) for bit in self.cards if not held & bit]
        return [same.setdefault(one, one) for one in larger]

    def bits_of(self, hand: int) -> tuple[int, ...]:
        """Return the bits of a hand's cards, the highest card first."""
        bits = []
        while hand:
            bits.append(hand & -hand)
            hand &= hand - 1
        return tuple(sorted(bits, key=self._places.__getitem__))


def _high_first(deck: Deck) -> Iterator[Card]:
    yield from deck.jokers
    for rank in reversed(deck.ranks):
        for suit in reversed(deck.suits):
            yield Card(rank, suit)


@droppable
@lru_cache(maxsize=2)
def canonical_sets(deck: Deck) -> CanonicalSets:
    """Return the canonical sets of a deck, made once: they take a second or two, and 40 MB."""
    return CanonicalSets(deck)
