"""What the values of options are made of."""

import re
from argparse import ArgumentTypeError
from collections.abc import Callable
from typing import TypeVar

from acehigh.cards import Rank
from acehigh.decks import Deck
from acehigh.errors import ParseError

_T = TypeVar("_T")

# Windows has no more in one pool.
_MOST_PROCESSES = 61

_MOST_DIGITS = 20


def or_usage_error(convert: Callable[[str], _T]) -> Callable[[str], _T]:
    """Let argparse report the error's own message, which says more than argparse would."""

    def converted(text: str) -> _T:
        try:
            return convert(text)
        except ValueError as error:
            raise ArgumentTypeError(str(error)) from None

    return converted


def number(text: str, *, least: int = 0, most: int = 1_000_000, of: str = "") -> int:
    """Return a whole number.

    Args:
        text: what was given.
        least: the least it may be.
        most: the most it may be.
        of: what it is a number of: ``" processes"``.

    Raises:
        ParseError: the text is none, or it is out of bounds.
    """
    if not text.isdecimal():
        raise ParseError(f"expected a number, got {text!r}")
    # So many digits are refused before they are made a number, which takes long.
    if len(text) > _MOST_DIGITS or not least <= int(text) <= most:
        raise ParseError(f"expected {least:,} to {most:,}{of}, got {text}")
    return int(text)


def processes(text: str) -> int:
    """Return a number of processes that a machine may run at once.

    Raises:
        ParseError: the text is none.
    """
    return number(text, least=1, most=_MOST_PROCESSES, of=" processes")


def deck(text: str) -> Deck:
    """Return a deck by its number of cards, or several of them.

    Raises:
        ParseError: it is none.

    >>> deck("36"), deck("2x52")
    (Deck.stripped(Rank.SIX), Deck.standard() * 2)
    """
    found = re.fullmatch(r"(?:([1-9]\d?)\s*x\s*)?([1-9]\d?)", text.strip().lower())
    ranks, over = divmod(int(found[2]) if found else 0, 4)
    if found and found[2] == "65":
        one = Deck.five_suits()
    elif over or not 1 <= ranks <= len(Rank):
        raise ParseError(f"expected a deck such as 52, 36 or 2x52, got {text!r}")
    else:
        one = Deck.stripped(list(Rank)[-ranks])
    return one * int(found[1] or 1) if found else one
