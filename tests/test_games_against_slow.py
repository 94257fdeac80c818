"""Every named game against an independent, slow statement of it (helpers/slow_games.py)."""

from random import Random

import pytest

from acehigh.games import Game, game_named
from acehigh.games.named import BUILT_IN
from helpers.slow_games import SLOW_GAMES, deal, winners

NAMES = [row.name for row in BUILT_IN]


def assert_agree(name: str, deals: int) -> None:
    game, slow, random = game_named(name), SLOW_GAMES[name], Random(name)
    assert (game.hole, game.up, game.board) == (slow.down + slow.up, slow.up, slow.board)
    assert game.deck == slow.deck
    for _ in range(deals):
        players = random.randint(2, min(4, (len(slow.deck) - slow.board) // game.hole))
        holdings, board = deal(slow, players, random)
        expected = winners(slow, holdings, board)
        dealt = [tuple(held) if not held.up else held for held in holdings]
        assert game.winners(dealt, board) == expected, (holdings, board)


def test_every_game_is_stated_twice() -> None:
    assert set(SLOW_GAMES) == set(NAMES)
    assert all(isinstance(row.value, Game) for row in BUILT_IN)


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_some_showdowns_end_as_the_slow_statement_says(name: str) -> None:
    # Each rank that the upcards make wild is another ranking, which takes a while to begin.
    assert_agree(name, 2 if name == "follow the queen" else 12)


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", NAMES)
def test_many_showdowns_end_as_the_slow_statement_says(name: str) -> None:
    assert_agree(name, 150)
