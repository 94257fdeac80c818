"""Three-card poker: its order, its names, the best three (P7)."""

from itertools import pairwise

import pytest

from acehigh import (
    ThreeCard,
    parse_cards,
)
from acehigh.errors import HandSizeError

# P7, best first: the cards as they are read out, and the sentence.
THREE_CARDS = [
    ("Kh Qh Jh", "straight flush, king high"),
    ("4h 3h 2h", "straight flush, four high"),
    ("3d 2d Ad", "straight flush, three high"),
    ("As Ah Ad", "three of a kind, aces"),
    ("2s 2h 2d", "three of a kind, twos"),
    ("As Kh Qd", "straight, ace high"),
    ("4s 3h 2d", "straight, four high"),
    ("3s 2h Ad", "straight, three high"),
    ("As Ks 2s", "flush, ace high"),
    ("5s 3s 2s", "flush, five high"),
    ("As Ah Kd", "pair of aces, king kicker"),
    ("2s 2h 3d", "pair of twos, three kicker"),
    ("As Kh 2d", "ace high, king kicker"),
    ("5s 3h 2d", "five high, three kicker"),
]


def test_three_cards_are_called_read_and_ordered_as_the_rules_list_them() -> None:
    hands = [ThreeCard().best(parse_cards(cards)[::-1]) for cards, _ in THREE_CARDS]
    assert list(map(str, hands)) == [f"{cards}: {words}" for cards, words in THREE_CARDS]
    assert all(better.key > worse.key for better, worse in pairwise(hands))


@pytest.mark.parametrize(
    ("cards", "sentence"),
    [("5s 4s 3s", "straight flush, five high"), ("As Ks Qs", "straight flush, ace high")],
)
def test_names_of_five_card_hands_are_not_given_to_three(cards: str, sentence: str) -> None:
    words = ThreeCard().key(cards).describe()
    assert words.startswith(sentence)
    assert "steel wheel" not in words
    assert "(royal flush)" not in words


def test_the_best_three_play() -> None:
    assert str(ThreeCard().best("Js Td 9c 8c 8h 8d")) == "8h 8d 8c: three of a kind, eights"
    assert str(ThreeCard().best("As Qs 9s 9d")) == "As Qs 9s: flush, ace high"


@pytest.mark.parametrize("cards", ["As Qs", "As", ""])
def test_two_cards_are_too_few_for_three_card_poker(cards: str) -> None:
    with pytest.raises(HandSizeError, match=r"ThreeCard\(\) expects 3 or more"):
        ThreeCard().key(cards)
