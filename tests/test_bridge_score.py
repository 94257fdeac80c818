"""Contracts of bridge, and all that they score (G14)."""

import copy
import pickle
from itertools import product
from typing import Any

import pytest

from acehigh import Suit
from acehigh.errors import CardError, ParseError, UnknownNameError
from acehigh.tricks.bridge import Bid, Contract, Seat, Strain, all_bids
from helpers.bridge_table import table_score
from helpers.cases import in_one_test

DOUBLES = ("", "X", "XX")
CONTRACTS = list(product(all_bids(), DOUBLES))


@in_one_test("bid", all_bids())
def test_every_score_is_that_of_the_printed_table(bid: Bid) -> None:
    for doubled, vulnerable, tricks in product(DOUBLES, (False, True), range(14)):
        contract = Contract(f"{bid}{doubled}")
        expected = table_score(bid.level, str(bid.strain), doubled, vulnerable, tricks)
        assert contract.score(tricks, vulnerable) == expected, (contract, vulnerable, tricks)


@in_one_test(
    ("contract", "tricks", "points", "vulnerable_points"),
    [
        ("1C", 7, 70, 70),
        ("1NT", 7, 90, 90),
        ("1NT", 13, 270, 270),
        ("2S", 8, 110, 110),
        ("2SX", 8, 470, 670),
        ("3NT", 9, 400, 600),
        ("3NT", 10, 430, 630),
        ("4S", 10, 420, 620),
        ("5C", 11, 400, 600),
        ("5DX", 12, 650, 950),
        ("6H", 12, 980, 1430),
        ("6NT", 12, 990, 1440),
        ("7NT", 13, 1520, 2220),
        ("7NTXX", 13, 2280, 2980),
        ("1CXX", 7, 230, 230),
        ("1NTXX", 13, 1760, 3160),
        ("4S", 9, -50, -100),
        ("4SX", 9, -100, -200),
        ("4SX", 6, -800, -1100),
        ("4SXX", 9, -200, -400),
        ("7NTX", 0, -3500, -3800),
        ("7NTXX", 0, -7000, -7600),
    ],
)
def test_scores_that_players_know(
    contract: str, tricks: int, points: int, vulnerable_points: int
) -> None:
    assert Contract(contract).score(tricks) == points
    assert Contract(contract).score(tricks, vulnerable=True) == vulnerable_points


@in_one_test(("bid", "doubled"), CONTRACTS)
def test_one_more_trick_never_scores_less(bid: Bid, doubled: str) -> None:
    for vulnerable in (False, True):
        scores = [Contract(f"{bid}{doubled}").score(n, vulnerable) for n in range(14)]
        assert scores == sorted(set(scores))
        assert [score > 0 for score in scores] == [n >= bid.level + 6 for n in range(14)]


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


NO_CONTRACTS = ["", "P", "pass", "3", "8C", "4HXXX", "4H X", "4H by", "4HN", "4H= by S", "4H-1"]


@in_one_test("text", [*NO_CONTRACTS, "4ſ", None, 4, Bid("4H")])
def test_what_is_no_contract_is_refused(text: Any) -> None:
    with pytest.raises(ParseError, match=r"is no contract: expected a bid, X or XX if doubled"):
        Contract(text)


def test_an_unknown_declarer_is_refused() -> None:
    with pytest.raises(UnknownNameError, match="unknown seat 'Q'"):
        Contract("4H by Q")


@pytest.mark.parametrize("tricks", [-1, 14, True, 9.0, "9", None])
def test_impossible_numbers_of_tricks_are_refused(tricks: Any) -> None:
    with pytest.raises(CardError, match=f"declarer wins 0 to 13 tricks, not {tricks!r}"):
        Contract("3NT").score(tricks)


@pytest.mark.parametrize("vulnerable", [0, 1, "NS", None])
def test_vulnerable_is_true_or_false(vulnerable: Any) -> None:
    with pytest.raises(CardError, match=f"True or False, not {vulnerable!r}"):
        Contract("3NT").score(9, vulnerable)
