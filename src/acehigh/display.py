"""Several cards or hands as people look at them: in text, in notebooks, in terminals.

Cards and hands show themselves in notebooks and by rich. These functions are for several cards
at once, and for four colours: diamonds blue, clubs green.
"""

from typing import TYPE_CHECKING, TypeAlias

from acehigh import markup
from acehigh.cards import Card
from acehigh.keys import Hand
from acehigh.parsing import Cards, parse_cards

if TYPE_CHECKING:
    from rich.text import Text

Shown: TypeAlias = Card | Hand | Cards
"""What can be shown: a card, a hand, or cards or their text."""


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
        return markup.html_chip(card.pretty, card.word, four_colours=four_colours)

    if isinstance(shown, Hand):
        return shown.written(chip, markup.escaped)
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
    return markup.rich_text(pretty(shown), four_colours=four_colours)
