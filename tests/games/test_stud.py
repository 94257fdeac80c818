"""Stud: some cards dealt down, some up (G3)."""

import pytest

from acehigh import High, SingleCard, Suit, Wild
from acehigh.errors import CardError, HandSizeError
from acehigh.games import (
    BASEBALL,
    FIVE_CARD_STUD,
    FOLLOW_THE_QUEEN,
    HIGH_CHICAGO,
    LOW_CHICAGO,
    RAZZ,
    SOKO,
    STUD_HI_LO,
    STUD_HI_LO_ANY_LOW,
)


def test_only_spades_in_the_hole_count_in_chicago() -> None:
    held = ["(2h 3h 9s) As Kd Qd Jc", "(Ts 4h 5h) 2c 2d 6c 7c", "(8h 8d 8c) Ks 3c 3d 4c"]
    assert HIGH_CHICAGO.winners(held)["spade"] == (1,)
    assert LOW_CHICAGO.winners(held)["spade"] == (0,)
    assert str(HIGH_CHICAGO.hands(held[1])["spade"]) == "Ts: ten of spades"
    none = ["(2h 3h 9h) As Kd Qd Jc", "(Th 4h 5h) 2c 2d 6c 7c"]
    assert HIGH_CHICAGO.winners(none)["spade"] == ()


def test_the_ace_of_spades_is_the_best_card_of_both_chicagos_by_default() -> None:
    held = ["(As 3h 9h) 2c Kd Qd Jc", "(2s 4h 5h) 3c 2d 6c 7c", "(Ks 8d 8c) 3s 9c 3d 4c"]
    assert HIGH_CHICAGO.winners(held)["spade"] == LOW_CHICAGO.winners(held)["spade"] == (0,)
    ace_high = LOW_CHICAGO.replace_part("spade", ranker=SingleCard(Suit.SPADES, low=True))
    assert ace_high.winners(held)["spade"] == (1,)


def test_wild_cards_are_no_spades() -> None:
    rules = Wild(High(), wild="9")
    game = HIGH_CHICAGO.replace_part("high", ranker=rules).replace_part(
        "spade", ranker=SingleCard(Suit.SPADES, wild="9")
    )
    held = ["(9s 3h 5h) 2c Kd Qd Jc", "(2s 4h 5d) 3c 2d 6c 7c"]
    assert game.winners(held)["spade"] == (1,)


def test_the_rank_after_the_last_queen_is_wild() -> None:
    held = ["(As 2d) 7h Qc 9d Tc (Kd)", "(5s 5d) 8h 3c 4d 4c (Kh)"]
    told = FOLLOW_THE_QUEEN.told_by(held)
    assert told.part("high").ranker == Wild(High(), wild="Q 3")
    assert told.told_by(held) is told
    assert FOLLOW_THE_QUEEN.winners(held) == told.winners(held) == {"high": (1,)}
    with pytest.raises(CardError, match="the upcards of all players tell what is wild"):
        FOLLOW_THE_QUEEN.hands(held[0])
    assert told.hands(held[1])["high"].key.describe() == "full house, fives over fours"


def test_a_four_dealt_up_brings_another_card_in_baseball() -> None:
    seven, eight = "(As Ad 5c) 7h 8c Jd Tc", "(Ks Kd 6c 6d) 4h 2c Js Th"
    assert BASEBALL.winners([seven, eight]) == {"high": (1,)}
    up = "(Ks Kd 6c) 4h 2c Js Th 6d"
    assert BASEBALL.winners([seven, up]) == {"high": (1,)}
    with pytest.raises(HandSizeError, match=r"7 cards each, not 8"):
        BASEBALL.winners([seven, "(Ks Kd 6c 4h) 5h 2c Js Th"])


def test_the_low_half_needs_an_eight_only_where_the_game_says_so() -> None:
    held = ["As 2d 3h 4c 9d Tc Kd", "Ks Kh Qh Jc 8d 7c 5h"]
    assert STUD_HI_LO.winners(held) == {"high": (1,), "low": ()}
    assert STUD_HI_LO_ANY_LOW.winners(held) == {"high": (1,), "low": (0,)}
    assert RAZZ.winners(held) == {"low": (0,)}


def test_four_to_a_straight_or_a_flush_is_a_hand_in_soko() -> None:
    pair, straight, flush = "(As) Ah Kd Qc 9s", "(2s) 2h 3d 4c 5s", "(Td) 7d 3h 5d 8d"
    assert SOKO.winners([pair, straight]) == {"high": (1,)}
    assert SOKO.winners([pair, straight, flush]) == {"high": (2,)}
    assert FIVE_CARD_STUD.winners([pair, straight, flush]) == {"high": (0,)}
