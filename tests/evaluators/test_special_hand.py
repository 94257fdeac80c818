"""Hands that houses add, each alone: what makes them, and which ranks count."""

import pytest

from acehigh import CardError, Category, Deck, Rank, SpecialHand, parse_cards
from acehigh.errors import UnknownNameError
from acehigh.evaluators.special_hand import (
    BLAZE,
    BOBTAILS,
    CATS_AND_DOGS,
    FOUR_CARDS,
    NAMED_HANDS,
    SKEET,
    Maker,
    NoPair,
    SomeOf,
    blaze,
    round_the_corner,
    skeet,
    skip_straight,
    special_hands,
)
from helpers.cases import in_one_test

DECK = Deck.standard()


def counted(make: Maker, cards: str, deck: Deck = DECK) -> str | None:
    """Return the ranks that count, as text, or None if the cards are no such hand."""
    ranks = make(parse_cards(cards), deck)
    return None if ranks is None else " ".join(map(str, ranks))


@in_one_test(
    ("make", "cards", "ranks"),
    [
        (NoPair(Rank.NINE, Rank.FOUR), "9s 8h 7d 6c 4s", "9 8 7 6 4"),
        (NoPair(Rank.NINE, Rank.FOUR), "9s 9h 7d 6c 4s", None),
        (NoPair(Rank.NINE, Rank.FOUR), "9s 8h 7d 6c 5s", None),
        (NoPair(Rank.NINE, Rank.FOUR), "Ts 8h 7d 6c 4s", None),
        (NoPair(Rank.NINE, Rank.FOUR), "9s 8h 4d", None),
        (SomeOf(4, sequence=True), "Ks 8h 7d 6c 5s", "8 K"),
        (SomeOf(4, sequence=True), "As 4h 3d 2c 2s", "4 2"),
        (SomeOf(4, sequence=True), "As Kh Qd Jc Js", "A J"),
        (SomeOf(4, sequence=True), "Ks Qh Jd 9c 8s", None),
        # Of two such sequences the higher counts.
        (SomeOf(4, sequence=True), "9s 8h 7d 6c 5s", "9 5"),
        (SomeOf(4, suited=True), "Ks 9s 7h 6s 5s", "K 9 6 5 7"),
        (SomeOf(4, suited=True), "Ks 9s 7h 6h 5s", None),
        # Of five cards of a suit the four highest are the hand.
        (SomeOf(4, suited=True), "Ks 9s 7s 6s 5s", "K 9 7 6 5"),
        (SomeOf(3, sequence=True, suited=True), "Kh 9s 8s 7s 2d", "9 K 2"),
        (SomeOf(3, sequence=True, suited=True), "Kh 9s 8s 7h 2d", None),
        (SomeOf(3), "Kh 9s 8s", "K 9 8"),
        (blaze, "Ks Kh Qd Qc Js", "K Q J"),
        (blaze, "Ks Qh Qd Jc Js", "Q J K"),
        (blaze, "Ks Kh Kd Qc Js", "K Q J"),
        (blaze, "Ks Kh Qd Qc As", None),
        (blaze, "Ks Kh Qd Qc", None),
        (skeet, "9s 8h 5d 3c 2s", "9 8 5 3 2"),
        (skeet, "9s 5h 4d 3c 2s", None),
        (skeet, "9s 8h 5d 5c 2s", None),
        (skip_straight, "As Qh Td 8c 6s", "A"),
        (skip_straight, "As Qh Td 8c 5s", None),
        (skip_straight, "As Qh Td 8c", None),
        (round_the_corner, "As Kh Qd 3c 2s", "3"),
        (round_the_corner, "As Kh Qd Jc 2s", "2"),
        (round_the_corner, "As Kh 4d 3c 2s", "4"),
        (round_the_corner, "As Kh Qd Jc Ts", None),
        (round_the_corner, "As 5h 4d 3c 2s", None),
        (round_the_corner, "As Ah Kd 3c 2s", None),
    ],
)
def test_which_ranks_count(make: Maker, cards: str, ranks: str | None) -> None:
    assert counted(make, cards) == ranks


def test_sequences_go_by_the_ranks_of_the_deck() -> None:
    stripped = Deck.stripped(Rank.SEVEN)
    assert counted(round_the_corner, "As Kh Qd 8c 7s", stripped) == "8"
    assert counted(skip_straight, "As Qh Td 8c", stripped) is None
    assert counted(SomeOf(4, sequence=True), "As Kh 9d 8c 7s", stripped) == "9 K"


def test_cards_of_two_decks_may_be_equal() -> None:
    assert counted(SomeOf(4, suited=True), "9s 9s 8s 8s 2d", DECK * 2) == "9 9 8 8 2"


def test_every_named_hand_has_its_category_and_a_sentence() -> None:
    for name, hand in NAMED_HANDS.items():
        assert hand.name == name == str(hand.category)
        assert hand.sentence.endswith(".")


def test_sets_of_hands_stand_in_order() -> None:
    for several in (CATS_AND_DOGS, BOBTAILS, FOUR_CARDS):
        assert set(several) <= set(NAMED_HANDS.values())
    assert [hand.name for hand in CATS_AND_DOGS] == [
        "little dog", "big dog", "little cat", "big cat",
    ]  # fmt: skip


def test_hands_are_named_or_given() -> None:
    assert (
        special_hands("skeet") == special_hands(SKEET) == special_hands(["skeet"]) == (SKEET,)
    )
    assert special_hands((SKEET, "blaze")) == (SKEET, BLAZE)
    assert special_hands(()) == ()
    with pytest.raises(
        UnknownNameError, match=r"^unknown special hand 'sket': did you mean 'sk"
    ):
        special_hands("sket")
    with pytest.raises(
        CardError, match=r"^expected special hands, or names as 'blaze', got 5$"
    ):
        special_hands(("blaze", 5))  # type: ignore[arg-type]  # what must be refused


def test_a_hand_of_the_house_is_equal_whatever_its_sentence() -> None:
    mine = SpecialHand("skeet", Category.THREE_OF_A_KIND, skeet, "As we play it.")
    assert mine == SKEET
    assert repr(mine) == repr(SKEET) == "'skeet'"
    other = SpecialHand("pelter", Category.THREE_OF_A_KIND, skeet)
    assert other != SKEET
    assert repr(other).startswith("SpecialHand('pelter', Category('three of a kind'), ")
