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


def or_usage_error(convert: Callable[[str], _T]) -> Callable[[str], _T]:
    """Let argparse report the error's own message, which says more than argparse would."""

    def converted(text: str) -> _T:
        try:
            return convert(text)
        except ValueError as error:
            raise ArgumentTypeError(str(error)) from None

    return converted


def number(text: str) -> int:
    """Return a number that is not negative.

    Raises:
        ParseError: the text is none.
    """
    if not text.isdecimal():
        raise ParseError(f"expected a number, got {text!r}")
    return int(text)


def processes(text: str) -> int:
    """Return a number of processes that a machine may run at once.

    Raises:
        ParseError: the text is none.
    """
    if not 1 <= number(text) <= _MOST_PROCESSES:
        raise ParseError(f"expected 1 to {_MOST_PROCESSES} processes, got {text}")
    return number(text)


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
