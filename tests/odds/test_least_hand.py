"""What a hand is worth at least: read from a key, cards, ranks or the name of a category."""

from typing import Any

import pytest

from acehigh import CardError, Category, Deck, High, Rank, ThreeCard, frequencies
from acehigh.errors import HandSizeError, NotInDeckError, ParseError
from acehigh.odds.least_hand import least_key
from helpers.cases import in_one_test

SIXTEEN = High(deck=Deck.stripped(Rank.JACK))
TWENTY = High(deck=Deck.stripped(Rank.TEN))
MADE = frequencies(SIXTEEN).keys


@pytest.mark.parametrize(
    "least",
    [
        "AAAJJ",
        "jjaaa",
        "As Ah Ad Jc Js",
        SIXTEEN.key("As Ah Ad Jc Js"),
        iter(SIXTEEN.checked("As Ah Ad Jc Js")),
    ],
)
def test_what_a_hand_is_worth_at_least(least: Any) -> None:
    assert least_key(least, SIXTEEN, MADE) == SIXTEEN.key("As Ah Ad Jc Js")


@pytest.mark.parametrize(
    ("least", "described"),
    [
        ("quads", "four of a kind, jacks, queen kicker"),
        ("Four of a  Kind", "four of a kind, jacks, queen kicker"),
        (Category.FULL_HOUSE, "full house, jacks over queens"),
        ("full house", "full house, jacks over queens"),
    ],
)
def test_a_category_is_its_lowest_hand(least: str | Category, described: str) -> None:
    assert least_key(least, SIXTEEN, MADE).describe() == described


def test_ranks_alone_are_no_flush() -> None:
    assert least_key("A10JQK", TWENTY, ()).category is Category.STRAIGHT


@in_one_test(
    ("least", "error", "says"),
    [
        ("AAAT", HandSizeError, "a hand has 5 cards, not 4: 'AAAT'"),
        ("As Ah Ad Tc", HandSizeError, "a hand has 5 cards, not 4"),
        ("", HandSizeError, "not 0"),
        ("aces full", ParseError, "'aces full' is no hand: expected cards as 'As Ah"),
        (None, ParseError, "None is no hand"),
        (7, ParseError, "7 is no hand"),
        ("22233", NotInDeckError, "2[cdhs] is not in the 16-card deck"),
        ("JJJJJ", CardError, "is held 2 times"),
        ("five of a kind", CardError, "no hand is five of a kind by High"),
        (Category.FIVE_OF_A_KIND, CardError, "no hand is five of a kind by High"),
        ("straight flush", CardError, "no hand is straight flush by High"),
        (High().key("As Ah Ad Tc Ts"), CardError, "is no key by High"),
    ],
)
def test_what_is_no_hand(least: Any, error: type[CardError], says: str) -> None:
    with pytest.raises(error, match=says):
        least_key(least, SIXTEEN, MADE)


def test_a_category_may_be_any_that_the_rules_have() -> None:
    rules = ThreeCard()
    made = frequencies(rules).keys
    for category in rules.categories:
        found = least_key(category, rules, made)
        assert found == least_key(str(category).upper(), rules, made)
        assert found == min(key for key in made if key.category is category)
    assert least_key("trips", rules, made).describe() == "three of a kind, twos"
    with pytest.raises(
        CardError, match=r"^no hand is four of a kind by ThreeCard\(\): expected"
    ):
        least_key("quads", rules, made)
