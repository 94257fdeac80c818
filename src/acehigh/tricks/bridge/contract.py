"""A contract: what declarer must make, doubled or not, and what it scores (G14)."""

import re
from dataclasses import dataclass

from acehigh.checks import integer
from acehigh.errors import CardError, ParseError
from acehigh.tricks.bridge.bids import BID_PATTERN, Bid, Strain
from acehigh.tricks.bridge.scoring import Doubled, score_made, score_set
from acehigh.tricks.bridge.seats import Seat, parse_seat

_CONTRACT = re.compile(
    rf"(?P<bid>{BID_PATTERN})(?P<doubled>X?X?)(?:\s+by\s+(?P<declarer>\w+))?",
    re.ASCII | re.IGNORECASE,
)
_DOUBLED: tuple[Doubled, ...] = ("", "X", "XX")


@dataclass(frozen=True, init=False, repr=False)
class Contract:
    """A contract, and its declarer where that is known.

    Args:
        text: a bid, as `Bid` takes it, then ``X`` or ``XX`` if it is doubled or redoubled,
            then the declarer if wanted: ``"3NT"``, ``"4HX"``, ``"4HX by S"``.

    Attributes:
        level: how many tricks beyond six are to be made.
        strain: the trump suit, or no trump.
        doubled: ``""``, ``"X"`` or ``"XX"``.
        declarer: who plays it; None if the text does not say.

    Raises:
        ParseError: the text is no contract.
        UnknownNameError: the declarer is no seat.

    >>> contract = Contract("4hx by south")
    >>> contract, contract.tricks_needed, contract.strain.trump
    (Contract('4HX by S'), 10, Suit.HEARTS)
    """

    level: int
    strain: Strain
    doubled: Doubled
    declarer: Seat | None

    def __init__(self, text: str) -> None:
        match = _CONTRACT.fullmatch(text.strip()) if isinstance(text, str) else None
        if match is None:
            raise ParseError(
                f"{text!r} is no contract: expected a bid, X or XX if doubled, and the "
                "declarer if wanted, as in '3NT' or '4HX by S'"
            )
        bid, declarer = Bid(match["bid"]), match["declarer"]
        object.__setattr__(self, "level", bid.level)
        object.__setattr__(self, "strain", bid.strain)
        object.__setattr__(self, "doubled", _DOUBLED[len(match["doubled"])])
        object.__setattr__(self, "declarer", parse_seat(declarer) if declarer else None)

    def __str__(self) -> str:
        by = f" by {self.declarer}" if self.declarer else ""
        return f"{self.level}{self.strain}{self.doubled}{by}"

    def __repr__(self) -> str:
        return f"Contract({str(self)!r})"

    @property
    def tricks_needed(self) -> int:
        """How many of the thirteen tricks declarer's side must win."""
        return 6 + self.level

    def score(self, tricks: int, vulnerable: bool = False) -> int:
        """Return the points of declarer's side by the table of duplicate bridge (G14).

        Args:
            tricks: how many of the thirteen tricks declarer's side won: all of them, not only
                those beyond six.
            vulnerable: whether declarer's side is vulnerable.

        Returns:
            The points; below zero if the contract is set, when the opponents score them.

        Raises:
            CardError: the tricks are no whole number from 0 to 13, or `vulnerable` is neither
                true nor false.

        >>> Contract("3NT").score(9), Contract("4SX").score(9, vulnerable=True)
        (400, -200)
        """
        won = integer(tricks)
        if won is None or not 0 <= won <= 13:
            raise CardError(f"declarer wins 0 to 13 tricks, not {tricks!r}")
        if not isinstance(vulnerable, bool):
            raise CardError(f"a side is vulnerable or not, True or False, not {vulnerable!r}")
        over = won - self.tricks_needed
        if over < 0:
            return -score_set(-over, self.doubled, vulnerable)
        return score_made(self.level, self.strain, over, self.doubled, vulnerable)
