"""A round of Sheng Ji, step by step: what is refused, and what each step does."""

from random import Random
from typing import Any

import pytest

from acehigh.errors import CardError
from acehigh.tricks.shengji import (
    Bid,
    Bury,
    CallFriends,
    Draw,
    IllegalPlay,
    Phase,
    Play,
    Round,
    TakeKitty,
)
from helpers.cases import in_one_test
from helpers.shengji_rounds import refused, setup, until, with_trick_begun


def test_a_round_is_made_from_its_steps_again() -> None:
    played = with_trick_begun(setup(1), plays=9)
    again = Round(played.setup, iter(played.steps))  # type: ignore[arg-type] # taken as well
    assert again == played
    assert again.state == played.state
    assert hash(again) == hash(played)
    assert [one.steps for one in played.replay()][-1] == played.steps


def test_a_record_with_a_forbidden_step_is_refused() -> None:
    with pytest.raises(IllegalPlay, match=r"Bury is for burying, not drawing \(T29\)"):
        Round(setup(1), (Draw(), Bury("2c")))


def test_a_round_that_is_over_takes_no_step() -> None:
    over = until(Phase.OVER, setup(1))
    assert over.turn is None
    assert list(over.legal()) == []
    assert refused(over, Draw()) == "T19"
    assert refused(over, Play(0, "2c")) == "T48"


def test_the_next_round_is_led_by_the_side_that_won() -> None:
    over = until(Phase.OVER, setup(1))
    following = over.next_round(Random(2))
    assert following.setup.leader == over.result.next_leader
    assert following.setup.ranks == over.result.ranks
    assert following.setup.players == over.setup.players
    with pytest.raises(CardError, match="the round is not over"):
        following.next_round(Random(3))


@in_one_test(
    ("wrong", "problem"),
    [
        (lambda: Round(None), "a round begins with a Setup, not None"),  # type: ignore[arg-type] # wrong
        (lambda: Round(setup(1), ("draw",)), "expected a step"),  # type: ignore[arg-type] # wrong
        (lambda: Round(setup(1)).draw(-1), "how many cards are drawn"),
    ],
)
def test_bad_input_is_named(wrong: Any, problem: str) -> None:
    with pytest.raises(CardError, match=problem):
        wrong()


def test_the_short_ways_to_take_steps_are_the_steps() -> None:
    start = Round(setup(1, players=5))
    assert start.draw(2) == start.after(Draw()).after(Draw())
    drawn = start.draw(100)
    bid = next(step for seat in range(5) for step in drawn.legal(seat) if isinstance(step, Bid))
    shown = drawn.bid(bid.player, bid.cards)
    assert shown == drawn.after(bid)
    taken = shown.take_kitty()
    assert taken == shown.after(TakeKitty())
    hand = taken.state.hands[bid.player]
    buried = taken.bury(hand[:8])
    assert buried == taken.after(Bury(hand[:8]))
    call = next(buried.legal())
    assert isinstance(call, CallFriends)
    called = buried.call_friends(*call.calls)
    assert called == buried.after(call)
    card = called.state.hands[bid.player][0]
    assert called.play(bid.player, [card]) == called.after(Play(bid.player, [card]))
