"""``acehigh pot``: who gets what of a pot and its side pots."""

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from dataclasses import replace
from decimal import Decimal, InvalidOperation

from acehigh.cli.command import Command
from acehigh.cli.options.deal import add_deal, choose_deal
from acehigh.cli.options.game import add_game, choose_game
from acehigh.cli.options.lines import Line, about_lines, players_of
from acehigh.cli.options.suits import add_suits, tie_break_of
from acehigh.cli.options.values import number, or_usage_error, rules
from acehigh.cli.output import Output
from acehigh.errors import AmountError, ParseError
from acehigh.games.game import Game
from acehigh.holdings import AnyHolding
from acehigh.showdowns.settlement import Award, Table, settle

_EXAMPLES = """\
Each player is the holding, or the word fold, an equals sign, and what was paid.

examples:
  $ acehigh pot "Ah Kd = 105" "As Kc = 105" "fold = 15" --board "Ac 9d 9h 4s 2c" --unit 5
  seat 1 wins 110 with two pair, aces and nines, king kicker
  seat 2 wins 115 with two pair, aces and nines, king kicker; odd chip by the ace of spades
"""

# Chips are counted in up to so many digits, before and after the point.
_MOST_DIGITS = 18


def _add_arguments(command: ArgumentParser) -> None:
    add_game(command)
    add_deal(command)
    add_suits(command)
    group = command.add_argument_group("the table")
    group.add_argument(
        "--low",
        type=or_usage_error(rules),
        metavar="NAME",
        help="how the low half is won, in high-low games: eight-or-better, say",
    )
    group.add_argument(
        "--unit",
        type=or_usage_error(_amount),
        default="1",
        metavar="AMOUNT",
        help="what the smallest chip is worth (default: 1)",
    )
    group.add_argument(
        "--button",
        type=or_usage_error(number),
        metavar="SEAT",
        help="odd chips go to the first winner left of this seat, not by high card",
    )


def _pot(options: Namespace, output: Output) -> None:
    """Print who gets what of each pot."""
    (choose_deal if options.game is None else choose_game)(options)
    for players in players_of(options):
        with output.complaints(players.place):
            awards = _settled(players.holdings, options)
            for award in awards:
                if output.as_json:
                    output.record(line=players.number, **_fields(award))
                else:
                    output.text(str(replace(award, amount=_plain(award.amount))))
            seat = _scoops(awards) if options.game else None
            if seat is not None and not output.as_json:
                output.text(f"seat {seat + 1} scoops")


def _scoops(awards: Sequence[Award[Decimal]]) -> int | None:
    """Return who wins every part of every pot, if a pot has several parts."""
    won = [award for award in awards if not award.returned]
    seats = {award.player for award in won}
    return seats.pop() if len(seats) == 1 and any(award.half for award in won) else None


def _amount(text: str) -> Decimal:
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
    held, paid = [cards for cards, _ in seats], [paid for _, paid in seats]
    if options.game is not None:
        game: Game = options.game
        return game.settle(held, paid, table, options.board)
    return settle(
        options.rules,
        held,
        paid,
        table,
        board=options.board,
        hole_cards=options.hole_cards,
        low=options.low,
    )


def _seat(player: Line) -> tuple[AnyHolding | None, Decimal]:
    """Return what a player holds, None if he folded, and what he paid."""
    holding, equals, paid = player.text.rpartition("=")
    if not equals:
        raise ParseError(f"expected a holding = what was paid, got {player.text!r}")
    folded = holding.strip().lower() == "fold"
    return None if folded else replace(player, text=holding).holding(), _amount(paid)


def _plain(chips: Decimal) -> Decimal:
    """Return the number without needless zeros: 99, not 99.0 or 9.9E+1."""
    return Decimal(f"{chips.normalize():f}")


def _fields(award: Award[Decimal]) -> dict[str, object]:
    return {
        "seat": award.player + 1,
        "amount": str(_plain(award.amount)),
        "pot": award.pot,
        "returned": award.returned,
        "half": award.half,
        "hand": None if award.hand is None else award.hand.key.describe(),
        "tie_break": award.tie,
        "odd_chip": award.odd_chip,
    }


COMMAND = Command(
    "pot",
    "print who gets what of a pot and its side pots",
    _add_arguments,
    _pot,
    description=about_lines("a pot a line, with | or ; between its players"),
    examples=_EXAMPLES,
)
