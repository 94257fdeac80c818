"""A ranker as a value: written as the call that makes it, copied and pickled as its fields."""

from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from acehigh.display import Printer


class RankerValue:
    """What every ranker that is a frozen dataclass shares; use ``@dataclass(repr=False)``."""

    def _given(self) -> dict[str, object]:
        """Return the fields that differ from their defaults."""
        if not is_dataclass(self):
            raise TypeError(f"{type(self).__name__} is no dataclass, as a ranker must be")
        return {
            field.name: value
            for field in fields(self)
            if (value := getattr(self, field.name)) != field.default
        }

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


def _rebuilt(kind: type[RankerValue], given: dict[str, object]) -> RankerValue:
    return kind(**given)
