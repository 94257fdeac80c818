"""What a round comes to: kitty, penalties, bonus, ranks, and who has won the game."""

from dataclasses import replace
from typing import Any

import pytest

from acehigh import Rank, parse_cards
from acehigh.errors import CardError
from acehigh.tricks.shengji import FriendCall, Options, Phase, Round, Setup, Trump, read_lead
from acehigh.tricks.shengji.result import Result, result_of
from acehigh.tricks.shengji.state import FailedThrow, FinishedTrick, State
from helpers.shengji_rounds import setup, until

TRUMP = Trump("2", "s")


def state(**values: Any) -> State:
    """Return a state of four players that is over: player 1 won the last trick, a pair."""
    trick = FinishedTrick(read_lead(TRUMP, "9h 9h"), (), winner=1, points=0)
    over: dict[str, Any] = {
        "phase": Phase.OVER,
        "hands": ((),) * 4,
        "taken": (50, 40, 30, 5),
        "leader": 0,
        "trump": TRUMP,
        "kitty": parse_cards("Kh Td 5c 3c 3d 4d 6d 7d"),
        "defenders": frozenset({0, 2}),
        "tricks": (trick,),
    }
    return State(**(over | values))


def result(start: Setup | None = None, **values: Any) -> Result:
    return result_of(setup(1) if start is None else start, state(**values))


def test_the_attackers_get_the_kitty_if_they_win_the_last_trick() -> None:
    found = result()
    assert (found.kitty_points, found.attacker_points) == (100, 145)
    assert found.captured == (50, 140, 30, 5)
    power = result(setup(1, options=Options(kitty_power=True)))
    assert power.kitty_points == 100
    trick = FinishedTrick(read_lead(TRUMP, "9h 9h 9h"), (), winner=1, points=0)
    assert result(tricks=(trick,)).kitty_points == 150
    eight = result(setup(1, options=Options(kitty_power=True)), tricks=(trick,))
    assert eight.kitty_points == 200


def test_the_defenders_get_nothing_for_it() -> None:
    found = result(defenders=frozenset({1, 3}), leader=3)
    assert (found.kitty_points, found.attacker_points) == (0, 80)


@pytest.mark.parametrize(("thrower", "points"), [(0, 10), (1, -10)])
def test_a_failed_throw_costs_the_side_of_the_thrower(thrower: int, points: int) -> None:
    failed = FailedThrow(0, thrower, parse_cards("Ah Kh"), 3, parse_cards("Kh"))
    found = result(setup(1, options=Options(throw_penalty=10)), failed_throws=(failed,))
    assert found.penalties == points
    assert found.attacker_points == 145 + points
    assert result(failed_throws=(failed,)).penalties == 0


def test_penalties_may_leave_the_attackers_below_zero() -> None:
    failed = FailedThrow(0, 1, parse_cards("Ah Kh"), 2, parse_cards("Kh"))
    options = Options(throw_penalty=10, extended_score=True)
    found = result(
        setup(1, options=options),
        taken=(195, 0, 0, 0),
        kitty=parse_cards("5c 3h 3c 3d 4d 6d 7d 8d"),
        tricks=(replace(state().tricks[0], winner=0),),
        failed_throws=(failed,) * 4,
    )
    assert found.attacker_points == -40
    assert found.score.defender_levels == 4


def test_a_small_team_is_fewer_than_were_called() -> None:
    values: dict[str, Any] = {
        "calls": (FriendCall("Ah", 1),),
        "taken": (85, 20, 10, 10),
        "tricks": (replace(state().tricks[0], winner=0),),
    }
    start = setup(1, finding_friends=True, options=Options(small_team_bonus=True))
    alone = result(start, defenders=frozenset({0}), **values)
    assert (alone.attacker_points, alone.score.defender_levels) == (40, 2)
    assert result(start, defenders=frozenset({0, 2}), **values).score.defender_levels == 2
    plain = setup(1, finding_friends=True)
    assert result(plain, defenders=frozenset({0}), **values).score.defender_levels == 1
    assert alone.next_leader == 0


def test_the_side_that_wins_rises() -> None:
    found = result(setup(1, ranks="3K5A"))
    assert str(found.score) == "attackers win 1 level"
    assert "".join(map(str, found.ranks)) == "3A5A"
    assert found.next_leader == 1
    assert found.game_winners == ()


DEFENDED: dict[str, Any] = {"taken": (140, 5, 0, 5), "kitty": parse_cards("3c") * 8}


def test_who_defends_at_ace_has_won() -> None:
    assert result(setup(1, ranks="A2A2"), **DEFENDED).game_winners == (0, 2)
    assert result(setup(1, ranks="A2K2"), **DEFENDED).game_winners == (0,)


def test_a_friend_at_ace_has_not_won_if_the_leader_is_lower() -> None:
    found = result(setup(1, ranks="K2A2"), **DEFENDED)
    assert found.ranks == (Rank.ACE, Rank.TWO, Rank.ACE, Rank.TWO)
    assert found.game_winners == ()


def test_a_game_that_is_won_has_no_next_round() -> None:
    ranks, seed = "A" * 4, 0
    while not (
        over := until(Phase.OVER, setup(seed, ranks=ranks, leader=0))
    ).result.game_winners:
        seed += 1
    with pytest.raises(CardError, match="the game is won by"):
        over.next_round(over.setup.cards)


def test_a_round_that_goes_on_has_no_result() -> None:
    with pytest.raises(CardError, match="the round is not over"):
        _ = Round(setup(1)).result
