"""Bids, strains, calls and seats of bridge (G14)."""

import copy
import pickle
from collections.abc import Callable
from contextlib import suppress
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from acehigh import Suit
from acehigh.errors import CardError, ParseError, UnknownNameError
from acehigh.tricks.bridge import (
    Bid,
    Call,
    Contract,
    Seat,
    Strain,
    all_bids,
    parse_call,
    parse_deal,
    parse_seat,
)
from acehigh.tricks.bridge.calls import parse_calls
from helpers.any_text import any_text
from helpers.cases import in_one_test

BIDS = [f"{level}{strain}" for level in range(1, 8) for strain in ("C", "D", "H", "S", "NT")]

bids = st.sampled_from(all_bids())


def test_the_order_is_level_then_strain() -> None:
    assert [str(bid) for bid in all_bids()] == BIDS
    assert all(low < high and high > low for low, high in pairwise(map(Bid, BIDS)))
    assert sorted(map(Bid, reversed(BIDS))) == list(all_bids())


@given(bids, bids, bids)
def test_the_order_is_total(a: Bid, b: Bid, c: Bid) -> None:
    assert [a < b, a == b, a > b].count(True) == 1
    assert (a <= b) == (a < b or a == b)
    assert (a >= b) == (b <= a)
    if a < b < c:
        assert a < c
    assert (a == b) == (str(a) == str(b)) == (len({a, b}) == 1)


@in_one_test("name", BIDS)
def test_a_bid_is_read_however_it_is_written(name: str) -> None:
    bid = Bid(name)
    assert str(bid) == name
    assert repr(bid) == f"Bid('{name}')"
    assert bid == Bid(name.lower()) == Bid(f" {name} ")
    assert (bid.level, str(bid.strain)) == (int(name[0]), name[1:])
    assert pickle.loads(pickle.dumps(bid)) == copy.deepcopy(bid) == bid


@in_one_test(
    ("text", "bid"),
    [
        ("1N", "1NT"),
        ("7n", "7NT"),
        ("3nT", "3NT"),
        ("4♠", "4S"),
        ("4♤", "4S"),
        ("2♥\ufe0f", "2H"),
        ("5♢", "5D"),
        ("1♣", "1C"),
    ],
)
def test_other_ways_to_write_a_bid(text: str, bid: str) -> None:
    assert Bid(text) == Bid(bid)


NO_BIDS = [
    "",
    "3",
    "NT",
    "0C",
    "8C",
    "3X",
    "P",
    "3*",
    "13C",
    "3 NT",
    "3NTX",
    "3ſ",
    "٣C",
    "1C 1D",
]


@in_one_test("text", [*NO_BIDS, None, 3, Suit.CLUBS, Bid("1C")])
def test_what_is_no_bid_is_refused(text: Any) -> None:
    with pytest.raises(ParseError, match=r"is no bid: expected a level, 1-7, and one of C D H"):
        Bid(text)


def test_a_bid_is_a_value() -> None:
    with pytest.raises(AttributeError):
        Bid("1C").level = 2  # type: ignore[misc] # What is tested.
    with pytest.raises(TypeError):
        assert Bid("1C") < "1D"  # type: ignore[operator] # What is tested.
    assert len({Bid("1C"), Bid("1c"), Bid("1D")}) == 2


def test_strains() -> None:
    assert list(map(str, sorted(Strain))) == ["C", "D", "H", "S", "NT"]
    assert [strain.trump for strain in Strain] == [*list(Suit)[:4], None]
    assert [strain.word for strain in Strain][3:] == ["spades", "no trump"]
    assert repr(Strain.NO_TRUMP) == "Strain.NO_TRUMP"


@pytest.mark.parametrize(
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


@pytest.mark.parametrize("text", ["", "XXX", "8C", "pas", "1C 1D", None, 3])
def test_what_is_no_call_is_refused(text: Any) -> None:
    with pytest.raises(ParseError, match=r"is no call: expected a bid such as '3NT', or P, X"):
        parse_call(text)
    with pytest.raises(ParseError, match="is no call"):
        parse_calls(["P", text])


def test_calls_that_are_no_sequence_are_refused() -> None:
    with pytest.raises(ParseError, match=r"expected calls or their text, got Bid\('1C'\)"):
        parse_calls(Bid("1C"))  # type: ignore[arg-type] # What is tested.


def test_seats_go_round_the_table() -> None:
    assert "".join(Seat) == "NESW"
    for seat in Seat:
        assert seat.after().after().after() == seat.after(3) == seat.after(-1)
        assert seat.after(4) is seat is seat.partner.partner is seat.after(2).partner
        assert seat.partner not in (seat, seat.after())
        assert (
            parse_seat(seat) is parse_seat(seat.value.lower()) is parse_seat(seat.word) is seat
        )
    assert repr(Seat.WEST) == "Seat.WEST"
    assert (str(Seat.WEST), Seat.WEST.word) == ("W", "west")


@pytest.mark.parametrize("text", ["", "X", "NS", "nord", None, 2])
def test_what_is_no_seat_is_refused(text: Any) -> None:
    with pytest.raises(UnknownNameError, match=r"unknown seat .* Known: E, N, S, W") as error:
        parse_seat(text)
    assert isinstance(error.value, CardError)


READERS: list[Callable[[str], object]] = [
    Bid,
    Contract,
    parse_call,
    parse_calls,
    parse_seat,
    parse_deal,
    lambda text: parse_deal(f"N:{text}"),
]
BRIDGELIKE = st.text("0123456789NTCDHSPXWEcdhsxntby ♠♡\ufe0f.-:,\u017f\u212a")


@given(any_text() | BRIDGELIKE, st.sampled_from(READERS))
def test_any_text_is_read_or_refused(text: str, read: Callable[[str], object]) -> None:
    # Nothing but errors of the library.
    with suppress(CardError):
        read(text)
