"""Drawing the cards, bidding meanwhile, and taking the kitty in (T19 to T24)."""

from dataclasses import replace

from acehigh.tricks.shengji.bidding import (
    Bid,
    bid_rank,
    check_bid,
    suit_from_kitty,
    winning_bid,
)
from acehigh.tricks.shengji.checks import check_seat
from acehigh.tricks.shengji.illegal import IllegalPlay
from acehigh.tricks.shengji.setup import Setup
from acehigh.tricks.shengji.state import Phase, State, without
from acehigh.tricks.shengji.trump import Trump


def draw(setup: Setup, state: State) -> State:
    """Return the state when the player whose turn it is has drawn a card.

    Raises:
        IllegalPlay: only the kitty is left.
    """
    if state.all_drawn(setup):
        raise IllegalPlay("only the kitty is left: nobody draws any more", "T24")
    seat = setup.seat_after(setup.first, state.drawn)
    hand = (*state.hands[seat], setup.cards[state.drawn])
    return replace(state, hands=state.with_hand(seat, hand), drawn=state.drawn + 1)


def bid(setup: Setup, state: State, step: Bid) -> State:
    """Return the state when a player has shown a bid.

    Raises:
        IllegalPlay: the rules forbid the bid, or the player does not hold the cards.
        CardError: there is no such player.
    """
    check_seat("who bids", step.player, setup.players)
    without(state.hands[step.player], step.cards, "T21")
    check_bid(
        state.bids,
        step,
        ranks=setup.ranks,
        leader=setup.leader,
        decks=setup.decks,
        tie_breaks=setup.options.bid_ties,
    )
    # In the first round whoever bids highest is to be the leader (T19).
    leader = step.player if setup.leader is None else setup.leader
    return replace(state, bids=(*state.bids, step), leader=leader)


def take_kitty(setup: Setup, state: State) -> State:
    """Return the state when the bidding is over and the leader has the kitty.

    Raises:
        IllegalPlay: there are cards to draw.
    """
    if not state.all_drawn(setup):
        raise IllegalPlay("the kitty is taken in when all other cards are drawn", "T24")
    best, leader = winning_bid(state.bids), state.leader
    rank = bid_rank(leader, setup.ranks, setup.leader)
    suit = suit_from_kitty(state.kitty, rank) if best is None else best.suit
    return replace(
        state,
        phase=Phase.BURYING,
        trump=Trump(rank, suit),
        hands=state.with_hand(leader, state.hands[leader] + state.kitty),
        kitty=(),
        defenders=frozenset({leader}) if setup.finding_friends else setup.partners(leader),
        to_lead=leader,
    )
