"""What each line pays, and the game it is paid in."""

import pickle
from fractions import Fraction

import pytest

from acehigh import Rank, parse_cards
from acehigh.errors import (
    CardError,
    DuplicateCardError,
    HandSizeError,
    NotInDeckError,
    ParseError,
)
from acehigh.games.video_poker import JACKS_OR_BETTER_9_6, JOKER_POKER_KINGS_OR_BETTER
from acehigh.games.video_poker.payouts import Payouts
from helpers.cases import in_one_test

JACKS = dict(JACKS_OR_BETTER_9_6.lines)


def test_cards_may_come_in_any_form() -> None:
    hand = parse_cards("Qs Qh 9d 4c 2s")
    for cards in (hand, list(hand), iter(hand), "QsQh9d4c2s", map(str, hand)):
        assert JACKS_OR_BETTER_9_6.payout(cards) == 1


@in_one_test(
    ("cards", "error", "message"),
    [
        ("As Ks Qs Js", HandSizeError, "has 5 cards, not 4 as in 'As Ks Qs Js'"),
        ("As Ks Qs Js Ts 9s", HandSizeError, "has 5 cards, not 6"),
        ("", HandSizeError, "has 5 cards, not 0"),
        ("As As Ks Qs Js", DuplicateCardError, "As is held 2 times"),
        ("Jk As Ks Qs Js", NotInDeckError, "Jk is not in the 52-card deck"),
        ("As Ks Qs Js 1s", ParseError, "'1s' is no card"),
    ],
)
def test_cards_that_are_no_hand_are_refused(
    cards: str, error: type[CardError], message: str
) -> None:
    for asked in (JACKS_OR_BETTER_9_6.payout, JACKS_OR_BETTER_9_6.holds):
        with pytest.raises(error, match=message):
            asked(cards)
    with pytest.raises(DuplicateCardError, match="Jk is held 2 times"):
        JOKER_POKER_KINGS_OR_BETTER.payout("Jk Jk As Ks Qs")


def test_a_game_is_sent_to_other_processes_as_its_lines_alone() -> None:
    payouts = Payouts(tuple(JACKS.items()))
    assert payouts.line_of(parse_cards("Js Jh 9d 4c 2s")) == len(JACKS) - 1
    copy = pickle.loads(pickle.dumps(payouts))
    assert copy == payouts
    assert vars(copy).keys() == {"lines", "wild", "joker"}


def test_the_best_paying_line_is_meant_wherever_it_stands() -> None:
    payouts = Payouts((("four of a kind", 25), ("four aces", 80), ("pair", 1)))
    lines = ["As Ah Ad Ac 9s", "Ks Kh Kd Kc 9s", "2s 2h Kd Qc 9s", "As Kh Qd Jc 9s"]
    assert [payouts.line_of(parse_cards(cards)) for cards in lines] == [1, 0, 2, None]


def test_payouts_are_whole_numbers_of_the_scale() -> None:
    payouts = Payouts((("flush", Fraction(3, 2)), ("pair", Fraction(1, 5)), ("straight", 4)))
    assert payouts.scale == 10
    assert Payouts((("flush", 6),)).scale == 1


def test_wild_cards_are_those_of_the_game() -> None:
    lines = (("three of a kind", 1),)
    hand = parse_cards("2s 9h 9d 7c 4s")
    assert Payouts(lines).line_of(hand) is None
    assert Payouts(lines, wild=Rank.TWO).line_of(hand) == 0
    joker = Payouts(lines, joker=True)
    assert len(joker.deck) == 53
    assert joker.line_of(joker.checked("Jk 9h 9d 7c 4s")) == 0
