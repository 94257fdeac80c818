"""What is led: components of one effective suit (T12 to T16)."""

from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from acehigh.cards import Card
from acehigh.tricks.shengji.trump import EffectiveSuit, Trump

Run: TypeAlias = tuple[int, ...]
"""How many copies of faces on consecutive levels, from the lowest up: (2, 2) is a tractor."""

_SETS = {1: "single", 2: "pair", 3: "triple"}
_NUMBERS = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six"}


@dataclass(frozen=True)
class Component:
    """A single, a set of identical cards, or a tractor (T13, T15).

    Attributes:
        width: how many copies there are of each face.
        length: how many faces there are, on consecutive levels; 1 if it is no tractor.
        cards: the cards, the lowest first.
    """

    width: int
    length: int
    cards: tuple[Card, ...]

    @property
    def size(self) -> int:
        """How many cards the component has."""
        return self.width * self.length

    @property
    def is_tractor(self) -> bool:
        """Whether it has two or more faces (T15)."""
        return self.length > 1

    @property
    def shape(self) -> Run:
        """The copies of each face: ``(2, 2, 2)`` for a tractor of three pairs."""
        return (self.width,) * self.length

    def __str__(self) -> str:
        return " ".join(map(str, self.cards))


@dataclass(frozen=True)
class Format:
    """A lead, read into components; `read_lead` makes it.

    Attributes:
        trump: which cards are trumps.
        components: the components, the longest first.
    """

    trump: Trump
    components: tuple[Component, ...]

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """All cards of the lead, component by component."""
        return tuple(card for component in self.components for card in component.cards)

    @cached_property
    def suit(self) -> EffectiveSuit:
        """The effective suit that is led (T12)."""
        return self.trump.effective_suit(self.cards[0])

    @cached_property
    def shapes(self) -> tuple[Run, ...]:
        """The copies of each face, component by component."""
        return tuple(component.shape for component in self.components)

    @property
    def longest(self) -> int:
        """How many cards the longest component has (T28)."""
        return self.components[0].size

    @property
    def is_throw(self) -> bool:
        """Whether there are two or more components (T16)."""
        return len(self.components) > 1

    def __str__(self) -> str:
        return " + ".join(map(str, self.components))


def run_order(run: Run) -> tuple[int, tuple[int, ...]]:
    """Return what sorts runs: the longest first, then the wider one at the first difference."""
    return -len(run), tuple([-width for width in run])


def described(run: Run) -> str:
    """Return a run as players call it.

    >>> described((2,)), described((3, 3)), described((3, 2))
    ('pair', 'tractor of two triples', 'triple and pair in a row')
    """
    names = [_SETS.get(width, f"set of {_NUMBERS.get(width, width)}") for width in run]
    if len(run) == 1:
        return names[0]
    if len(set(run)) == 1:
        name = f"sets of {names[0].split()[-1]}" if run[0] > 3 else f"{names[0]}s"
        return f"tractor of {_NUMBERS.get(len(run), len(run))} {name}"
    return " and ".join((", ".join(names[:-1]), names[-1])) + " in a row"
