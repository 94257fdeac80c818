"""Sheng Ji (升级, Tractor) and Finding Friends (找朋友)."""

from acehigh.tricks.shengji.bidding import Bid, check_bid, winning_bid
from acehigh.tricks.shengji.deck import kitty_size, points, shengji_deck
from acehigh.tricks.shengji.duties import duties
from acehigh.tricks.shengji.following import check_follow
from acehigh.tricks.shengji.formats import Component, Format
from acehigh.tricks.shengji.friends import FriendCall, check_call, defenders, number_of_friends
from acehigh.tricks.shengji.illegal import IllegalPlay
from acehigh.tricks.shengji.options import Options
from acehigh.tricks.shengji.plays import legal_plays
from acehigh.tricks.shengji.reading import read_lead, readings
from acehigh.tricks.shengji.result import Result
from acehigh.tricks.shengji.round import Round
from acehigh.tricks.shengji.round_json import round_from_json, round_to_json
from acehigh.tricks.shengji.scoring import (
    Score,
    kitty_multiplier,
    next_leader,
    rank_after,
    score,
)
from acehigh.tricks.shengji.setup import Setup
from acehigh.tricks.shengji.state import Phase
from acehigh.tricks.shengji.steps import Bury, CallFriends, Draw, Play, Step, TakeKitty
from acehigh.tricks.shengji.throws import ThrowCheck, check_throw
from acehigh.tricks.shengji.trick import Trick
from acehigh.tricks.shengji.trump import Trump

__all__ = [
    "Bid",
    "Bury",
    "CallFriends",
    "Component",
    "Draw",
    "Format",
    "FriendCall",
    "IllegalPlay",
    "Options",
    "Phase",
    "Play",
    "Result",
    "Round",
    "Score",
    "Setup",
    "Step",
    "TakeKitty",
    "ThrowCheck",
    "Trick",
    "Trump",
    "check_bid",
    "check_call",
    "check_follow",
    "check_throw",
    "defenders",
    "duties",
    "kitty_multiplier",
    "kitty_size",
    "legal_plays",
    "next_leader",
    "number_of_friends",
    "points",
    "rank_after",
    "read_lead",
    "readings",
    "round_from_json",
    "round_to_json",
    "score",
    "shengji_deck",
    "winning_bid",
]
