"""Showdowns of pokerkit's state objects."""

from collections.abc import Iterable, Sequence
from typing import Protocol

from acehigh.cards import Card
from acehigh.errors import CardError
from acehigh.games.game import Game
from acehigh.games.named import game_named
from acehigh.interchange.cards import from_pokerkit

_GAMES = {
    (("StandardHighHand",), 2): "hold'em",
    (("StandardHighHand",), 5): "five-card draw",
    (("StandardHighHand",), 7): "seven-card stud",
    (("StandardHighHand", "EightOrBetterLowHand"), 7): "stud hi-lo",
    (("ShortDeckHoldemHand",), 2): "six-plus",
    (("GreekHoldemHand",), 2): "greek hold'em",
    (("OmahaHoldemHand",), 4): "omaha",
    (("OmahaHoldemHand", "OmahaEightOrBetterLowHand"), 4): "omaha hi-lo",
    (("RegularLowHand",), 7): "razz",
    (("StandardLowHand",), 5): "deuce-to-seven single draw",
    (("BadugiHand",), 4): "badugi",
    (("KuhnPokerHand",), 1): "kuhn",
    (("LeducHoldemHand",), 1): "leduc",
    (("RhodeIslandHoldemHand",), 1): "rhode island",
}
"""By the names of pokerkit's hand types, and how many cards each player holds."""


class PokerkitState(Protocol):
    """What is asked of a state of pokerkit."""

    @property
    def hand_types(self) -> Sequence[type]:
        """The hand type of each part."""
        ...

    @property
    def statuses(self) -> Sequence[bool]:
        """Whether each player may still win."""
        ...

    @property
    def hole_cards(self) -> Sequence[Sequence[object]]:
        """Each player's cards."""
        ...

    def get_board_cards(self, board_index: int) -> Iterable[object]:
        """Return the board."""
        ...


def shown_in(
    state: PokerkitState, game: Game | None = None
) -> tuple[Game, list[tuple[Card, ...] | None], tuple[Card, ...]]:
    """Return what game is played in a state of pokerkit, the holdings and the board.

    Args:
        state: the state, before the pots are pushed: later pokerkit forgets who held what.
        game: the game. Default: what pokerkit's hand types say.

    Raises:
        CardError: no game is known for its hand types, or a card is not known.
    """
    live = [bool(status) for status in state.statuses]
    held = [
        from_pokerkit(cards) if status else None
        for cards, status in zip(state.hole_cards, live, strict=True)
    ]
    board = from_pokerkit(list(state.get_board_cards(0)))
    if game is None:
        names = tuple(kind.__name__ for kind in state.hand_types)
        sizes = {len(cards) for cards in held if cards is not None}
        found = [_GAMES[names, size] for size in sizes if (names, size) in _GAMES]
        if len(found) != 1:
            raise CardError(f"no game is known of {', '.join(names)} with {sizes} cards each")
        game = game_named(found[0])
    return game, held, board


def winners_in(state: PokerkitState, game: Game | None = None) -> dict[str, tuple[int, ...]]:
    """Return who wins each part in a state of pokerkit: its player indices.

    Args:
        state, game: as for `shown_in`.

    Raises:
        CardError: as for `shown_in` and `Game.winners`.
    """
    game, held, board = shown_in(state, game)
    live = [index for index, cards in enumerate(held) if cards is not None]
    won = game.winners([cards for cards in held if cards is not None], board)
    return {part: tuple(live[place] for place in places) for part, places in won.items()}
