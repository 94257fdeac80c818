"""Bids: a level and a strain, and which bid is higher (G14)."""

import re
from dataclasses import dataclass
from enum import IntEnum
from functools import cache

from acehigh.cards import Suit
from acehigh.errors import ParseError
from acehigh.parsing import parse_suit

BID_PATTERN = "([1-7])(NT?|[CDHS♣♧♦♢♥♡♠♤][\ufe0e\ufe0f]?)"
"""A bid as text: level and strain. To be matched in ASCII, or else a long s is a spade."""

_BID = re.compile(BID_PATTERN, re.ASCII | re.IGNORECASE)


class Strain(IntEnum):
    """What a bid proposes as trumps; the number is the order of the strains (G14).

    >>> Strain.SPADES < Strain.NO_TRUMP, str(Strain.NO_TRUMP), Strain.HEARTS.trump
    (True, 'NT', Suit.HEARTS)
    """

    CLUBS = 1
    DIAMONDS = 2
    HEARTS = 3
    SPADES = 4
    NO_TRUMP = 5

    def __str__(self) -> str:
        return "NT" if self is Strain.NO_TRUMP else self.name[0]

    def __repr__(self) -> str:
        return f"Strain.{self.name}"

    @property
    def word(self) -> str:
        """The strain as it is said: ``"no trump"``."""
        return self.name.lower().replace("_", " ")

    @property
    def trump(self) -> Suit | None:
        """The trump suit, as `trick_winner` takes it; None for no trump."""
        return None if self is Strain.NO_TRUMP else Suit[self.name]


@dataclass(frozen=True, order=True, init=False, repr=False)
class Bid:
    """A bid. The higher level is the higher bid; of one level, the higher strain (G14).

    Args:
        text: the level, 1 to 7, and the strain: ``"4C"``, ``"4♣"``, ``"3NT"``, ``"3N"``.
            Case does not matter.

    Attributes:
        level: how many tricks beyond six are bid.
        strain: the trump suit, or no trump.

    Raises:
        ParseError: the text is no bid.

    >>> Bid("3nt") < Bid("4♣"), Bid("3NT") > Bid("3S"), Bid("3nt")
    (True, True, Bid('3NT'))
    >>> Bid("3NT").level, Bid("3NT").strain
    (3, Strain.NO_TRUMP)
    """

    level: int
    strain: Strain

    def __init__(self, text: str) -> None:
        match = _BID.fullmatch(text.strip()) if isinstance(text, str) else None
        if match is None:
            raise ParseError(
                f"{text!r} is no bid: expected a level, 1-7, and one of C D H S NT, as in '3NT'"
            )
        object.__setattr__(self, "level", int(match[1]))
        object.__setattr__(self, "strain", _strain(match[2]))

    def __str__(self) -> str:
        return f"{self.level}{self.strain}"

    def __repr__(self) -> str:
        return f"Bid({str(self)!r})"


def _strain(text: str) -> Strain:
    if text.upper() in ("N", "NT"):
        return Strain.NO_TRUMP
    return Strain[parse_suit(text).name]


@cache
def all_bids() -> tuple[Bid, ...]:
    """Return the 35 bids, lowest first.

    >>> len(all_bids()), str(all_bids()[0]), str(all_bids()[-1])
    (35, '1C', '7NT')
    """
    return tuple(Bid(f"{level}{strain}") for level in range(1, 8) for strain in Strain)
