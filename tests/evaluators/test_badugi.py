"""Badugi: as many cards as have no rank and no suit twice, then the lowest (P8)."""

from itertools import pairwise
from typing import Any

import pytest

from acehigh import (
    Badugi,
    Deck,
)
from acehigh.errors import CardError, DuplicateCardError, HandSizeError

# P8, best first, any number of cards.
BADUGIS = [
    ("4s 3h 2d Ac", 4),
    ("5s 3h 2d Ac", 4),
    ("Ks Qh Jd Tc", 4),
    ("3s 2h Ad Ac", 3),
    ("Ks Qh Jd", 3),
    ("2s Ah", 2),
    ("3s Ad Ac As", 2),
    ("As 2s", 1),
    ("2s", 1),
    ("Ks", 1),
]


def test_badugi_counts_cards_and_then_the_lowest() -> None:
    keys = [Badugi().key(cards) for cards, _ in BADUGIS]
    assert [len(key.ranks) for key in keys] == [number for _, number in BADUGIS]
    assert all(better > worse for better, worse in pairwise(keys))


def test_two_badugi_cards_of_a_suit_or_of_a_rank_count_as_one() -> None:
    assert str(Badugi().best("4s 3s")) == "3s: one card, 3-low"
    assert str(Badugi().best("2c 2h")) == "2h: one card, 2-low"
    assert Badugi().key("2c 2h") is Badugi().key("2s") is Badugi().key("2d 2c 2h 2s")
    assert Badugi().key("As Ah Ad Ac").describe() == "one card, ace-low"


def test_of_more_than_four_badugi_cards_the_best_four_play() -> None:
    assert str(Badugi().best("Ah 2h 3d 4c 5s 6s")) == "5s 4c 3d Ah: badugi, 5-low"
    # The deuce of spades is wanted for its suit, not the ace.
    assert str(Badugi().best("As Ah 2s 3d 4c")) == "4c 3d 2s Ah: badugi, 4-low"
    assert Badugi().key(Deck.standard()) is Badugi().key("4s 3h 2d Ac")
    five_suits = Badugi(deck=Deck.five_suits())
    assert str(five_suits.best("5* 4s 3h 2d Ac")) == "4s 3h 2d Ac: badugi, 4-low"


def test_no_cards_are_no_badugi() -> None:
    for ask in (Badugi().key, Badugi().best):
        with pytest.raises(HandSizeError, match=r"Badugi\(\).* expects 1 or more"):
            ask("")


def test_badugi_cards_held_twice_are_named() -> None:
    # What the three cards are worth is known before two of them are held as one.
    assert len(Badugi().key("As 2d 3c").ranks) == 3
    for cards in ("As As", "As As 2d 3c", "As 2d 3c 4h As"):
        with pytest.raises(DuplicateCardError, match="As is held 2 times"):
            Badugi().key(cards)


@pytest.mark.parametrize("cards", ["1s", "4s 3h 2d Ax", None, 5, [None] * 4, "AsKd", b"AsKd"])
def test_bad_badugi_input_gives_no_other_error(cards: Any) -> None:
    if cards == "AsKd":
        # Four letters, but two cards.
        assert Badugi().key(cards) is Badugi().key("As Kd")
        return
    with pytest.raises(CardError):
        Badugi().key(cards)


def test_badugi_names_its_categories_worst_first() -> None:
    names = [category.name for category in Badugi().categories]
    assert names == ["one card", "two cards", "three cards", "badugi"]


def test_equal_cards_of_two_decks_are_one_card_in_badugi() -> None:
    ranker = Badugi(deck=Deck.standard() * 2)
    assert str(ranker.best("4s 4s 3h 2d")) == "4s 3h 2d: three cards, 4-low"
