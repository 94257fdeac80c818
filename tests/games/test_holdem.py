"""Hold'em and its family: hole cards and a board (G2)."""

import pytest

from acehigh.errors import NotInDeckError
from acehigh.games import (
    GREEK,
    HOLDEM,
    MANILA,
    OMAHA,
    OMAHA_HI_LO,
    ROYAL,
    SIX_PLUS,
    SIX_PLUS_TRIPS,
    TAHOE,
)


def test_at_most_two_hole_cards_play_in_tahoe() -> None:
    board = "9s 9h 4d 4c 2s"
    # All three aces would be a full house over nines.
    hand = TAHOE.hands("As Ah Ad", board)["high"]
    assert hand.key.describe() == "two pair, aces and nines, four kicker"
    assert TAHOE.winners(["As Ah Ad", "9d 3c 2d"], board) == {"high": (1,)}
    assert TAHOE.hands("3s 3h 5d", "As Ks Qs Js Ts")["high"].key.describe().endswith("flush)")


def test_hole_cards_that_must_play_play() -> None:
    board, held = "As Ks Qs Js 2d", ["Ts 3c", "4h 4d"]
    assert HOLDEM.winners(held, board) == {"high": (0,)}
    assert GREEK.winners(held, board) == {"high": (1,)}
    best = OMAHA.hands("Ts 3c 4h 4d", board)["high"]
    assert best.key.describe() == "pair of fours, ace kicker"
    straights = OMAHA_HI_LO.hands("2s 3c 4h 4d", "As 5s 6d Kc Kd")["low"]
    assert straights.key.describe() == "6-low"


def test_with_fewer_cards_flushes_are_rarer_than_full_houses() -> None:
    board, flush, full, trips, straight = "9h 8h 7h Kd Kc", "Ah 6h", "Ks 9s", "Kh As", "Js Tc"
    for game in (SIX_PLUS, SIX_PLUS_TRIPS, MANILA):
        assert game.winners([flush.replace("6h", "Jh"), full], board) == {"high": (0,)}
    assert SIX_PLUS.winners([trips, straight], board) == {"high": (1,)}
    assert SIX_PLUS_TRIPS.winners([trips, straight], board) == {"high": (0,)}
    assert HOLDEM.winners([flush, full], board) == {"high": (1,)}


def test_games_are_dealt_from_the_cards_they_are_played_with() -> None:
    sizes = {SIX_PLUS: 36, MANILA: 32, ROYAL: 20, HOLDEM: 52}
    assert {game: len(game.deck) for game in sizes} == sizes
    with pytest.raises(NotInDeckError, match="9s is not in the 20-card deck"):
        ROYAL.winners(["9s Ts", "As Ks"], "Ah Kh Qh Jh Th")
