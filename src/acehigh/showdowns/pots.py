"""Pots: who may win which chips, and how these are divided, to the chip (S6)."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from typing import Any, Generic, TypeVar

from acehigh.checks import integer, several
from acehigh.errors import AmountError

Amount = TypeVar("Amount", int, Fraction, Decimal)
"""What chips and money are counted in: never a float, which cannot hold a tenth."""


@dataclass(frozen=True)
class Pot(Generic[Amount]):
    """A main pot or a side pot.

    Attributes:
        amount: what is in it.
        players: who may win it: those who paid for all of it and did not fold.
    """

    amount: Amount
    players: tuple[int, ...]


def pot_name(number: int) -> str:
    """Return what a pot is called, given its place among the pots.

    >>> pot_name(0), pot_name(1)
    ('main pot', 'side pot 1')
    """
    return f"side pot {number}" if number else "main pot"


def side_pots(
    contributions: Iterable[Amount],
    folded: Iterable[int] = (),
    *,
    dead: Amount | Iterable[Amount] = (),
) -> tuple[Pot[Amount], ...]:
    """Return the main pot and the side pots, in the order in which players were all in.

    What only one player paid is a pot of his own, unless it is returned to him before: see
    `uncalled`. What none but folded players paid goes to the last pot that somebody may win; if
    there is none, to whoever is left.

    Args:
        contributions: what each player paid.
        folded: the players who may not win.
        dead: money in the main pot that counts as nobody's bet, as the ante that the big blind
            posts for all: an amount, or one for each player.

    Raises:
        AmountError: an amount is negative or of a wrong type, or everybody folded, or dead
            money is not one amount for each player.

    >>> side_pots([50, 200, 200, 120], folded=[3])
    (Pot(amount=200, players=(0, 1, 2)), Pot(amount=370, players=(1, 2)))
    >>> side_pots([100, 100, 100], dead=[0, 100, 0])
    (Pot(amount=400, players=(0, 1, 2)),)
    """
    paid, out = contributed(contributions), several(folded, "the players who folded")
    live = _live(paid, out)
    nothing = paid[0] - paid[0]
    pots: list[Pot[Amount]] = []
    reached = nothing
    for level in sorted({amount for amount in paid if amount}):
        amount = nothing
        for contribution in paid:
            amount += min(max(contribution - reached, nothing), level - reached)
        players = tuple(player for player in live if paid[player] >= level)
        if pots and players in ((), pots[-1].players):
            pots[-1] = Pot(pots[-1].amount + amount, pots[-1].players)
        else:
            pots.append(Pot(amount, players or tuple(live)))
        reached = level
    extra = _dead(dead, paid)
    if extra and pots:
        pots[0] = Pot(pots[0].amount + extra, pots[0].players)
    elif extra:
        pots.append(Pot(extra, tuple(live)))
    return tuple(pots)


def uncalled(contributions: Iterable[Amount], folded: Iterable[int] = ()) -> tuple[Amount, ...]:
    """Return what comes back to each player: what he bet beyond what anybody else paid.

    Args:
        contributions: what each player paid.
        folded: the players who may not win; what they paid stays in.

    Raises:
        AmountError: as for `side_pots`.

    >>> uncalled([50, 200, 120])
    (0, 80, 0)
    """
    paid, out = contributed(contributions), several(folded, "the players who folded")
    live = _live(paid, out)
    most = max(paid)
    back = [amount - amount for amount in paid]
    player = paid.index(most)
    if paid.count(most) == 1 and player in live and len(paid) > 1:
        back[player] = most - max(paid[:player] + paid[player + 1 :])
    return tuple(back)


def contributed(contributions: Iterable[Amount]) -> tuple[Amount, ...]:
    """Return what each player paid, which may come from what can be read only once.

    Raises:
        AmountError: that is not what it is.
    """
    try:
        return checked_amounts(*contributions)
    except TypeError:
        raise AmountError(f"expected what each player paid, got {contributions!r}") from None


def _live(paid: Sequence[Amount], folded: Collection[int]) -> list[int]:
    """Return the players who did not fold."""
    for player in folded:
        if isinstance(player, bool) or player not in range(len(paid)):
            raise AmountError(f"player {player!r} folded, but there are {len(paid)}")
    live = [player for player in range(len(paid)) if player not in folded]
    if not live:
        raise AmountError("everybody folded: nobody may win the pot")
    return live


def _dead(dead: Amount | Iterable[Amount], paid: Sequence[Amount]) -> Amount:
    """Return how much money is dead in all."""
    nothing = paid[0] - paid[0]
    each: tuple[Amount, ...] = tuple(dead) if isinstance(dead, Iterable) else (dead,)
    if isinstance(dead, Iterable) and len(each) not in (0, len(paid)):
        raise AmountError(f"{len(paid)} players, but dead money of {len(each)}")
    return sum(checked_amounts(*each, nothing), nothing)


def divide(amount: Amount, players: Sequence[int], unit: Amount) -> dict[int, Amount]:
    """Return equal shares of an amount in whole chips, the odd ones to those named first.

    Args:
        amount: what is divided.
        players: who shares it, in the order in which they get odd chips, one each.
        unit: what the smallest chip is worth.

    Raises:
        AmountError: the amount is not a whole number of such chips, or there is no player, or
            one is named twice.

    >>> divide(100, [2, 0, 1], unit=5)
    {2: 35, 0: 35, 1: 30}
    """
    amount, unit = checked_amounts(amount, unit)
    if not players or not unit:
        raise AmountError(f"cannot divide {amount} among {len(players)} players by {unit}")
    if len(set(players)) < len(players):
        raise AmountError(f"a player is named twice to share {amount}: {list(players)}")
    chips, rest = divmod(amount, unit)
    if rest:
        raise AmountError(
            f"{amount} is no whole number of chips of {unit}: a smaller unit would do"
        )
    share, odd = divmod(int(chips), len(players))
    return {player: unit * (share + (place < odd)) for place, player in enumerate(players)}


def halves(amount: Amount, unit: Amount) -> tuple[Amount, Amount]:
    """Return the high and the low half of an amount, an odd chip going to the high (S6).

    Raises:
        AmountError: as for `divide`.

    >>> halves(105, unit=5)
    (55, 50)
    """
    shares = divide(amount, [0, 1], unit)
    return shares[0], shares[1]


def _exact(amount: Decimal) -> bool:
    """Return whether sums of amounts like this fit the 28 digits of a default context."""
    exponent = amount.as_tuple().exponent
    return amount.adjusted() < 15 and isinstance(exponent, int) and exponent >= -10


def checked_amounts(*amounts: Amount) -> tuple[Amount, ...]:
    """Return amounts, whole numbers of any kind as ints.

    Raises:
        AmountError: they are not of one type, or one is not finite or is negative.
    """
    # NumPy's are of another type for each size.
    exact: list[Any] = [
        one if isinstance(one, int) or (whole := integer(one)) is None else whole
        for one in amounts
    ]
    for amount in exact:
        if isinstance(amount, bool) or not isinstance(amount, int | Fraction | Decimal):
            raise AmountError(f"an amount is an int, a Fraction or a Decimal, not {amount!r}")
        if isinstance(amount, Decimal) and not amount.is_finite():
            raise AmountError(f"an amount is a number, not {amount!r}")
        # What exceeds a context's precision would be rounded, and chips lost.
        if isinstance(amount, Decimal) and amount and not _exact(amount):
            raise AmountError(f"{amount} has more than 15 digits before or 10 after the point")
        if amount < 0:
            raise AmountError(f"an amount is not negative: {amount!r}")
    if len(set(map(type, exact))) > 1:
        raise AmountError(f"amounts are of one type, not of several: {exact!r}")
    return tuple(exact)
