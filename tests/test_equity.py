"""`equity` agrees with the slow twin: on small decks, and near the end of a deal."""

from collections.abc import Sequence
from fractions import Fraction
from math import comb
from random import Random
from typing import Any

import pytest

from acehigh import Card, equity
from helpers.dealt import Dealt
from helpers.equity_games import GAMES, assert_as_dealt
from helpers.slow_equity import Choices, slow_equity

MOST_DEALS = 200


def contest(game: Dealt, random: Random) -> tuple[list[tuple[Card, ...]], Any, Any]:
    """Return random holdings, a board and dead cards of which few deals can come."""
    while True:
        number = random.choice([2, 2, 2, 3, 4])
        dead = random.choice([0, 0, 1, 3])
        cards = random.sample(game.deck.cards, len(game.deck))
        board = (
            random.choice([game.board, game.board - 1, game.board - 2, 0]) if game.board else 0
        )
        less = [max(random.choice([0, 0, 0, 1, 1, 2]), 0) for _ in range(number)]
        known = [max(game.hole - one, 0) for one in less]
        if board < 0 or number * game.hole + game.board + dead > len(cards):
            continue
        missing = [*[game.hole - one for one in known], game.board - board]
        if _deals(len(cards) - sum(known) - board - dead, missing) > MOST_DEALS:
            continue
        drawn = iter(cards)
        held = [tuple(next(drawn) for _ in range(one)) for one in known]
        return (
            held,
            tuple(next(drawn) for _ in range(board)),
            tuple(next(drawn) for _ in range(dead)),
        )


def _deals(left: int, missing: Sequence[int]) -> int:
    """Return in how many ways the missing cards can be dealt from those that are left."""
    ways = 1
    for number in missing:
        ways *= comb(left, number)
        left -= number
    return ways


def certain(holdings: Sequence[tuple[Card, ...]]) -> list[Choices]:
    return [[(held, Fraction(1))] for held in holdings]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_counted_as_it_is_dealt(name: str, seed: int) -> None:
    game = GAMES[name]
    held, board, dead = contest(game, Random(f"{name} {seed}"))
    found = equity(game, held, board=board, dead=dead)
    assert_as_dealt(found, slow_equity(game, certain(held), board, dead))
