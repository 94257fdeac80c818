"""Whole random rounds: every point is accounted for, and the record leads to the same end."""

from random import Random

import pytest

from acehigh.tricks.shengji import Options, Phase, Round, points
from acehigh.tricks.shengji.round_json import round_from_json, round_to_json
from helpers.cases import in_one_test
from helpers.shengji_rounds import random_round, setup

TABLES = [(4, 2), (5, 2), (6, 3), (8, 4)]

HOUSES = [
    Options(protection="longer", throws="highest", bid_ties="none"),
    Options(protection="tractors", throws="longest", bid_ties="suits", kitty_power=True),
    Options(protection="both", throw_penalty=10, call_trump_suit=True, extended_score=True),
    Options(small_team_bonus=True),
]


def check_round(players: int, decks: int, seed: int, options: Options | None = None) -> None:
    friends = bool(players % 2 or seed % 2)
    start = setup(seed, players, decks=decks, finding_friends=friends, options=options)
    rounds = list(random_round(start, Random(seed)))
    over = rounds[-1]
    check_accounts(over)
    again = round_from_json(round_to_json(over))
    assert again == over
    for before, after in zip(rounds, again.replay(), strict=True):
        assert before.state == after.state
    assert again.result == over.result


def check_accounts(over: Round) -> None:
    """Check that all cards and points are where they should be when a round is over."""
    setup, state, result = over.setup, over.state, over.result
    assert over.phase is Phase.OVER
    assert sum(state.taken) + points(state.kitty) == 100 * setup.decks
    played = [card for trick in state.tricks for _, cards in trick.plays for card in cards]
    assert sorted(map(str, [*played, *state.kitty])) == sorted(map(str, setup.cards))
    assert sum(result.captured) == sum(state.taken) + result.kitty_points
    mine = sum(
        result.captured[seat] for seat in range(setup.players) if seat in result.defenders
    )
    assert result.attacker_points == sum(result.captured) - mine + result.penalties
    most = setup.players // 2
    assert state.leader in result.defenders
    assert len(result.defenders) <= most


@in_one_test(("players", "decks"), TABLES)
@in_one_test("seed", range(1))
def test_a_random_round(players: int, decks: int, seed: int) -> None:
    check_round(players, decks, seed)


@pytest.mark.parametrize("options", HOUSES)
def test_a_random_round_by_house_rules(options: Options) -> None:
    check_round(4, 2, 7, options)


def test_a_round_may_be_taken_up_again_at_any_step() -> None:
    rounds = list(random_round(setup(3), Random(3)))
    for played in rounds[::23]:
        assert round_from_json(round_to_json(played)).state == played.state


@pytest.mark.exhaustive
@pytest.mark.parametrize(("players", "decks"), [*TABLES, (4, 1), (7, 3), (12, 6)])
@pytest.mark.parametrize("options", [Options(), *HOUSES])
def test_many_random_rounds(players: int, decks: int, options: Options) -> None:
    for seed in range(6):
        check_round(players, decks, seed, options)
