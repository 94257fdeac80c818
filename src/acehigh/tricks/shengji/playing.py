"""Playing to tricks: leads, throws, follows, and who takes what (T27, T37 to T49)."""

from dataclasses import replace

from acehigh.cards import Card
from acehigh.tricks.shengji.checks import check_seat
from acehigh.tricks.shengji.following import check_follow
from acehigh.tricks.shengji.formats import Format
from acehigh.tricks.shengji.friends import defenders
from acehigh.tricks.shengji.illegal import IllegalPlay
from acehigh.tricks.shengji.reading import read_lead
from acehigh.tricks.shengji.setup import Setup
from acehigh.tricks.shengji.state import FailedThrow, FinishedTrick, Phase, State, without
from acehigh.tricks.shengji.steps import Play
from acehigh.tricks.shengji.throws import check_throw
from acehigh.tricks.shengji.trick import Trick


def play(setup: Setup, state: State, step: Play) -> State:
    """Return the state when a player has played to the trick.

    Raises:
        IllegalPlay: it is another player's turn, or the rules forbid the play.
        CardError: there is no such player.
    """
    check_seat("who plays", step.player, setup.players)
    turn = state.turn(setup)
    if step.player != turn:
        raise IllegalPlay(f"it is player {turn}'s turn, not player {step.player}'s", "T48")
    if state.lead is None:
        return _lead(setup, state, step)
    hand = state.hands[step.player]
    left = without(hand, step.cards, "T48")
    if step.grouping is not None:
        raise IllegalPlay("only the leader of a trick names a grouping", "T18")
    check_follow(state.lead, hand, step.cards, protection=setup.options.protection)
    after = _put(state, step.player, step.cards, left)
    return after if len(after.plays) < setup.players else _finish(setup, after, state.lead)


def _lead(setup: Setup, state: State, step: Play) -> State:
    """Return the state when a trick is led; a throw that fails leads one component only."""
    trump = state.trump
    assert trump is not None
    hand = state.hands[step.player]
    left = without(hand, step.cards, "T48")
    lead = read_lead(trump, step.cards, step.grouping)
    if len(lead.components) > 1:
        seats = [setup.seat_after(step.player, place) for place in range(1, setup.players)]
        check = check_throw(lead, [state.hands[seat] for seat in seats])
        if not check.valid:
            assert check.forced is not None
            assert check.by is not None
            failed = FailedThrow(
                len(state.tricks), step.player, step.cards, seats[check.by], check.forced
            )
            state = replace(state, failed_throws=(*state.failed_throws, failed))
            lead = read_lead(trump, check.forced)
            left = without(hand, check.forced, "T39")
    return replace(_put(state, step.player, lead.cards, left), lead=lead)


def _put(state: State, seat: int, cards: tuple[Card, ...], left: tuple[Card, ...]) -> State:
    """Return the state when cards lie on the table, and so many are left in hand."""
    plays = (*state.plays, (seat, cards))
    return replace(state, hands=state.with_hand(seat, left), plays=plays)


def _finish(setup: Setup, state: State, lead: Format) -> State:
    """Return the state when all have played to the trick: its winner leads the next (T48)."""
    played = [cards for _, cards in state.plays]
    trick = Trick(lead.trump, played, lead=lead, throws=setup.options.throws)
    winner = state.plays[trick.winner][0]
    taken = list(state.taken)
    taken[winner] += trick.points
    tricks = (*state.tricks, FinishedTrick(lead, state.plays, winner, trick.points))
    side = state.defenders
    if setup.finding_friends:
        side = defenders(state.leader, state.calls, [one.plays for one in tricks])
    return replace(
        state,
        phase=Phase.PLAYING if any(state.hands) else Phase.OVER,
        taken=tuple(taken),
        defenders=side,
        to_lead=winner,
        lead=None,
        plays=(),
        tricks=tricks,
    )
