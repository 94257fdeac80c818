"""The named games: one row each, and other names of them (G2 to G5)."""

import pickle
from typing import Any

import pytest

import acehigh
from acehigh.errors import UnknownNameError
from acehigh.games import RAZZ, Game, Part, game_named, games
from acehigh.games.named import ALIASES, BUILT_IN
from helpers.cases import in_one_test


@in_one_test("row", BUILT_IN)
def test_every_game_is_a_value_with_a_name_and_a_sentence(row: Any) -> None:
    game = row.value
    assert isinstance(game, Game)
    assert game_named(row.name) is game
    assert game_named(row.name.upper().replace(" ", "-")) is game
    assert row.sentence.endswith(".")
    assert game.name == row.name == row.name.lower()
    assert pickle.loads(pickle.dumps(game)) == game
    assert hash(game) == hash(game.replace())
    assert eval(repr(game), _names()) == game
    assert len(game.deck) >= game.hole * 2 + game.board


def _names() -> dict[str, object]:
    return {name: getattr(acehigh, name) for name in acehigh.__all__} | {
        "Game": Game,
        "Part": Part,
    }


@in_one_test(("alias", "name"), ALIASES.items())
def test_common_names_lead_to_the_game(alias: str, name: str) -> None:
    assert game_named(alias).name == game_named(alias.title()).name == name


def test_games_lists_them_all() -> None:
    assert list(games())[:2] == ["hold'em", "pineapple"]
    assert games()["razz"].value is RAZZ


@in_one_test(
    ("name", "near"),
    [("omahaa", "omaha"), ("texsa", "hold'em"), ("raz", "razz"), ("badoogi", "badugi")],
)
def test_an_unknown_game_is_told_the_nearest(name: str, near: str) -> None:
    with pytest.raises(UnknownNameError) as error:
        game_named(name)
    assert f"unknown game {name!r}: did you mean {near!r}?" in str(error.value)


@in_one_test("name", ["whist", "bridge", "solitaire", 5, None])
def test_a_name_like_no_other_is_told_none(name: Any) -> None:
    with pytest.raises(UnknownNameError, match="unknown game") as error:
        game_named(name)
    assert "did you mean" not in str(error.value)
