"""Ace to five, and eight or better (L2, L3): why a hand does not qualify."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from acehigh import AceToFive, Card, Category, Deck, High, Rank, Suit, ranking, winners
from acehigh.evaluators.low import ace_low

EIGHT_OR_BETTER = AceToFive(eight_or_better=True)
RAINBOW = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS, Suit.SPADES)


@pytest.mark.parametrize(
    ("cards", "why"),
    [
        ("9s 4d 3d 2c As", "9-low (does not qualify: nine is above eight)"),
        ("Ts 6h 5d 4c 2s", "10-low (does not qualify: ten is above eight)"),
        ("Ks Qh Jd Tc As", "king-low (does not qualify: king is above eight)"),
        ("8d 8c 4c 3c 2s", "pair of eights, 4-low (does not qualify: more than one eight)"),
        ("As Ah 4d 3c 2s", "pair of aces, 4-low (does not qualify: more than one ace)"),
        ("Ks Kd Kc Kh Qd Qs Qh", "full house, queens over kings (does not qualify: more than"),
    ],
)
def test_hands_that_do_not_qualify_say_why(cards: str, why: str) -> None:
    key = EIGHT_OR_BETTER.key(cards)
    assert not key.qualifies
    assert key.describe().startswith(why)
    assert why in str(EIGHT_OR_BETTER.best(cards))
    # The same hand is called the same, and may win, where there is no qualifier.
    plain = AceToFive().key(cards)
    assert plain.qualifies
    assert why.startswith(plain.describe())


def test_eight_seven_six_five_four_is_the_worst_that_qualifies() -> None:
    key = EIGHT_OR_BETTER.key("8h 7h 6d 5c 4h")
    assert key.qualifies
    assert key.describe() == "8-low"
    assert not EIGHT_OR_BETTER.key("9h 4h 3d 2c Ah").qualifies


def test_hands_that_do_not_qualify_win_nothing() -> None:
    board = "Ks Qh 2d 3c 9s"
    holdings = ["Kd Kc", "As Jc", "8h 7d"]
    assert winners(AceToFive(), holdings, board=board) == (2,)
    assert winners(EIGHT_OR_BETTER, holdings, board=board) == ()
    low_board = "Ks Qh 2d 3c 4s"
    assert ranking(EIGHT_OR_BETTER, holdings, board=low_board) == ((2,),)
    # The order of those that do not qualify stays the same.
    keys = [EIGHT_OR_BETTER.key(f"{cards} {board}") for cards in holdings]
    assert keys[0] < keys[1] < keys[2]


def test_there_is_neither_straight_nor_flush() -> None:
    key = AceToFive().key
    assert key("5s 4s 3s 2s As") is key("5s 4h 3d 2c As")
    assert key("9s 8s 7s 6s 5s").category is Category.HIGH_CARD
    known = AceToFive().categories
    assert not {Category.STRAIGHT, Category.FLUSH, Category.STRAIGHT_FLUSH} & set(known)
    assert known[-1] is Category.HIGH_CARD


@given(st.sets(st.sampled_from(Rank), min_size=5, max_size=5))
def test_five_different_ranks_qualify_up_to_the_eight(ranks: set[Rank]) -> None:
    hand = [Card(rank, suit) for rank, suit in zip(ranks, RAINBOW, strict=True)]
    key = EIGHT_OR_BETTER.key(hand)
    assert key.qualifies == all(ace_low(rank) <= 8 for rank in ranks)
    # The highest is compared first, the ace as one.
    assert key.ranks == tuple(sorted(ranks, key=ace_low, reverse=True))
    assert AceToFive().key(hand).qualifies


def test_the_ace_is_low() -> None:
    assert AceToFive().ace_is_low
    assert AceToFive().rank_value(Rank.ACE, 1) == AceToFive().rank_value(Rank.ACE, 2) == 1
    assert not High().ace_is_low


def test_a_qualifier_is_part_of_the_rules() -> None:
    assert repr(EIGHT_OR_BETTER) == "AceToFive(eight_or_better=True)"
    assert AceToFive() != EIGHT_OR_BETTER
    short = AceToFive(Deck.stripped(Rank.SEVEN), eight_or_better=True)
    assert not short.key("7s 8h 9d Tc As").qualifies
