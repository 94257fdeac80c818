"""What is asked: the arguments, or a line each from a file or standard input."""

import re
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Iterator
from contextlib import nullcontext
from dataclasses import dataclass, replace
from typing import BinaryIO, TypeVar

from acehigh.cards import Card
from acehigh.cli.output import Output
from acehigh.cli.streams import complain, flush
from acehigh.errors import CardError, ParseError
from acehigh.holdings import AnyHolding, parse_holding

_ABOUT = """\
A holding is all the cards a player may choose from, as one argument in quotes.
A card is a rank (2 to 9, T or 10, J Q K A) and a suit (c d h s, or its picture);
spaces and commas may be left out. Without arguments, lines are read from a file
or standard input: {lines}.
Blank lines, and lines that begin with #, are passed over.
"""

_SIZE_OF_A_READ = 1 << 16


def about_lines(lines: str) -> str:
    """Return what the help says of the lines of a command: ``"a holding a line"``."""
    return _ABOUT.format(lines=lines)


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
        return tuple(self.holding())

    def holding(self) -> AnyHolding:
        """Return the cards that it names, hole cards told from upcards if it says so.

        Raises:
            ParseError: it is no UTF-8, names what is no card, or names none.
        """
        byte = None if self.text.isascii() else re.search("[\udc80-\udcff]", self.text)
        if byte:
            raise ParseError(f"the byte 0x{ord(byte[0]) - 0xDC00:02x} is no UTF-8 text")
        held = parse_holding(self.text)
        if not held:
            raise ParseError("a holding without cards")
        return held

    def split(self, marks: str) -> tuple["Line", ...]:
        """Return the parts between any of these marks, each with the place of the whole."""
        parts = re.split(f"[{re.escape(marks)}]", self.text)
        return tuple(replace(self, text=part.strip()) for part in parts)


@dataclass(frozen=True, slots=True)
class Players:
    """What the players of one showdown hold.

    Attributes:
        number: which line it is, from 1.
        place: where to look for it: ``"line 3"``.
        holdings: each player's, in the order of the seats.
    """

    number: int
    place: str
    holdings: tuple[Line, ...]

    @property
    def several(self) -> tuple[Line, ...]:
        """The same holdings, two or more.

        Raises:
            CardError: there is only one.
        """
        if len(self.holdings) < 2:
            how = "with | between them" if self.holdings[0].kind == "line" else "each in quotes"
            raise CardError(f"expected two players or more, {how}")
        return self.holdings


Asked = TypeVar("Asked", Line, Players)


def add_lines(command: ArgumentParser, metavar: str, about: str) -> None:
    """Add the arguments that each stand for a line, and where else lines come from."""
    command.add_argument("lines", nargs="*", metavar=metavar, help=about)
    command.add_argument("--file", metavar="PATH", help="read lines; - is standard input")


def choose_source(options: Namespace) -> None:
    """Settle where the lines come from."""
    if options.lines:
        if options.file is not None:
            options.error("holdings come from arguments or from --file, not both")
    elif options.file is None:
        if sys.stdin is None or sys.stdin.isatty():
            options.error("expected holdings, as arguments, by --file or on standard input")
        options.file = "-"
    elif options.file == "-" and sys.stdin is None:
        options.error("there is no standard input")


def lines_of(options: Namespace) -> Iterator[Line]:
    """Yield a line for each argument, or else each of the file that asks something.

    Raises:
        InputError: the file cannot be read.
    """
    if options.lines:
        for number, text in enumerate(options.lines, 1):
            yield Line(number, "argument", text)
    else:
        yield from _lines(options.file)


def players_of(options: Namespace, marks: str = "|;") -> Iterator[Players]:
    """Yield the showdown between the arguments, or else one for each line.

    Args:
        options: what was given.
        marks: any of these stands between the players of a line.

    Raises:
        InputError: the file cannot be read.
    """
    if options.lines:
        yield Players(1, "arguments", tuple(lines_of(options)))
        return
    for line in _lines(options.file):
        yield Players(line.number, line.place, line.split(marks))


def answer_each(
    asked: Iterable[Asked],
    answer: Callable[[Asked, Namespace, Output], None],
    options: Namespace,
    output: Output,
) -> None:
    """Answer each line or showdown, and report what is wrong with others; hint at quotes."""
    for one in asked:
        with output.complaints(one.place):
            answer(one, options, output)
    hint_at_quotes(options, output)


def hint_at_quotes(options: Namespace, output: Output) -> None:
    """Tell those who gave their cards as an argument each that a holding is one argument."""
    single = len(options.lines) > 1 and all(len(text) <= 3 for text in options.lines)
    if single and output.status:
        complain(f'hint: a holding is one argument, in quotes: "{" ".join(options.lines)}"')


def _lines(path: str) -> Iterator[Line]:
    """Yield the lines that ask something, each as soon as it has been read."""
    try:
        # The bytes, not the text: one line that is no UTF-8 must not cost all the others.
        with nullcontext(sys.stdin.buffer) if path == "-" else open(path, "rb") as stream:
            for number, line in enumerate(_read(stream), 1):
                # What is no UTF-8 becomes surrogates here, as in arguments, for `cards`.
                text = line.decode(errors="surrogateescape")
                if number == 1:
                    text = text.removeprefix("\ufeff")
                text = text.strip()
                if text and not text.startswith("#"):
                    yield Line(number, "line", text)
    except OSError as error:
        raise InputError(f"cannot read {path!r}: {error.strerror}") from None


def _read(stream: BinaryIO) -> Iterator[bytes]:
    """Yield each line; what was answered so far is written out before more is waited for.

    So answers are prompt for whoever waits for them before asking on, and many answers are
    written at once where many questions come at once.
    """
    begun: list[bytes] = []
    while chunk := _more(stream):
        first, *others = chunk.split(b"\n")
        begun.append(first)
        for line in others:
            yield b"".join(begun)
            begun = [line]
    if any(begun):
        yield b"".join(begun)


def _more(stream: BinaryIO) -> bytes:
    """Return what there is to read, at least a byte; nothing at the end."""
    flush()
    # All files that are read in bytes have it.
    read: Callable[[int], bytes] = stream.read1  # type: ignore[attr-defined]  # not in BinaryIO
    return read(_SIZE_OF_A_READ)
