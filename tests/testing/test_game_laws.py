"""The laws of games: every named game obeys them, and one that does not is found out."""

from importlib.metadata import EntryPoint
from random import Random
from typing import Any, TypeAlias

import pytest

from acehigh import Deck, High, parse_cards
from acehigh.errors import UnknownNameError
from acehigh.games import HOLDEM, Game, Part, game_named, games
from acehigh.games.named import BUILT_IN
from acehigh.holdings import AnyHolding
from acehigh.showdowns.awards import Award
from acehigh.testing import check_game
from acehigh.testing.game_laws import (
    a_fold_takes_no_win_from_others,
    games_are_values,
    the_best_hands_win,
    the_order_of_players_changes_nothing,
    wrong_deals_are_refused,
)

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


class Renamed(Game):
    """A game whose pickle has another name."""

    def __reduce__(self) -> tuple[Any, ...]:
        return broken, (Changes,)


class Changes(Game):
    """A game that nobody wins any more once it was pickled."""

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state, pickled=True)

    def winners(self, *given: Any, **named: Any) -> Won:
        won = super().winners(*given, **named)
        return {"high": ()} if "pickled" in self.__dict__ else won


class Crowds(Game):
    """A game that the first seat wins unless three play."""

    def winners(self, *given: Any, **_named: Any) -> Won:
        return {"high": (2,) if len(given[0]) == 3 else (0,)}


def broken(kind: type[Game]) -> Game:
    return kind("broken", "A game.", (Part("high", High()),), 2, 5)


HELD: list[AnyHolding] = [parse_cards(cards) for cards in ("As Ks", "Qd Jd", "9c 9h")]
BOARD = parse_cards("2s 3d 4h 8c Td")


@pytest.mark.parametrize(
    ("kind", "law", "complaint"),
    [
        (Changes, games_are_values, "its pickle finds other winners"),
        (Favours, the_best_hands_win, "but not with the best hands"),
        (Crowds, the_order_of_players_changes_nothing, "has other winners"),
        (Crowds, a_fold_takes_no_win_from_others, "folds, and others than"),
    ],
)
def test_what_breaks_a_law_is_told(kind: type[Game], law: Any, complaint: str) -> None:
    games = [law(broken(kind), (HELD, BOARD), Random(seed)) for seed in range(9)]
    assert any(complaint in text for found in games for text in found)


def test_a_pickle_that_is_another_game_is_told() -> None:
    found = list(games_are_values(broken(Renamed), (HELD, BOARD), Random(1)))
    assert found[0] == "its pickle is another game"


def test_where_all_cards_are_dealt_none_is_too_many() -> None:
    game = Game("all", "All cards.", (Part("high", High(deck=Deck.twenty())),), 10)
    held: list[AnyHolding] = [game.deck.cards[:10], game.deck.cards[10:]]
    assert list(wrong_deals_are_refused(game, (held, ()), Random(1))) == []
