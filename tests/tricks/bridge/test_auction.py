"""The auction of bridge: legal calls, its end, the contract and declarer (G14)."""

import copy
import pickle
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from acehigh.errors import CardError, ParseError, UnknownNameError
from acehigh.tricks.bridge import (
    DOUBLE,
    PASS,
    REDOUBLE,
    Auction,
    Bid,
    Call,
    Contract,
    Seat,
    all_bids,
)
from helpers.cases import in_one_test


@st.composite
def auctions(draw: st.DrawFn) -> Auction:
    """Return a strategy for auctions, finished or not, in which bids rise slowly."""
    auction = Auction(draw(st.sampled_from(Seat)))
    for _ in range(draw(st.integers(0, 16))):
        if auction.is_over:
            break
        auction = auction.with_call(draw(st.sampled_from(auction.legal_calls()[:8])))
    return auction


def text_of(calls: tuple[Call, ...]) -> str:
    return " ".join(map(str, calls))


@in_one_test(
    ("dealer", "calls", "contract"),
    [
        ("N", "1H P 2NT P 4H X P P P", "4HX by N"),
        ("S", "1NT P 3NT P P P", "3NT by S"),
        ("W", "P P P 1C P P P", "1C by S"),
        # The partner named the strain first.
        ("E", "1S P 2H P 4H P P P", "4H by W"),
        # So did an opponent, which does not count.
        ("N", "1S 2S P 3C 3S P 4C P 4S P P P", "4S by N"),
        ("N", "1S P 2C 2S X P P P", "2SX by W"),
        ("N", "1C X XX P P P", "1CXX by N"),
        ("N", "1C P P X P P XX 1D P P P", "1D by W"),
        ("S", "1C X P P 1D P P X XX P P P", "1DXX by S"),
        ("N", "P 7NT X XX P P P", "7NTXX by E"),
    ],
)
def test_finished_auctions(dealer: str, calls: str, contract: str) -> None:
    auction = Auction(dealer, calls)
    assert auction.is_over
    assert str(auction.contract) == contract
    assert auction.contract == Contract(contract)
    assert auction.declarer == contract[-1]
    assert auction.next_to_call is None
    assert auction.legal_calls() == ()


def test_all_passed() -> None:
    auction = Auction("E", "P P P P")
    assert auction.is_over
    assert (auction.contract, auction.declarer, auction.next_to_call) == (None, None, None)
    # Three passes do not end an auction that nobody has opened.
    assert not Auction("E", "P P P").is_over
    assert Auction("E", "P P P").legal_calls() == (PASS, *all_bids())
    assert Auction("E").next_to_call is Seat.EAST


@in_one_test(
    ("calls", "legal"),
    [
        ("7D", "P X 7H 7S 7NT"),
        ("7D P", "P 7H 7S 7NT"),
        ("7D P P", "P X 7H 7S 7NT"),
        ("7D X", "P XX 7H 7S 7NT"),
        ("7D X P", "P 7H 7S 7NT"),
        ("7D X P P", "P XX 7H 7S 7NT"),
        ("7D X XX", "P 7H 7S 7NT"),
        ("7D X XX P", "P 7H 7S 7NT"),
        ("7NT", "P X"),
        ("P 7NT X", "P XX"),
        ("7S X XX 7NT", "P X"),
    ],
)
def test_legal_calls(calls: str, legal: str) -> None:
    auction = Auction("N", calls)
    assert text_of(auction.legal_calls()) == legal
    assert not auction.is_over
    assert auction.next_to_call is Seat.NORTH.after(len(calls.split()))


@in_one_test(
    ("calls", "message"),
    [
        ("1S P 1H", "call 3, 1H by south, is not legal: expected a bid higher than 1S"),
        ("1S P P 1S", "call 4, 1S by west, is not legal: expected a bid higher than 1S"),
        ("X", "call 1, X by north, is not legal: only a bid of the opponents may be doubled"),
        ("1S P X", "call 3, X by south, .* may be doubled, and only once"),
        ("1S X X", "call 3, X by south, .* only a bid of the opponents may be doubled"),
        ("1S X P X", "call 4, X by west, .* only a bid of the opponents may be doubled"),
        ("1S XX", "call 2, XX by east, .* only a double by the opponents may be redoubled"),
        ("1S X P XX", "call 4, XX by west, .* only a double by the opponents may be redoubled"),
        (
            "1S X XX XX",
            "call 4, XX by west, .* only a double by the opponents may be redoubled",
        ),
        ("1S P P P P", "call 5, P by north, is not legal: the auction is over"),
        ("P P P P 1C", "call 5, 1C by north, is not legal: the auction is over"),
    ],
)
def test_what_is_not_legal_is_refused(calls: str, message: str) -> None:
    with pytest.raises(CardError, match=message):
        Auction("N", calls)
    *legal, last = calls.split()
    with pytest.raises(CardError, match=message):
        Auction("N", legal).with_call(last)


