"""Cards and hands as notebooks, rich and pydantic want them, made from strings only.

This module knows no card. A face is its text, ``"As"``, and how it is drawn, ``"A♠"``: that is
enough for HTML and for coloured text, so cards and hands can ask for both.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Protocol, TypeAlias

if TYPE_CHECKING:
    from pydantic_core import CoreSchema
    from rich.text import Text

TWO_COLOURS = {"♥": "red", "♦": "red"}
FOUR_COLOURS = {"♥": "red", "♦": "blue", "♣": "green", "★": "purple"}
"""The colour of each suit that is not black."""

# Each is easy to read on white. A card in a notebook brings its own white background,
# because nothing tells whether the page is light or dark.
_ON_WHITE = {
    "black": "#000", "red": "#c00", "blue": "#0645ad", "green": "#006b1f", "purple": "#6a1b9a",
}  # fmt: skip
_CHIP = (
    "display:inline-block;background:#fff;color:{};border:1px solid #999;border-radius:.2em;"
    "padding:0 .25em;margin:.1em 0;white-space:nowrap"
)
# A terminal's own colours, which its owner chose to be readable; black is whatever text is.
_IN_A_TERMINAL = {"red": "red", "blue": "bright_blue", "green": "green", "purple": "magenta"}
# Asks for the suit before it as text, in the text's colour, not as an emoji.
_AS_TEXT = "\ufe0e"


class Printer(Protocol):
    """What IPython and hypothesis have a value written to, by ``_repr_pretty_``."""

    def text(self, text: str) -> None:
        """Write some text."""
        ...


def escaped(text: str) -> str:
    """Return text as HTML shows it."""
    from html import escape  # noqa: PLC0415 - only notebooks need it, and it takes a while

    return escape(text)


def html_chip(drawn: str, title: str, *, four_colours: bool = False) -> str:
    """Return the HTML of one card.

    Args:
        drawn: the card with its suit as a picture: ``"A♠"``.
        title: what is shown when the mouse is over it.
        four_colours: whether each suit has a colour of its own, not only red and black.

    >>> html_chip("9♦", "nine of diamonds").startswith('<span title="nine of diamonds" style="')
    True
    """
    suit = drawn[-1]
    colour = (FOUR_COLOURS if four_colours else TWO_COLOURS).get(suit, "black")
    face = drawn + (_AS_TEXT if suit in "♣♦♥♠★" else "")
    style = _CHIP.format(_ON_WHITE[colour])
    return f'<span title="{escaped(title)}" style="{style}">{escaped(face)}</span>'


def rich_text(drawn: str, *, four_colours: bool = False) -> "Text":
    """Return text for the rich library, which must be installed, with its suits in colour.

    Raises:
        ImportError: rich is not installed.
    """
    from rich.text import Text  # noqa: PLC0415 - only those who have rich ask for it

    text = Text(drawn)
    for suit, colour in (FOUR_COLOURS if four_colours else TWO_COLOURS).items():
        text.highlight_regex(rf"\w+{suit}", _IN_A_TERMINAL[colour])
    return text


Lines: TypeAlias = Sequence[Sequence[str]]
"""The lines of a table, the headings first."""


def text_table(lines: Lines) -> Iterator[str]:
    """Yield the lines in columns, numbers to the right.

    >>> for line in text_table([("category", "holdings"), ("flush", "5,108")]):
    ...     print(line)
    category  holdings
    flush        5,108
    """
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for first, *others in lines:
        cells = [first.ljust(widths[0])]
        cells += [cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True)]
        yield "  ".join(cells).rstrip()


def html_table(lines: Lines) -> str:
    """Return the lines as an HTML table, numbers to the right.

    >>> html_table([("category", "holdings"), ("flush", "5,108")]).count("<td")
    2
    """

    def row(line: Sequence[str], tag: str) -> str:
        sides = ["left", *["right"] * (len(line) - 1)]
        cells = [
            f'<{tag} style="text-align:{side}">{escaped(cell)}</{tag}>'
            for side, cell in zip(sides, line, strict=True)
        ]
        return f"<tr>{''.join(cells)}</tr>"

    headings, *others = lines
    body = "".join([row(line, "td") for line in others])
    return f"<table><thead>{row(headings, 'th')}</thead><tbody>{body}</tbody></table>"


def read_by(
    kind: type, read: Callable[..., object], write: Callable[..., str] | None = None
) -> None:
    """Say how pydantic gets a value of this class, which is written as text.

    Args:
        kind: the class.
        read: checks or parses what it is given.
        write: returns the text of a value. Default: `str`.
    """
    _READERS[kind] = read
    if write is not None:
        _WRITERS[kind] = write
    # What pydantic asks a class for.
    setattr(kind, "__get_pydantic_core_schema__", classmethod(_core_schema))  # noqa: B010
    setattr(kind, "__get_pydantic_json_schema__", classmethod(_json_schema))  # noqa: B010


def _core_schema(kind: type, _source: object, _handler: object) -> "CoreSchema":
    # Imported here, not above: this module can be imported without pydantic.
    from pydantic_core import core_schema  # noqa: PLC0415

    write = _WRITERS.get(kind)
    as_text = (
        core_schema.plain_serializer_function_ser_schema(write)
        if write
        else core_schema.to_string_ser_schema()
    )
    return core_schema.no_info_plain_validator_function(_READERS[kind], serialization=as_text)


def _json_schema(_kind: type, _schema: object, _handler: object) -> dict[str, str]:
    return {"type": "string"}


_READERS: dict[type, Callable[..., object]] = {}
_WRITERS: dict[type, Callable[..., str]] = {}
