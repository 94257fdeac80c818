"""What a round comes to when all cards are played (T28, T50 to T57)."""

from collections.abc import Iterable
from dataclasses import dataclass

from acehigh.cards import Rank
from acehigh.tricks.shengji.deck import points
from acehigh.tricks.shengji.scoring import (
    Score,
    kitty_multiplier,
    next_leader,
    rank_after,
    score,
)
from acehigh.tricks.shengji.setup import Setup
from acehigh.tricks.shengji.state import State


@dataclass(frozen=True)
class Result:
    """What a round comes to.

    Attributes:
        defenders: the leader and the leader's side.
        captured: the points each player has taken; the kitty's are with who won the last trick.
        kitty_points: what the kitty gave the attackers, multiplied; 0 if they did not win it.
        penalties: what failed throws gave the attackers, or took from them, below zero.
        attacker_points: all that the attackers have.
        score: who wins, and how many levels.
        ranks: the players' ranks in the next round.
        next_leader: who leads it.
        game_winners: who has won the game; nobody as long as it goes on.
    """

    defenders: frozenset[int]
    captured: tuple[int, ...]
    kitty_points: int
    penalties: int
    attacker_points: int
    score: Score
    ranks: tuple[Rank, ...]
    next_leader: int
    game_winners: tuple[int, ...]


def result_of(setup: Setup, state: State) -> Result:
    """Return what a round that is over comes to."""
    options, side = setup.options, state.defenders
    last = state.tricks[-1]
    captured = list(state.taken)
    kitty = 0
    if last.winner not in side:
        multiplier = kitty_multiplier(last.lead, power=options.kitty_power)
        kitty = points(state.kitty) * multiplier
        captured[last.winner] += kitty
    attackers = [seat for seat in range(setup.players) if seat not in side]
    penalties = _penalties(setup, state)
    total = sum(captured[seat] for seat in attackers) + penalties
    fewer = setup.finding_friends and len(side) < 1 + len(state.calls)
    outcome = score(
        total,
        setup.decks,
        extended=options.extended_score,
        small_team=options.small_team_bonus and fewer,
    )
    ranks, winners = _ranks_after(setup, state.leader, side, outcome)
    defended = outcome.winner == "defenders"
    return Result(
        defenders=side,
        captured=tuple(captured),
        kitty_points=kitty,
        penalties=penalties,
        attacker_points=total,
        score=outcome,
        ranks=ranks,
        next_leader=next_leader(setup.players, state.leader, side, defenders_win=defended),
        game_winners=winners,
    )


def _penalties(setup: Setup, state: State) -> int:
    """Return what the attackers gain by failed throws: each costs the thrower's side."""
    each = setup.options.throw_penalty
    return sum(
        each if failed.player in state.defenders else -each for failed in state.failed_throws
    )


def _ranks_after(
    setup: Setup, leader: int, side: Iterable[int], outcome: Score
) -> tuple[tuple[Rank, ...], tuple[int, ...]]:
    """Return the players' new ranks, and who has won the game (T54, T57)."""
    ranks, winners = [], []
    for seat, rank in enumerate(setup.ranks):
        defends = seat in side
        levels = outcome.defender_levels if defends else outcome.attacker_levels
        # A friend at ace does not win a round that the leader defended at a lower rank.
        at_rank = defends and rank is setup.ranks[leader]
        after, won = rank_after(rank, levels, defending=at_rank)
        ranks.append(after)
        if won:
            winners.append(seat)
    return tuple(ranks), tuple(winners)
