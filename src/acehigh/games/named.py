"""The named games: one row each, and those that plug-ins add (G2 to G5)."""

from acehigh.catalogue import Catalogue, Named
from acehigh.games import draw, holdem, small, stud
from acehigh.games.game import Game

ALIASES = {
    "holdem": "hold'em", "texas": "hold'em", "texas hold'em": "hold'em", "nlhe": "hold'em",
    "lazy pineapple": "tahoe", "super holdem": "super hold'em", "irish poker": "irish",
    "plo": "omaha", "omaha high": "omaha", "omaha hold'em": "omaha",
    "plo8": "omaha hi-lo", "omaha 8": "omaha hi-lo", "omaha eight or better": "omaha hi-lo",
    "omaha high-low": "omaha hi-lo",
    "plo5": "five-card omaha", "big o": "five-card omaha hi-lo", "plo6": "six-card omaha",
    "greek": "greek hold'em", "short deck": "six-plus", "six plus hold'em": "six-plus",
    "6+": "six-plus", "royal": "royal hold'em",
    "stud": "seven-card stud", "7-card stud": "seven-card stud",
    "5-card stud": "five-card stud",
    "stud 8": "stud hi-lo", "stud eight or better": "stud hi-lo",
    "seven-card stud hi-lo": "stud hi-lo", "canadian stud": "soko",
    "chicago": "high chicago", "draw": "five-card draw", "5-card draw": "five-card draw",
    "2-7": "deuce-to-seven single draw", "2-7 single draw": "deuce-to-seven single draw",
    "deuce to seven": "deuce-to-seven single draw",
    "2-7 triple draw": "deuce-to-seven triple draw",
    "triple draw": "deuce-to-seven triple draw",
    "a-5": "ace-to-five triple draw", "a-5 triple draw": "ace-to-five triple draw",
    "lowball": "ace-to-five triple draw", "ace to six": "london lowball",
    "kuhn poker": "kuhn", "leduc hold'em": "leduc", "rhode island hold'em": "rhode island",
}  # fmt: skip
"""Other names of these games."""

BUILT_IN: tuple[Named[Game], ...] = tuple(
    Named(game.name, game.sentence, game)
    for family in (holdem, stud, draw, small)
    for game in vars(family).values()
    if isinstance(game, Game)
)

GAMES: Catalogue[Game] = Catalogue("game", Game, "acehigh.games", BUILT_IN, ALIASES)
"""Every named game. Other packages add theirs by the entry point ``acehigh.games``."""


def games() -> dict[str, Named[Game]]:
    """Return every named game by its name: ours first, then those of plug-ins.

    >>> games()["razz"].sentence
    'Seven-card stud for the best low hand, ace to five.'
    """
    return GAMES.all_rows()


def game_named(name: str) -> Game:
    """Return the game of this name: case, spaces and hyphens do not matter.

    Raises:
        UnknownNameError: there is none, or its package fails; the error says which is
            nearest, or what went wrong.

    >>> game_named("Omaha-hi-lo") is game_named("omaha hi-lo")
    True
    >>> game_named("texas").name
    "hold'em"
    """
    return GAMES.named(name)
