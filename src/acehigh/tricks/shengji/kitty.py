"""What the leader does before play: burying the kitty, and calling friends (T25, T26, T29)."""

from dataclasses import replace

from acehigh.tricks.shengji.friends import check_calls
from acehigh.tricks.shengji.illegal import IllegalPlay
from acehigh.tricks.shengji.setup import Setup
from acehigh.tricks.shengji.state import Phase, State, without
from acehigh.tricks.shengji.steps import Bury, CallFriends


def bury(setup: Setup, state: State, step: Bury) -> State:
    """Return the state when the leader has put cards back.

    Raises:
        IllegalPlay: they are not as many as the kitty had, or the leader lacks one.
    """
    size = setup.kitty_size
    if len(step.cards) != size:
        raise IllegalPlay(f"{size} cards go back, not {len(step.cards)}", "T29")
    hand = without(state.hands[state.leader], step.cards, "T29")
    return replace(
        state,
        phase=Phase.CALLING if setup.finding_friends else Phase.PLAYING,
        hands=state.with_hand(state.leader, hand),
        kitty=step.cards,
    )


def call_friends(setup: Setup, state: State, step: CallFriends) -> State:
    """Return the state when the leader has called friends.

    Raises:
        IllegalPlay: the calls are too many or too few, or the rules forbid one.
    """
    assert state.trump is not None
    check_calls(
        step.calls,
        state.trump,
        players=setup.players,
        decks=setup.decks,
        trump_suit=setup.options.call_trump_suit,
    )
    return replace(state, phase=Phase.PLAYING, calls=step.calls)