@in_one_test(
    ("dealer", "calls", "error", "message"),
    [
        ("Q", "", UnknownNameError, "unknown seat 'Q'"),
        ("N", "1S 8S", ParseError, "'8S' is no call"),
        ("N", 3, ParseError, "expected calls or their text, got 3"),
        ("N", [None], ParseError, "None is no call"),
    ],
)
def test_what_is_no_auction_is_refused(
    dealer: str, calls: Any, error: type[CardError], message: str
) -> None:
    with pytest.raises(error, match=message):
        Auction(dealer, calls)


@settings(max_examples=20)
@given(auctions())
def test_an_auction_is_a_value(auction: Auction) -> None:
    assert eval(repr(auction), {"Auction": Auction}) == auction
    assert Auction(auction.dealer, iter(auction.calls)) == auction
    assert pickle.loads(pickle.dumps(auction)) == copy.deepcopy(auction) == auction
    assert hash(Auction(auction.dealer, auction.calls)) == hash(auction)


@settings(max_examples=20)
@given(auctions())
def test_bids_rise_and_a_pass_is_always_legal(auction: Auction) -> None:
    bids = [call for call in auction.calls if isinstance(call, Bid)]
    assert bids == sorted(set(bids))
    legal = auction.legal_calls()
    assert auction.is_over == (PASS not in legal) == (not legal)
    assert not {DOUBLE, REDOUBLE} <= set(legal)
    if not auction.is_over:
        assert [bid for bid in all_bids() if bid in legal] == [
            bid for bid in all_bids() if not bids or bid > bids[-1]
        ]


@settings(max_examples=20)
@given(auctions())
def test_the_contract_is_what_the_auction_says(auction: Auction) -> None:
    contract = auction.contract
    bids = [(i, call) for i, call in enumerate(auction.calls) if isinstance(call, Bid)]
    if contract is None:
        assert not bids
        assert auction.declarer is None
        return
    last, bid = bids[-1]
    assert (contract.level, contract.strain) == (bid.level, bid.strain)
    after = set(auction.calls[last + 1 :])
    assert contract.doubled == (REDOUBLE if REDOUBLE in after else DOUBLE * (DOUBLE in after))
    side = {auction.dealer.after(last), auction.dealer.after(last).partner}
    namers = [auction.dealer.after(i) for i, other in bids if other.strain is bid.strain]
    assert auction.declarer is contract.declarer
    assert auction.declarer is next(seat for seat in namers if seat in side)


@settings(max_examples=20)
@given(auctions())
def test_only_the_calls_since_the_last_bid_say_what_is_legal(auction: Auction) -> None:
    bids = [i for i, call in enumerate(auction.calls) if isinstance(call, Bid)]
    if bids:
        rest = Auction("N", auction.calls[bids[-1] :])
        assert rest.legal_calls() == auction.legal_calls()


@settings(max_examples=20)
@given(auctions(), st.sampled_from(Seat))
def test_every_seat_may_deal(auction: Auction, dealer: Seat) -> None:
    turned = Auction(dealer, auction.calls)
    assert turned.legal_calls() == auction.legal_calls()
    if auction.declarer:
        turns = [auction.dealer.after(i) for i in range(4)].index(auction.declarer)
        assert turned.declarer is dealer.after(turns)


@pytest.mark.slow
def test_the_number_of_auctions_is_known() -> None:
    # All from the start to their end: (4 x 22^35 - 1) / 3, as is well known.
    @cache
    def ways(auction: Auction) -> int:
        if auction.is_over:
            return 1
        total = 0
        for call in auction.legal_calls():
            # What went before a bid says nothing about what comes after it.
            start = Auction("N") if isinstance(call, Bid) else auction
            total += ways(start.with_call(call))
        return total

    assert ways(Auction("N")) == 128745650347030683120231926111609371363122697557
