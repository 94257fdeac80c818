"""What a round is worth, who rises, and who leads next (T28, T51 to T57)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from acehigh import Rank
from acehigh.errors import CardError
from acehigh.tricks.shengji import (
    Score,
    Trump,
    kitty_multiplier,
    next_leader,
    rank_after,
    score,
)
from acehigh.tricks.shengji.reading import read_lead
from helpers.cases import in_one_test

# The table of T52 for two decks: the fewest points of each row, and the levels of both sides.
TABLE = [(-400, 3, 0), (5, 2, 0), (40, 1, 0), (80, 0, 0), (120, 0, 1), (160, 0, 2), (200, 0, 3)]


@in_one_test("points", range(-100, 500, 5))
def test_the_table_for_two_decks(points: int) -> None:
    row = [row for row in TABLE if row[0] <= points][-1]
    winner = "defenders" if points < 80 else "attackers"
    assert score(points, 2) == Score(winner, *row[1:])  # type: ignore[arg-type] # one of two


@given(fives=st.integers(-200, 400), decks=st.integers(1, 6))
def test_more_points_are_never_worse_for_the_attackers(fives: int, decks: int) -> None:
    for extended in (False, True):
        worth = [score(5 * (fives + more), decks, extended=extended) for more in (0, 1)]
        before, after = (one.attacker_levels - one.defender_levels for one in worth)
        assert before <= after
        assert worth[0].winner == "defenders" or worth[1].winner == "attackers"


def test_without_a_cap_each_further_step_is_a_level() -> None:
    assert [score(40 * n, 2, extended=True).attacker_levels for n in range(2, 9)] == [*range(7)]
    assert [score(-5 * n, 1, extended=True).defender_levels for n in (0, 3, 4, 8)] == [
        3,
        3,
        4,
        5,
    ]


def test_a_small_team_gains_one_level_more_if_it_wins() -> None:
    assert score(0, 3, small_team=True).defender_levels == 4
    assert score(200, 2, small_team=True) == score(200, 2)


def test_a_score_is_said_in_words() -> None:
    assert str(score(0, 2)) == "defenders win 3 levels"
    assert str(score(40, 2)) == "defenders win 1 level"
    assert str(score(80, 2)) == "attackers win and take over"


@in_one_test(("lead", "size"), [("7h", 1), ("7h 7h", 2), ("7h 7h 7h", 3), ("7h 7h 8h 8h", 4)])
def test_the_kitty_counts_by_the_longest_component(lead: str, size: int) -> None:
    for extra in ("", " Ah"):
        led = read_lead(Trump("J", "c"), lead + extra)
        assert kitty_multiplier(led) == 2 * size
        assert kitty_multiplier(led, power=True) == 2**size


@given(rank=st.sampled_from(Rank), levels=st.integers(0, 14), defending=st.booleans())
def test_nobody_passes_the_ace_but_by_defending_it(
    rank: Rank, levels: int, defending: bool
) -> None:
    after, won = rank_after(rank, levels, defending=defending)
    assert after == min(rank + levels, Rank.ACE)
    assert won == (rank is Rank.ACE and levels > 0 and defending)


@given(data=st.data(), players=st.integers(4, 9), defenders_win=st.booleans())
def test_the_next_leader_is_the_next_of_the_side_that_won(
    data: st.DataObject, players: int, defenders_win: bool
) -> None:
    leader = data.draw(st.integers(0, players - 1))
    others = [seat for seat in range(players) if seat != leader]
    friends = data.draw(st.lists(st.sampled_from(others), max_size=players - 2, unique=True))
    side = {leader, *friends}
    found = next_leader(players, leader, iter(side), defenders_win=defenders_win)
    assert (found in side) == defenders_win
    between = [(leader + place) % players for place in range(1, (found - leader) % players)]
    assert all((seat in side) != defenders_win for seat in between)
    assert found != leader or side == {leader}


@in_one_test("points", [True, 2.5, 7, None])
def test_points_are_whole_fives(points: int) -> None:
    with pytest.raises(CardError, match="points"):
        score(points, 2)


def test_bad_input_is_named() -> None:
    with pytest.raises(CardError, match="decks"):
        score(40, 0)
    with pytest.raises(CardError, match="expected a lead"):
        kitty_multiplier("7h 7h")  # type: ignore[arg-type] # that is the point
    with pytest.raises(CardError, match="'1' is no trump rank"):
        rank_after("1", 1, defending=True)
    with pytest.raises(CardError, match="the number of levels"):
        rank_after("2", -1, defending=True)
    for leader, side in ((0, {1, 3}), (0, {0, 1, 2, 3})):
        with pytest.raises(CardError, match="some others defend, but not all"):
            next_leader(4, leader, side, defenders_win=True)
    with pytest.raises(CardError, match="a player is a seat from 0 to 3, not 4"):
        next_leader(4, 0, {0, 4}, defenders_win=True)
    with pytest.raises(CardError, match="players"):
        next_leader(3, 0, {0}, defenders_win=True)
