"""Each way of counting gives what going through all deals gives."""

from random import Random

import pytest

from acehigh.odds.equities import boards, matchups, separate
from acehigh.odds.equities.contest import Contest, Part
from acehigh.odds.equities.deals import count_deals
from helpers.dealt import Dealt
from helpers.equity_games import GAMES

MOST_DEALS = 2_500


def contest(game: Dealt, random: Random) -> Contest:
    """Return a contest of few deals, in which as much as possible is to come."""
    cards = random.sample(game.deck.cards, len(game.deck))
    parts = [
        Part(one.name, one.ranker, one.hole_cards, one.most_hole_cards, one.among)
        for one in game.parts
    ]
    players = random.choice([2, 2, 3]) if game.board else 2
    held = [game.hole] * players
    if not game.board:
        held = [game.hole - random.choice([1, 2]), game.hole - random.choice([0, 1])]
    to_come = game.board
    while True:
        known = iter(cards)
        made = Contest(
            game.deck,
            tuple(parts),
            tuple(tuple(next(known) for _ in range(number)) for number in held),
            tuple(game.hole - number for number in held),
            tuple(next(known) for _ in range(game.board - to_come)),
            to_come,
            tuple(next(known) for _ in range(random.choice([0, 0, 2]))),
        )
        if made.deals <= MOST_DEALS:
            return made
        to_come -= game.board > 0
        cards = cards[: len(cards) - (not game.board)]
        held = [min(number + (not game.board), game.hole) for number in held]


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_all_ways_give_the_same(name: str) -> None:
    asked = contest(GAMES[name], Random(name))
    expected = count_deals(asked)
    assert expected.total() == asked.deals
    assert matchups.count_matchup(asked) == expected
    if boards.serves(asked):
        assert boards.count_boards(asked) == expected
        assert boards.count_boards(asked, shared=True) == expected
    if separate.serves(asked):
        assert separate.count_separate(asked) == expected


def test_the_ways_serve_what_they_are_for() -> None:
    by_boards = {name for name in GAMES if boards.serves(contest(GAMES[name], Random(name)))}
    by_draws = {name for name in GAMES if separate.serves(contest(GAMES[name], Random(name)))}
    assert by_boards >= {"hold'em of 24 cards", "omaha", "omaha of 52 cards", "greek hold'em"}
    assert by_draws >= {"razz", "stud", "badugi", "two lows", "razz of 2 decks"}
    assert not by_draws & {"draw from 2 decks", "bugs in a draw"}
