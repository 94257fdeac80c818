"""Deuce to seven (L4): the standard order upside down, with the ace high."""

from itertools import pairwise

from acehigh import Category, Deck, DeuceToSeven, High, Rank
from acehigh.testing import deal_holdings


def test_an_ace_five_low_is_no_straight_in_deuce_to_seven() -> None:
    # L4
    key = DeuceToSeven().key
    assert key("Ks Qh Jd Tc 8s") > key("As 5h 4d 3c 2s") > key("As 6h 4d 3c 2s")
    assert key("As 5s 4s 3s 2s") < key("As Ah Ad Kc Qs")


def test_it_is_high_upside_down_but_for_the_wheel() -> None:
    wheel = {Rank.ACE, Rank.TWO, Rank.THREE, Rank.FOUR, Rank.FIVE}
    # Of few suits and ranks, so that more is made.
    dealt = deal_holdings(High().deck, [5], 200)
    held = [cards for cards in dealt if {card.rank for card in cards} != wheel]
    low, high = DeuceToSeven().key, High().key
    for one, other in pairwise(held):
        assert (low(one) > low(other)) == (high(one) < high(other))
        assert (low(one) == low(other)) == (high(one) == high(other))


def test_the_ace_is_high_and_seven_five_is_the_best_hand() -> None:
    rules = DeuceToSeven()
    assert not rules.ace_is_low
    best_first = ["7s 5h 4d 3c 2s", "7s 6h 4d 3c 2s", "As Kh Qd Jc 9s", "2s 2h 5d 4c 3s"]
    keys = [rules.key(hand) for hand in best_first]
    assert keys == sorted(keys, reverse=True)
    assert keys[-1] > rules.key("As Ks Qs Js Ts")
    assert rules.categories == High().categories[::-1]


def test_straights_are_those_of_the_deck() -> None:
    stripped = DeuceToSeven(Deck.stripped(Rank.SEVEN))
    assert stripped.key("7s 8h 9d Tc Js").category is Category.STRAIGHT
    assert stripped.key("As 7h 8d 9c Ts").category is Category.HIGH_CARD
