"""A game as equities ask about it: how it is dealt, and whether such cards can be."""

from types import SimpleNamespace
from typing import Any

import pytest

from acehigh import AceToFive, Card, CardError, Deck, High, Range, equity, parse_cards
from acehigh.errors import DuplicateCardError, HandSizeError, NotInDeckError, UnknownNameError
from acehigh.games import HIGH_CHICAGO, HOLDEM, OMAHA, RAZZ
from acehigh.games.named import BUILT_IN
from acehigh.odds.equities.game import Deal, DealtGame, asked_game
from helpers.cases import in_one_test


def test_every_named_game_is_asked_about_or_refused_for_its_upcards() -> None:
    for row in BUILT_IN:
        game: DealtGame = row.value
        if game.needs_upcards or any(part.among == "hole cards" for part in game.parts):
            with pytest.raises(CardError, match="equities are not counted in"):
                asked_game(game)
        else:
            deal = Deal.of(game, [()], ())
            assert (deal.hole, deal.board, len(deal.parts)) == (
                game.hole,
                game.board,
                len(game.parts),
            )


def test_a_ranker_deals_as_many_cards_as_it_needs() -> None:
    assert equity(High(), ["As Ah Ad Ac Ks", "Kh Kd Qs Qh"]).total == 43
    assert equity(High(), ["AsAh", "KsKh"], board="2d 3c 4c").total == 1
    assert equity(High(), ["AsAh", "KsKh"], board="2d 3c").total == 46


def test_a_game_may_be_named() -> None:
    assert equity("Texas Hold'em", ["AsAh", "KsKh"], board="2d 3c 4c") == equity(
        HOLDEM, ["AsAh", "KsKh"], board="2d 3c 4c"
    )


def test_a_game_a_ranker_and_a_name_are_asked_about() -> None:
    assert asked_game(HOLDEM) is asked_game("hold'em") is HOLDEM
    assert asked_game(High()) == High()
    with pytest.raises(UnknownNameError, match="unknown game 'high'"):
        asked_game("high")
    with pytest.raises(CardError, match="in high chicago, where upcards matter"):
        asked_game(HIGH_CHICAGO)
    for wrong in (None, High, SimpleNamespace(needs_upcards=False, parts=[High()])):
        with pytest.raises(CardError, match=r"^expected a game or a ranker, got "):
            asked_game(wrong)  # type: ignore[arg-type]  # what must be refused


def read(held: str | Range) -> tuple[Card, ...] | Range:
    return held if isinstance(held, Range) else parse_cards(held)


@in_one_test(
    ("game", "held", "board", "numbers"),
    [
        (HOLDEM, ["As Ah", ""], "", (2, 5)),
        (OMAHA, ["As Ah", ""], "", (4, 5)),
        (RAZZ, [""], "", (7, 0)),
        # A ranker alone: whole hands, or the board completes them.
        (High(), ["As Ah", ""], "", (5, 0)),
        (High(), ["As Ah Kd Kc Qs Qd", ""], "", (6, 0)),
        (High(), ["As Ah", ""], "2c 3c 4c", (2, 3)),
        (High(), ["As Ah", ""], "2c", (2, 3)),
        (High(), ["As Ah", ""], "2c 3c 4c 5c", (2, 4)),
        (High(), [Range("AA"), ""], "2c 3c 4c", (2, 3)),
    ],
)
def test_so_many_cards_are_dealt(
    game: Any, held: list[Any], board: str, numbers: tuple[int, int]
) -> None:
    given = [read(one) for one in held]
    deal = Deal.of(game, given, parse_cards(board))
    assert (deal.hole, deal.board) == numbers


def test_a_card_more_is_on_the_board_if_there_is_one() -> None:
    holdem, razz = Deal.of(HOLDEM, [()], ()), Deal.of(RAZZ, [()], ())
    assert holdem.with_a_card_more(3)[1:3] == (2, 4)
    assert razz.with_a_card_more(0)[1:3] == (8, 0)


@in_one_test(
    ("game", "held", "board", "dead", "kind", "words"),
    [
        (
            HOLDEM,
            ["As Ah As"],
            "",
            "",
            HandSizeError,
            "^a player holds 2 cards, not 3: As Ah As",
        ),
        (HOLDEM, ["As Ah"], "2c 3c 4c 5c 6c 7c", "", HandSizeError, "^the board has 5 cards"),
        (HOLDEM, ["As Ah", "Ah Ks"], "", "", DuplicateCardError, "^Ah is in the holding As Ah"),
        (HOLDEM, ["As Ah"], "", "2c As", DuplicateCardError, "^As is dead, but also in As Ah"),
        (
            HOLDEM,
            ["As Ah"],
            "2c 3c 4c",
            "3c",
            DuplicateCardError,
            "^3c is dead, but also in 2c",
        ),
        (HOLDEM, ["As Ah"], "", "Jk", NotInDeckError, "^Jk is not in the 52-card deck"),
        (
            OMAHA,
            [Range("AA")],
            "",
            "",
            CardError,
            "^a range is of two cards, but a player holds 4",
        ),
        (RAZZ, [""] * 8, "", "", HandSizeError, "are 56, more than the 52-card deck$"),
        (
            High(Deck.standard() * 2),
            [Range("AA")],
            "2c 3c 4c",
            "",
            CardError,
            "^a range is of different cards: the 104-card deck has some twice",
        ),
        (
            AceToFive(Deck.standard(jokers=1)),
            ["As 2c"],
            "",
            "",
            NotInDeckError,
            "^Jk means nothing to AceToFive",
        ),
    ],
)
def test_what_cannot_be_dealt_is_named(
    game: Any, held: list[Any], board: str, dead: str, kind: type[CardError], words: str
) -> None:
    given = [read(one) for one in held]
    shared = parse_cards(board)
    with pytest.raises(kind, match=words):
        Deal.of(game, given, shared).check(given, shared, parse_cards(dead))


def test_what_can_be_dealt_is_left_alone() -> None:
    given: list[tuple[Card, ...] | Range] = [parse_cards("As Ah"), Range("KK+")]
    shared, dead = parse_cards("2c 3c 4c"), parse_cards("Kd")
    Deal.of(HOLDEM, given, shared).check(given, shared, dead)
