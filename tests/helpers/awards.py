"""What awards say, and what they come to for each player."""

from collections.abc import Sequence
from typing import Any

from acehigh.showdowns.awards import Award


def sentences(awards: Sequence[Award[Any]]) -> list[str]:
    """Return the sentence of each award."""
    return [str(award) for award in awards]


def totals(awards: Sequence[Award[Any]]) -> dict[int, Any]:
    """Return what each player gets, of all pots together."""
    players = sorted({award.player for award in awards})
    return {
        player: sum(award.amount for award in awards if award.player == player)
        for player in players
    }
