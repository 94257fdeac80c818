"""What `equity` refuses, before anything is dealt, and what it says."""

from types import SimpleNamespace
from typing import Any

import pytest

from acehigh import CardError, Deck, High, Range, equity
from acehigh.errors import (
    DuplicateCardError,
    HandSizeError,
    NotInDeckError,
    ParseError,
    TooManyError,
    UnknownNameError,
)
from acehigh.games import FOLLOW_THE_QUEEN, HIGH_CHICAGO, HOLDEM, OMAHA, RAZZ
from helpers.cases import in_one_test
from helpers.dealt import Dealt, DealtPart

TWO_DECKS = Dealt(Deck.standard() * 2, 2, 5, (DealtPart("", High(deck=Deck.standard() * 2)),))
WITH_A_JOKER = Deck.standard(jokers=1)
SPADE_IN_THE_HOLE = Dealt(
    Deck.standard(), 2, 5, (DealtPart("spade", High(), among="hole cards"),)
)
NO_PARTS = SimpleNamespace(
    name="", deck=Deck.standard(), hole=2, board=5, parts=[High()], needs_upcards=False
)
AA_KK = ["AsAh", "KsKh"]


@in_one_test(
    ("game", "players", "options", "kind", "message"),
    [
        (HOLDEM, [], {}, CardError, "expected players, got none"),
        (HOLDEM, "AsAh", {}, ParseError, "expected several players, got 'AsAh'"),
        (HOLDEM, Range("AA"), {}, ParseError, r"expected several players, got Range\('AA'\)"),
        (HOLDEM, 7, {}, ParseError, "expected several players, got 7"),
        (HOLDEM, {"AsAh", "KsKh"}, {}, ParseError, "expected players in order, got {"),
        (HOLDEM, {"AsAh": 1}, {}, ParseError, "expected players in order, got {"),
        (HOLDEM, [7], {}, ParseError, "expected cards or text, got 7"),
        (
            HOLDEM,
            ["AsAh", "AsKx"],
            {},
            ParseError,
            r"neither cards nor a range: 'Kx' is no card.*; 'AsKx' is no range",
        ),
        (HOLDEM, ["AsAh", ["Kx"]], {}, ParseError, "'Kx' is no card"),
        (HOLDEM, ["AsAh", "AsKs"], {}, DuplicateCardError, "As is in the holding"),
        (HOLDEM, ["AsAs", "KsKh"], {}, DuplicateCardError, "As is held 2 times"),
        (HOLDEM, AA_KK, {"board": "As 2d 3c"}, DuplicateCardError, "As is in the board and"),
        (HOLDEM, AA_KK, {"dead": "As"}, DuplicateCardError, "As is dead, but also in As Ah"),
        (HOLDEM, AA_KK, {"dead": "2c 2c"}, DuplicateCardError, "2c is held 2 times in 2c 2c"),
        (HOLDEM, AA_KK, {"dead": "Jk"}, NotInDeckError, "Jk is not in the 52-card deck"),
        (HOLDEM, AA_KK, {"board": "2d 3c 4c", "dead": "2d"}, DuplicateCardError, "2d is dead"),
        (HOLDEM, ["AsAh", "KsJk"], {}, NotInDeckError, "Jk is not in the 52-card deck"),
        (HOLDEM, AA_KK, {"board": "2d 3c 4c 5c 6c 7c"}, HandSizeError, "5 cards, not 6"),
        (HOLDEM, ["AsAhAd", "KsKh"], {}, HandSizeError, "holds 2 cards, not 3: As Ah Ad"),
        (RAZZ, [""] * 8, {}, HandSizeError, "8 players .* are 56, more than the 52-card deck"),
        (
            HOLDEM,
            AA_KK,
            {"dead": list(Deck.standard())[:44]},
            CardError,
            "is dead, but also in",
        ),
        (OMAHA, ["AA", "KsKhQsQh"], {}, CardError, "a range is of two cards, .* holds 4"),
        (TWO_DECKS, ["AA", "KsKh"], {}, CardError, "the 104-card deck has some twice"),
        (HOLDEM, ["AsAh", "AA"], {"dead": "Ad"}, CardError, "no hand of the range 'AA' can be"),
        (HOLDEM, ["AsAh", Range("")], {}, CardError, "a player's range has no hand"),
        (HOLDEM, ["AsAh", "KK:0"], {}, CardError, "a player's range has no hand"),
        ("six-plus", ["AsAh", "22"], {}, CardError, "no hand of the range '22' can be held"),
        (HOLDEM, ["AsKs", "AsKs, AsQs"], {}, CardError, "no hand of the range 'AsKs, AsQs'"),
        (HOLDEM, ["AsKs, AsQs", "AsJs, AsTs"], {}, CardError, "at the same time"),
        (High(deck=WITH_A_JOKER), AA_KK, {}, NotInDeckError, "Jk means nothing"),
        ("qwertz", AA_KK, {}, UnknownNameError, "unknown game 'qwertz'"),
        (HIGH_CHICAGO, AA_KK, {}, CardError, "in high chicago, where upcards matter"),
        (FOLLOW_THE_QUEEN, AA_KK, {}, CardError, "in follow the queen, where upcards matter"),
        (SPADE_IN_THE_HOLE, AA_KK, {}, CardError, "in the game, where hole cards alone win"),
        (None, AA_KK, {}, CardError, "expected a game or a ranker, got None"),
        (High, AA_KK, {}, CardError, "expected a game or a ranker, got <class"),
        (SimpleNamespace(parts=[]), AA_KK, {}, CardError, "expected a game or a ranker"),
        (NO_PARTS, AA_KK, {}, CardError, "expected a game or a ranker"),
        (HOLDEM, AA_KK, {"samples": 0}, CardError, "samples is a number of deals, .*, not 0"),
        (HOLDEM, AA_KK, {"samples": -5}, CardError, "samples is .*, not -5"),
        (HOLDEM, AA_KK, {"samples": True}, CardError, "samples is .*, not True"),
        (HOLDEM, AA_KK, {"samples": "9"}, CardError, "samples is a whole number, not '9'"),
        (HOLDEM, AA_KK, {"samples": 1e6}, CardError, "samples is .*, not 1000000.0"),
        (HOLDEM, AA_KK, {"error": 0}, CardError, "error is a number between 0 and 1, not 0"),
        (HOLDEM, AA_KK, {"error": -0.1}, CardError, "error is .*, not -0.1"),
        (HOLDEM, AA_KK, {"error": float("nan")}, CardError, "error is .*, not nan"),
        (HOLDEM, AA_KK, {"error": "small"}, CardError, "error is .*, not 'small'"),
        (HOLDEM, AA_KK, {"error": True}, CardError, "error is .*, not True"),
        (HOLDEM, AA_KK, {"seed": 1.5}, CardError, "seed is a whole number, not 1.5"),
        (HOLDEM, AA_KK, {"seed": True}, CardError, "seed is a whole number, not True"),
    ],
)
def test_mistakes_are_named(
    game: Any, players: Any, options: dict[str, Any], kind: type[CardError], message: str
) -> None:
    with pytest.raises(kind, match=message):
        equity(game, players, **options)


@pytest.mark.parametrize(
    ("players", "deals"),
    [
        (["AsAh", "", ""], "about 1,894,107,877,200"),
        (["random", "random", "random"], "about "),
        (["AsAh", "random", "22+", "AT+"], "about "),
    ],
)
def test_too_many_deals_are_refused(players: list[str], deals: str) -> None:
    with pytest.raises(
        TooManyError, match=deals + ".* deals are too many to count: give samples="
    ):
        equity(HOLDEM, players)


def test_the_number_of_deals_is_said() -> None:
    # Three players get four cards each of the 43 that are left.
    with pytest.raises(TooManyError, match=r"about [0-9,]+ deals are too many"):
        equity(RAZZ, ["As 2d 3c", "4s 5d 6c", "7s 8d 9c"])
