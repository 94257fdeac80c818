"""The cards of Sheng Ji: decks, points, the kitty (T1 to T4, T24)."""

import pytest

from acehigh.errors import CardError, ParseError
from acehigh.tricks.shengji import kitty_size, points, shengji_deck
from acehigh.tricks.shengji.deck import usual_decks
from helpers.cases import in_one_test


@pytest.mark.parametrize("decks", range(1, 7))
def test_each_deck_has_54_cards_and_100_points(decks: int) -> None:
    deck = shengji_deck(decks)
    assert len(deck) == 54 * decks
    assert set(deck.counts.values()) == {decks}
    assert points(deck) == 100 * decks


@in_one_test(
    ("players", "decks", "size"),
    [(4, 1, 6), (4, 2, 8), (5, 2, 8), (5, 3, 7), (6, 2, 6), (6, 3, 6), (7, 3, 8), (8, 4, 8)],
)
def test_the_kitty_is_what_nobody_draws(players: int, decks: int, size: int) -> None:
    assert kitty_size(players, decks) == size
    assert (54 * decks - size) % players == 0


@in_one_test("players", range(4, 13))
def test_the_usual_kitty_is_small(players: int) -> None:
    assert 5 <= kitty_size(players, usual_decks(players)) < 5 + players


def test_points_are_counted_in_any_cards() -> None:
    assert points("5s 5h Td Kc As BJ SJ") == 30
    assert points([]) == 0
    assert points(iter(["5s", "Kd"])) == 15
    with pytest.raises(ParseError, match="'1s' is no card"):
        points("1s")


@in_one_test("decks", [0, -1, True, 1.5, "2"])
def test_decks_are_a_whole_number(decks: int) -> None:
    with pytest.raises(CardError, match="the number of decks is a whole number from 1 up"):
        shengji_deck(decks)
    with pytest.raises(CardError, match="decks"):
        kitty_size(4, decks)


@in_one_test("players", [3, 0, True, None])
def test_players_are_four_or_more(players: int) -> None:
    with pytest.raises(CardError, match="the number of players is a whole number from 4 up"):
        kitty_size(players, 2)
    with pytest.raises(CardError, match="players"):
        usual_decks(players)


def test_a_deck_is_not_enough_for_any_number_of_players() -> None:
    with pytest.raises(CardError, match="54 cards are too few for 54 players"):
        kitty_size(54, 1)
