"""The laws of games: every named game obeys them, and one that does not is found out."""

from importlib.metadata import EntryPoint
from typing import Any, TypeAlias

import pytest

from acehigh import High
from acehigh.errors import UnknownNameError
from acehigh.games import HOLDEM, Game, Part, game_named, games
from acehigh.games.named import BUILT_IN
from acehigh.showdowns.awards import Award
from acehigh.testing import check_game

Won: TypeAlias = dict[str, tuple[int, ...]]

SLOW = ("follow the queen", "baseball")


@pytest.mark.slow
@pytest.mark.parametrize("row", BUILT_IN, ids=lambda row: row.name)
def test_every_named_game_obeys_the_laws(row: Any) -> None:
    check_game(row.value, examples=1 if row.name in SLOW else 8)


class Favours(Game):
    """A game in which the first seat wins what it does not win."""

    def winners(self, *given: Any, **named: Any) -> Won:
        return dict.fromkeys(super().winners(*given, **named), (0,))


class Keeps(Game):
    """A game that loses an award."""

    def settle(self, *given: Any, **named: Any) -> tuple[Award[Any], ...]:
        return super().settle(*given, **named)[1:]


class Pays(Game):
    """A game that pays who folded."""

    def settle(self, *given: Any, **named: Any) -> tuple[Award[Any], ...]:
        return super().settle(*given, **{**named, "folded": ()})


class Lets(Game):
    """A game that does not look at what was dealt."""

    def winners(self, *given: Any, **named: Any) -> Won:
        try:
            return super().winners(*given, **named)
        except ValueError:
            return {"high": ()}


class Reads(Game):
    """A game in which text wins nothing."""

    def winners(self, *given: Any, **named: Any) -> Won:
        won = super().winners(*given, **named)["high"]
        return {"high": () if isinstance(given[0][0], str) else won}


@pytest.mark.parametrize(
    ("kind", "law"),
    [
        (Favours, "(the best hands win|the order of players)"),
        (Keeps, "chips are conserved"),
        (Pays, "chips are conserved: who folded wins"),
        (Lets, "wrong deals are refused"),
        (Reads, "text will do"),
    ],
)
def test_a_game_that_breaks_a_law_is_found_out(kind: type[Game], law: str) -> None:
    game = kind("broken", "A game.", (Part("high", High()),), 2, 5)
    with pytest.raises(AssertionError, match=f"broken breaks the law that {law}"):
        check_game(game)


def test_plug_ins_add_games(monkeypatch: pytest.MonkeyPatch) -> None:
    def installed(group: str) -> list[EntryPoint]:
        assert group == "acehigh.games"
        place = f"{__name__}:"
        return [
            EntryPoint("my game", place + "MY_GAME", group),
            EntryPoint("no game", place + "SLOW", group),
        ]

    monkeypatch.setattr("importlib.metadata.entry_points", installed)
    assert game_named("my game") is MY_GAME
    assert list(games())[-2:] == ["my game", "no game"]
    with pytest.raises(UnknownNameError, match="'no game' cannot be loaded"):
        game_named("no game")


MY_GAME = HOLDEM.replace(name="my game")
