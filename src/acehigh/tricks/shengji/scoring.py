"""What a round is worth, who rises, and who leads the next one (T28, T51 to T57)."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from acehigh.cards import Rank
from acehigh.errors import CardError
from acehigh.tricks.shengji.checks import as_rank, check_seat, check_whole
from acehigh.tricks.shengji.deck import FEWEST_PLAYERS
from acehigh.tricks.shengji.formats import Format

MOST_LEVELS = 3
"""How many levels a side wins at most, but for house rules (T52)."""

POINTS_PER_STEP_AND_DECK = 20

Winner = Literal["defenders", "attackers"]


@dataclass(frozen=True)
class Score:
    """Who wins a round, and by how many levels each side rises.

    >>> print(score(80, 2), score(0, 2), sep="; ")
    attackers win and take over; defenders win 3 levels
    """

    winner: Winner
    defender_levels: int
    attacker_levels: int

    def __str__(self) -> str:
        levels = self.defender_levels + self.attacker_levels
        if not levels:
            return f"{self.winner} win and take over"
        return f"{self.winner} win {levels} level{'s' if levels > 1 else ''}"


def score(
    attacker_points: int, decks: int, *, extended: bool = False, small_team: bool = False
) -> Score:
    """Return the outcome of a round in which the attackers have so many points (T52, T53).

    Args:
        attacker_points: what the attackers have taken, the kitty's part included. It is
            below zero only where the house takes points for failed throws.
        decks: how many decks are played with.
        extended: the house gives one more level for each further step (T53).
        small_team: the defenders are fewer than were called, and the house gives them one
            more level for that (T53).

    Raises:
        CardError: the points are no multiple of five, or there is no deck.

    >>> score(35, 2), score(160, 2)
    (Score(winner='defenders', defender_levels=2, attacker_levels=0), \
Score(winner='attackers', defender_levels=0, attacker_levels=2))
    """
    check_whole("the number of decks", decks, lowest=1)
    if isinstance(attacker_points, bool) or not isinstance(attacker_points, int):
        raise CardError(f"points are a whole number, not {attacker_points!r}")
    if attacker_points % 5:
        raise CardError(f"points come in fives, so there are never {attacker_points}")
    step = POINTS_PER_STEP_AND_DECK * decks
    if attacker_points >= 2 * step:
        levels = attacker_points // step - 2
        return Score("attackers", 0, levels if extended else min(levels, MOST_LEVELS))
    if attacker_points > 0:
        levels = 1 if attacker_points >= step else 2
    else:
        levels = MOST_LEVELS + (-attacker_points // step if extended else 0)
    return Score("defenders", levels + small_team, 0)


def kitty_multiplier(lead: Format, *, power: bool = False) -> int:
    """Return by what the kitty's points are multiplied if the attackers win them (T28).

    Args:
        lead: what was led to the last trick; its longest component counts.
        power: the house takes 2 to the power of the component's size instead of 2 times it.

    Raises:
        CardError: this is no lead.

    >>> from acehigh.tricks.shengji import Trump, read_lead
    >>> lead = read_lead(Trump("J", "c"), "7h 7h 8h 8h Ah")
    >>> kitty_multiplier(lead), kitty_multiplier(lead, power=True)
    (8, 16)
    """
    if not isinstance(lead, Format):
        raise CardError(f"expected a lead as read_lead reads it, got {lead!r}")
    return 2**lead.longest if power else 2 * lead.longest


def rank_after(rank: Rank | str, levels: int, *, defending: bool) -> tuple[Rank, bool]:
    """Return a player's rank after a round, and whether the player has won the game (T54, T57).

    The ace is not skipped: whoever is below it stops there and has to defend it.

    Args:
        rank: the player's rank in the round, or its text.
        levels: how many levels the player's side has won; 0 for the side that lost.
        defending: whether the player defended the round at this rank. A friend of a leader
            whose rank is lower does not defend at ace.

    Raises:
        CardError: no rank, or a number of levels below zero.

    >>> rank_after("9", 2, defending=True), rank_after("A", 1, defending=True)
    ((Rank.JACK, False), (Rank.ACE, True))
    """
    before = as_rank(rank)
    check_whole("the number of levels", levels, lowest=0)
    won = bool(defending and levels and before is Rank.ACE)
    return Rank(min(before + levels, Rank.ACE)), won


def next_leader(
    players: int, leader: int, defenders: Iterable[int], *, defenders_win: bool
) -> int:
    """Return who leads the next round: the next seat of the side that won (T55).

    A leader who has defended alone leads again.

    Args:
        players: how many there are, seated counter-clockwise from 0.
        leader: the leader of the round that is over.
        defenders: the leader and the leader's side.
        defenders_win: whether they have won the round.

    Raises:
        CardError: fewer than four players, a seat that nobody has, a leader who does not
            defend, or no attacker.

    >>> next_leader(4, 0, {0, 2}, defenders_win=True)
    2
    >>> next_leader(4, 0, {0, 2}, defenders_win=False)
    1
    """
    check_whole("the number of players", players, FEWEST_PLAYERS)
    side = frozenset(defenders)
    for seat in [leader, *side]:
        check_seat("a player", seat, players)
    if leader not in side or len(side) == players:
        raise CardError(
            f"the leader, {leader}, and some others defend, but not all: not {sorted(side)}"
        )
    seats = [(leader + place) % players for place in range(1, players + 1)]
    return next(seat for seat in seats if (seat in side) == defenders_win)
