"""What is asked: holdings and showdowns, from the arguments or a line each from a file."""

import re
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import nullcontext
from dataclasses import dataclass, replace

from acehigh.cards import Card
from acehigh.errors import ParseError
from acehigh.parsing import parse_cards


class InputError(Exception):
    """A file that cannot be read."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a file, an argument that stands for one, or a part of either.

    Attributes:
        number: which line or argument it is, from 1.
        kind: ``"line"`` or ``"argument"``.
        text: what it says.
    """

    number: int
    kind: str
    text: str

    @property
    def place(self) -> str:
        """Where to look for it: ``"line 3"``."""
        return f"{self.kind} {self.number}"

    def cards(self) -> tuple[Card, ...]:
        """Return the cards that it names.

        Raises:
            ParseError: it is no UTF-8, names what is no card, or names none.
        """
        byte = re.search("[\udc80-\udcff]", self.text)
        if byte:
            raise ParseError(f"the byte 0x{ord(byte[0]) - 0xDC00:02x} is no UTF-8 text")
        cards = parse_cards(self.text)
        if not cards:
            raise ParseError("a holding without cards")
        return cards


@dataclass(frozen=True, slots=True)
class Showdown:
    """The holdings that are compared.

    Attributes:
        number: which line it is, from 1.
        place: where to look for it: ``"line 3"``.
        holdings: each player's, in the order of the seats.
    """

    number: int
    place: str
    holdings: tuple[Line, ...]


def holdings(options: Namespace) -> Iterator[Line]:
    """Yield a holding for each argument, or else for each line.

    Raises:
        InputError: the file cannot be read.
    """
    yield from _arguments(options.holdings) if options.holdings else _lines(options.file)


def showdowns(options: Namespace) -> Iterator[Showdown]:
    """Yield the showdown between the arguments, or else one for each line.

    Raises:
        InputError: the file cannot be read.
    """
    if options.holdings:
        yield Showdown(1, "arguments", tuple(_arguments(options.holdings)))
        return
    for line in _lines(options.file):
        parts = tuple(replace(line, text=part.strip()) for part in re.split("[|;]", line.text))
        yield Showdown(line.number, line.place, parts)


def _arguments(texts: list[str]) -> Iterator[Line]:
    return (Line(number, "argument", text) for number, text in enumerate(texts, 1))


def _lines(path: str) -> Iterator[Line]:
    """Yield the lines that ask something, each as soon as it has been read."""
    try:
        # The bytes, not the text: one line that is no UTF-8 must not cost all the others.
        with nullcontext(sys.stdin.buffer) if path == "-" else open(path, "rb") as stream:
            for number, line in enumerate(stream, 1):
                # What is no UTF-8 becomes surrogates here, as in arguments, for `cards`.
                text = line.decode(errors="surrogateescape")
                if number == 1:
                    text = text.removeprefix("\ufeff")
                text = text.strip()
                if text and not text.startswith("#"):
                    yield Line(number, "line", text)
    except OSError as error:
        raise InputError(f"cannot read {path!r}: {error.strerror}") from None
