"""The variant codes of the open hand-history format (PHH), as games, and back."""

from acehigh.errors import unknown_name
from acehigh.games.game import Game
from acehigh.games.named import game_named

PHH_GAMES = {
    "FT": "hold'em",
    "NT": "hold'em",
    "NS": "six-plus",
    "PO": "omaha",
    "FO/8": "omaha hi-lo",
    "F7S": "seven-card stud",
    "F7S/8": "stud hi-lo",
    "FR": "razz",
    "N2L1D": "deuce-to-seven single draw",
    "F2L3D": "deuce-to-seven triple draw",
    "FB": "badugi",
}
"""The game of each code. F, N and P are the limits of the betting, which no showdown asks."""


def game_of_phh(code: str) -> Game:
    """Return the game of a variant code.

    Raises:
        UnknownNameError: there is no such code.

    >>> game_of_phh("FO/8").name
    'omaha hi-lo'
    """
    name = PHH_GAMES.get(code.upper()) if isinstance(code, str) else None
    if name is None:
        raise unknown_name("variant code", code, PHH_GAMES)
    return game_named(name)


def phh_codes(game: Game) -> tuple[str, ...]:
    """Return the variant codes of a game, one for each betting limit that has a code.

    >>> from acehigh.games import HOLDEM, SOKO
    >>> phh_codes(HOLDEM), phh_codes(SOKO)
    (('FT', 'NT'), ())
    """
    return tuple(code for code, name in PHH_GAMES.items() if name == game.name)
