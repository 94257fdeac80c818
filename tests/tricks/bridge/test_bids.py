"""Bids: a level and a strain, and which bid is higher (G14)."""

import copy
import pickle
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from acehigh import Suit
from acehigh.errors import ParseError
from acehigh.tricks.bridge import Bid, Strain, all_bids
from helpers.cases import in_one_test

BIDS = [f"{level}{strain}" for level in range(1, 8) for strain in ("C", "D", "H", "S", "NT")]
bids = st.sampled_from(all_bids())
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
