"""What `frequencies` refuses, and what it says then."""

from dataclasses import field
from typing import Any

import pytest

from acehigh import Badugi, Card, Deck, High, Joker, Rank, Stripped, ThreeCard, Wild
from acehigh.errors import (
    CardError,
    DuplicateCardError,
    HandSizeError,
    NotInDeckError,
    ParseError,
    TooManyError,
)
from acehigh.odds.frequencies import frequencies
from helpers.cases import in_one_test
from helpers.plug_ins import ShortLow, Spades

JOKER = Card(joker=Joker.PLAIN)


class FixedSpades(Spades):
    """The same without a rule."""

    deck: Deck = field(default=Deck.standard(), init=False)


class FixedLow(ShortLow):
    """Rules whose deck is no argument."""

    deck: Deck = field(default=Deck.standard(), init=False)


# The ranker, how many cards, the options, the error, and what it says.
MISTAKES: list[tuple[Any, Any, dict[str, Any], type[CardError], str]] = [
    (High, 5, {}, CardError, "expected a ranker such as High"),
    (High, 5, {"deck": Deck.twenty()}, CardError, "expected a ranker such as High"),
    ("high", 5, {}, CardError, "expected a ranker such as High.., got 'high'"),
    (High(), 0, {}, HandSizeError, "1 to 9 cards here, not 0"),
    (High(), -1, {}, HandSizeError, "1 to 9 cards here, not -1"),
    (High(), 10, {}, HandSizeError, "1 to 9 cards here, not 10"),
    (High(), 5.0, {}, HandSizeError, "1 to 9 cards here, not 5.0"),
    (High(), "5", {}, HandSizeError, "1 to 9 cards here, not '5'"),
    (High(), True, {}, HandSizeError, "1 to 9 cards here, not True"),
    (High(), 4, {}, HandSizeError, "4 cards are too few.* expects 5 or more"),
    (High(), 1, {}, HandSizeError, "1 card is too few"),
    (ThreeCard(), 2, {}, HandSizeError, "expects 3 or more"),
    (
        High(deck=Deck(ranks=(Rank.ACE, Rank.KING))),
        9,
        {},
        HandSizeError,
        "a holding of 9 cards is more than the 8-card deck",
    ),
    (High(), 5, {"deck": "52"}, CardError, "expected a Deck, got '52'"),
    (High(), 5, {"deck": Deck}, CardError, "expected a Deck, got <class"),
    (FixedSpades(), 5, {"deck": Deck.twenty()}, CardError, "Spades.* is for one deck only"),
    (
        Wild(FixedSpades()),
        5,
        {"deck": Deck.twenty()},
        CardError,
        "Spades.* is for one deck only",
    ),
    (FixedLow(), 5, {"deck": Deck.twenty()}, CardError, "FixedLow.* is for one deck only"),
    (High(), 5, {"deck": Deck.standard(jokers=1)}, NotInDeckError, "Jk means nothing to High"),
    (Badugi(), 4, {"deck": Deck.standard(jokers="BJ SJ")}, NotInDeckError, "BJ means nothing"),
    (
        Stripped(),
        5,
        {"deck": Deck.stripped(Rank.SIX).with_jokers(1) * 2},
        NotInDeckError,
        "Jk means nothing to Stripped",
    ),
    (Stripped(), 5, {"deck": Deck.standard()}, CardError, "Stripped.. takes a 36-card deck"),
    (Stripped(), 5, {"known": "2s"}, NotInDeckError, "2s is not in the 36-card deck"),
    (High(), 5, {"known": [JOKER]}, NotInDeckError, "Jk is not in the 52-card deck"),
    (High(), 5, {"known": "As As"}, DuplicateCardError, "As is held 2 times"),
    (High(), 5, {"known": "1s"}, ParseError, "'1' is no rank"),
    (High(), 5, {"known": 7}, ParseError, "expected cards or text, got 7"),
    (High(), 5, {"known": "As Ks Qs Js Ts 9s"}, HandSizeError, "6 known cards do not fit .* 5"),
]


@in_one_test(("ranker", "cards", "options", "error", "says"), MISTAKES)
def test_mistakes(
    ranker: Any, cards: Any, options: dict[str, Any], error: type[CardError], says: str
) -> None:
    with pytest.raises(error, match=says) as caught:
        frequencies(ranker, cards, **options)
    assert type(caught.value) is error


def test_a_count_that_would_take_hours_says_how_long_it_is() -> None:
    with pytest.raises(
        TooManyError,
        match=r"^3,679,075,400 holdings take about [0-9,]+ questions; 3,000,000 is the most, "
        "unless limit= is more$",
    ):
        frequencies(Spades(), 9)


def test_known_cards_make_a_long_count_short() -> None:
    assert frequencies(Spades(), 9, known="As Ks Qs Js Ts 9s 8s").total == 990
