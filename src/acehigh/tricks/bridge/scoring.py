"""The scoring table of duplicate bridge (Laws of Duplicate Bridge, Law 77).

Where a row has two numbers, the first is for a side that is not vulnerable.
"""

from typing import Final, Literal, TypeAlias

from acehigh.tricks.bridge.bids import Strain

Doubled: TypeAlias = Literal["", "X", "XX"]
"""Whether a contract is doubled: not, once, or redoubled."""

_TIMES: Final[dict[Doubled, int]] = {"": 1, "X": 2, "XX": 4}

_TRICK: Final = {
    Strain.CLUBS: 20,
    Strain.DIAMONDS: 20,
    Strain.HEARTS: 30,
    Strain.SPADES: 30,
    Strain.NO_TRUMP: 30,
}
_FIRST_AT_NO_TRUMP: Final = 10

_PART_SCORE: Final = 50
_GAME: Final = (300, 500)
_GAME_POINTS: Final = 100
_SLAM: Final = {6: (500, 750), 7: (1000, 1500)}
_INSULT: Final[dict[Doubled, int]] = {"": 0, "X": 50, "XX": 100}

# Redoubled, an overtrick or an undertrick is worth twice what it is doubled.
_DOUBLED_OVERTRICK: Final = (100, 200)
_UNDERTRICK: Final = (50, 100)
_DOUBLED_UNDERTRICKS: Final = ((100, 200, 200), (200, 300, 300))
_DOUBLED_LATER_UNDERTRICK: Final = 300


def score_made(
    level: int, strain: Strain, overtricks: int, doubled: Doubled, vulnerable: bool
) -> int:
    """Return what a contract that is made scores.

    >>> score_made(4, Strain.SPADES, 1, "", vulnerable=False)
    450
    """
    times = _TIMES[doubled]
    first = _FIRST_AT_NO_TRUMP if strain is Strain.NO_TRUMP else 0
    bid_and_made = (level * _TRICK[strain] + first) * times
    overtrick = _DOUBLED_OVERTRICK[vulnerable] * times // 2 if doubled else _TRICK[strain]
    game = _GAME[vulnerable] if bid_and_made >= _GAME_POINTS else _PART_SCORE
    slam = _SLAM[level][vulnerable] if level in _SLAM else 0
    return bid_and_made + overtricks * overtrick + game + slam + _INSULT[doubled]


def score_set(undertricks: int, doubled: Doubled, vulnerable: bool) -> int:
    """Return what the opponents score for a contract that is set.

    >>> score_set(4, "X", vulnerable=False)
    800
    """
    if not doubled:
        return undertricks * _UNDERTRICK[vulnerable]
    first = _DOUBLED_UNDERTRICKS[vulnerable][:undertricks]
    later = (undertricks - len(first)) * _DOUBLED_LATER_UNDERTRICK
    return (sum(first) + later) * _TIMES[doubled] // 2
