"""What each command does with its options."""

import sys
from argparse import Namespace
from collections.abc import Callable

from acehigh.cli.chart import chart
from acehigh.cli.lines import Line, Showdown, holdings, showdowns
from acehigh.cli.output import Output
from acehigh.cli.pot import pot, tie_break_of
from acehigh.cli.table import table
from acehigh.compare import best_hand, winners
from acehigh.errors import CardError
from acehigh.evaluators.named import named_rankers
from acehigh.keys import Hand


def _best(options: Namespace, output: Output) -> None:
    """Print the best hand of each holding."""
    for line in holdings(options):
        with output.complaints(line.place):
            hand = _hand(line, options)
            if output.as_json:
                output.record(line=line.number, holding=line.text, **_fields(hand))
            else:
                output.text(str(hand))
    _hint(options, output)


def _winners(options: Namespace, output: Output) -> None:
    """Print the hands of each showdown, and who wins."""
    first = True
    for showdown in showdowns(options):
        hands = _hands(showdown, options, output)
        if hands is None:
            continue
        with output.complaints(showdown.place):
            won = _won(showdown, options)
            if output.as_json:
                _record_showdown(showdown, hands, won, output)
            else:
                # A blank line between two showdowns, and none after the last.
                if not first:
                    output.text("")
                first = False
                _print_showdown(showdown, hands, won, output)
    _hint(options, output)


def _rules(_options: Namespace, output: Output) -> None:
    """Print every named ranker and what it is."""
    rows = named_rankers().values()
    width = max(len(row.name) for row in rows)
    for row in rows:
        if output.as_json:
            output.record(name=row.name, sentence=row.sentence)
        else:
            output.text(f"{row.name:<{width}}  {row.sentence}")


COMMANDS: dict[str, Callable[[Namespace, Output], None]] = {
    "best": _best,
    "winners": _winners,
    "pot": pot,
    "table": table,
    "chart": chart,
    "rules": _rules,
}


def _hand(holding: Line, options: Namespace) -> Hand:
    return best_hand(
        options.rules, holding.cards(), board=options.board, hole_cards=options.hole_cards
    )


def _hands(showdown: Showdown, options: Namespace, output: Output) -> list[Hand] | None:
    """Return each player's best hand; None, and a complaint for each, if any are bad."""
    hands = []
    for holding in showdown.holdings:
        with output.complaints(holding.place):
            hands.append(_hand(holding, options))
    return hands if len(hands) == len(showdown.holdings) else None


def _won(showdown: Showdown, options: Namespace) -> tuple[int, ...]:
    if len(showdown.holdings) < 2:
        raise CardError("a showdown needs two holdings or more, with | or ; between them")
    cards = [holding.cards() for holding in showdown.holdings]
    return winners(
        options.rules,
        cards,
        board=options.board,
        hole_cards=options.hole_cards,
        tie_break=tie_break_of(options),
    )


def _print_showdown(
    showdown: Showdown, hands: list[Hand], won: tuple[int, ...], output: Output
) -> None:
    held = [" ".join(map(str, holding.cards())) for holding in showdown.holdings]
    width = max(map(len, held))
    for seat, (cards, hand) in enumerate(zip(held, hands, strict=True)):
        wins = seat in won
        mark = ("wins" if len(won) == 1 else "splits") if wins else "loses"
        output.text(f"{mark:<6}  {cards:<{width}}  {hand}", bold=wins)


def _record_showdown(
    showdown: Showdown, hands: list[Hand], won: tuple[int, ...], output: Output
) -> None:
    output.record(
        line=showdown.number,
        holdings=[holding.text for holding in showdown.holdings],
        hands=[_fields(hand) for hand in hands],
        winners=won,
    )


def _fields(hand: Hand) -> dict[str, object]:
    """Return what other programs may want to know of a hand."""
    return {
        "cards": [str(card) for card in hand.cards],
        "plays_as": [str(card) for card in hand.plays_as],
        "category": str(hand.category),
        "ranks": [str(rank) for rank in hand.key.ranks],
        "description": hand.key.describe(),
        "qualifies": hand.key.qualifies,
    }


def _hint(options: Namespace, output: Output) -> None:
    """Tell those who gave their cards as an argument each that a holding is one argument."""
    single = len(options.holdings) > 1 and all(len(text) <= 3 for text in options.holdings)
    if single and output.status:
        whole = " ".join(options.holdings)
        print(f'hint: a holding is one argument, in quotes: "{whole}"', file=sys.stderr)
