"""``acehigh pot``: who gets what of a pot and its side pots."""

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from dataclasses import replace
from decimal import Decimal

from acehigh.cli.command import Command
from acehigh.cli.options.deal import add_deal, add_sizes, choose_deal
from acehigh.cli.options.game import add_game, choose_game
from acehigh.cli.options.lines import Line, about_lines, players_of
from acehigh.cli.options.suits import add_suits
from acehigh.cli.options.table import add_table, amount, table_of
from acehigh.cli.output import Output
from acehigh.errors import ParseError
from acehigh.games.game import Game
from acehigh.holdings import AnyHolding
from acehigh.showdowns.settlement import HOUSE, Award, settle

_EXAMPLES = """\
Each player is the holding, or the word fold, an equals sign, and what was paid.

examples:
  $ acehigh pot "Ah Kd = 105" "As Kc = 105" "fold = 15" --board "Ac 9d 9h 4s 2c" --unit 5
  seat 1 wins 110 with two pair, aces and nines, king kicker
  seat 2 wins 115 with two pair, aces and nines, king kicker; odd chip by the ace of spades
"""


def _add_arguments(command: ArgumentParser) -> None:
    add_game(command)
    add_deal(command)
    add_sizes(command)
    add_suits(command)
    add_table(command)


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
    won = [award for award in awards if not award.returned and award.player != HOUSE]
    seats = {award.player for award in won}
    return seats.pop() if len(seats) == 1 and any(award.half for award in won) else None


def _settled(players: Sequence[Line], options: Namespace) -> tuple[Award[Decimal], ...]:
    seats = [_seat(player) for player in players]
    table = table_of(options, len(seats))
    held, paid = [cards for cards, _ in seats], [paid for _, paid in seats]
    dead = () if options.dead is None else options.dead
    if options.game is not None:
        game: Game = options.game
        return game.settle(held, paid, table, options.board, dead=dead)
    return settle(
        options.rules,
        held,
        paid,
        table,
        board=options.board,
        hole_cards=options.hole_cards,
        low=options.low,
        dead=dead,
        sizes=options.sizes or "same",
    )


def _seat(player: Line) -> tuple[AnyHolding | None, Decimal]:
    """Return what a player holds, None if he folded, and what he paid."""
    holding, equals, paid = player.text.rpartition("=")
    if not equals:
        raise ParseError(f"expected a holding = what was paid, got {player.text!r}")
    folded = holding.strip().lower() == "fold"
    return None if folded else replace(player, text=holding).holding(), amount(paid)


def _plain(chips: Decimal) -> Decimal:
    """Return the number without needless zeros: 99, not 99.0 or 9.9E+1."""
    return Decimal(f"{chips.normalize():f}")


def _fields(award: Award[Decimal]) -> dict[str, object]:
    return {
        "seat": None if award.player == HOUSE else award.player + 1,
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
