"""A set of rules as a value: a frozen dataclass that is written as the call that makes it."""

from abc import ABC
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import Field, dataclass, field, fields, is_dataclass
from functools import lru_cache
from inspect import get_annotations
from operator import itemgetter
from typing import (
    Any,
    ClassVar,
    Literal,
    NoReturn,
    Self,
    TypeVar,
    dataclass_transform,
    get_args,
    get_origin,
)

from acehigh.cards import Rank
from acehigh.decks import Deck
from acehigh.engine.kept import drop_all
from acehigh.engine.tables import Tables
from acehigh.errors import CardError
from acehigh.markup import Printer


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class RulesValue(ABC):
    """What makes rankers values: equal ones rank alike, and their fields are checked.

    A subclass becomes a frozen dataclass by itself: its annotated names are its fields.
    """

    # The engine's, which each ranker that needs them gets when it is first asked for a key. A
    # slot is read faster than what is in an object's dictionary.
    __slots__ = ("_tables",)

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]
    # ClassVar, so that it is no field.
    _tables: ClassVar[Tables]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if _is_abstract(cls) and not get_annotations(cls):
            return  # To make a dataclass takes time at import, and this one is never made.
        dataclass(frozen=True, repr=False, eq=False)(cls)
        # The methods below do the same, and a class that is made a dataclass by hand as well
        # must not have them twice.
        del cls.__setattr__
        del cls.__delattr__

    def __post_init__(self) -> None:
        for one in self._arguments():
            value = self.__dict__[one.name]
            if value is not one.default:
                _check_field(one, value)

    def drop_tables(self) -> None:
        """Let go of what has been worked out for these rules, and of what is kept for all.

        It is worked out anew when it is asked for. Rules that are equal to these keep what they
        hold until they drop it too, or nobody has them any more.

        >>> from acehigh import High
        >>> high = High()
        >>> key = high.key("As Ks Qs Js Ts")
        >>> high.drop_tables()
        >>> high.key("Ah Kh Qh Jh Th") == key
        True
        """
        # What is no field is kept for speed alone: pickles are without it.
        names = {one.name for one in fields(self)} if is_dataclass(self) else set()
        for name in self.__dict__.keys() - names:
            self.__dict__.pop(name, None)
        with suppress(AttributeError):  # Where there are none.
            object.__delattr__(self, "_tables")
        drop_all()

    def _but(self, **changed: object) -> Self:
        """Return the same ranker but for some fields."""
        return restored_ranker(type(self), {**self._given(), **changed})

    def _with_deck(self, deck: Deck) -> Self:
        if all(one.name != "deck" for one in self._arguments()):
            raise CardError(f"{self!r} is for one deck only")
        return self._but(deck=deck)

    def _given(self) -> dict[str, object]:
        """Return the fields that differ from their defaults."""
        values = ((one, self.__dict__[one.name]) for one in self._arguments())
        return {one.name: value for one, value in values if value != one.default}

    def _arguments(self) -> tuple[Field[object], ...]:
        """Return the fields that are given when a ranker is made."""
        return _kept_arguments(type(self))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, RulesValue) or type(other) is not type(self):
            return NotImplemented
        return self._field_values() == other._field_values()

    def __hash__(self) -> int:
        return hash((type(self), self._field_values()))

    def _field_values(self) -> object:
        """Return what makes two rankers of one class equal."""
        return _compared(type(self))(self.__dict__)

    def __repr__(self) -> str:
        hidden = {one.name for one in self._arguments() if not one.repr}
        given = {name: value for name, value in self._given().items() if name not in hidden}
        arguments = ", ".join(f"{name}={value!r}" for name, value in given.items())
        return f"{type(self).__name__}({arguments})"

    def _repr_pretty_(self, printer: Printer, cycle: bool) -> None:
        # For hypothesis, which writes all fields of a dataclass otherwise.
        del cycle
        printer.text(repr(self))

    def __reduce__(self) -> tuple[object, ...]:
        # Without the tables, which can be large and are shared anyway.
        return restored_ranker, (type(self), self._given())

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"rankers are immutable: cannot set {name!r} of {self!r}")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"rankers are immutable: cannot delete {name!r} of {self!r}")


R = TypeVar("R", bound="RulesValue")


def restored_ranker(kind: type[R], given: dict[str, object]) -> R:
    """Return the ranker with these fields. Pickles name this function, so it keeps its name."""
    return kind(**given)


def arguments_of(kind: type[Any]) -> tuple[Field[Any], ...]:
    """Return the fields that are given when a value of a class is made."""
    every = fields(kind) if is_dataclass(kind) else ()
    return tuple(one for one in every if one.init)


# Programs make `High()` anew for every showdown.
_kept_arguments = lru_cache(maxsize=256)(arguments_of)


@lru_cache(maxsize=256)
def _compared(kind: type[Any]) -> Callable[[Mapping[str, object]], object]:
    """Return what takes the fields that are compared from an object's dictionary."""
    names = [one.name for one in arguments_of(kind) if one.compare]
    return itemgetter(*names) if names else lambda _: None


def _is_abstract(kind: type[RulesValue]) -> bool:
    """Return whether a class leaves something to its subclasses, as ABC finds out later."""
    named = (getattr(kind, name, None) for name in dir(kind))
    return any(getattr(value, "__isabstractmethod__", False) for value in named)


def _check_field(one: Field[object], value: object) -> None:
    """Raise an error unless a field has a value that its annotation names.

    Raises:
        CardError: it has not.
    """
    if get_origin(one.type) is Literal:
        words = get_args(one.type)
        if value not in words or not isinstance(value, str):
            raise CardError(f"{one.name} is one of {', '.join(words)}; not {value!r}")
    for kind, expected in CHECKED.items():
        if one.type is kind and not isinstance(value, kind):
            raise CardError(f"{one.name} is {expected}, not {value!r}")


DECK_IN_WORDS = "a Deck, as Deck.stripped(Rank.SIX)"
"""What a message says is expected where a deck is."""

CHECKED: dict[type, str] = {
    bool: "True or False",
    Deck: DECK_IN_WORDS,
    Rank: "a Rank, as Rank.SIX",
}
"""For fields of these types, what a message says is expected. The contract adds its own."""
