"""A ranker as a value: written as the call that makes it, copied and pickled as its fields."""

from dataclasses import Field, fields, is_dataclass
from typing import TYPE_CHECKING, Self

from acehigh.decks import Deck
from acehigh.errors import CardError
from acehigh.evaluators.protocol import Ranker

if TYPE_CHECKING:
    from acehigh.display import Printer


class RankerValue:
    """What every ranker that is a frozen dataclass shares; use ``@dataclass(repr=False)``."""

    def with_deck(self, deck: Deck) -> Self:
        """Return the same rules for another deck.

        Raises:
            CardError: they are for one deck only.

        >>> from acehigh import Deck, High
        >>> High().with_deck(Deck.standard(jokers=1))
        High(deck=Deck.standard(jokers=1))
        """
        if not any(field.name == "deck" and field.init for field in self._fields()):
            raise CardError(f"{self!r} is for one deck only")
        return type(self)(**{**self._given(), "deck": deck})

    def _given(self) -> dict[str, object]:
        """Return the fields that differ from their defaults."""
        return {
            field.name: value
            for field in self._fields()
            if (value := getattr(self, field.name)) != field.default
        }

    def _fields(self) -> tuple[Field[object], ...]:
        if not is_dataclass(self):
            raise TypeError(f"{type(self).__name__} is no dataclass, as a ranker must be")
        return fields(self)

    def __repr__(self) -> str:
        given = ", ".join(f"{name}={value!r}" for name, value in self._given().items())
        return f"{type(self).__name__}({given})"

    def _repr_pretty_(self, printer: "Printer", cycle: bool) -> None:
        # For hypothesis, which writes all fields of a dataclass otherwise.
        del cycle
        printer.text(repr(self))

    def __reduce__(self) -> tuple[object, ...]:
        # Without the tables, which can be large and are shared anyway.
        return _rebuilt, (type(self), self._given())


def with_deck(ranker: Ranker, deck: Deck) -> Ranker:
    """Return the same rules for another deck.

    Raises:
        CardError: they are for one deck only, or cannot be played with all of that one, or
            that is no deck.
    """
    if not isinstance(deck, Deck):
        raise CardError(f"expected a Deck, got {deck!r}")
    if not isinstance(ranker, RankerValue):
        raise CardError(f"{ranker!r} is for one deck only")
    other = ranker.with_deck(deck)
    # A joker more is what wild cards may need.
    if other.deck.with_jokers(0) != deck.with_jokers(0):
        raise CardError(f"{ranker!r} takes a {other.deck.name}, not a {deck.name}")
    return other


def _rebuilt(kind: type[RankerValue], given: dict[str, object]) -> RankerValue:
    return kind(**given)
