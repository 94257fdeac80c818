"""How a table divides pots: chips, suits, odd chips, rake."""

from dataclasses import dataclass
from fractions import Fraction
from math import floor
from typing import Generic, Literal, get_args

from acehigh.checks import whole_number
from acehigh.errors import AmountError, CardError
from acehigh.orders import SuitOrder
from acehigh.showdowns.pots import Amount, Pot, checked_amounts
from acehigh.showdowns.showdown import TieBreak, checked_tie_break

OddChips = Literal["tda", "roberts"]
OddHalf = Literal["first", "shared"]


@dataclass(frozen=True)
class Rake(Generic[Amount]):
    """What the house takes of the pots, rounded down to whole chips.

    It is taken from the main pot first; bets that come back are not raked.

    Args:
        part: which part: ``Fraction(5, 100)``.
        cap: the most that it takes of a hand. Default: no limit.
        no_flop_no_drop: whether it takes nothing where fewer than three board cards were dealt.

    Raises:
        AmountError: the part is not from 0 to 1, or the cap is no amount.
        CardError: `no_flop_no_drop` is neither True nor False.
    """

    part: Fraction
    cap: Amount | None = None
    no_flop_no_drop: bool = False

    def __post_init__(self) -> None:
        if not isinstance(self.part, Fraction | int) or not 0 <= self.part <= 1:
            raise AmountError(f"a rake's part is a Fraction from 0 to 1, not {self.part!r}")
        if not isinstance(self.no_flop_no_drop, bool):
            raise CardError(f"no_flop_no_drop is True or False, not {self.no_flop_no_drop!r}")
        if self.cap is not None:
            object.__setattr__(self, "cap", checked_amounts(self.cap)[0])

    def of(self, pots: tuple[Pot[Amount], ...], unit: Amount, board: int) -> list[Amount]:
        """Return what is taken of each pot.

        Args:
            pots: the pots.
            unit: what the smallest chip is worth.
            board: how many board cards were dealt.
        """
        nothing = unit - unit
        if self.no_flop_no_drop and board < 3:
            return [nothing for _ in pots]
        total = sum((Fraction(pot.amount) for pot in pots), Fraction(0))
        taken = total * self.part
        if self.cap is not None:
            taken = min(taken, Fraction(self.cap))
        left = unit * floor(taken / Fraction(unit))
        each = []
        for pot in pots:
            each.append(min(left, pot.amount))
            left -= each[-1]
        return each


@dataclass(frozen=True)
class Table(Generic[Amount]):
    """How a table divides pots.

    Args:
        unit: what the smallest chip is worth.
        order: the order of suits, by which odd chips go to the highest card; or its name.
        button: the player with the button, counted from 0, in games with blinds: odd chips go
            to the first winner to its left instead.
        tie_break: a house rule that breaks ties, so that pots are shared less often; or its
            name.
        odd_chips: which card gives an odd chip where there is no button. ``"tda"``, the rules
            of the Tournament Directors Association: the highest card of the hand that plays.
            ``"roberts"``, Robert's Rules of Poker: the highest of all the player's cards, in
            low games the lowest.
        odd_half: which part of a pot has the odd chip: ``"first"``, the one named first, the
            high; ``"shared"``, the low where only the low is shared.
        rake: what the house takes.

    Raises:
        AmountError: what the smallest chip is worth is no amount, or nothing.
        CardError: an option is none of those named, or the button no whole number.
    """

    unit: Amount
    order: SuitOrder = SuitOrder.BRIDGE
    button: int | None = None
    tie_break: TieBreak | None = None
    odd_chips: OddChips = "tda"
    odd_half: OddHalf = "first"
    rake: Rake[Amount] | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "unit", checked_amounts(self.unit)[0])
        if not self.unit:
            raise AmountError("the smallest chip is worth more than nothing")
        if self.button is not None:
            object.__setattr__(self, "button", whole_number(self.button, "the button"))
        for name, words in (("odd_chips", get_args(OddChips)), ("odd_half", get_args(OddHalf))):
            value = getattr(self, name)
            if value not in words:
                raise CardError(f"{name} is one of {', '.join(words)}; not {value!r}")
        if not isinstance(self.order, SuitOrder):
            object.__setattr__(self, "order", SuitOrder(self.order))
        if self.tie_break is not None:
            object.__setattr__(self, "tie_break", checked_tie_break(self.tie_break))
        if self.rake is not None and not isinstance(self.rake, Rake):
            raise CardError(f"expected a Rake, got {self.rake!r}")
