"""Hands that houses add, and games of three and four cards: blaze, skeet, cats, brag ..."""

from dataclasses import replace
from itertools import pairwise

import pytest

from acehigh import (
    AceToFive,
    Brag,
    Card,
    Category,
    Deck,
    High,
    Incomplete,
    Rank,
    Ranker,
    SpecialHand,
    SpecialHands,
    Stripped,
    Wild,
    frequencies,
    ranker_from_text,
    ranker_named,
    ranker_text,
)
from acehigh.errors import CardError, UnknownNameError
from acehigh.evaluators.special_hand import BLAZE, CATS_AND_DOGS, NAMED_HANDS, SKEET, skeet
from acehigh.testing import check_ranker
from helpers.cases import in_one_test

# A hand that makes it, one that just does not, and a usual hand below it.
EXAMPLES = {
    "four-card straight": ("9s 8h 7d 6c 2s", "9s 8h 7d 5c 2s", "As Ah Kd Qc 9s"),
    "four-card flush": ("9s 8s 4s 3s 2h", "9s 8s 4s 3h 2h", "As Ah Kd Qc 9s"),
    "little bobtail": ("9s 8s 7s 2h 2d", "9s 8s 7h 2h 3d", "As Ah Kd Kc Qs"),
    "big bobtail": ("9s 8s 7s 6s 2h", "9s 8s 7s 5s 2h", "As Ah Ad Kc Ks"),
    "blaze": ("Ks Kh Qs Qd Jc", "Ks Kh Qs Qd Tc", "As Ah Kd Kc Qs"),
    "skeet": ("9s 6h 5d 4c 2s", "9s 8h 6d 5c 2s", "As Ah Ad Kc Qs"),
    "five and dime": ("Ts 8h 7d 6c 5s", "Ts 8h 7d 5c 5s", "As Ah Ad Kc Qs"),
    "skip straight": ("Js 9h 7d 5c 3s", "Js 9h 7d 5c 2s", "As Ah Ad Kc Qs"),
    "round-the-corner straight": ("3s 2h Ad Kc Qs", "4s 2h Ad Kc Qs", "As Ah Ad Kc Qs"),
    "little dog": ("7s 6h 4d 3c 2s", "7s 6h 4d 4c 2s", "As Kh Qd Jc Ts"),
    "big dog": ("As Kh Qd Jc 9s", "As Kh Qd Jc 8s", "As Kh Qd Jc Ts"),
    "little cat": ("8s 7h 6d 4c 3s", "8s 7h 6d 4c 2s", "As Kh Qd Jc Ts"),
    "big cat": ("Ks Qh Td 9c 8s", "Ks Kh Td 9c 8s", "As Kh Qd Jc Ts"),
}


@in_one_test("name", NAMED_HANDS)
def test_each_hand_stands_just_above_a_usual_one(name: str) -> None:
    made, other, below = EXAMPLES[name]
    rules = SpecialHands(name)
    assert rules.key(made).category == Category(name)
    assert rules.key(other).category != Category(name)
    assert rules.key(made) > rules.key(below) == rules.key(below)
    place = rules.categories.index(Category(name))
    assert rules.categories[place - 1] is NAMED_HANDS[name].above
    assert rules.explain(Category(name), ()) == NAMED_HANDS[name].sentence
    assert rules.explain(Category.PAIR, ()) == High().explain(Category.PAIR, ())
    check_ranker(rules, examples=3)


def test_cats_beat_dogs_and_a_flush_both() -> None:
    hands = [
        "7s 6h 4d 3c 2s",
        "As Kh Qd Jc 9s",
        "8s 7h 6d 4c 3s",
        "Ks Jh Td 9c 8s",
        "As Ks 4s 3s 2s",
    ]
    keys = [ranker_named("cats-and-dogs").key(hand) for hand in hands]
    assert all(worse < better for worse, better in pairwise(keys))
    assert keys[0].describe() == "little dog, 7 6 4 3 2"
    assert keys[4].describe() == "flush, ace high"


