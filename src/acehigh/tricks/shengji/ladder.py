"""The faces of an effective suit from the lowest up, and how many copies of each one holds.

All searches work on counts: one number for each face of the suit. Which faces touch (T14)
is the same in every side suit, so what is found out about one serves for all.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from acehigh.cards import Card
from acehigh.tricks.shengji.trump import ONE_DECK, EffectiveSuit, Trump

Counts: TypeAlias = tuple[int, ...]
"""How many copies are held of each face of a suit, lowest face first."""

Steps: TypeAlias = tuple[tuple[int, ...], ...]
"""For each face of a suit, the places of the faces one level above it (T14)."""


@dataclass(frozen=True)
class Ladder:
    """The faces of one effective suit, lowest first.

    Attributes:
        faces: the faces; those of equal value stand side by side.
        levels: how high each face is.
        steps: for each face, the places of the faces one level above it: three above the ace
            of the trump suit, none above the highest.
    """

    faces: tuple[Card, ...]
    levels: tuple[int, ...]
    steps: Steps

    def counts(self, cards: Iterable[Card]) -> Counts:
        """Return how many there are of each face; cards of other suits are passed over."""
        held = Counter(cards)
        return tuple([held[face] for face in self.faces])

    def cards(self, counts: Counts) -> tuple[Card, ...]:
        """Return the cards that are counted, lowest first."""
        return tuple(
            face for face, count in zip(self.faces, counts, strict=True) for _ in range(count)
        )


@cache
def ladder_of(trump: Trump, suit: EffectiveSuit) -> Ladder:
    """Return the faces of an effective suit."""
    faces = [card for card in ONE_DECK.cards if trump.effective_suit(card) == suit]
    faces.sort(key=trump.level)
    steps = tuple(
        tuple(place for place, high in enumerate(faces) if trump.adjacent(low, high))
        for low in faces
    )
    return Ladder(tuple(faces), tuple(map(trump.level, faces)), steps)
