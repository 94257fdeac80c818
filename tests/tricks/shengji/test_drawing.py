"""Drawing the cards, bidding meanwhile, and taking the kitty in (T19 to T24)."""

import pytest

from acehigh import Rank
from acehigh.errors import CardError
from acehigh.tricks.shengji import Bid, Bury, Draw, Phase, Round, Setup, TakeKitty, Trump
from helpers.shengji_rounds import SORTED, refused, setup, until


def test_cards_are_drawn_in_turn_from_the_leader_on() -> None:
    start = Round(Setup(SORTED, leader=2))
    assert start.turn == 2
    drawn = start.draw(6)
    hands = [" ".join(map(str, hand)) for hand in drawn.state.hands]
    assert hands == ["4c", "5c", "2c 6c", "3c 7c"]
    assert drawn.turn == 0
    assert start.state.hands == ((),) * 4


def test_the_kitty_is_not_drawn() -> None:
    drawn = Round(setup(1)).draw(100)
    assert {len(hand) for hand in drawn.state.hands} == {25}
    assert refused(drawn, Draw()) == "T24"
    assert refused(drawn.draw(0), Bury("2c")) == "T29"
    assert refused(Round(setup(1)).draw(99), TakeKitty()) == "T24"


def test_a_bid_is_of_cards_one_holds() -> None:
    start = Round(Setup(SORTED)).draw(4)
    assert refused(start, Bid(1, "2c")) == "T21"
    assert refused(start, Bid(0, "2c 2c")) == "T21"
    after = start.bid(0, "2c")
    assert (after.state.bids, after.state.leader) == ((Bid(0, "2c"),), 0)
    assert refused(after, Bid(0, "2c")) == "T23"
    with pytest.raises(CardError, match="who bids is a seat from 0 to 3, not 4"):
        start.bid(4, "2c")


def test_in_the_first_round_the_bidder_leads_and_later_the_leader() -> None:
    for leader, leads in ((None, 1), (3, 3)):
        drawn = Round(Setup(SORTED, leader=leader, ranks="2222")).draw(100)
        holder = next(seat for seat in range(4) if Bid(seat, "2c") in set(drawn.legal(seat)))
        shown = drawn.bid(holder, "2c")
        assert shown.turn == (holder if leader is None else leads)
        taken = shown.take_kitty()
        assert taken.state.leader == taken.turn == shown.turn
        assert taken.state.trump == Trump("2", "c")
        assert len(taken.state.hands[shown.turn]) == 33


def test_the_rank_is_the_leaders_or_in_the_first_round_the_bidders() -> None:
    first = Round(Setup(SORTED, ranks="3456")).draw(100)
    for seat, rank in enumerate("3456"):
        bids = [step for step in first.legal(seat) if isinstance(step, Bid)]
        assert all(str(step.cards[0].rank or rank) == rank for step in bids)
    later = Round(Setup(SORTED, ranks="3456", leader=2)).draw(100).take_kitty()
    assert later.state.trump is not None
    assert later.state.trump.rank is Rank.FIVE


def test_without_a_bid_the_kitty_names_the_trump_suit() -> None:
    # The last cards of a sorted deck are spades and jokers.
    taken = Round(Setup(SORTED)).draw(100).take_kitty()
    assert taken.state.leader == 0
    assert taken.state.trump == Trump("2", None)
    turned = Round(Setup([*SORTED[:50], *SORTED[52:], *SORTED[50:52]])).draw(100).take_kitty()
    assert turned.state.trump == Trump("2", None)


def test_jokers_mean_no_trump() -> None:
    cards = [*SORTED[52:54], *SORTED[:52], *SORTED[54:]]
    jokers = [card for card in cards if card.joker]
    others = [card for card in cards if not card.joker]
    big, small = jokers[0::2], jokers[1::2]
    order = [big[0], *others[:3], big[1], *others[3:], *small]
    taken = Round(Setup(order)).draw(100).bid(0, [big[0], big[1]]).take_kitty()
    assert taken.state.trump == Trump("2")


def test_partners_sit_alternately() -> None:
    playing = until(Phase.PLAYING, setup(1, players=6))
    leader = playing.state.leader
    assert playing.state.defenders == {leader, (leader + 2) % 6, (leader + 4) % 6}
