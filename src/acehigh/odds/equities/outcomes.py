"""Who wins which part of the pot, in how many deals; and what is read off that.

An outcome is a tuple: for each part of the pot the winners, as a number with a bit for each
player. 0 means that nobody wins the part.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TypeAlias

Outcome: TypeAlias = tuple[int, ...]

Outcomes: TypeAlias = Counter[Outcome]
"""In how many deals each outcome comes about."""


@dataclass(frozen=True)
class PartEquity:
    """What a player can expect of one part of the pot, or of the whole.

    Attributes:
        wins: in how many deals the player wins it alone.
        ties: in how many deals the player wins it together with others.
        losses: in how many deals the player does not win it.
        share: the part of it that the player gets on average.
    """

    wins: int
    ties: int
    losses: int
    share: Fraction


@dataclass(frozen=True)
class PlayerEquity(PartEquity):
    """What a player can expect of the pot.

    Of a pot with several parts, to win it is to win all of them alone, and to lose it is to
    get nothing.

    Attributes:
        parts: the same for each part of the pot.
    """

    parts: dict[str, PartEquity] = field(default_factory=dict, hash=False)

    @property
    def scoops(self) -> int:
        """In how many deals the player wins the whole pot."""
        return self.wins

    def __str__(self) -> str:
        return f"{float(self.share):.4%}"


@dataclass(frozen=True)
class Equity:
    """What each player can expect of a pot.

    Attributes:
        players: each player's.
        total: how many deals there are, weighted if players hold ranges with weights.
        exact: whether all deals were counted, rather than some sampled.
        margin: the standard error of the shares if they were sampled, else 0.
    """

    players: tuple[PlayerEquity, ...]
    total: int
    exact: bool = True
    margin: float = 0.0

    @property
    def shares(self) -> tuple[Fraction, ...]:
        """The part of the pot that each player gets on average."""
        return tuple(player.share for player in self.players)

    def __str__(self) -> str:
        shares = ", ".join(map(str, self.players))
        deals = f"{self.total:,} deals" if self.exact else f"{self.total:,} deals sampled"
        return f"{shares} ({deals})"


def read_off(
    outcomes: Outcomes, parts: Sequence[str], players: int, margin: float | None = None
) -> Equity:
    """Return the equity that outcomes amount to.

    A part that nobody wins adds to the others (G1).

    Args:
        outcomes: in how many deals each outcome comes about.
        parts: the names of the parts.
        players: how many players there are.
        margin: the standard error, if deals were sampled.

    >>> equity = read_off(Counter({(1,): 3, (3,): 1}), [""], 2)
    >>> equity.players[0].wins, equity.shares
    (3, (Fraction(7, 8), Fraction(1, 8)))
    """
    total = sum(outcomes.values())
    found = []
    for player in range(players):
        won = Counter[str]()
        of_parts = {
            name: _of_part(outcomes, place, player, total) for place, name in enumerate(parts)
        }
        share = Fraction(0)
        for outcome, deals in outcomes.items():
            got = share_of(outcome, player)
            share += got * deals
            won["wins" if got == 1 else "ties" if got else "losses"] += deals
        found.append(
            PlayerEquity(won["wins"], won["ties"], won["losses"], share / total, parts=of_parts)
        )
    return Equity(tuple(found), total, margin is None, margin or 0.0)


def share_of(outcome: Outcome, player: int) -> Fraction:
    """Return what a player gets of the pot: won parts, and ties by their share (G1)."""
    won = [winners for winners in outcome if winners]
    mine = [Fraction(1, one.bit_count()) for one in won if one >> player & 1]
    return sum(mine, Fraction(0)) / len(won) if won else Fraction(0)


def _of_part(outcomes: Outcomes, place: int, player: int, total: int) -> PartEquity:
    wins = ties = 0
    share = Fraction(0)
    for outcome, deals in outcomes.items():
        winners = outcome[place]
        if winners >> player & 1:
            alone = winners.bit_count() == 1
            wins, ties = wins + deals * alone, ties + deals * (not alone)
            share += Fraction(deals, winners.bit_count())
    return PartEquity(wins, ties, total - wins - ties, share / total)
