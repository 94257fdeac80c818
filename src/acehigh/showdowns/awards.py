"""Awards: what one player gets of one pot, and the sentence that says why."""

from dataclasses import dataclass
from typing import Generic

from acehigh.keys import Hand
from acehigh.showdowns.pots import Amount, pot_name

HOUSE = -1
"""The player of an award that is the house's rake."""


@dataclass(frozen=True)
class Award(Generic[Amount]):
    """What one player gets of one pot, or of a part of it.

    Attributes:
        player: the player, counted from 0; as text it is a seat, counted from 1. `HOUSE` takes
            the rake.
        amount: what he gets.
        pot: which pot: 0 is the main pot.
        half: the part of the pot: ``"high"``, ``"low"``; nothing where it is not divided.
        hand: the hand it is won with; None where nobody else could win the pot.
        tie: which card broke a tie; nothing where none did.
        odd_chip: why an odd chip is in it; nothing if none is.
        over: the ranks that decide, if the best hand that lost is called by the same words.
        pots: how many pots there are.
        returned: whether it is a bet that nobody called, which is not won but comes back.
    """

    player: int
    amount: Amount
    pot: int = 0
    half: str = ""
    hand: Hand | None = None
    tie: str = ""
    odd_chip: str = ""
    over: str = ""
    pots: int = 1
    returned: bool = False

    @property
    def pot_name(self) -> str:
        """What the pot is called: ``"main pot"``, ``"side pot 1"``."""
        return pot_name(self.pot)

    def __str__(self) -> str:
        if self.player == HOUSE:
            return f"the house takes {self.amount}{self._of()}"
        if self.returned:
            return f"seat {self.player + 1} gets back {self.amount}"
        how = f"with {self.hand.key.describe()}" if self.hand else "uncontested"
        over = f" ({self.over})" if self.over else ""
        tie = f"; tie broken by the {self.tie}" if self.tie else ""
        odd = f"; odd chip {self.odd_chip}" if self.odd_chip else ""
        return f"seat {self.player + 1} wins {self.amount}{self._of()} {how}{over}{tie}{odd}"

    def _of(self) -> str:
        """Return which pot and which part of it, where there are several."""
        name = self.pot_name if self.pots > 1 else ""
        named = ", ".join(filter(None, (name, self.half)))
        return f" ({named})" if named else ""
