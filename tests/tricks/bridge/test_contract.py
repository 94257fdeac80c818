"""A contract: what declarer must make, doubled or not, and what it scores (G14)."""

import copy
import pickle
from itertools import product
from typing import Any

import pytest

from acehigh import Suit
from acehigh.errors import CardError, ParseError, UnknownNameError
from acehigh.tricks.bridge import Bid, Contract, Seat, Strain, all_bids
from acehigh.tricks.bridge.scoring import score_made, score_set
from helpers.cases import in_one_test

DOUBLES = ("", "X", "XX")
CONTRACTS = list(product(all_bids(), DOUBLES))
NO_CONTRACTS = ["", "P", "pass", "3", "8C", "4HXXX", "4H X", "4H by", "4HN", "4H= by S", "4H-1"]


@in_one_test(("bid", "doubled"), CONTRACTS)
def test_a_contract_is_read_however_it_is_written(bid: Bid, doubled: str) -> None:
    text = f"{bid}{doubled}"
    contract = Contract(text)
    assert (contract.level, contract.strain) == (bid.level, bid.strain)
    assert (contract.doubled, contract.declarer) == (doubled, None)
    assert contract.tricks_needed == 6 + bid.level
    assert str(contract) == text
    assert repr(contract) == f"Contract('{text}')"
    assert contract == Contract(f" {text.lower()} ")
    assert pickle.loads(pickle.dumps(contract)) == copy.deepcopy(contract) == contract
    for seat in Seat:
        played = Contract(f"{text} by {seat}")
        assert played.declarer is seat
        assert repr(played) == f"Contract('{text} by {seat}')"
        assert played == Contract(f"{text.lower()}  BY {seat.word}") != contract
        assert played.score(9) == contract.score(9)


def test_other_ways_to_write_a_contract() -> None:
    assert Contract("3n") == Contract("3NT")
    assert Contract("4♥x") == Contract("4♥\ufe0fX") == Contract("4HX")
    assert Contract("4♥x").strain is Strain.HEARTS
    assert Contract("4♥x").strain.trump is Suit.HEARTS
    assert Contract("1NXX by n") == Contract("1NTXX by N")


@in_one_test("text", [*NO_CONTRACTS, "4ſ", None, 4, Bid("4H")])
def test_what_is_no_contract_is_refused(text: Any) -> None:
    with pytest.raises(ParseError, match=r"is no contract: expected a bid, X or XX if doubled"):
        Contract(text)


def test_an_unknown_declarer_is_refused() -> None:
    with pytest.raises(UnknownNameError, match="unknown seat 'Q'"):
        Contract("4H by Q")


@in_one_test("tricks", [-1, 14, True, 9.0, "9", None])
def test_impossible_numbers_of_tricks_are_refused(tricks: Any) -> None:
    with pytest.raises(CardError, match=f"declarer wins 0 to 13 tricks, not {tricks!r}"):
        Contract("3NT").score(tricks)


@in_one_test("vulnerable", [0, 1, "NS", None])
def test_vulnerable_is_true_or_false(vulnerable: Any) -> None:
    with pytest.raises(CardError, match=f"True or False, not {vulnerable!r}"):
        Contract("3NT").score(9, vulnerable)


def test_tricks_are_counted_from_none_to_all() -> None:
    contract = Contract("3NTX")
    assert contract.score(9) == score_made(3, Strain.NO_TRUMP, 0, "X", vulnerable=False)
    assert contract.score(13, True) == score_made(3, Strain.NO_TRUMP, 4, "X", vulnerable=True)
    assert contract.score(0) == -score_set(9, "X", vulnerable=False)
