"""Bidding for the trump suit (T19 to T23)."""

from itertools import combinations_with_replacement, product

import pytest

from acehigh import Card, Rank, parse_cards
from acehigh.errors import CardError
from acehigh.tricks.shengji import Bid, IllegalPlay, check_bid, winning_bid
from acehigh.tricks.shengji.bidding import TieBreaks, possible_bids, suit_from_kitty
from helpers.cases import in_one_test

TWOS = ("2",) * 4
# What can be bid at rank two with three decks.
ALL_BIDS = [
    (face,) * copies
    for face in parse_cards("2c 2d 2h 2s SJ BJ")
    for copies in range(2 if face.joker else 1, 4)
]


def refused(bids: list[Bid], bid: Bid, **options: object) -> str:
    """Return the number of the rule that forbids the bid."""
    with pytest.raises(IllegalPlay) as caught:
        check_bid(bids, bid, ranks=TWOS, **options)  # type: ignore[arg-type] # any options
    return caught.value.rule


def beats(new: tuple[Card, ...], old: tuple[Card, ...], tie_breaks: TieBreaks) -> bool:
    try:
        check_bid([Bid(0, old)], Bid(1, new), ranks=TWOS, decks=3, tie_breaks=tie_breaks)
    except IllegalPlay:
        return False
    return True


def test_more_cards_beat_fewer_and_jokers_break_ties() -> None:
    for new, old in product(ALL_BIDS, repeat=2):
        joker = {"SJ": 1, "BJ": 2}
        heights = [(len(bid), joker.get(str(bid[0]), 0)) for bid in (new, old)]
        assert beats(new, old, "jokers") == (heights[0] > heights[1])


def test_where_only_more_cards_count_jokers_are_no_better() -> None:
    for new, old in product(ALL_BIDS, repeat=2):
        assert beats(new, old, "none") == (len(new) > len(old))


def test_where_suits_count_no_two_bids_are_equal() -> None:
    for new, old in combinations_with_replacement(ALL_BIDS, 2):
        forward, backward = (beats(*pair, "suits") for pair in ((new, old), (old, new)))
        assert forward + backward == (new != old)
    assert beats(parse_cards("2s"), parse_cards("2h"), "suits")
    assert beats(parse_cards("SJ SJ"), parse_cards("2s 2s"), "suits")


def test_the_holder_of_the_highest_bid_may_only_reinforce() -> None:
    held = [Bid(0, "2c")]
    check_bid(held, Bid(0, "2c 2c"), ranks=TWOS)
    assert refused(held, Bid(0, "2s 2s")) == "T23"
    assert refused(held, Bid(0, "2c")) == "T23"
    check_bid([*held, Bid(1, "2d 2d")], Bid(0, "SJ SJ"), ranks=TWOS)


@in_one_test("cards", ["", "2s 2h", "BJ", "SJ", "3s", "2s 2s 2s", "BJ SJ"])
def test_what_is_no_bid(cards: str) -> None:
    assert refused([], Bid(0, cards)) == "T21"


def test_the_rank_is_the_leaders_or_else_ones_own() -> None:
    ranks: list[Rank | str] = ["5", "2", "2", Rank.ACE]
    check_bid([], Bid(3, "As"), ranks=ranks)
    check_bid([], Bid(3, "5s"), ranks=ranks, leader=0)
    with pytest.raises(IllegalPlay, match=r"of fives, the trump rank.*\(T20\)"):
        check_bid([], Bid(3, "As"), ranks=ranks, leader=0)


def test_the_last_bid_wins() -> None:
    assert winning_bid([]) is None
    bids = [Bid(0, "2s"), Bid(1, "2h 2h")]
    assert winning_bid(iter(bids)) == bids[1]
    assert [bid.suit for bid in (*bids, Bid(0, "BJ BJ"))][2] is None


def test_bids_are_what_a_hand_can_show() -> None:
    hand = parse_cards("2s 2s 3s BJ BJ BJ SJ")
    shown = [str(bid) for bid in possible_bids(1, hand, Rank.TWO)]
    cards = ["2s", "2s 2s", "BJ BJ", "BJ BJ BJ"]
    assert shown == [f"player 1 bids {text}" for text in cards]


@in_one_test(
    ("kitty", "suit"), [("3h 2c BJ", "c"), ("3h BJ 2c", None), ("3h Kd Kc", "d"), ("4s", "s")]
)
def test_without_bids_the_kitty_decides(kitty: str, suit: str | None) -> None:
    found = suit_from_kitty(parse_cards(kitty), Rank.TWO)
    assert (None if found is None else str(found)) == suit


@in_one_test("player", [-1, True, "0"])
def test_a_bidder_is_a_seat(player: int) -> None:
    with pytest.raises(CardError, match="a player's seat is a whole number"):
        Bid(player, "2s")


@in_one_test(
    ("bids", "bid", "options", "problem"),
    [
        ([], Bid(4, "2s"), {}, "who bids is a seat from 0 to 3, not 4"),
        (["2s"], Bid(1, "2s"), {}, "expected a Bid"),
        ([], "2s", {}, "expected a Bid"),
        ([], Bid(1, "2s"), {"leader": 4}, "the leader is a seat"),
        ([], Bid(1, "2s"), {"decks": 0}, "the number of decks"),
        ([], Bid(1, "2s"), {"tie_breaks": "any"}, "what breaks ties is"),
        ([], Bid(1, "2s"), {"ranks": "1222"}, "'1' is no trump rank"),
    ],
)
def test_bad_input_is_named(
    bids: list[Bid], bid: Bid, options: dict[str, object], problem: str
) -> None:
    with pytest.raises(CardError, match=problem):
        check_bid(bids, bid, **{"ranks": TWOS, **options})  # type: ignore[arg-type] # bad input
