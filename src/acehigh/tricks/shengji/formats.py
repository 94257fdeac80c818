"""What is led: components of one effective suit (T12 to T16)."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from acehigh.cards import Card
from acehigh.errors import CardError
from acehigh.parsing import joined
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

    Raises:
        CardError: the cards are not so many copies of so many faces.
    """

    width: int
    length: int
    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        faces = self.cards[:: max(self.width, 1)]
        copies = tuple(face for face in faces for _ in range(self.width))
        if not faces or self.cards != copies or len(set(faces)) != self.length:
            raise CardError(
                f"a component has {self.width} copies of each of {self.length} faces, "
                f"not {joined(self.cards)}"
            )

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
        components: the components; the longest first, a tractor before a set as long, then
            the wider and the higher first.

    Raises:
        CardError: there is no component, or they are of several suits.
    """

    trump: Trump
    components: tuple[Component, ...]

    def __post_init__(self) -> None:
        suits = {self.trump.effective_suit(one.cards[0]) for one in self.components}
        if len(suits) != 1:
            raise CardError(f"a lead has some components, all of one suit, not {self}")
        ordered = tuple(sorted(self.components, key=self._order))
        object.__setattr__(self, "components", ordered)

    def _order(self, component: Component) -> tuple[int, bool, int, int]:
        level = self.trump.level(component.cards[0])
        return -component.size, not component.is_tractor, -component.width, -level

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

    def described(self) -> str:
        """Return what is led as players call it: ``"a throw of a pair and a single"``."""
        text = described(self.shapes)
        return f"a throw of {text}" if self.is_throw else text

    def __str__(self) -> str:
        return " + ".join(map(str, self.components))


def run_order(run: Run) -> tuple[int, tuple[int, ...]]:
    """Return what sorts runs: the longest first, then the wider one at the first difference."""
    return -len(run), tuple([-width for width in run])


def described(runs: Iterable[Run]) -> str:
    """Return runs as players call them.

    >>> described([(2,)]), described([(3, 3), (2,), (2,)])
    ('a pair', 'a tractor of two triples and two pairs')
    >>> described([(4, 4), (3, 2), (1,)])
    'a tractor of two sets of four, a run of a triple and a pair and a single'
    """
    named = [_several(_name(run), number) for run, number in Counter(runs).items()]
    return " and ".join([", ".join(named[:-1]), named[-1]] if len(named) > 1 else named)


def _name(run: Run) -> str:
    if len(run) == 1:
        return _SETS.get(run[0], f"set of {_number(run[0])}")
    if len(set(run)) == 1:
        return f"tractor of {_several(_name(run[:1]), len(run))}"
    return "run of " + " and ".join(f"a {_name((width,))}" for width in run)


def _several(name: str, number: int) -> str:
    """Return a name with its article, or of several: ``"two sets of four"``."""
    first, space, rest = name.partition(" ")
    return f"a {name}" if number == 1 else f"{_number(number)} {first}s{space}{rest}"


def _number(number: int) -> str:
    return _NUMBERS.get(number, str(number))
