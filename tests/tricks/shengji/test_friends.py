"""Finding Friends: calls, and who turns out to defend (T25 to T27)."""

import pytest

from acehigh.errors import CardError, NotInDeckError
from acehigh.tricks.shengji import (
    FriendCall,
    IllegalPlay,
    Trump,
    check_call,
    defenders,
    number_of_friends,
)
from acehigh.tricks.shengji.friends import check_calls
from helpers.cases import in_one_test

TRUMP = Trump("7", "s")


@in_one_test("players", range(4, 20))
def test_defenders_are_never_more_than_attackers(players: int) -> None:
    most = 1 + number_of_friends(players)
    assert most <= players - most
    assert most + 1 > players - most - 1


@pytest.mark.parametrize("call", [FriendCall("3c", 1), FriendCall("Ah", 2)])
def test_what_may_be_called(call: FriendCall) -> None:
    check_call(call, TRUMP, decks=2)


@in_one_test(
    ("card", "ordinal"),
    [("7s", 1), ("7h", 1), ("SJ", 1), ("BJ", 2), ("As", 1), ("Ac", 0), ("Ac", 3), ("Ac", -1)],
)
def test_what_may_not_be_called(card: str, ordinal: int) -> None:
    with pytest.raises(IllegalPlay, match=r"\(T26\)"):
        check_call(FriendCall(card, ordinal), TRUMP, decks=2)


def test_the_house_may_allow_the_trump_suit_but_no_other_trumps() -> None:
    check_call(FriendCall("As", 1), TRUMP, decks=2, trump_suit=True)
    for card in ("7s", "7h", "BJ"):
        with pytest.raises(IllegalPlay, match="is a trump"):
            check_call(FriendCall(card, 1), TRUMP, decks=2, trump_suit=True)


def test_calls_are_as_many_as_the_players_need_and_all_different() -> None:
    ace, king = FriendCall("Ah", 1), FriendCall("Kh", 1)
    check_calls([ace, king], TRUMP, players=6, decks=3)
    check_calls([ace, FriendCall("Ah", 2)], TRUMP, players=6, decks=3)
    for calls, rule in ([ace], "T25"), ([ace, king, ace], "T25"), ([ace, ace], "T26"):
        with pytest.raises(IllegalPlay) as caught:
            check_calls(calls, TRUMP, players=6, decks=3)
        assert caught.value.rule == rule


def test_copies_are_counted_in_the_order_they_are_played() -> None:
    calls = [FriendCall("Ah", 3)]
    first = [(0, "Ah"), (1, "Ah"), (2, "3h"), (3, "4h")]
    second = [(1, "5s"), (2, "6s"), (3, "Ah"), (0, "7s")]
    assert defenders(0, calls, [first]) == {0}
    assert defenders(0, calls, iter([iter(first), second])) == {0, 3}


def test_a_pair_fills_the_second_call_of_its_card() -> None:
    trick = [(0, "Kh Kh"), (1, ["Ah", "Ah"]), (2, "3h 3h"), (3, "4h 5h")]
    assert defenders(0, [FriendCall("Ah", 2), FriendCall("Ah", 1)], [trick]) == {0, 1}


def test_the_leader_may_be_the_leaders_own_friend() -> None:
    assert defenders(2, [FriendCall("Ah", 1)], [[(2, "Ah"), (3, "Ah")]]) == {2}
    assert defenders(2, [], []) == {2}


@in_one_test(
    ("ordinal", "text"), [(1, "the first Ah"), (6, "the sixth Ah"), (7, "the number 7 Ah")]
)
def test_a_call_is_said_as_players_say_it(ordinal: int, text: str) -> None:
    assert str(FriendCall("Ah", ordinal)) == text


def test_bad_input_is_named() -> None:
    with pytest.raises(CardError, match="which copy is called is a whole number, not True"):
        FriendCall("Ah", True)
    with pytest.raises(CardError, match="expected a FriendCall"):
        check_call("Ah", TRUMP, decks=2)  # type: ignore[arg-type] # that is the point
    with pytest.raises(NotInDeckError):
        check_call(FriendCall("Jk", 1), TRUMP, decks=2)
    with pytest.raises(CardError, match="decks"):
        check_call(FriendCall("Ah", 1), TRUMP, decks=0)
    with pytest.raises(CardError, match="players"):
        number_of_friends(3)
    with pytest.raises(CardError, match="expected a Trump"):
        check_call(FriendCall("Ah", 1), None, decks=2)  # type: ignore[arg-type] # wrong
    with pytest.raises(CardError, match="expected a FriendCall"):
        defenders(0, ["Ah"], [])  # type: ignore[list-item] # wrong
    with pytest.raises(CardError, match="the leader's seat"):
        defenders(-1, [], [])
    with pytest.raises(CardError, match="a player's seat"):
        defenders(0, [], [[(True, "Ah")]])
