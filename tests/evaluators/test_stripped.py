"""Stripped and other decks: the ace, the order of categories, the cards (P1 to P6)."""

from typing import Any

import pytest

from acehigh import (
    AceToFive,
    Badugi,
    Category,
    Deck,
    High,
    Incomplete,
    Rank,
    Ranker,
    Stripped,
    ThreeCard,
    TwentyCard,
    parse_cards,
)
from acehigh.errors import CardError, NotInDeckError
from helpers.cases import in_one_test

# P1: the lowest straight of each deck, and the highest.
STRAIGHTS = [
    (Rank.THREE, 48, "6c 5s 4h 3d As", "six"),
    (Rank.FOUR, 44, "7c 6s 5h 4d As", "seven"),
    (Rank.FIVE, 40, "8c 7s 6h 5d As", "eight"),
    (Rank.SIX, 36, "9c 8s 7h 6d As", "nine"),
    (Rank.SEVEN, 32, "Tc 9s 8h 7d As", "ten"),
    (Rank.EIGHT, 28, "Jc Ts 9h 8d As", "jack"),
    (Rank.NINE, 24, "Qc Js Th 9d As", "queen"),
]


@pytest.mark.parametrize(("lowest", "number", "cards", "top"), STRAIGHTS)
def test_the_ace_stands_next_to_the_lowest_card(
    lowest: Rank, number: int, cards: str, top: str
) -> None:
    ranker = Stripped(lowest)
    assert len(ranker.deck) == number
    assert str(ranker.best(cards)) == f"{cards}: straight, {top} high"
    held = parse_cards(cards)
    next_higher = (*held[:-1], parse_cards(f"{Rank(lowest + 4)}s")[0])
    assert ranker.key(held) < ranker.key(next_higher)
    assert ranker.key("As Kh Qd Jc Ts").describe() == "straight, ace high"


def test_twenty_cards_in_an_ordinary_ranking_have_an_ace_high_straight() -> None:
    # P4
    assert Stripped(Rank.TEN).key("As Kh Qd Jc Ts").describe() == "straight, ace high"


def test_a_deck_of_fewer_ranks_than_a_hand_has_no_straight() -> None:
    # Four ranks with the ace at both ends are five places, but not five cards of a hand.
    assert Stripped(Rank.JACK).key("As Ah Kd Qc Js").describe() == "pair of aces, king kicker"


def test_rules_without_straights_and_flushes_name_neither() -> None:
    # L2, P3
    names = [
        "high card",
        "pair",
        "two pair",
        "three of a kind",
        "full house",
        "four of a kind",
        "five of a kind",
    ]
    assert list(map(str, TwentyCard().categories)) == names
    assert list(map(str, AceToFive().categories)) == names[::-1]


def test_twenty_card_knows_six_categories() -> None:
    # P3
    assert TwentyCard().key("As Ks Qs Js Ts").describe() == "ace high, king kicker"
    hands = [
        "As Ah Ad Ac Ts",
        "Ts Th Td Jc Js",
        "As Ah Ad Kc Qs",
        "As Ah Kd Kc Qs",
        "As Ah Kd Qc Js",
        "As Ks Qs Js Ts",
    ]
    keys = list(map(TwentyCard().key, hands))
    assert keys == sorted(keys, reverse=True)
    names = [key.category.name for key in keys]
    assert names == [
        "four of a kind",
        "full house",
        "three of a kind",
        "two pair",
        "pair",
        "high card",
    ]


@pytest.mark.parametrize("flush_up", [False, True])
@pytest.mark.parametrize("trips_up", [False, True])
def test_short_deck_options_turn_two_results_round(flush_up: bool, trips_up: bool) -> None:
    # P2: each alone or both.
    ranker = Stripped(flush_over_full_house=flush_up, trips_over_straight=trips_up)
    flush, full_house = ranker.key("Ks Qs 9s 8s 6s"), ranker.key("As Ah Ad Kc Kd")
    trips, straight = ranker.key("6s 6h 6d 8c 7s"), ranker.key("As Kh Qd Jc Ts")
    assert (flush > full_house) == flush_up
    assert (trips > straight) == trips_up
    assert max(trips, straight) < min(flush, full_house)
    assert max(flush, full_house) < ranker.key("6s 6h 6d 6c 7s")
    # From seven cards the better of the two plays.
    seven = ranker.key("Ks Qs 9s 8s 6s 8h 8d")
    assert seven.category is Category.FLUSH
    six = ranker.key("Ts 9h 8d 7c 6s 6d 6h")
    assert six.category is (Category.THREE_OF_A_KIND if trips_up else Category.STRAIGHT)


def test_a_stripped_deck_has_the_usual_order_unless_told_otherwise() -> None:
    # P1
    assert Stripped().categories == High().categories


def test_five_suits_and_several_decks_have_the_options_too() -> None:
    # P5, P6
    five_suits = Stripped(Rank.TWO, flush_over_full_house=True, full_deck=Deck.five_suits())
    assert five_suits.key("K* Q* 9* 8* 6*") > five_suits.key("As A* Ad Kc K*")
    assert five_suits.key("2s 2h 2d 2c 2*").describe() == "five of a kind, twos"
    two_decks = Stripped(Rank.SEVEN, full_deck=Deck.standard() * 2)
    assert len(two_decks.deck) == 64
    assert two_decks.key("Ks Ks Qs Qs 7s").describe() == "flush, king high"
    assert two_decks.key("Ks Ks Kd Kd Kh") > two_decks.key("As Ks Qs Js Ts")


@in_one_test(
    ("ranker", "cards", "says"),
    [
        (Stripped(), "5s Ks Kd Kh Kc", "5s is not in the 36-card deck, whose lowest rank is 6"),
        (Stripped(Rank.SEVEN), "6s Ks Kd Kh Kc 2d 7s", "6s is not in the 32-card deck"),
        (Stripped(Rank.FIVE), "Ks Kd Kh Kc 2d", "40-card deck, whose lowest rank is 5"),
        (
            TwentyCard(),
            "As Ad Ks Qs 9s",
            "20-card deck, whose lowest rank is T",
        ),
        (Incomplete(Stripped()), "5s", "5s is not in the 36-card deck, whose lowest rank is 6"),
        (Stripped(), "Jk Ks Kd Kh Kc", "Jk is not in the 36-card deck"),
        (ThreeCard(), "Jk Ks Kd", "Jk is not in the 52-card deck"),
        (Incomplete(), "Jk", "Jk is not in the 52-card deck"),
        (Badugi(), "Jk", "Jk is not in the 52-card deck"),
        (Badugi(), "2d 3c 4s A*", "[*] is not in the 52-card deck"),
    ],
)
def test_cards_that_the_deck_lacks_are_named(ranker: Ranker, cards: str, says: str) -> None:
    for ask in (ranker.key, ranker.best):
        with pytest.raises(NotInDeckError, match=says):
            ask(cards)


@pytest.mark.parametrize("lowest", [6, "6", None, "SIX", 6.0])
def test_the_lowest_card_of_a_deck_is_a_rank(lowest: Any) -> None:
    with pytest.raises(CardError) as error:
        Stripped(lowest)
    assert str(error.value) == f"lowest is a Rank, as Rank.SIX, not {lowest!r}"
