"""``acehigh winners``: each hand of a showdown, and who wins."""

from argparse import ArgumentParser, Namespace

from acehigh.cli.command import Command
from acehigh.cli.options.deal import add_deal, choose_deal
from acehigh.cli.options.lines import Players, about_lines, hint_at_quotes, players_of
from acehigh.cli.options.suits import add_suits, tie_break_of
from acehigh.cli.output import Output
from acehigh.cli.records import hand_record
from acehigh.cli.shown import Shown
from acehigh.errors import CardError
from acehigh.showdowns.showdown import Showdown

_EXAMPLES = """\
examples:
  $ acehigh winners "9d 9c" "Kh Th" "Kc 10c" --board "As Qs Jd 9h 4c"
  loses   9d 9c  9h 9d 9c As Qs: three of a kind, nines, ace kicker
  splits  Kh Th  As Kh Qs Jd Th: straight, ace high
  splits  Kc Tc  As Kc Qs Jd Tc: straight, ace high

  where each line is a showdown, such as  AsKsQsJsTs | 2c 2d 2h 3s 3c
  $ acehigh winners --file showdowns.txt
"""


def _add_arguments(command: ArgumentParser) -> None:
    add_deal(command)
    add_suits(command)


def _winners(options: Namespace, output: Output) -> None:
    """Print the hands of each showdown, and who wins."""
    choose_deal(options)
    if len(options.lines) == 1:
        options.error("a showdown needs two holdings or more, each an argument in quotes")
    first = True
    for players in players_of(options):
        try:
            shown = _shown(players, options)
        except CardError as error:
            _complain(players, error, options, output)
            continue
        if output.as_json:
            _record(players, shown, output)
        else:
            # A blank line between two showdowns, and none after the last.
            if not first:
                output.text("")
            first = False
            _print(shown, output)
    hint_at_quotes(options, output)


def _shown(players: Players, options: Namespace) -> Shown:
    if len(players.holdings) < 2:
        raise CardError("a showdown needs two holdings or more, with | or ; between them")
    return Shown(
        Showdown(
            options.rules,
            [holding.cards() for holding in players.holdings],
            board=options.board,
            hole_cards=options.hole_cards,
            tie_break=tie_break_of(options),
        )
    )


def _complain(players: Players, error: CardError, options: Namespace, output: Output) -> None:
    """Report every holding that is bad by itself; if none is, the error of all together."""
    good = 0
    for holding in players.holdings:
        with output.complaints(holding.place):
            board, hole_cards = options.board, options.hole_cards
            Showdown(options.rules, [holding.cards()], board=board, hole_cards=hole_cards)
            good += 1
    if good == len(players.holdings):
        output.complain(players.place, error)


def _print(shown: Shown, output: Output) -> None:
    held = [" ".join(map(str, cards)) for cards in shown.showdown.holdings]
    width = max(map(len, held))
    for seat, (cards, hand) in enumerate(zip(held, shown.hands, strict=True)):
        wins = seat in shown.winners
        mark = ("wins" if len(shown.winners) == 1 else "splits") if wins else "loses"
        tie = f"; tie broken by the {shown.tie_break}" if wins and shown.tie_break else ""
        output.text(f"{mark:<6}  {cards:<{width}}  {hand}{tie}", bold=wins)


def _record(players: Players, shown: Shown, output: Output) -> None:
    output.record(
        line=players.number,
        holdings=[holding.text for holding in players.holdings],
        hands=[hand_record(hand) for hand in shown.hands],
        winners=shown.winners,
        tie_break=shown.tie_break,
    )


COMMAND = Command(
    "winners",
    "print each hand of a showdown, and who wins",
    _add_arguments,
    _winners,
    description=about_lines("a showdown a line, with | or ; between its holdings"),
    examples=_EXAMPLES,
)
