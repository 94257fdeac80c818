"""Trump: effective suits, levels, what touches, and a hand in order (T6 to T11, T14)."""

import pickle
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from acehigh import Card, CardError, Rank, Suit, parse_card
from acehigh.errors import NotInDeckError, ParseError
from acehigh.tricks.shengji import Trump, shengji_deck
from acehigh.tricks.shengji.trump import EffectiveSuit
from helpers.cases import in_one_test

CARDS = shengji_deck(1).cards
TRUMPS = [Trump(rank, suit) for rank in Rank for suit in (*list(Suit)[:4], None)]
trumps = st.sampled_from(TRUMPS)


def test_a_trump_is_given_by_values_or_by_letters() -> None:
    assert Trump("4", "s") == Trump(Rank.FOUR, Suit.SPADES) == Trump("4", "S")
    assert Trump("10") == Trump("T", None) == Trump("t") == Trump(Rank.TEN)
    assert Trump("4", "s") != Trump("4")
    assert len(set(TRUMPS)) == len(TRUMPS)


@given(trumps)
def test_a_trump_is_a_value(trump: Trump) -> None:
    assert eval(repr(trump), {"Trump": Trump, "Rank": Rank, "Suit": Suit}) == trump
    assert pickle.loads(pickle.dumps(trump)) == trump


@in_one_test("rank", ["1", "", "joker", "ace", 4, True, None, "4s"])
def test_what_is_no_rank_is_refused(rank: object) -> None:
    with pytest.raises(CardError, match="no trump rank: expected 2-9"):
        Trump(rank)  # type: ignore[arg-type]  # the point of the test


@in_one_test("suit", ["*", Suit.STARS, "x", "", 0, "nt"])
def test_what_is_no_suit_is_refused(suit: object) -> None:
    with pytest.raises(CardError, match="no trump suit: expected c d h s, or None"):
        Trump("4", suit)  # type: ignore[arg-type]  # the point of the test


@in_one_test("card", ["Jk", "A*", parse_card("Jk")])
def test_a_card_that_the_game_has_not_is_refused(card: Card | str) -> None:
    trump = Trump("4", "s")
    for ask in (trump.effective_suit, trump.level, lambda it: trump.adjacent(it, "As")):
        with pytest.raises(NotInDeckError, match="none of the 54 cards"):
            ask(card)
    with pytest.raises(NotInDeckError):
        trump.sorted(["As", card])


def test_what_is_no_card_is_refused() -> None:
    with pytest.raises(ParseError):
        Trump("4").level("4")


@given(trumps)
def test_there_are_as_many_trumps_as_the_rules_say(trump: Trump) -> None:
    suits = Counter(map(trump.effective_suit, CARDS))
    in_suit = 0 if trump.suit is None else 12
    assert suits[EffectiveSuit.TRUMP] == 2 + 4 + in_suit
    assert all(count == 12 for suit, count in suits.items() if suit != "trump")
    assert len(suits) == (5 if trump.suit is None else 4)


@given(trumps)
def test_levels_are_consecutive(trump: Trump) -> None:
    for suit in set(map(trump.effective_suit, CARDS)):
        levels = {trump.level(card) for card in CARDS if trump.effective_suit(card) == suit}
        assert levels == set(range(min(levels), max(levels) + 1))
        number = 12 if suit != "trump" else 3 if trump.suit is None else 16
        assert len(levels) == number


@given(trumps, st.sampled_from(CARDS), st.sampled_from(CARDS))
def test_touching_is_one_level_up_in_the_same_suit(trump: Trump, low: Card, high: Card) -> None:
    same_suit = trump.effective_suit(low) == trump.effective_suit(high)
    one_up = trump.level(high) - trump.level(low) == 1
    assert trump.adjacent(low, high) == (same_suit and one_up)


def test_the_ace_of_trumps_touches_three_ranks_that_all_touch_the_fourth() -> None:
    trump = Trump("4", "s")
    for off_suit in ("4h", "4d", "4c"):
        assert trump.adjacent("As", off_suit)
        assert trump.adjacent(off_suit, "4s")
    assert not trump.adjacent("As", "4s")
    assert not trump.adjacent("Ah", "2h")


def test_a_hand_is_held_with_trumps_first_and_colours_alternating() -> None:
    hand = Trump("4", "d").sorted("2c 3h As 4s 4d 4s BJ Kd Kh 4h SJ 2s")
    assert " ".join(map(str, hand)) == "BJ SJ 4d 4s 4s 4h Kd As 2s Kh 3h 2c"


@given(trumps, st.lists(st.sampled_from(CARDS)))
def test_order_in_hand_depends_on_the_cards_only(trump: Trump, cards: list[Card]) -> None:
    assert trump.sorted(iter(cards)) == trump.sorted(reversed(cards))
    assert Counter(trump.sorted(cards)) == Counter(cards)
    for card, after in zip(trump.sorted(cards), trump.sorted(cards)[1:], strict=False):
        if trump.effective_suit(card) == trump.effective_suit(after):
            assert trump.level(card) >= trump.level(after)


def test_suits_are_said_in_words() -> None:
    trump = Trump("4", "s")
    assert trump.effective_suit("4h").word == "trumps"
    assert (trump.effective_suit("5h").word, trump.effective_suit("5h").one) == (
        "hearts",
        "heart",
    )
    assert repr(trump.effective_suit("4h")) == "EffectiveSuit.TRUMP"
