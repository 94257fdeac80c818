"""Sheng Ji stated once more, slowly: what a lead is read as (T12 to T18).

Every way to group the cards is made, and the best is looked for.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from helpers.slow_shengji_cards import Trump, adjacent, effective_suit, level


class Part(NamedTuple):
    """A component: copies of one face, or of faces on consecutive levels, lowest first."""

    width: int
    faces: tuple[str, ...]
    low: int

    @property
    def shape(self) -> tuple[int, ...]:
        """The widths of its faces."""
        return (self.width,) * len(self.faces)

    @property
    def size(self) -> int:
        """How many cards it has."""
        return self.width * len(self.faces)

    @property
    def is_tractor(self) -> bool:
        """Whether it has more than one face (T15)."""
        return len(self.faces) > 1

    @property
    def cards(self) -> tuple[str, ...]:
        """All its cards, sorted as text."""
        return tuple(sorted(self.faces * self.width))

    @property
    def kind(self) -> tuple[int, bool, int]:
        """Size, tractor or not, width: what T18 compares before it looks at levels."""
        return self.size, self.is_tractor, self.width


Reading: TypeAlias = tuple[Part, ...]
"""Components that have all cards of a play between them, best first."""


def arranged(parts: Sequence[Part]) -> Reading:
    """Return components in the order in which readings are compared: best first."""
    return tuple(
        sorted(parts, key=lambda part: (*part.kind, part.low, part.faces), reverse=True)
    )


def components_within(trump: Trump, cards: Sequence[str]) -> Iterator[Part]:
    """Yield every component that can be made of some of the cards, of one suit (T13, T15)."""
    held = Counter(cards)
    for face in held:
        for width in range(1, held[face] + 1):
            chains: list[tuple[str, ...]] = [(face,)]
            while chains:
                yield from (Part(width, chain, level(trump, face)) for chain in chains)
                # Single cards make no tractor.
                chains = [
                    (*chain, following)
                    for chain in chains
                    for following in held
                    if width >= 2
                    if held[following] >= width
                    if adjacent(trump, chain[-1], following)
                ]


def groupings(trump: Trump, cards: Sequence[str]) -> frozenset[Reading]:
    """Return every way to part cards of one effective suit into components."""
    if len({effective_suit(trump, card) for card in cards}) > 1:
        raise ValueError(f"{cards} are of two effective suits")
    return _groupings(trump, tuple(sorted(cards, key=lambda card: (level(trump, card), card))))


# What is left beside one component is left beside many others too.
@lru_cache(maxsize=10_000)
def _groupings(trump: Trump, cards: tuple[str, ...]) -> frozenset[Reading]:
    """Return the same of cards from the lowest to the highest."""
    if not cards:
        return frozenset({()})
    # The lowest card is in some component.
    return frozenset(
        arranged([part, *rest])
        for part in components_within(trump, cards)
        if cards[0] in part.faces
        for rest in _groupings(trump, tuple(without(cards, part.cards)))
    )


def without(cards: Sequence[str], removed: Sequence[str]) -> list[str]:
    """Return cards less some of them."""
    left = list(cards)
    for card in removed:
        left.remove(card)
    return left


def preference(reading: Reading) -> tuple[object, ...]:
    """Return what is greater for the better reading (T17, T18)."""
    sizes = tuple((part.size, part.is_tractor) for part in reading)
    widths = tuple(part.width for part in reading)
    lows = tuple(part.low for part in reading)
    return sizes, widths, lows


def best_readings(trump: Trump, cards: Sequence[str]) -> list[Reading]:
    """Return what T17 and T18 put first: readings alike but for equal-valued faces."""
    possible = groupings(trump, cards)
    best = max(map(preference, possible))
    return [reading for reading in possible if preference(reading) == best]


def splits(
    trump: Trump, cards: Sequence[str], shapes: Sequence[tuple[int, ...]]
) -> list[Reading]:
    """Return every grouping of the cards into exactly these shapes (T40)."""
    asked = Counter(shapes)
    return [
        reading
        for reading in groupings(trump, cards)
        if Counter(part.shape for part in reading) == asked
    ]
