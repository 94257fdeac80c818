"""``acehigh winners``: each hand of a showdown, and who wins."""

from argparse import ArgumentParser, Namespace

from acehigh.cli.command import Command
from acehigh.cli.options.deal import add_deal, add_sizes, choose_deal
from acehigh.cli.options.game import add_game, choose_game
from acehigh.cli.options.lines import Players, about_lines, hint_at_quotes, players_of
from acehigh.cli.options.numbers import add_numbers, choose_numbers
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

  a game says what is dealt, what plays, and what parts a pot has
  $ acehigh winners --game leduc "Kh" "Qs" --board "Qh"
  loses   Kh  Kh Qh: king high, queen kicker
  wins    Qs  Qs Qh: pair of queens
"""


def _add_arguments(command: ArgumentParser) -> None:
    add_game(command)
    add_deal(command)
    add_sizes(command)
    add_suits(command)
    add_numbers(command)


def _winners(options: Namespace, output: Output) -> None:
    """Print the hands of each showdown, and who wins."""
    (choose_deal if options.game is None else choose_game)(options)
    choose_numbers(options)
    if len(options.lines) == 1:
        options.error("a showdown needs two holdings or more, each an argument in quotes")
    for players in players_of(options):
        try:
            parts = _parts(players, options)
        except CardError as error:
            _complain(players, error, options, output)
            continue
        if output.as_json:
            with output.complaints(players.place):
                _record(players, parts, options, output)
        else:
            output.begin_answer()
            _print(parts, output)
    hint_at_quotes(options, output)


def _parts(players: Players, options: Namespace) -> dict[str, Shown]:
    """Return what is shown for each part of the pot; without a game there is one."""
    if len(players.holdings) < 2:
        raise CardError("a showdown needs two holdings or more, with | or ; between them")
    held = [holding.holding() for holding in players.holdings]
    tie_break = tie_break_of(options)
    if options.game is not None:
        contests = options.game.showdowns(held, options.board, tie_break=tie_break)
        return {part: Shown(showdown) for part, showdown in contests.items()}
    showdown = Showdown(
        options.rules,
        held,
        board=options.board,
        hole_cards=options.hole_cards,
        tie_break=tie_break,
        sizes=options.sizes or "same",
    )
    return {"": Shown(showdown)}


def _complain(players: Players, error: CardError, options: Namespace, output: Output) -> None:
    """Report every holding that is bad by itself; if none is, the error of all together."""
    good = 0
    for holding in players.holdings:
        with output.complaints(holding.place):
            board, hole_cards, game = options.board, options.hole_cards, options.game
            if game is not None:
                game.told_by([held := holding.holding()]).hands(held, board)
            elif hole_cards is not None:
                Showdown(options.rules, [holding.holding()], board=board, hole_cards=hole_cards)
            else:
                options.rules.key(holding.holding() + board)
            good += 1
    if good == len(players.holdings):
        output.complain(players.place, error)


def _print(parts: dict[str, Shown], output: Output) -> None:
    name_width = max(map(len, parts))
    for name, shown in parts.items():
        held = [" ".join(map(str, cards)) for cards in shown.showdown.holdings]
        width = max(map(len, held))
        # With several parts each line begins with the name of its own.
        begin = f"{name:<{name_width}}  " if len(parts) > 1 else ""
        for seat, (cards, hand) in enumerate(zip(held, shown.hands, strict=True)):
            wins = seat in shown.winners
            mark = ("wins" if len(shown.winners) == 1 else "splits") if wins else "loses"
            tie = f"; tie broken by the {shown.tie_break}" if wins and shown.tie_break else ""
            output.text(f"{begin}{mark:<6}  {cards:<{width}}  {hand}{tie}", bold=wins)
        if not shown.is_told_apart:
            output.text(f"{begin}{shown.why}")
    scooper = _scoops(parts)
    if scooper is not None:
        output.text(f"seat {scooper + 1} scoops")


def _scoops(parts: dict[str, Shown]) -> int | None:
    """Return who wins alone all that can be won, if there are several parts."""
    won = {shown.winners for shown in parts.values() if shown.winners}
    (seats, *others) = won or {()}
    return seats[0] if len(parts) > 1 and not others and len(seats) == 1 else None


def _record(
    players: Players, parts: dict[str, Shown], options: Namespace, output: Output
) -> None:
    records = {
        name: {
            "hands": [hand_record(hand, numbers=options.numbers) for hand in shown.hands],
            "winners": shown.winners,
            "tie_break": shown.tie_break,
            "why": shown.why,
        }
        for name, shown in parts.items()
    }
    held = [holding.text for holding in players.holdings]
    if options.game is None:
        output.record(line=players.number, holdings=held, **records[""])
        return
    output.record(
        line=players.number,
        game=options.game.name,
        holdings=held,
        parts=records,
        scoops=_scoops(parts),
    )


COMMAND = Command(
    "winners",
    "print each hand of a showdown, and who wins",
    _add_arguments,
    _winners,
    description=about_lines("a showdown a line, with | or ; between its holdings"),
    examples=_EXAMPLES,
)
