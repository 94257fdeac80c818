"""What was asked: who holds what, which hands come into question, and how they are counted."""

from collections.abc import Iterable
from fractions import Fraction
from math import comb
from typing import Any

import pytest

from acehigh import CardError, High, Range, equity, parse_cards
from acehigh.errors import HandSizeError, ParseError
from acehigh.games import HOLDEM, OMAHA, RAZZ
from acehigh.odds.equities.table import MOST_LOOK_UPS, Table, read_players
from helpers.cases import in_one_test


def test_several_combinations_are_a_range_where_two_cards_are_held() -> None:
    board = "2d 3c 7h 8h 9s"
    found = equity(HOLDEM, ["AhKh, AsKs", "QdQc"], board=board)
    assert found == equity(HOLDEM, [Range("AhKh, AsKs"), "QdQc"], board=board)
    assert found.total == 2
    with pytest.raises(HandSizeError, match="a player holds 2 cards, not 4: Ah Kh As Ks"):
        equity(HOLDEM, [parse_cards("AhKh, AsKs"), "QdQc"])


def test_iterators_that_run_once_are_taken() -> None:
    def players() -> Iterable[Any]:
        yield iter(parse_cards("As Ah"))
        yield (card for card in ("Ks", "Kh"))
        yield Range("QQ")

    found = equity(HOLDEM, players(), board=iter(["2d", "3c", "7h", "8h"]), dead=iter(["Qs"]))
    expected = equity(HOLDEM, ["AsAh", "KsKh", "QQ"], board="2d 3c 7h 8h", dead="Qs")
    assert found == expected


def test_holdings_may_say_which_cards_are_up() -> None:
    stud = ["(As 2d) 3c 4h 5d 7s", "(7h 8d) 9c Kc Qs Js"]
    assert equity(RAZZ, stud) == equity(RAZZ, ["As 2d 3c 4h 5d 7s", "7h 8d 9c Kc Qs Js"])


@in_one_test(
    ("game", "player", "held"),
    [
        (HOLDEM, "AsAh", parse_cards("As Ah")),
        (HOLDEM, "", ()),
        (HOLDEM, "As", parse_cards("As")),
        (HOLDEM, "AA", Range("AA")),
        (HOLDEM, "AhKh, AsKs", Range("AhKh, AsKs")),
        (HOLDEM, Range("22+"), Range("22+")),
        (HOLDEM, parse_cards("As Ah"), parse_cards("As Ah")),
        # Where more than two cards are held these are no range.
        (OMAHA, "AhKh, AsKs", parse_cards("Ah Kh As Ks")),
        (High(), "AhKh, AsKs", parse_cards("Ah Kh As Ks")),
        (RAZZ, "(As 2d) 3c", parse_cards("As 2d 3c")),
    ],
)
def test_what_a_player_holds(game: Any, player: Any, held: object) -> None:
    assert read_players(game, [player]) == [held]


@in_one_test(
    ("players", "kind", "words"),
    [
        ([], CardError, "^expected players, got none$"),
        ("AsAh", ParseError, "^expected several players, got 'AsAh'$"),
        (Range("AA"), ParseError, "^expected several players, got Range"),
        (5, ParseError, "^expected several players, got 5$"),
        ({"AsAh"}, ParseError, "^expected players in order, got "),
        ({"AsAh": 1}, ParseError, "^expected players in order, got "),
        (["AsXh"], ParseError, "^neither cards nor a range: 'Xh' is no card"),
        ([["Xh"]], ParseError, "^'Xh' is no card"),
    ],
)
def test_what_are_no_players_is_named(players: Any, kind: type[CardError], words: str) -> None:
    with pytest.raises(kind, match=words):
        read_players(HOLDEM, players)


def test_the_hands_of_a_range_are_those_that_are_left() -> None:
    table = Table.of(HOLDEM, ["AA, KK:1/2", "AsKs"], "Ah 2c 3d", "Kd")
    mine, theirs = table.choices
    # Two aces are left, and two kings.
    assert {frozenset(map(str, hand)): weight for hand, weight in mine} == {
        frozenset({"Ac", "Ad"}): 1,
        frozenset({"Kc", "Kh"}): Fraction(1, 2),
    }
    assert theirs == [(parse_cards("As Ks"), Fraction(1))]
    assert table.held == [Range("AA, KK:1/2"), parse_cards("As Ks")]
    assert table.part_names == ["high"]
    assert table.deals() == 2 * comb(52 - 8, 2)


def test_any_hand_is_as_good_as_unknown_cards() -> None:
    unknown, any_hand = (
        Table.of(HOLDEM, ["AsAh", one], "2c 3d 4h", "") for one in ("", "random")
    )
    assert any_hand.held == unknown.held == [parse_cards("As Ah"), ()]
    assert any_hand.choices == unknown.choices
    # Weighted unequally they are not.
    uneven = Table.of(HOLDEM, ["AsAh", "random, 22:1/2"], "2c 3d 4h", "")
    assert isinstance(uneven.held[1], Range)


@in_one_test(
    ("hand", "words"),
    [
        ("AA:0", "^a player's range has no hand$"),
        ("AsAh, AsAc", "^no hand of the range 'AsAh, AsAc' can be held: its cards are known"),
    ],
)
def test_a_range_without_a_hand_is_named(hand: str, words: str) -> None:
    with pytest.raises(CardError, match=words):
        Table.of(HOLDEM, [hand, "KsKh"], "As 2c 3d", "")


def test_a_plan_says_what_it_costs_and_adds_up() -> None:
    table = Table.of(HOLDEM, ["AA", "KsKh"], "2c 3d 4h", "")
    plan = table.plan()
    assert plan is not None
    assert 0 < plan.cost <= MOST_LOOK_UPS
    whole = plan.work(0, 1)
    # Weighted deals: six pairs of aces, and two cards to come.
    assert whole.total() == 6 * comb(45, 2)
    pieces = min(plan.pieces, 3)
    assert sum((plan.work(at, pieces) for at in range(pieces)), start=type(whole)()) == +whole


def test_what_takes_too_long_has_no_plan() -> None:
    assert Table.of(HOLDEM, ["", "", ""], "", "").plan() is None
    assert Table.of(HOLDEM, ["AsAh", "", ""], "", "").plan() is None
    assert Table.of(HOLDEM, ["AsAh", "KsKh"], "", "").plan() is not None


def test_cards_to_come_are_drawn_with_the_deal() -> None:
    table = Table.of(HOLDEM, ["AsAh", "", "KK"], "2c 3d 4h", "")
    contest, choices = table.at_random()
    assert contest.missing == (0, 2, 0)
    assert choices[:2] == [[(parse_cards("As Ah"), Fraction(1))], [((), Fraction(1))]]
    assert len(choices[2]) == 6
