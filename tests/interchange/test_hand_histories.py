"""Hands of the open hand-history format, played again and settled."""

from decimal import Decimal
from typing import Any

import pytest

from acehigh.errors import CardError, ParseError
from acehigh.interchange import played_phh, settle_phh
from acehigh.showdowns.settlement import Table
from helpers.cases import in_one_test

HAND: dict[str, Any] = {
    "variant": "NT",
    "antes": [0, 3, 0],
    "blinds_or_straddles": [1, 2, 0],
    "min_bet": 2,
    "starting_stacks": [100, 100, 100],
    "actions": [
        "d dh p1 AsKd", "d dh p2 7h7s", "d dh p3 ????", "p3 cc", "p1 cbr 10 # a raise", "p2 cc",
        "p3 f", "", "d db Ks7d7c", "p1 cbr 20", "p2 cc", "d db 4h", "p1 cc", "p2 cc", "d db 2s",
        "p1 cc", "p2 cc", "p1 sm AsKd", "p2 sm -",
    ],
}  # fmt: skip


def test_a_hand_is_settled_from_its_text() -> None:
    (award,) = settle_phh(HAND)
    # Two pay thirty, one two, and the ante is dead.
    assert str(award) == "seat 2 wins 65 with four of a kind, sevens, king kicker"
    returned, _ = settle_phh({**HAND, "ante_trimming_status": True})
    assert str(returned) == "seat 2 gets back 3"


def test_cards_are_changed_and_the_bring_in_is_paid() -> None:
    stud: dict[str, Any] = {
        "variant": "FR", "antes": [1, 1], "bring_in": 2, "small_bet": 4, "big_bet": 8,
        "starting_stacks": [50, 50],
        "actions": [
            "d dh p1 As2d3c", "d dh p2 KsQdJc", "p2 pb", "p1 cc", "d dh p1 4h", "d dh p2 Th",
            "d dh p1 5h", "d dh p2 9h", "d dh p1 6h", "d dh p2 8h", "d dh p1 7h", "d dh p2 2h",
        ],
    }  # fmt: skip
    played = played_phh(stud)
    assert [*played.paid, *played.bets] == [Decimal(one) for one in (3, 3, 0, 0)]
    draw: dict[str, Any] = {
        "variant": "N2L1D", "antes": [0, 0], "blinds_or_straddles": [1, 2], "min_bet": 2,
        "starting_stacks": [50, 50],
        "actions": [
            "d dh p1 AsKdQhJc2s", "d dh p2 7h5d4c3s2h", "p1 cc", "p2 cc", "p1 sd AsKd",
            "d dh p1 6h8h", "p2 sd",
        ],
    }  # fmt: skip
    assert played_phh(draw).held[0] == ["Qh", "Jc", "2s", "6h", "8h"]


def test_a_hand_may_be_settled_by_another_table() -> None:
    table = Table(unit=Decimal(5), button=0)
    (award,) = settle_phh(HAND, table)
    assert award.amount == 65
    with pytest.raises(CardError, match="the button is a player's index"):
        settle_phh(HAND, Table(unit=Decimal(1), button=9))


def test_who_mucks_cannot_win() -> None:
    actions = [*HAND["actions"][:-1], "p2 sm"]
    (award,) = settle_phh({**HAND, "actions": actions})
    assert str(award) == "seat 1 wins 65 uncontested"


@in_one_test(
    ("change", "message"),
    [
        ({"variant": "XX"}, "unknown variant code 'XX'"),
        ({"variant": None}, "unknown variant code None"),
        ({"starting_stacks": 5}, "a hand has a list of starting_stacks, not 5"),
        ({"starting_stacks": ["x", 1, 1]}, "expected an amount of chips, got 'x'"),
        ({"actions": ["p1 xx"]}, "action 1, 'p1 xx': no action is called 'xx'"),
        ({"actions": ["p1"]}, "action 1, 'p1'"),
        ({"actions": ["p9 f"]}, "players are p1 to p3, not 'p9'"),
        ({"actions": ["d xx As"]}, "nothing is dealt as 'xx'"),
        ({"actions": ["p1 cbr x"]}, "expected an amount of chips, got 'x'"),
        ({"actions": ["p2 cbr 1"]}, "1 is less than what was bet"),
        ({"actions": ["p1 sd As"]}, "action 1, 'p1 sd As'"),
        ({"actions": ["d db 1s"]}, "'1s' is no card"),
        ({"actions": ["p3 cc", "p1 f"]}, "with 2 cards each, not 0"),
    ],
)
def test_hands_that_make_no_sense_are_named(change: dict[str, Any], message: str) -> None:
    with pytest.raises(CardError, match=message):
        settle_phh({**HAND, **change})


def test_cards_that_are_not_known_cannot_be_settled() -> None:
    actions = [action for action in HAND["actions"] if action != "p3 f"]
    with pytest.raises(ParseError, match="a card that is not known"):
        settle_phh({**HAND, "actions": actions})


def test_what_each_paid_and_has_left_adds_up_to_what_he_had() -> None:
    for last in range(len(HAND["actions"]) + 1):
        played = played_phh({**HAND, "actions": HAND["actions"][:last]})
        for paid, dead, left in zip(played.paid, played.dead, played.stacks, strict=True):
            assert paid + dead + left == 100
            assert left >= 0


def test_who_bets_more_than_he_has_is_all_in() -> None:
    short = {**HAND, "starting_stacks": [8, 100, 100], "actions": HAND["actions"][:5]}
    played = played_phh(short)
    assert [played.paid[0], played.stacks[0]] == [Decimal(8), Decimal(0)]


def test_with_two_players_the_button_has_the_small_blind() -> None:
    two = {**HAND, "antes": [0, 0], "blinds_or_straddles": [1, 2], "starting_stacks": [50, 50]}
    assert played_phh({**two, "actions": []}).paid == [2, 1]
    assert played_phh({**HAND, "actions": []}).paid == [1, 2, 0]
