"""Named values of any kind: one row each, and those that plug-ins add."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Generic, TypeVar

from acehigh.errors import UnknownNameError, unknown_name

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

T = TypeVar("T")


@dataclass(frozen=True)
class Named(Generic[T]):
    """A value with a name.

    Attributes:
        name: what it is known by.
        sentence: what it is, in a sentence.
        given: the value; None where a plug-in's package fails.
        problem: what is wrong with a plug-in's package; nothing where it works.
    """

    name: str
    sentence: str
    given: T | None
    problem: str = ""

    @property
    def value(self) -> T:
        """The value.

        Raises:
            UnknownNameError: the package of a plug-in fails.
        """
        if self.given is None:
            raise UnknownNameError(f"{self.name!r} {self.problem}")
        return self.given


class Catalogue(Generic[T]):
    """The named values of one kind: ours first, then those of plug-ins.

    What an entry point names is such a value, or a function without arguments that returns
    one; its docstring's first line is the sentence.
    """

    def __init__(
        self,
        kind: str,
        value_type: type[T],
        entry_points: str,
        rows: Iterable[Named[T]],
        aliases: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        """Make a catalogue.

        Args:
            kind: what the values are called in messages: ``"rules"``.
            value_type: the class that all values are of.
            entry_points: the entry-point group in which other packages offer some by name.
            rows: our own.
            aliases: other names of our own rows: ``{"texas": "hold'em"}``. Where there are
                any, case, spaces and hyphens do not matter in names.
        """
        self._kind = kind
        self._value_type = value_type
        self._entry_points = entry_points
        self.rows: dict[str, Named[T]] = {row.name: row for row in rows}
        self._aliases = aliases
        names = {**{name: name for name in self.rows}, **aliases}
        self._plain_names = {_plain(name): row for name, row in names.items()}

    def all_rows(self) -> dict[str, Named[T]]:
        """Return every row by its name: ours first, then those of plug-ins."""
        # Imported here, not above: looking through what is installed takes a while, and only
        # those who ask for all names, or for an unknown one, need it.
        from importlib.metadata import entry_points  # noqa: PLC0415

        rows = dict(self.rows)
        for point in entry_points(group=self._entry_points):
            rows.setdefault(point.name, self._plug_in(point))
        return rows

    def named(self, name: str) -> T:
        """Return the value of this name; where there are aliases, whatever its spaces and case.

        Raises:
            UnknownNameError: there is none, or its package fails; the error says which is
                nearest, or what went wrong.
        """
        return self.row(name).value

    def row(self, name: str) -> Named[T]:
        """Return the row of this name; where there are aliases, whatever its spaces and case.

        Raises:
            UnknownNameError: there is none; the error says which is nearest.
        """
        row = self.rows.get(name) if isinstance(name, str) else None
        if row is None and self._aliases and isinstance(name, str):
            row = self.rows.get(self._plain_names.get(_plain(name), ""))
        if row is None:
            rows = self.all_rows()
            if not isinstance(name, str) or name not in rows:
                raise unknown_name(self._kind, name, rows, self._aliases)
            row = rows[name]
        return row

    def _plug_in(self, point: "EntryPoint") -> Named[T]:
        try:
            loaded = point.load()
            made = loaded() if not isinstance(loaded, self._value_type) else loaded
        except Exception as error:  # One broken package must not hide the others.
            return self._broken(point.name, f"cannot be loaded: {error!r}")
        if not isinstance(made, self._value_type):
            wanted = self._value_type.__name__
            return self._broken(point.name, f"cannot be loaded: {made!r} is no {wanted}")
        lines = (loaded.__doc__ or "").strip().splitlines()
        return Named(point.name, lines[0] if lines else "No description.", made)

    @staticmethod
    def _broken(name: str, problem: str) -> "Named[T]":
        return Named(name, f"{problem[0].upper()}{problem[1:]}.", None, problem)


def _plain(name: str) -> str:
    """Return a name without what does not matter: case, spaces, hyphens, apostrophes."""
    return name.casefold().translate(_IGNORED)


_IGNORED = dict.fromkeys(map(ord, " -_'’/"))
