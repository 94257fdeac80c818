"""Contract bridge: bids, the auction, the score of a contract, and deals as text (G14)."""

from acehigh.tricks.bridge.auction import Auction
from acehigh.tricks.bridge.bids import Bid, Strain, all_bids
from acehigh.tricks.bridge.calls import DOUBLE, PASS, REDOUBLE, Call, parse_call
from acehigh.tricks.bridge.contract import Contract
from acehigh.tricks.bridge.pbn import deal_text, parse_deal
from acehigh.tricks.bridge.seats import Seat, parse_seat

__all__ = [
    "DOUBLE",
    "PASS",
    "REDOUBLE",
    "Auction",
    "Bid",
    "Call",
    "Contract",
    "Seat",
    "Strain",
    "all_bids",
    "deal_text",
    "parse_call",
    "parse_deal",
    "parse_seat",
]
