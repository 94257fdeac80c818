"""Chinese poker: tables of royalties (G9)."""

import pickle
from typing import Any

import pytest
from hypothesis import given, settings

from acehigh import Incomplete, Rank
from acehigh.errors import CardError, UnknownNameError
from acehigh.games.chinese import OPEN_FACE, ChineseSetting, Royalties, best_setting
from helpers.cases import in_one_test
from helpers.chinese_deals import deals, rows_of, thirteens
from helpers.slow_chinese import royalties

KEY = Incomplete().key
BACK = [
    ("Ks Kh Kd 7c 2d", 0),
    ("5s 4h 3d 2c Ad", 2),
    ("As Js 8s 5s 3s", 4),
    ("7s 7h 7d 2c 2d", 6),
    ("7s 7h 7d 7c 2d", 10),
    ("5s 4s 3s 2s As", 15),
    ("As Ks Qs Js Ts", 25),
]


@in_one_test(("hand", "points"), BACK)
def test_the_middle_pays_twice_what_the_back_does(hand: str, points: int) -> None:
    assert OPEN_FACE.for_row("back", KEY(hand)) == points
    assert OPEN_FACE.for_row("middle", KEY(hand)) == (2 * points or 2)


def test_the_front_pays_pairs_from_sixes_and_any_trips() -> None:
    pairs = [
        OPEN_FACE.for_row("front", KEY(f"{rank}s {rank}h {other(rank)}d")) for rank in Rank
    ]
    trips = [OPEN_FACE.for_row("front", KEY(f"{rank}s {rank}h {rank}d")) for rank in Rank]
    assert pairs == [0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert trips == list(range(10, 23))
    assert OPEN_FACE.for_row("front", KEY("As Ks Qs")) == 0


def other(rank: Rank) -> Rank:
    return Rank.THREE if rank is Rank.TWO else Rank.TWO


@settings(deadline=None, max_examples=20)
@given(deals())
def test_royalties_agree_with_the_slow_statement(deal: tuple[ChineseSetting, ...]) -> None:
    for one in deal:
        paid = OPEN_FACE.for_rows(one)
        assert list(paid) == ["front", "middle", "back"]
        assert tuple(paid.values()) == royalties(rows_of(one))


@settings(deadline=None, max_examples=10)
@given(thirteens())
def test_so_do_those_of_good_settings(cards: tuple[object, ...]) -> None:
    best = best_setting(cards, royalties=OPEN_FACE)  # type: ignore[arg-type]  # they are cards
    assert tuple(OPEN_FACE.for_rows(best).values()) == royalties(rows_of(best))


def test_a_narrower_line_counts_before_its_category() -> None:
    table = Royalties(back={"four of a kind": 7, "four of a kind, aces": 8, "royal flush": 9})
    assert table.for_row("back", KEY("As Ah Ad Ac 2d")) == 8
    assert table.for_row("back", KEY("Ks Kh Kd Kc 2d")) == 7
    assert table.for_row("back", KEY("Ks Qs Js Ts 9s")) == 0


def test_a_table_is_a_value() -> None:
    lines = {"flush": 4, "straight": 4, "pair": 1}
    table = Royalties(middle=lines)
    assert table == Royalties(middle=reversed(list(lines.items())))
    assert hash(table) == hash(eval(repr(table)))
    assert eval(repr(OPEN_FACE)) == OPEN_FACE == pickle.loads(pickle.dumps(OPEN_FACE))
    assert table != OPEN_FACE


@in_one_test(
    ("row", "lines", "error", "message"),
    [
        (
            "back",
            {"flsh": 4},
            UnknownNameError,
            "line of the back 'flsh': did you mean 'flush'",
        ),
        ("front", {"flush": 4}, UnknownNameError, "unknown line of the front 'flush'"),
        ("front", {"pair of sixs": 1}, UnknownNameError, "did you mean 'pair of sixes'"),
        (
            "back",
            {"flush": "4"},
            CardError,
            "'flush' is paid a whole number from 0 on, not '4'",
        ),
        ("back", {"flush": True}, CardError, "not True"),
        ("back", {"flush": -1}, CardError, "not -1"),
        ("back", [("flush", 1), ("flush", 2)], CardError, "the back has two lines for 'flush'"),
        ("middle", 7, CardError, "lines of the middle are names with points, as .* not 7"),
        ("middle", ["flush"], CardError, "not \\['flush'\\]"),
    ],
)
def test_what_is_no_table_is_named(
    row: str, lines: Any, error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        Royalties(**{row: lines})


def test_an_unknown_row_is_named() -> None:
    with pytest.raises(UnknownNameError, match="unknown row 'top'"):
        OPEN_FACE.for_row("top", KEY("As Ah Ad"))
