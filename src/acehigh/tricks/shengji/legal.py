"""What is legal now: every step that a player may take, one after another."""

from collections.abc import Iterator
from itertools import combinations

from acehigh.cards import Card
from acehigh.tricks.shengji.bidding import bid_rank, check_bid, possible_bids
from acehigh.tricks.shengji.deck import shengji_deck
from acehigh.tricks.shengji.friends import FriendCall, check_call, number_of_friends
from acehigh.tricks.shengji.illegal import IllegalPlay
from acehigh.tricks.shengji.plays import legal_plays
from acehigh.tricks.shengji.selections import selections
from acehigh.tricks.shengji.setup import Setup
from acehigh.tricks.shengji.state import Phase, State
from acehigh.tricks.shengji.steps import Bury, CallFriends, Draw, Play, Step, TakeKitty
from acehigh.tricks.shengji.trump import EffectiveSuit


def legal_steps(setup: Setup, state: State, player: int) -> Iterator[Step]:
    """Iterate over all that a player may do now, without making a list of it.

    A lead comes with every selection of cards of one suit: to throw what can be beaten is
    no offence, though less is led then (T39). Groupings are not named.
    """
    if state.phase is Phase.DRAWING:
        yield from _while_drawing(setup, state, player)
    elif player != state.turn(setup):
        return
    elif state.phase is Phase.BURYING:
        yield from map(Bury, selections(state.hands[player], setup.kitty_size))
    elif state.phase is Phase.CALLING:
        number = number_of_friends(setup.players)
        yield from map(CallFriends, combinations(_calls(setup, state), number))
    elif state.lead is None:
        yield from (Play(player, cards) for cards in _leads(state, player))
    else:
        hand, protection = state.hands[player], setup.options.protection
        legal = legal_plays(state.lead, hand, protection=protection)
        yield from (Play(player, cards) for cards in legal)


def _while_drawing(setup: Setup, state: State, player: int) -> Iterator[Step]:
    if player == state.turn(setup):
        yield TakeKitty() if state.all_drawn(setup) else Draw()
    rank = bid_rank(player, setup.ranks, setup.leader)
    for bid in possible_bids(player, state.hands[player], rank):
        try:
            check_bid(
                state.bids,
                bid,
                ranks=setup.ranks,
                leader=setup.leader,
                decks=setup.decks,
                tie_breaks=setup.options.bid_ties,
            )
        except IllegalPlay:
            continue
        yield bid


def _calls(setup: Setup, state: State) -> Iterator[FriendCall]:
    """Iterate over the calls that the leader may make."""
    assert state.trump is not None
    for card in shengji_deck(1):
        for ordinal in range(1, setup.decks + 1):
            call = FriendCall(card, ordinal)
            try:
                check_call(
                    call,
                    state.trump,
                    decks=setup.decks,
                    trump_suit=setup.options.call_trump_suit,
                )
            except IllegalPlay:
                break
            yield call


def _leads(state: State, player: int) -> Iterator[tuple[Card, ...]]:
    """Iterate over what a player may lead: cards of one suit, the fewest first (T12)."""
    assert state.trump is not None
    hand = state.trump.sorted(state.hands[player])
    suits = {
        suit: [card for card in hand if state.trump.effective_suit(card) == suit]
        for suit in EffectiveSuit
    }
    for size in range(1, len(hand) + 1):
        for cards in suits.values():
            yield from selections(cards, size)
