"""The fast and the slow statement of wild cards agree."""

from collections.abc import Iterable, Sequence
from random import Random

import pytest

from acehigh import Card, LowestCardWild
from helpers.hands import hands_of_every_pattern, run_through
from helpers.twin import assert_same_categories, assert_same_order
from helpers.twin_wild import DECIDES, JOKER, credited
from helpers.wild_catalogue import GAMES, LOWEST, MAIN, NATURALS, ONE_JOKER, STANDARD
from helpers.wild_games import Game, lowest_places


def name_of(game: Game) -> str:
    """Return what pytest calls a test of this game."""
    return game.name


every_game = pytest.mark.parametrize("game", GAMES, ids=name_of)
games_with_naturals = pytest.mark.parametrize("game", NATURALS, ids=name_of)
games_of_one_joker = pytest.mark.parametrize("game", ONE_JOKER, ids=name_of)
games_of_lowest = pytest.mark.parametrize("game", LOWEST, ids=name_of)


@pytest.mark.slow
@every_game
def test_agree_on_some_holdings(game: Game) -> None:
    sizes = [size for size in game.sizes if size <= 5]
    assert_agree([game], game.deal(25, sizes, most=2))


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", [game for game in GAMES if game not in NATURALS], ids=name_of)
def test_agree_on_many_holdings(game: Game) -> None:
    assert_agree([game], game.deal(500 if game in MAIN else 200))


@pytest.mark.slow
@games_with_naturals
def test_house_rules_for_equal_hands_agree_on_some_holdings(game: Game) -> None:
    assert_agree(list(map(game.with_naturals, DECIDES)), game.deal(20, (5,), most=2))


@pytest.mark.exhaustive
@games_with_naturals
def test_house_rules_for_equal_hands_agree_on_many_holdings(game: Game) -> None:
    assert_agree(list(map(game.with_naturals, DECIDES)), game.deal(500))


def assert_agree(games: Sequence[Game], holdings: Iterable[Sequence[Card]]) -> None:
    """Fail unless games that differ in `naturals` only agree with the twin, asked once."""
    credits_ = [(cards, games[0].credit(cards)) for cards in holdings]
    for game in games:
        pairs = [(game.ranker.key(cards), game.worth(credit)) for cards, credit in credits_]
        assert_same_categories((key, worth) for key, (worth, _) in pairs)
        assert_same_order(pairs)


@games_of_one_joker
def test_agree_on_many_fours_and_a_joker(game: Game) -> None:
    fours = list(hands_of_every_pattern(STANDARD, 4))
    assert_agree([game], ((*four, JOKER) for four in Random(4).sample(fours, 15)))


@pytest.mark.exhaustive
@games_of_one_joker
def test_agree_on_every_four_and_a_joker(game: Game) -> None:
    kinds = run_through([game.ranker], 4, beside=(JOKER,))
    pairs = [(game.ranker.key(hand), game.rule(hand)) for hand in kinds]
    assert len(pairs) == 16_432
    assert_same_categories(pairs)
    assert_same_order(pairs)


@pytest.mark.slow
@games_of_lowest
def test_the_lowest_concealed_card_agrees_on_some_holdings(game: Game) -> None:
    assert_agree_concealed(game, 40, (5,))


@pytest.mark.exhaustive
@games_of_lowest
def test_the_lowest_concealed_card_agrees_on_many_holdings(game: Game) -> None:
    assert_agree_concealed(game, 1_500, game.sizes)


def assert_agree_concealed(game: Game, number: int, sizes: Sequence[int]) -> None:
    """Fail unless the twin agrees where only some cards are concealed (W8)."""
    random, ranker = Random(8), game.ranker
    assert isinstance(ranker, LowestCardWild)
    pairs = []
    for cards in game.deal(number, sizes):
        concealed = random.sample(cards, random.randint(0, 3))
        worth, _ = max(
            credited(game.rule, cards, places, ranker.hand_size)
            for places in lowest_places(ranker, cards, concealed)
        )
        pairs.append((ranker.key(cards, concealed), worth))
    assert_same_categories(pairs)
    assert_same_order(pairs)
