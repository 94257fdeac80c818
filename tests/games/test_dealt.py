"""What may have been dealt in a game: checked before anything is computed."""

from typing import Any

import pytest

from acehigh import Deck, Holding, Rank, parse_cards
from acehigh.errors import (
    CardError,
    DuplicateCardError,
    HandSizeError,
    NotInDeckError,
    ParseError,
)
from acehigh.games import HIGH_CHICAGO, HOLDEM, KUHN, OMAHA, RAZZ, Game
from acehigh.games.dealt import Dealt
from helpers.cases import in_one_test

BOARD = "7c 8d 4s Kh Kd"
DEALT = Dealt("ours", Deck.standard(), 3, 1, 2, Rank.FOUR, needs_upcards=True)


def test_plain_cards_will_do_where_it_does_not_matter_who_sees_them() -> None:
    text = "As 2d 7h 8c 9d Tc Kd"
    assert RAZZ.winners([text, "(Ks Kh) 6h 5c 4d 3c (2h)"]) == {"low": (1,)}
    assert RAZZ.hands(iter(parse_cards(text)))["low"].key.describe() == "9-low"
    assert HOLDEM.hands("(As Ah)", BOARD) == HOLDEM.hands("As Ah", BOARD)


@in_one_test(
    ("game", "held", "board", "error", "message"),
    [
        (OMAHA, ["As Ks Qs", "2c 2d 2h 2s"], BOARD, HandSizeError, "with 4 cards each, not 3"),
        (OMAHA, ["As Ks Qs Js Ts", "2c 2d 2h 2s"], BOARD, HandSizeError, "4 cards each, not 5"),
        (HOLDEM, ["As Ks", "2c 2d"], "7c 8d 4s", HandSizeError, "board of 5, not of 3: 7c 8d"),
        (HOLDEM, ["As Ks", "2c 2d"], "", HandSizeError, "a board of 5, not of 0: none"),
        (RAZZ, ["As 2d 7h 8c 9d Tc Kd"], "5c", HandSizeError, "razz has no board, but .*: 5c"),
        (
            HOLDEM,
            ["(As) Ks", "2c 2d"],
            BOARD,
            CardError,
            r"no upcards, but \(As\) Ks has Ks",
        ),
        (RAZZ, ["(As) 2d 7h 8c 9d Tc Kd"], "", HandSizeError, "deals 4 of 7 cards up, not 6"),
        (
            HIGH_CHICAGO,
            ["As 2d 7h 8c 9d Tc Kd"],
            "",
            CardError,
            "which cards are dealt up",
        ),
        (
            HOLDEM,
            ["As Ks", "As 2d"],
            BOARD,
            DuplicateCardError,
            "As is in the holding As Ks",
        ),
        (HOLDEM, ["As Ks", "Kh 2d"], BOARD, DuplicateCardError, "Kh is in the board and"),
        (HOLDEM, ["As Jk", "Qh 2d"], BOARD, NotInDeckError, "Jk is not in the 52-card deck"),
        (HOLDEM, "As Ks", BOARD, ParseError, "expected several holdings, got one text"),
        (HOLDEM, 5, BOARD, ParseError, "expected holdings, got 5"),
        (HOLDEM, ["As 1s"], BOARD, ParseError, "'1s' is no card"),
        (KUHN, ["As", "Ks"], "", NotInDeckError, "As is not in the 3-card deck"),
    ],
)
def test_what_cannot_be_dealt_is_named(
    game: Game, held: Any, board: str, error: type[CardError], message: str
) -> None:
    with pytest.raises(error, match=message):
        game.winners(held, board)


def test_holdings_and_board_are_returned_as_cards() -> None:
    held, board = DEALT.checked(iter(["(As) 2d 7h", "(Ks) 4d Kh (3d)"]), "Qc")
    assert held == [Holding("As", "2d 7h"), Holding("Ks 3d", "4d Kh")]
    assert board == parse_cards("Qc")


@in_one_test(
    ("held", "error", "message"),
    [
        ("As 2d 7h", CardError, "in ours it matters which cards are dealt up: put the hole"),
        ("(As) 2d", HandSizeError, "ours is played with 3 cards each, not 2: As 2d"),
        ("(As 9h) 2d 7h", HandSizeError, "ours is played with 3 cards each, not 4"),
        ("(As 9h Th) 4d 7h", HandSizeError, "ours is played with 3 cards or up to 4 each, not"),
        ("(As 2d) 7h", HandSizeError, r"ours deals 2 of 3 cards up, not 1: \(As 2d\) 7h"),
        ("(As) 2d As", DuplicateCardError, "As is held 2 times in "),
    ],
)
def test_a_holding_that_cannot_be_dealt_is_named(
    held: str, error: type[CardError], message: str
) -> None:
    with pytest.raises(error, match=message):
        DEALT.checked([held], "Qc")


def test_a_holding_that_tells_its_upcards_is_returned() -> None:
    holding = Holding("As 2d", "7h")
    assert DEALT.upcards_known(holding) is holding
    with pytest.raises(CardError, match=r"of As 2d in parentheses, as in '\(As 2d\) 7h"):
        DEALT.upcards_known(parse_cards("As 2d"))
