"""The steps of a round: what a player can do, one thing at a time."""

from collections.abc import Callable

import pytest

from acehigh import parse_cards
from acehigh.errors import CardError
from acehigh.tricks.shengji import Bury, CallFriends, Draw, FriendCall, Play, TakeKitty
from helpers.cases import in_one_test


def test_a_play_says_what_it_is() -> None:
    assert str(Play(0, "As Ks")) == "player 0 plays As Ks"


def test_steps_are_values_whatever_their_cards_are_given_as() -> None:
    cards = parse_cards("As Ks Ks")
    assert Play(0, cards) == Play(0, iter(cards)) == Play(0, "As Ks Ks")
    grouped = Play(0, cards, iter([iter(cards[:1]), iter(cards[1:])]))
    assert grouped.grouping == (cards[:1], cards[1:])
    assert grouped != Play(0, cards)
    assert Bury(iter(cards)) == Bury("AsKsKs") != Bury("Ks")
    call = FriendCall("Ah", 1)
    assert CallFriends(iter([call])) == CallFriends([call]) != CallFriends([])
    assert len({Draw(), Draw(), TakeKitty(), Bury(cards), Bury(cards)}) == 3


@in_one_test(
    ("make", "problem"),
    [
        (lambda: Play(True, "As"), "a player's seat"),
        (lambda: Play(-1, "As"), "a player's seat is a whole number from 0 up, not -1"),
        (lambda: Play(0, "1s"), "'1s' is no card"),
        (lambda: Play(0, "As Ks", ["As", "1s"]), "'1s' is no card"),
        (lambda: Bury("1s"), "'1s' is no card"),
        (lambda: CallFriends(["As"]), "expected a FriendCall"),  # type: ignore[list-item]  # wrong
    ],
)
def test_what_is_no_step_is_named(make: Callable[[], object], problem: str) -> None:
    with pytest.raises(CardError, match=problem):
        make()
