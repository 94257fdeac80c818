"""What a hand owes to a lead (T30, T31, T48)."""

import pytest
from hypothesis import given

from acehigh import Card, parse_cards
from acehigh.errors import CardError, HandSizeError, NotInDeckError
from acehigh.tricks.shengji import Format, Trump, check_follow, read_lead
from acehigh.tricks.shengji.due import due_from
from acehigh.tricks.shengji.duty_list import Line
from acehigh.tricks.shengji.protection import Protection
from helpers.cases import in_one_test
from helpers.shengji_hands import positions, protections, refused

JC = Trump("J", "c")


@given(positions(), protections)
def test_what_is_due_is_a_legal_play(
    position: tuple[Format, list[Card]], protection: Protection
) -> None:
    lead, hand = position
    low = sorted(hand, key=lambda card: lead.trump.effective_suit(card) == lead.suit)
    error = refused(lead, hand, low[: len(lead.cards)], protection)
    if error is None:
        return
    assert all(lead.trump.effective_suit(card) == lead.suit for card in error.due)
    if len(error.due) == len(lead.cards):
        check_follow(lead, hand, error.due, protection=protection)


@in_one_test(
    ("lead", "hand", "number", "line", "cards"),
    [
        ("3s 3s", "7s 7s 9s Kd", 2, ((2,),), "7s 7s"),
        ("3s 3s", "7s 8s 9s Kd", 2, ((1,), (1,)), "7s 8s"),
        # All cards of the suit are due, and what they are is no matter (T30).
        ("3s 3s", "7s 7s Kd", 2, (), "7s 7s"),
        ("3s 3s", "9s Kd Kd", 1, (), "9s"),
        ("3s 3s", "Kd Kd", 0, (), ""),
        ("3s 3s 4s 4s", "6s 6s 7s 7s 9s 9s", 4, ((2, 2),), "6s 6s 7s 7s"),
        ("3s 3s 4s 4s", "6s 6s 8s 8s 9s Ts", 4, ((2,), (2,)), "6s 6s 8s 8s"),
        ("3s 3s 3s", "6s 6s 8s 9s", 3, ((2,), (1,)), "6s 6s 8s"),
    ],
)
def test_what_is_due_is_the_strictest_that_can_be_met(
    lead: str, hand: str, number: int, line: Line, cards: str
) -> None:
    due = due_from(read_lead(JC, lead), parse_cards(hand))
    assert (due.number, due.line) == (number, line)
    assert due.cards == parse_cards(cards)


def test_a_house_may_ask_for_less() -> None:
    lead, hand = read_lead(JC, "3s 3s"), parse_cards("7s 7s 7s 8s 9s")
    assert due_from(lead, hand).line == ((2,),)
    assert due_from(lead, hand, "longer").line == ((1,), (1,))


def test_hands_that_cannot_be_are_named() -> None:
    lead = read_lead(JC, "3s 3s")
    with pytest.raises(HandSizeError, match="2 cards were led, and the hand has only 1"):
        due_from(lead, parse_cards("7s"))
    with pytest.raises(NotInDeckError, match="Jk is none of the 54 cards"):
        due_from(lead, parse_cards("7s Jk"))
    with pytest.raises(CardError, match="protection is one of 'none', 'longer'"):
        due_from(lead, parse_cards("7s 7s"), "some")  # type: ignore[arg-type]  # wrong
