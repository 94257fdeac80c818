"""Who wins a trick (T40 to T47, T49)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from acehigh import Card, CardError, Rank, Suit
from acehigh.tricks.shengji import (
    Component,
    Format,
    IllegalPlay,
    Trick,
    Trump,
    points,
    read_lead,
)
from acehigh.tricks.shengji.trick import Throws
from helpers.shengji_hands import CARDS, some, suits, trumps

JC = Trump("J", "c")


def winner(trump: Trump, *plays: str, throws: Throws = "components") -> int:
    return Trick(trump, plays, throws=throws).winner


def test_the_highest_trump_wins_else_the_highest_of_the_suit() -> None:
    assert winner(JC, "7s", "9s", "Ah") == 1
    assert winner(JC, "7s", "9s", "2c", "Ah") == 2
    assert winner(JC, "7s", "2c", "As", "Jh") == 3
    # Cards of the trump rank are equal but for the one of the trump suit; the first stays.
    assert winner(JC, "7s", "Jh", "Jd") == 1
    assert winner(JC, "7s", "Jh", "Jc", "SJ", "BJ") == 4


def test_a_play_of_several_suits_does_not_win() -> None:
    assert winner(JC, "7s 7s", "As Ac", "9s 9s") == 2
    assert winner(Trump("4", "s"), "4h 4h", "4c 4s", "As As") == 0


def test_four_of_a_kind_is_no_tractor_but_two_pairs() -> None:
    assert winner(JC, "7s 7s 8s 8s", "9s 9s 9s 9s", "2c 2c 2c 2c") == 0
    assert winner(JC, "7s 7s 9s 9s", "2c 2c 2c 2c") == 1


def test_the_split_that_wins_is_looked_for() -> None:
    assert winner(JC, "As As Ks", "3c 3c 3c", "4c 4c 7c") == 2
    assert winner(JC, "As As Ks Ks Qs", "2c 2c 3c 3c 3c", "3c 3c 4c 4c 5c") == 2


def test_what_has_to_be_beaten_gives_the_longest_component_the_highest_cards() -> None:
    trump = Trump("A", "d")
    assert winner(trump, "6s 9s 7s 7s", "Qd Qd 9d 9d", "BJ Jd Kd Kd") == 2


def test_every_component_has_to_be_higher() -> None:
    trump = Trump("6", "h")
    assert winner(trump, "As Ks", "7h 8h", "BJ 2h", "9h 7h") == 1
    assert winner(trump, "As Ks", "7h 8h", "8h 9h") == 2


def test_a_throw_is_not_beaten_in_its_own_suit() -> None:
    assert winner(JC, "Ks 3s", "As 4s") == 0
    assert winner(JC, "Ac 3c", "BJ 4c") == 0


def test_the_house_may_let_the_highest_card_or_the_longest_component_decide() -> None:
    plays = ("As As Ks", "5c 5c 9c", "4c 4c Tc", "6c 6c 2c")
    assert winner(JC, *plays) == 1
    assert winner(JC, *plays, throws="highest") == 2
    assert winner(JC, *plays, throws="longest") == 3
    # The pattern still has to be met, and in trumps.
    for throws in ("highest", "longest"):
        assert winner(JC, "As As Ks", "2c 3c BJ", "Ah Ah Kh", throws=throws) == 0


def test_points_are_those_of_all_cards() -> None:
    assert Trick(JC, ["5s", "Ts", "Kh", "As"]).points == 25


def test_the_leader_may_have_named_a_grouping() -> None:
    lead = read_lead(JC, "7s 7s 8s 8s", ["7s 7s", "8s 8s"])
    assert Trick(JC, ["7s 7s 8s 8s", "2c 2c 5c 5c"]).winner == 0
    trick = Trick(JC, ["8s 8s 7s 7s", "2c 2c 5c 5c"], lead=lead)
    assert (trick.winner, trick.lead) == (1, lead)


def test_a_trick_is_a_value() -> None:
    trick = Trick(JC, iter(["7s", iter(["9s"])]))
    names = {one.__name__: one for one in (Trick, Trump, Format, Component, Card, Rank, Suit)}
    assert eval(repr(trick), names) == trick


def test_what_is_no_trick_is_refused() -> None:
    with pytest.raises(CardError, match="at least one play"):
        Trick(JC, [])
    with pytest.raises(IllegalPlay, match="8s 8s are 2 cards, but 1 were led"):
        Trick(JC, ["7s", "8s 8s"])
    with pytest.raises(IllegalPlay, match="several suits"):
        Trick(JC, ["7s Ah", "8s 8s"])
    with pytest.raises(CardError, match="throws is one of"):
        Trick(JC, ["7s"], throws="all")  # type: ignore[arg-type]  # the point of the test
    for lead in (read_lead(JC, "8s"), read_lead(Trump("J", "d"), "7s")):
        with pytest.raises(CardError, match="is no reading of the lead 7s"):
            Trick(JC, ["7s"], lead=lead)


@given(trumps, st.lists(st.sampled_from(CARDS), min_size=1, max_size=8))
def test_single_cards_are_won_by_the_first_of_the_highest(
    trump: Trump, cards: list[Card]
) -> None:
    led = trump.effective_suit(cards[0])

    def rank(card: Card) -> tuple[int, int]:
        suit = trump.effective_suit(card)
        return (2 if suit == "trump" else suit == led), trump.level(card)

    values = [rank(card) for card in cards]
    trick = Trick(trump, [[card] for card in cards])
    assert trick.winner == values.index(max(values, key=lambda value: (value[0], value[1])))
    assert trick.points == points(cards)


@given(st.data())
def test_the_same_plays_again_win_nothing(data: st.DataObject) -> None:
    trump, pool = data.draw(suits(decks=4))
    plays = [data.draw(some(pool, 4, 4)) for _ in range(3)]
    trick = Trick(trump, plays)
    assert Trick(trump, [*plays, *plays]).winner == trick.winner
    assert Trick(trump, [plays[0], *plays]).winner == (trick.winner and trick.winner + 1)
