"""The option that says which game is played: its own cards, rules and parts of the pot."""

from argparse import ArgumentParser, Namespace

from acehigh.cli.options.lines import choose_source
from acehigh.cli.options.values import or_usage_error
from acehigh.evaluators.high import High
from acehigh.games.named import game_named

_OF_THE_RULES = (
    "deck",
    "wild",
    "jokers",
    "bug",
    "lowest_wild",
    "naturals",
    "hole_cards",
    "low",
    "sizes",
)
"""What a game says itself, besides the rules."""


def add_game(command: ArgumentParser) -> None:
    """Add the option that says which game is played, where rules may be given instead."""
    _add_game(command, "the game, instead of --rules and the like; `acehigh games` lists them")


def add_game_only(command: ArgumentParser) -> None:
    """Add the option that says which game is played, where that is all there is to say."""
    _add_game(command, "the game (default: hold'em); `acehigh games` lists them", "hold'em")


def _add_game(command: ArgumentParser, about: str, default: str | None = None) -> None:
    command.add_argument(
        "--game",
        type=or_usage_error(game_named),
        default=default,
        metavar="GAME",
        help=about,
    )


def choose_game(options: Namespace) -> None:
    """Settle where the lines come from; report options that a game leaves no room for."""
    given = [
        name for name in _OF_THE_RULES if getattr(options, name, None) not in (None, False)
    ]
    if options.rules != High():
        given.insert(0, "rules")
    if given:
        option = given[0].replace("_", "-")
        options.error(f"--{option} and --game exclude each other: the game says it")
    choose_source(options)
