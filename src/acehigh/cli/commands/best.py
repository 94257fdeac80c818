"""``acehigh best``: the best hand of each holding."""

from argparse import ArgumentParser, Namespace

from acehigh.cli.command import Command
from acehigh.cli.options.deal import add_deal, choose_deal
from acehigh.cli.options.lines import Line, about_lines, hint_at_quotes, lines_of
from acehigh.cli.options.numbers import add_numbers, choose_numbers
from acehigh.cli.output import Output
from acehigh.cli.records import hand_record, hand_text
from acehigh.errors import CardError
from acehigh.keys import Hand
from acehigh.showdowns.showdown import Showdown

_EXAMPLES = """\
examples:
  $ acehigh best "2c 7d 7h Ks 7s Kd Ah" AsKsQsJsTs
  7s 7h 7d Ks Kd: full house, sevens over kings
  As Ks Qs Js Ts: straight flush, ace high (royal flush)

  $ acehigh best --hole-cards 2 --board "Qs Js Ts 2h 2s" "As Ks 2c 2d"
  As Ks Qs Js Ts: straight flush, ace high (royal flush)
"""


def _add_arguments(command: ArgumentParser) -> None:
    add_deal(command)
    add_numbers(command)


def _best(options: Namespace, output: Output) -> None:
    """Print the best hand of each holding."""
    choose_deal(options)
    choose_numbers(options)
    for line in lines_of(options):
        # Of many lines, `with output.complaints` would take a seventh of the time.
        try:
            _answer(line, options, output)
        except CardError as error:
            output.complain(line.place, error)
    hint_at_quotes(options, output)


def _answer(line: Line, options: Namespace, output: Output) -> None:
    hand = _hand(line, options)
    if output.as_json:
        record = hand_record(hand, numbers=options.numbers)
        output.record(line=line.number, holding=line.text, **record)
    else:
        output.text(hand_text(hand))


def _hand(line: Line, options: Namespace) -> Hand:
    cards, board, hole_cards = line.cards(), options.board, options.hole_cards
    if hole_cards is not None:
        showdown = Showdown(options.rules, [cards], board=board, hole_cards=hole_cards)
        return showdown.hand(0)
    hand: Hand = options.rules.best(cards + board)
    return hand


COMMAND = Command(
    "best",
    "print the best hand of each holding",
    _add_arguments,
    _best,
    description=about_lines("a holding a line"),
    examples=_EXAMPLES,
)
