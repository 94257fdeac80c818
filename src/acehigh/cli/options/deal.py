"""The arguments that say which cards are held, and how they are played."""

from argparse import ArgumentParser, Namespace
from typing import get_args

from acehigh.cli.options.cards import add_cards_option
from acehigh.cli.options.lines import add_lines, choose_source
from acehigh.cli.options.output import add_output
from acehigh.cli.options.rules import add_rules, choose_rules
from acehigh.cli.options.values import number, or_usage_error
from acehigh.errors import CardError, HandSizeError
from acehigh.showdowns.showdown import Sizes


def add_deal(command: ArgumentParser) -> None:
    """Add the arguments that say which cards are held, and how they are played."""
    add_lines(command, "HOLDING", "a player's cards")
    add_output(command)
    add_rules(command)
    add_cards_option(command, "--board", "cards that all players share")
    command.add_argument(
        "--hole-cards",
        type=or_usage_error(number),
        metavar="N",
        help="exactly so many of the holding play, the rest from the board: 2 in Omaha",
    )


def add_sizes(command: ArgumentParser) -> None:
    """Add the option by which holdings beside a board may have different sizes."""
    command.add_argument(
        "--sizes",
        choices=get_args(Sizes),
        help="beside a board all hold the same number of cards (default), or any number",
    )


def choose_deal(options: Namespace) -> None:
    """Settle the rules and where the lines come from; report what is wrong with every line."""
    choose_rules(options)
    choose_source(options)
    board, hole_cards, size = options.board, options.hole_cards, options.rules.hand_size
    try:
        options.rules.deck.check(board)
        if hole_cards is not None and hole_cards > size:
            raise HandSizeError(f"a hand has {size} cards, not {hole_cards} hole cards")
        if hole_cards is not None and size - hole_cards > len(board):
            raise HandSizeError(
                f"--hole-cards {hole_cards} takes {size - hole_cards} cards from the board, "
                f"which has {len(board)}"
            )
    except CardError as error:
        options.error(str(error))
