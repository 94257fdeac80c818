"""Calls: all that may be said in an auction, a bid, pass, double or redouble (G14)."""

from typing import Any

import pytest

from acehigh.errors import ParseError
from acehigh.tricks.bridge import Bid, Call, parse_call
from acehigh.tricks.bridge.calls import parse_calls
from helpers.cases import in_one_test


@in_one_test(
    ("words", "call"),
    [
        ("P p Pass PASS", "P"),
        ("X x Dbl double DBL", "X"),
        ("XX xx Rdbl redouble", "XX"),
    ],
)
def test_calls_that_are_no_bids(words: str, call: str) -> None:
    assert parse_calls(words) == (call,) * len(words.split())
    assert parse_call(f" {call} ") == call


def test_calls_of_every_kind() -> None:
    calls: tuple[Call, ...] = ("P", Bid("1NT"), "X", "XX")
    assert parse_calls("p, 1n  x,xx") == parse_calls(iter(calls)) == calls
    assert parse_calls("") == parse_calls([]) == ()


@in_one_test("text", ["", "XXX", "8C", "pas", "1C 1D", None, 3])
def test_what_is_no_call_is_refused(text: Any) -> None:
    with pytest.raises(ParseError, match=r"is no call: expected a bid such as '3NT', or P, X"):
        parse_call(text)
    with pytest.raises(ParseError, match="is no call"):
        parse_calls(["P", text])


def test_calls_that_are_no_sequence_are_refused() -> None:
    with pytest.raises(ParseError, match=r"expected calls or their text, got Bid\('1C'\)"):
        parse_calls(Bid("1C"))  # type: ignore[arg-type] # What is tested.
