"""Chicago, the Swedish game: points of hands and of whole rounds (G6)."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from acehigh import Card, Deck
from acehigh.errors import (
    CardError,
    DuplicateCardError,
    HandSizeError,
    NotInDeckError,
    UnknownNameError,
)
from acehigh.games.chicago import (
    Chicago,
    ChicagoRules,
    best_hand_points,
    hand_points,
    round_points,
)
from acehigh.testing.strategies import holdings
from helpers.cases import in_one_test
from helpers.slow_chinese import worth

KINGS, SAME_KINGS, QUEENS = "Ks Kh 9d 4c 2s", "Kd Kc 9h 4s 2d", "Qs Qh 8d 5c 7s"
NOTHING = "As Jd 8c 6h 5s"


@in_one_test(
    ("hand", "points"),
    [
        ("As Jd 8c 6h 5s", 0),
        ("2s 2h 8c 6h 5s", 1),
        ("2s 2h 8c 8h 5s", 2),
        ("2s 2h 2c 8h 5s", 3),
        ("5s 4h 3c 2h As", 4),
        ("Ks 9s 7s 4s 2s", 5),
        ("2s 2h 2c 8h 8s", 6),
        ("2s 2h 2c 2d 8s", 7),
        ("5s 4s 3s 2s As", 8),
        ("Ks Qs Js Ts 9s", 8),
        ("As Ks Qs Js Ts", 52),
    ],
)
def test_points_of_hands(hand: str, points: int) -> None:
    assert hand_points(hand) == points
    assert hand_points(iter(hand.split()), royal=20) == (20 if points == 52 else points)


@settings(deadline=None, max_examples=15)
@given(holdings(Deck.standard(), 5, 5))
def test_points_follow_the_categories(hand: tuple[Card, ...]) -> None:
    category, ranks = worth(hand)
    assert hand_points(hand, royal=9) == category + ((category, ranks) == (8, (14,)))


def test_the_best_hand_scores_alone() -> None:
    assert best_hand_points([QUEENS, KINGS, NOTHING]) == (0, 1, 0)
    assert best_hand_points([None, NOTHING, QUEENS]) == (0, 0, 1)
    assert best_hand_points([NOTHING, None]) == (0, 0)
    assert best_hand_points([None, None]) == (0, 0)
    assert best_hand_points([]) == ()


def test_equal_hands_score_nothing_unless_the_table_says_the_first() -> None:
    first = ChicagoRules(ties="first")
    assert best_hand_points([QUEENS, KINGS, SAME_KINGS]) == (0, 0, 0)
    assert best_hand_points([QUEENS, KINGS, SAME_KINGS], rules=first) == (0, 1, 0)
    assert best_hand_points([QUEENS, KINGS], rules=first) == (0, 1)


def test_two_royals_are_equal_hands() -> None:
    royals = ["As Ks Qs Js Ts", "Ad Kd Qd Jd Td"]
    assert best_hand_points(royals) == (0, 0)
    assert best_hand_points(royals, rules=ChicagoRules(ties="first", royal=20)) == (20, 0)


def test_a_whole_round() -> None:
    after, at_the_end = [KINGS, QUEENS, NOTHING], [KINGS, "Qs Qh 8d 8h 7s", NOTHING]
    assert round_points([after], last_trick=1) == (1, 5, 0)
    assert round_points(iter([after, at_the_end]), last_trick=1) == (1, 7, 0)
    rules = ChicagoRules(last_trick=7, chicago=20)
    assert round_points([after], last_trick=0, rules=rules) == (8, 0, 0)
    made = Chicago(player=0, made=True)
    assert round_points([after], last_trick=0, chicago=made) == (21, 0, 0)
    assert round_points([after], last_trick=None, chicago=made) == (16, 0, 0)
    assert round_points([after], last_trick=None, chicago=made, rules=rules) == (21, 0, 0)
    failed = Chicago(player=0, made=False)
    assert round_points([after], last_trick=2, chicago=failed) == (-14, 0, 5)
    assert round_points([after], last_trick=0, chicago=failed) == (-9, 0, 0)


@settings(deadline=None, max_examples=25)
@given(st.integers(2, 4), st.randoms(use_true_random=False))
def test_seats_do_not_matter(players: int, random: Random) -> None:
    hands, _ = Deck.standard().deal(players, 5, random=random)
    points = round_points([hands], last_trick=0)
    seats = random.sample(range(players), players)
    moved = round_points([[hands[seat] for seat in seats]], last_trick=seats.index(0))
    assert moved == tuple(points[seat] for seat in seats)


def test_rules_are_values() -> None:
    assert eval(repr(ChicagoRules(royal=20, ties="first"))) == ChicagoRules(20, "first")
    assert eval(repr(Chicago(1, True))) == Chicago(player=1, made=True)


@in_one_test(
    ("options", "error", "message"),
    [
        ({"royal": True}, CardError, "royal is a whole number of points from 0 on, not True"),
        ({"royal": 2.5}, CardError, "not 2.5"),
        ({"last_trick": -1}, CardError, "last_trick is a whole number of points from 0 on"),
        ({"chicago": "15"}, CardError, "chicago is a whole number of points from 0 on"),
        ({"ties": "frist"}, UnknownNameError, "unknown way to settle ties 'frist': did you"),
    ],
)
def test_rules_that_cannot_be_are_named(
    options: dict[str, Any], error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        ChicagoRules(**options)


@in_one_test(
    ("hand", "error", "message"),
    [
        ("As Kd", HandSizeError, "a hand has 5 cards, not the 2 in 'As Kd'"),
        ("As Kd Qd Jd Td 9d", HandSizeError, "not the 6 in"),
        ("As As Qd Jd Td", DuplicateCardError, "As is held 2 times"),
        ("As Jk Qd Jd Td", NotInDeckError, "Jk is not in the 52-card deck"),
        ("Ax", CardError, "'Ax' is no card"),
    ],
)
def test_what_is_no_hand_is_named(hand: str, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        hand_points(hand)
    with pytest.raises(error, match=message):
        best_hand_points([QUEENS, hand])


def test_no_number_of_points_is_named() -> None:
    with pytest.raises(CardError, match="royal is a whole number of points from 0 on, not -1"):
        hand_points(KINGS, royal=-1)


@in_one_test(
    ("showings", "options", "message"),
    [
        ([[KINGS, KINGS]], {}, "Ks is held 2 times"),
        ([[KINGS, QUEENS], [KINGS]], {}, r"for every player, not for \[1, 2\]"),
        ([], {}, r"each showing has a hand, or None, for every player, not for \[\]"),
        ([[KINGS, QUEENS]], {"last_trick": 2}, "a player is a number from 0 to 1, not 2"),
        ([[KINGS, QUEENS]], {"last_trick": True}, "a player is a number from 0 to 1, not True"),
        ([[KINGS, QUEENS]], {"chicago": Chicago(-1, True)}, "from 0 to 1, not -1"),
        (
            [[KINGS, QUEENS]],
            {"chicago": Chicago(1, True), "last_trick": 0},
            "player 1 won every trick, but player 0 the last one",
        ),
    ],
)
def test_rounds_that_cannot_be_are_named(
    showings: list[list[str]], options: dict[str, Any], message: str
) -> None:
    with pytest.raises(CardError, match=message):
        round_points(showings, **{"last_trick": None, **options})


def test_a_chicago_is_made_or_not() -> None:
    with pytest.raises(CardError, match="True or False, not 1"):
        Chicago(player=0, made=1)  # type: ignore[arg-type]  # wrong on purpose
