"""``acehigh pot``: who gets what of a pot and its side pots."""

from argparse import Namespace
from collections.abc import Sequence
from dataclasses import replace
from decimal import Decimal, InvalidOperation

from acehigh.cards import Card
from acehigh.cli.lines import Line, showdowns
from acehigh.cli.output import Output
from acehigh.errors import AmountError, ParseError
from acehigh.showdowns.settlement import Award, Table, settle
from acehigh.showdowns.tiebreaks import SuitTieBreak


def pot(options: Namespace, output: Output) -> None:
    """Print who gets what of each pot."""
    for showdown in showdowns(options):
        with output.complaints(showdown.place):
            for award in _settled(showdown.holdings, options):
                if output.as_json:
                    output.record(line=showdown.number, **_fields(award))
                else:
                    output.text(str(replace(award, amount=_plain(award.amount))))


def amount(text: str) -> Decimal:
    """Return an amount of chips.

    Raises:
        AmountError: it is none, or negative.
    """
    try:
        number = Decimal(text.strip())
    except InvalidOperation:
        raise AmountError(f"expected an amount of chips, got {text.strip()!r}") from None
    if not number.is_finite() or number < 0:
        raise AmountError(f"expected an amount of chips, got {text.strip()!r}")
    return number


def tie_break_of(options: Namespace) -> SuitTieBreak | None:
    """Return the house rule that was asked for, if any."""
    if options.tie_break is None:
        return None
    return SuitTieBreak(options.tie_break, options.suits)


def _settled(players: Sequence[Line], options: Namespace) -> tuple[Award[Decimal], ...]:
    seats = [_seat(player) for player in players]
    if options.button is not None and not 1 <= options.button <= len(seats):
        raise AmountError(
            f"the button is at a seat from 1 to {len(seats)}, not {options.button}"
        )
    table = Table(
        unit=options.unit,
        order=options.suits,
        button=None if options.button is None else options.button - 1,
        tie_break=tie_break_of(options),
    )
    return settle(
        options.rules,
        [cards for cards, _ in seats],
        [paid for _, paid in seats],
        table,
        board=options.board,
        hole_cards=options.hole_cards,
        low=options.low,
    )


def _seat(player: Line) -> tuple[tuple[Card, ...] | None, Decimal]:
    """Return what a player holds, None if he folded, and what he paid."""
    holding, equals, paid = player.text.rpartition("=")
    if not equals:
        raise ParseError(f"expected a holding = what was paid, got {player.text!r}")
    folded = holding.strip().lower() == "fold"
    return None if folded else replace(player, text=holding).cards(), amount(paid)


def _plain(number: Decimal) -> Decimal:
    """Return the number without needless zeros: 99, not 99.0 or 9.9E+1."""
    return Decimal(f"{number.normalize():f}")


def _fields(award: Award[Decimal]) -> dict[str, object]:
    return {
        "seat": award.player + 1,
        "amount": str(_plain(award.amount)),
        "pot": award.pot,
        "half": award.half,
        "hand": None if award.hand is None else award.hand.key.describe(),
        "odd_chip": award.odd_chip,
    }
