"""The options that say how a table divides pots."""

from argparse import ArgumentParser, Namespace
from decimal import Decimal, InvalidOperation
from fractions import Fraction
from typing import get_args

from acehigh.cli.options.suits import tie_break_of
from acehigh.cli.options.values import number, or_usage_error, rules
from acehigh.errors import AmountError
from acehigh.showdowns.table import OddChips, OddHalf, Rake, Table

# Chips are counted in up to so many digits, before and after the point.
_MOST_DIGITS = 18


def add_table(command: ArgumentParser) -> None:
    """Add the options that say how a table divides pots."""
    group = command.add_argument_group("the table")
    group.add_argument(
        "--low",
        type=or_usage_error(rules),
        metavar="NAME",
        help="how the low half is won, in high-low games: eight-or-better, say",
    )
    group.add_argument(
        "--unit",
        type=or_usage_error(amount),
        default="1",
        metavar="AMOUNT",
        help="what the smallest chip is worth (default: 1)",
    )
    group.add_argument(
        "--dead",
        type=or_usage_error(amount),
        metavar="AMOUNT",
        help="money in the main pot that is nobody's bet: an ante posted for all, say",
    )
    group.add_argument(
        "--button",
        type=or_usage_error(number),
        metavar="SEAT",
        help="odd chips go to the first winner left of this seat, not by high card",
    )
    group.add_argument(
        "--odd-chips",
        choices=get_args(OddChips),
        default="tda",
        help="by which rules an odd chip goes by high card: the card that plays (tda, the "
        "default), or any that is held",
    )
    group.add_argument(
        "--odd-half",
        choices=get_args(OddHalf),
        default="first",
        help="the odd chip between halves goes to the high (first, the default), or to the low "
        "where only the low is shared",
    )
    _add_rake(command)


def _add_rake(command: ArgumentParser) -> None:
    group = command.add_argument_group("the rake")
    group.add_argument(
        "--rake",
        type=or_usage_error(_part),
        metavar="PART",
        help="what the house takes of the pots: 5%%, or 0.05",
    )
    group.add_argument(
        "--cap",
        type=or_usage_error(amount),
        metavar="AMOUNT",
        help="the most that it takes of a hand",
    )
    group.add_argument(
        "--no-flop-no-drop",
        action="store_true",
        help="it takes nothing where fewer than three board cards were dealt",
    )


def table_of(options: Namespace, seats: int) -> Table[Decimal]:
    """Return how the table divides pots.

    Raises:
        AmountError: the button is at no seat.
    """
    button = options.button
    if button is not None and not 1 <= button <= seats:
        raise AmountError(f"the button is at a seat from 1 to {seats}, not {button}")
    if options.rake is None and (options.cap is not None or options.no_flop_no_drop):
        options.error("--cap and --no-flop-no-drop limit a rake: --rake says which")
    rake = None
    if options.rake is not None:
        rake = Rake(options.rake, options.cap, no_flop_no_drop=options.no_flop_no_drop)
    return Table(
        unit=options.unit,
        order=options.suits,
        button=None if button is None else button - 1,
        tie_break=tie_break_of(options),
        odd_chips=options.odd_chips,
        odd_half=options.odd_half,
        rake=rake,
    )


def amount(text: str) -> Decimal:
    """Return an amount of chips.

    Raises:
        AmountError: it is none, or negative.
    """
    try:
        chips = Decimal(text.strip())
    except InvalidOperation:
        raise AmountError(f"expected an amount of chips, got {text.strip()!r}") from None
    if not chips.is_finite() or chips < 0:
        raise AmountError(f"expected an amount of chips, got {text.strip()!r}")
    if abs(chips.adjusted()) > _MOST_DIGITS or len(chips.as_tuple().digits) > _MOST_DIGITS:
        raise AmountError(
            f"an amount of chips has up to {_MOST_DIGITS} digits, not {text.strip()!r}"
        )
    return chips


def _part(text: str) -> Fraction:
    """Return the part that a rake takes.

    Raises:
        AmountError: it is none, or more than all.
    """
    number, percent, rest = text.partition("%")
    try:
        part = Fraction(amount(number)) / (100 if percent else 1)
    except AmountError:
        part = Fraction(-1)
    if rest or not 0 <= part <= 1:
        raise AmountError(f"expected a part such as 5% or 0.05, got {text!r}")
    return part
