"""Cards and hands as people look at them: in text, in notebooks, in terminals."""

from typing import Protocol


class Printer(Protocol):
    """What IPython and hypothesis have a value written to, by ``_repr_pretty_``."""

    def text(self, text: str) -> None:
        """Write some text."""
        ...
