"""Cards and hands as people look at them: in text, in notebooks, in terminals.

Cards and hands show themselves in notebooks and by rich. These functions are for several cards
at once, and for four colours: diamonds blue, clubs green.
"""

from html import escape
from typing import TYPE_CHECKING, Protocol, TypeAlias

from acehigh.cards import Card, Suit
from acehigh.evaluators.protocol import Hand
from acehigh.parsing import Cards, parse_cards

if TYPE_CHECKING:
    from rich.text import Text

Shown: TypeAlias = Card | Hand | Cards
"""What can be shown: a card, a hand, or cards or their text."""

_TWO = {Suit.HEARTS: "red", Suit.DIAMONDS: "red"}
_FOUR = {Suit.HEARTS: "red", Suit.DIAMONDS: "blue", Suit.CLUBS: "green", Suit.STARS: "purple"}
# Each is easy to read on white, which a card in a notebook brings along: whether the page is
# light or dark is nothing that we are told.
_ON_WHITE = {
    "black": "#000", "red": "#c00", "blue": "#0645ad", "green": "#006b1f", "purple": "#6a1b9a",
}  # fmt: skip
_CHIP = (
    "display:inline-block;background:#fff;color:{};border:1px solid #999;border-radius:.2em;"
    "padding:0 .25em;margin:.1em 0;white-space:nowrap"
)
# A terminal's own colours, which its owner can read; black is whatever text is.
_IN_A_TERMINAL = {"red": "red", "blue": "bright_blue", "green": "green", "purple": "magenta"}
# Says that the suit before it is to be drawn as text, in the text's colour, not as an emoji.
_AS_TEXT = "\ufe0e"


class Printer(Protocol):
    """What IPython and hypothesis have a value written to, by ``_repr_pretty_``."""

    def text(self, text: str) -> None:
        """Write some text."""
        ...


def pretty(shown: Shown) -> str:
    """Return text with suits as pictures.

    Args:
        shown: a card, a hand, or cards or their text.

    Raises:
        ParseError: the text is no cards.

    >>> pretty("As Th 2d Jk")
    'A♠ 10♥ 2♦ 🃏'
    """
    if isinstance(shown, Card | Hand):
        return shown.pretty
    return " ".join([card.pretty for card in parse_cards(shown)])


def html(shown: Shown, *, four_colours: bool = False) -> str:
    """Return HTML that is readable on light and on dark pages.

    Args:
        shown: as for `pretty`.
        four_colours: whether each suit has a colour of its own, not only red and black.

    Raises:
        ParseError: the text is no cards.

    >>> html("9d").startswith('<span title="nine of diamonds" style="')
    True
    """

    def chip(card: Card) -> str:
        style = _CHIP.format(_ON_WHITE[_colour(card, four_colours=four_colours)])
        face = card.pretty + (_AS_TEXT if card.suit else "")
        return f'<span title="{card.word}" style="{style}">{face}</span>'

    if isinstance(shown, Hand):
        return shown.written(chip, escape)
    return " ".join(map(chip, [shown] if isinstance(shown, Card) else parse_cards(shown)))


def rich_text(shown: Shown, *, four_colours: bool = False) -> "Text":
    """Return a text for the rich library to print, which must be installed.

    Args:
        shown: as for `pretty`.
        four_colours: whether each suit has a colour of its own, not only red and black.

    Raises:
        ParseError: the text is no cards.
        ImportError: rich is not installed.
    """
    from rich.text import Text  # noqa: PLC0415 - only who has rich asks for it

    text = Text(pretty(shown))
    for suit in Suit:
        colour = _IN_A_TERMINAL.get((_FOUR if four_colours else _TWO).get(suit, "black"))
        if colour:
            text.highlight_regex(rf"\w+{suit.glyph}", colour)
    return text


def _colour(card: Card, *, four_colours: bool) -> str:
    colours = _FOUR if four_colours else _TWO
    return colours.get(card.suit, "black") if card.suit else "black"
