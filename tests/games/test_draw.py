"""Draw: players change cards before the showdown (G4)."""

from acehigh.games import (
    ACE_TO_FIVE_TRIPLE_DRAW,
    BADEUCEY,
    DEUCE_TO_SEVEN_TRIPLE_DRAW,
    DEUCES_WILD,
    DRAW_WITH_BUG,
    DRAW_WITH_JOKER,
    DRAWMAHA,
    FIVE_CARD_DRAW,
    LONDON_LOWBALL,
)


def test_in_drawmaha_the_hand_is_won_without_the_board() -> None:
    held = ["As Ks Qs Js 9s", "2h 2d 7c 7h 8c"]
    assert DRAWMAHA.winners(held, "2s 2c 3d 9d Td") == {"draw": (0,), "omaha": (1,)}


def test_badeucey_has_the_ace_high_in_both_halves() -> None:
    held = ["Ac 2d 3h 4s 7s", "5c 2h 3d 4s 8c".replace("4s", "4h"), "9c 2c 3c 7d 6s"]
    assert BADEUCEY.winners(held) == {"badugi": (0,), "low": (1,)}


def test_low_games_differ_in_what_counts_against_a_hand() -> None:
    straight, wheel, seven = held = ["6s 5h 4d 3c 2s", "5s 4h 3d 2c As", "7h 5d 4s 3s 2h"]
    best = {
        DEUCE_TO_SEVEN_TRIPLE_DRAW: seven,  # aces are high
        ACE_TO_FIVE_TRIPLE_DRAW: wheel,
        LONDON_LOWBALL: seven,  # a wheel is a straight
    }
    for game, cards in best.items():
        assert game.winners(held) == {"low": (held.index(cards),)}, game.name
    # Of straights, aces high, there is only one here.
    assert DEUCE_TO_SEVEN_TRIPLE_DRAW.winners([straight, wheel]) == {"low": (1,)}


def test_the_joker_is_wild_and_the_bug_only_partly() -> None:
    held = "9s 9h 5d 5c Jk"
    assert DRAW_WITH_JOKER.hands(held)["high"].key.describe() == "full house, nines over fives"
    bug = DRAW_WITH_BUG.hands(held)["high"]
    assert bug.key.describe() == "two pair, nines and fives, ace kicker"
    deuces = DEUCES_WILD.hands("9s 9h 5d 5c 2c")["high"]
    assert deuces.key.describe() == "full house, nines over fives"


def test_how_often_cards_are_changed_is_said() -> None:
    said = {game: game.summary[1] for game in (FIVE_CARD_DRAW, DEUCE_TO_SEVEN_TRIPLE_DRAW)}
    assert list(said.values()) == ["5, 1 draw", "5, 3 draws"]
