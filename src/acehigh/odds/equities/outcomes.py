"""Who wins which part of the pot, in how many deals; and what is read off that.

An outcome is a tuple: for each part of the pot the winners, as a number with a bit for each
player. 0 means that nobody wins the part.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from math import lcm
from typing import TypeAlias

from acehigh.markup import escaped

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

    def as_dict(self) -> dict[str, object]:
        """Return the same as JSON can have it, the share as a float."""
        return {
            "wins": self.wins,
            "ties": self.ties,
            "losses": self.losses,
            "share": float(self.share),
        }


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

    def as_dict(self) -> dict[str, object]:
        """Return the same as JSON can have it, the shares as floats."""
        parts = {name: part.as_dict() for name, part in self.parts.items()}
        return super().as_dict() | {"parts": parts}

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

    def as_dict(self) -> dict[str, object]:
        """Return the same as JSON can have it, the shares as floats.

        >>> import json
        >>> from acehigh import High, equity
        >>> found = equity(High(), ["As Ah Kd 9c 2s", "Qs Qh 5d 3c"])
        >>> json.dumps(found.as_dict()["players"][0])
        '{"wins": 35, "ties": 0, "losses": 8, "share": 0.813953488372093, "parts": {}}'
        """
        return {
            "total": self.total,
            "exact": self.exact,
            "margin": self.margin,
            "players": [player.as_dict() for player in self.players],
        }

    @property
    def rows(self) -> tuple[tuple[str, ...], ...]:
        """A table as text: the names of its columns, and a row for each player."""
        names = list(self.players[0].parts)
        # A single part is the whole.
        shown = names if len(names) > 1 else []
        found = [("player", "share", "wins", "ties", "losses", *shown)]
        for number, player in enumerate(self.players, 1):
            counts = [f"{one:,}" for one in (player.wins, player.ties, player.losses)]
            shares = [f"{float(player.parts[name].share):.4%}" for name in shown]
            found.append((str(number), str(player), *counts, *shares))
        return tuple(found)

    @property
    def note(self) -> str:
        """What the numbers are of: ``"of 1,712,304 deals"``."""
        error = "" if self.exact else f" sampled, standard error {self.margin:.4%}"
        return f"of {self.total:,} deals{error}"

    def __str__(self) -> str:
        widths = [max(map(len, column)) for column in zip(*self.rows, strict=True)]
        lines = [
            "  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True))
            for row in self.rows
        ]
        return "\n".join([*lines, self.note])

    def _repr_html_(self) -> str:
        names, *rows = self.rows
        head = "".join(f"<th>{escaped(name)}</th>" for name in names)
        body = "".join(
            f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows
        )
        return (
            f"<table><caption>{self.note}</caption><thead><tr>{head}</tr></thead>"
            f"<tbody>{body}</tbody></table>"
        )


def read_off(
    outcomes: Outcomes, parts: Sequence[str], players: int, margin: float | None = None
) -> Equity:
    """Return the equity that outcomes amount to.

    A part that nobody wins adds to the others (G1).

    Args:
        outcomes: in how many deals each outcome comes about.
        parts: the names of the parts; that of the only one may be left blank.
        players: how many players there are.
        margin: the standard error, if deals were sampled.

    >>> equity = read_off(Counter({(1,): 3, (3,): 1}), [""], 2)
    >>> equity.players[0].wins, equity.shares
    (3, (Fraction(7, 8), Fraction(1, 8)))
    """
    found = []
    for player in range(players):
        whole = _expected(outcomes.items(), player)
        of_parts = dict.fromkeys(filter(None, parts), whole)
        if len(parts) > 1:
            for place, name in enumerate(parts):
                alone = [((outcome[place],), deals) for outcome, deals in outcomes.items()]
                of_parts[name] = _expected(alone, player)
        found.append(
            PlayerEquity(whole.wins, whole.ties, whole.losses, whole.share, parts=of_parts)
        )
    return Equity(tuple(found), sum(outcomes.values()), margin is None, margin or 0.0)


def _expected(outcomes: Iterable[tuple[Outcome, int]], player: int) -> PartEquity:
    """Return what a player can expect, given in how many deals each outcome comes about."""
    mine = 1 << player
    wins = ties = total = 0
    # In how many deals he gets one share of so many equal ones, for each part that he wins.
    one_of: dict[int, int] = {}
    for outcome, deals in outcomes:
        total += deals
        won = [winners for winners in outcome if winners]
        got = [winners for winners in won if winners & mine]
        for winners in got:
            shares = len(won) * winners.bit_count()
            one_of[shares] = one_of.get(shares, 0) + deals
        if got and won.count(mine) == len(won):
            wins += deals
        elif got:
            ties += deals
    unit = lcm(*one_of)
    units = sum([unit // shares * deals for shares, deals in one_of.items()])
    share = Fraction(units, unit * total)
    return PartEquity(wins, ties, total - wins - ties, share)


def share_of(outcome: Outcome, player: int) -> Fraction:
    """Return what a player gets of the pot: won parts, and ties by their share (G1)."""
    won = [winners for winners in outcome if winners]
    mine = [Fraction(1, one.bit_count()) for one in won if one >> player & 1]
    return sum(mine, Fraction(0)) / len(won) if won else Fraction(0)
