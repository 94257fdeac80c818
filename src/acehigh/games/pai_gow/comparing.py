"""Player against banker: who wins, and what is paid less the commission (G10)."""

from fractions import Fraction
from typing import Literal, TypeAlias

from acehigh.errors import AmountError, CardError, unknown_name
from acehigh.games.pai_gow.setting import DECK, PaiGowSetting

Result: TypeAlias = Literal["win", "lose", "push"]
"""What comes of a bet, for the player."""

COMMISSION = Fraction(1, 20)
"""What the house keeps of what is won: 5 %."""


def compare(player: PaiGowSetting, banker: PaiGowSetting) -> Result:
    """Return whether the player wins, loses or pushes against the banker (G10).

    The player wins with both rows higher, and loses with both lower or equal: an equal row, a
    copy, is the banker's. A foul loses; if both are foul, the player's is settled first.

    Raises:
        CardError: one is no setting; they have a card in common; they disagree on the wheel.

    >>> banker = PaiGowSetting("Qs Qd 9h 6c 3d", "As Td")
    >>> compare(PaiGowSetting("Ks Kd 9s 6d 2c", "Ah Jh"), banker)
    'win'
    >>> compare(PaiGowSetting("Ks Kd 9s 6d 2c", "Ah Th"), banker)
    'push'
    """
    for setting in (player, banker):
        if not isinstance(setting, PaiGowSetting):
            raise CardError(f"expected a PaiGowSetting, got {setting!r}")
    if player.wheel != banker.wheel:
        raise CardError(
            f"the wheel is the {player.wheel} for the player, the {banker.wheel} for the banker"
        )
    DECK.check(player.cards + banker.cards)
    if player.foul or banker.foul:
        return "lose" if player.foul else "win"
    return result_of(player.high_key > banker.high_key, player.low_key > banker.low_key)


def result_of(high_won: bool, low_won: bool) -> Result:
    """Return what comes of a bet, given which rows the player won.

    >>> result_of(True, False)
    'push'
    """
    if high_won and low_won:
        return "win"
    return "push" if high_won or low_won else "lose"


def winnings(
    result: Result, bet: int | Fraction = 1, commission: Fraction = COMMISSION
) -> Fraction:
    """Return what the player gains: the bet less commission, nothing, or minus the bet.

    Args:
        result: what `compare` returned.
        bet: the bet, in any unit of money.
        commission: the part of what is won that the house keeps.

    Raises:
        UnknownNameError: there is no such result.
        AmountError: the bet is no amount, or the commission no part of one.

    >>> winnings("win", 25), winnings("push", 25), winnings("lose", 25)
    (Fraction(95, 4), Fraction(0, 1), Fraction(-25, 1))
    """
    check_commission(commission)
    if isinstance(bet, bool) or not isinstance(bet, int | Fraction) or bet < 0:
        raise AmountError(f"a bet is a whole number or a Fraction, not negative; not {bet!r}")
    factors = {"win": 1 - Fraction(commission), "push": Fraction(0), "lose": Fraction(-1)}
    if result not in factors:
        raise unknown_name("result", result, factors)
    return bet * factors[result]


def check_commission(commission: object) -> None:
    """Raise an error unless this is a part of what is won: a Fraction, or 0 or 1.

    Raises:
        AmountError: it is not.
    """
    number = commission if isinstance(commission, int | Fraction) else -1
    if isinstance(commission, bool) or not 0 <= number <= 1:
        raise AmountError(f"a commission is a Fraction from 0 to 1, not {commission!r}")
