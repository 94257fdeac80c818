"""Calls: all that may be said in an auction, a bid, pass, double or redouble (G14)."""

import re
from collections.abc import Iterable
from typing import Final, Literal, TypeAlias

from acehigh.errors import ParseError
from acehigh.tricks.bridge.bids import Bid

Call: TypeAlias = Bid | Literal["P", "X", "XX"]
"""A bid, or the text of one of the three calls that are not bids."""

PASS: Final = "P"
DOUBLE: Final = "X"
REDOUBLE: Final = "XX"

_CALLS: Final[dict[str, Literal["P", "X", "XX"]]] = {
    "p": PASS,
    "pass": PASS,
    "x": DOUBLE,
    "dbl": DOUBLE,
    "double": DOUBLE,
    "xx": REDOUBLE,
    "rdbl": REDOUBLE,
    "redouble": REDOUBLE,
}


def parse_call(text: Call | str) -> Call:
    """Return the call that the text names; a call is taken as well.

    Args:
        text: a bid, as `Bid` takes it; or ``"P"`` or ``"pass"``; ``"X"``, ``"Dbl"`` or
            ``"double"``; ``"XX"``, ``"Rdbl"`` or ``"redouble"``. Case does not matter.

    Raises:
        ParseError: the text is no call.

    >>> parse_call("pass"), parse_call("Dbl"), parse_call("1nt")
    ('P', 'X', Bid('1NT'))
    """
    if isinstance(text, Bid):
        return text
    word = text.strip().lower() if isinstance(text, str) else ""
    if word in _CALLS:
        return _CALLS[word]
    try:
        return Bid(text)
    except ParseError:
        raise ParseError(
            f"{text!r} is no call: expected a bid such as '3NT', or P, X or XX"
        ) from None


def parse_calls(calls: str | Iterable[Call | str]) -> tuple[Call, ...]:
    """Return the calls that a text names, with spaces or commas between; or several texts.

    Raises:
        ParseError: something is no call.

    >>> parse_calls("1S, pass 2NT")
    (Bid('1S'), 'P', Bid('2NT'))
    """
    try:
        words = re.findall(r"[^\s,]+", calls) if isinstance(calls, str) else tuple(calls)
    except TypeError:
        raise ParseError(f"expected calls or their text, got {calls!r}") from None
    return tuple([parse_call(word) for word in words])