@pytest.mark.exhaustive
def test_counts_are_those_of_combinatorics() -> None:
    numbers = {
        # Suits as they like, but all alike: three ranks between the ends, none in sequence.
        "big cat": 4 * (4**5 - 4),
        "little dog": 4 * (4**5 - 4),
        "skeet": 6 * (4**5 - 4),
        # Two pair of the twelve court cards.
        "blaze": 3 * 6 * 6 * 4,
    }
    # No hand is two of these.
    counts = frequencies(SpecialHands(tuple(numbers))).counts
    assert {name: counts[Category(name)] for name in numbers} == numbers


def test_a_house_may_rank_a_hand_elsewhere_or_bring_its_own() -> None:
    above = replace(SKEET, above=Category.STRAIGHT)
    assert SpecialHands(above).key("9s 6h 5d 4c 2s") > SpecialHands(above).key("As Kh Qd Jc Ts")
    assert "SpecialHand('skeet', Category('straight')" in repr(above)
    assert repr(SpecialHands([SKEET])) == "SpecialHands(hands=('skeet',))"

    def all_red(cards: tuple[Card, ...], deck: Deck) -> tuple[Rank, ...] | None:
        red = len(cards) == 5 and {str(card.suit) for card in cards} <= set("dh")
        return skeet(cards, deck) if red else None

    rules = SpecialHands(SpecialHand("red skeet", Category.FLUSH, all_red))
    assert rules.key("9d 6h 5d 4h 2d").describe() == "red skeet, 9 6 5 4 2"
    assert rules.explain(Category("red skeet"), ()) == ""


@pytest.mark.parametrize(
    ("hands", "base", "error", "says"),
    [
        ("blase", High(), UnknownNameError, "blase.*did you mean 'blaze'"),
        (("blaze", 3), High(), CardError, "expected special hands, or names .* got 3"),
        (("blaze", BLAZE), High(), CardError, "there is a blaze already"),
        ("blaze", SpecialHands("skeet"), CardError, "added to a high game"),
        ("blaze", AceToFive(), CardError, "added to a high game"),
        (
            SpecialHand("pair", Category.FLUSH, skeet),
            High(),
            CardError,
            "there is a pair already",
        ),
        ("big bobtail", Brag(), CardError, "big bobtail stands above full house: none in Brag"),
    ],
)
def test_mistakes(
    hands: object, base: Ranker, error: type[CardError] | None, says: str
) -> None:
    if error is None:
        assert SpecialHands(hands, base)  # type: ignore[arg-type]  # names will do
        return
    with pytest.raises(error, match=says):
        SpecialHands(hands, base)  # type: ignore[arg-type]  # what must be refused


def test_special_hands_over_other_decks_with_wild_cards_and_short_hands() -> None:
    short = SpecialHands("blaze", Stripped())
    assert short.hand_size == 5
    assert SpecialHands("blaze").with_deck(Deck.stripped(Rank.SIX)).deck == short.deck
    assert Wild(SpecialHands(CATS_AND_DOGS)).best("Kd Jc 9h 8s Jk").category == Category(
        "big cat"
    )
    incomplete = Incomplete(SpecialHands("blaze"))
    assert incomplete.key("Ks Kh Qs Qd").category is Category.TWO_PAIR
    assert incomplete.key("Ks").describe() == "king high"


def test_rankers_with_special_hands_have_a_text() -> None:
    rules = SpecialHands(CATS_AND_DOGS, Stripped())
    text = "special-hands(little dog < big dog < little cat < big cat, stripped)"
    assert ranker_text(rules) == text
    assert ranker_from_text(text) == rules
    with pytest.raises(CardError, match="has no text"):
        ranker_text(SpecialHands(replace(SKEET, above=Category.STRAIGHT)))
