"""The options whose value is cards, as ``--board`` and ``--dead``."""

from argparse import ArgumentParser

from acehigh.cli.options.values import or_usage_error
from acehigh.parsing import parse_cards


def add_known_cards(command: ArgumentParser) -> None:
    """Add the options that name the cards which are known besides those of the players."""
    add_cards_option(command, "--board", "the board so far")
    add_cards_option(command, "--dead", "cards that can come to nobody")


def add_cards_option(command: ArgumentParser, option: str, about: str) -> None:
    """Add an option that names cards; none, unless it is given."""
    command.add_argument(
        option, type=or_usage_error(parse_cards), default=(), metavar="CARDS", help=about
    )
