"""Another library of bridge says the same, where it is installed."""

from itertools import product
from random import Random

import pytest

from acehigh import Deck
from acehigh.tricks.bridge import Auction, Contract, Seat, all_bids, deal_text, parse_deal

endplay = pytest.importorskip("endplay.types")


def test_scores() -> None:
    tables = ((False, endplay.Vul.none), (True, endplay.Vul.both))
    for bid, doubled, tricks in product(all_bids(), ("", "X", "XX"), range(14)):
        contract = Contract(f"{bid}{doubled}")
        result = tricks - contract.tricks_needed
        theirs = endplay.Contract(
            f"{bid}N{doubled}{result:+d}" if result else f"{bid}N{doubled}="
        )
        for vulnerable, table in tables:
            assert contract.score(tricks, vulnerable) == theirs.score(table), (contract, tricks)


def test_contracts_of_auctions() -> None:
    random = Random(20241129)
    for _ in range(300):
        auction = Auction(random.choice(list(Seat)))
        while not auction.is_over:
            auction = auction.with_call(random.choice(auction.legal_calls()[:6]))
        theirs = endplay.Contract.from_auction(
            endplay.Player.find(str(auction.dealer)),
            [endplay.Bid("pass" if call == "P" else str(call)) for call in auction.calls],
        )
        ours = auction.contract
        assert (ours is None) == theirs.is_passout()
        if ours:
            same = endplay.Contract(f"{ours.level}{ours.strain}{ours.declarer}{ours.doubled}=")
            assert theirs == same
            assert theirs.penalty == same.penalty


def test_deals() -> None:
    random = Random(20241129)
    for _ in range(100):
        dealt, _ = Deck.standard().deal(4, 13, random=random)
        text = deal_text(dict(zip(Seat, dealt, strict=True)), random.choice(list(Seat)))
        theirs = endplay.Deal(text)
        assert theirs.to_pbn() == deal_text(parse_deal(text))
