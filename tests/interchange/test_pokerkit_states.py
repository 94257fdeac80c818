"""States of pokerkit: which game they are of, and who wins, without that library."""

import pytest

from acehigh.errors import CardError
from acehigh.games import HOLDEM, game_named
from acehigh.interchange import shown_in, winners_in


class _State:
    """As much of a state as is asked for."""

    def __init__(self, *kinds: str) -> None:
        self.hand_types = [type(kind, (), {}) for kind in kinds]
        self.statuses = [True, False, True]
        self.hole_cards = [["As", "Kd"], [], ["7h", "7s"]]

    def get_board_cards(self, board_index: int) -> list[str]:
        del board_index
        return ["Ks", "7d", "7c", "4h", "2s"]


def test_a_state_is_told_by_its_hand_types() -> None:
    state = _State("StandardHighHand")
    game, held, board = shown_in(state)
    assert (game, held[1], len(board)) == (HOLDEM, None, 5)
    assert winners_in(state) == winners_in(state, HOLDEM) == {"high": (2,)}
    with pytest.raises(CardError, match=r"no game is known of OtherHand with \{2\} cards each"):
        shown_in(_State("OtherHand"))


def test_the_game_depends_on_how_many_cards_are_held() -> None:
    state = _State("StandardHighHand")
    state.hole_cards = [["As", "Kd", "Qh", "Jc", "9s"], [], ["7h", "7s", "7d", "2c", "3d"]]
    assert shown_in(state)[0] == game_named("five-card draw")
    # Two games would do.
    state.hole_cards[0] = ["As", "Kd"]
    with pytest.raises(CardError, match=r"no game is known of StandardHighHand with \{2, 5\}"):
        winners_in(state)


def test_winners_are_seats_and_not_places_among_those_left() -> None:
    state = _State("StandardHighHand")
    state.statuses = [False, True, True]
    state.hole_cards = [[], ["7h", "7s"], ["As", "Kd"]]
    assert winners_in(state) == {"high": (1,)}
