"""What is answered: lines on standard output; and complaints, on standard error."""

import json
import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal, TypeAlias

from acehigh.cli.streams import complain, shortened
from acehigh.errors import CardError

Colour: TypeAlias = Literal["auto", "always", "never"]

_RED_CARD = re.compile(r"\b[2-9TJQKA][dh]\b")
# Each is ended by its own code, not by a reset: a red card may stand in a bold line.
_RED = "\033[31m{}\033[39m"
_BOLD = "\033[1m{}\033[22m"


class Output:
    """Where the answers and complaints of one command go.

    Answers are not written out one by one: `lines` does so before it waits for more input, and
    `main` at the end.

    Attributes:
        as_json: whether an answer is one JSON object a line.
        colour: whether text is coloured.
        status: the exit status: 1 once there has been a complaint.
    """

    def __init__(self) -> None:
        self.as_json: bool = False
        self.colour: bool = False
        self.status: int = 0
        self._begun = False

    def prepare(self, *, as_json: bool, colour: Colour) -> None:
        """Choose between text and JSON, and whether the text is coloured."""
        self.as_json = as_json
        self.colour = not as_json and (
            colour == "always" or (colour == "auto" and _colour_is_welcome())
        )

    def begin_answer(self) -> None:
        """Print a blank line between an answer of several lines and the one before."""
        if self._begun:
            self.text("")
        self._begun = True

    def text(self, text: str, *, bold: bool = False) -> None:
        """Print a line, red cards in red."""
        if self.colour:
            text = _RED_CARD.sub(lambda card: _RED.format(card[0]), text)
            text = _BOLD.format(text) if bold else text
        if not text.isascii():
            # A plug-in's sentence may hold what the terminal or pipe has no code for.
            code = getattr(sys.stdout, "encoding", None) or "utf-8"
            text = text.encode(code, "backslashreplace").decode(code)
        _write(text)

    def svg(self, svg: str) -> None:
        """Print an SVG picture, which is the same in any encoding."""
        _write(svg.encode("ascii", "xmlcharrefreplace").decode().removesuffix("\n"))

    def record(self, **fields: object) -> None:
        """Print a JSON object as one line."""
        _write(json.dumps(fields))

    @contextmanager
    def complaints(self, place: str) -> Iterator[None]:
        """Report a CardError raised within, and where, on standard error; then go on."""
        try:
            yield
        except CardError as error:
            self.complain(place, error)

    def complain(self, place: str, error: CardError) -> None:
        """Report an error, and where it is, on standard error."""
        self.status = 1
        complain(f"{place}: {shortened(str(error))}")


def _write(line: str) -> None:
    # A process started without standard output has None there.
    if sys.stdout is not None:
        sys.stdout.write(f"{line}\n")


def _colour_is_welcome() -> bool:
    """Return whether colour is wanted (no-color.org, force-color.org), or else a person reads.

    The order is that of Python's own messages.
    """
    if os.environ.get("NO_COLOR"):
        return False
    if os.environ.get("FORCE_COLOR"):
        return True
    return os.environ.get("TERM") != "dumb" and sys.stdout is not None and sys.stdout.isatty()
