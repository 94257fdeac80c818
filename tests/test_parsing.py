"""Every notation of cards is understood, and what is no card is named."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from acehigh import Card, Deck, Joker, Rank, Suit, parse_card, parse_cards
from acehigh.errors import ParseError
from acehigh.parsing import parse_suit
from helpers.any_text import any_text
from helpers.cases import in_one_test

NATURALS = Deck.five_suits().cards
JOKERS = tuple(Card(joker=joker) for joker in Joker)
BIG, SMALL = Card(joker=Joker.BIG), Card(joker=Joker.SMALL)


def text_of(cards: tuple[Card, ...]) -> str:
    return " ".join(map(str, cards))


@in_one_test(
    "text",
    [
        "As Kd Th 2c",
        "AsKdTh2c",
        "as kd th 2c",
        "aSkD10h2C",
        "As,Kd,10h,2c",
        ", As , Kd,,Th\t2c,",
        "As\tKd\nTh\r\n2c\n",
        "As\u00a0Kd\u2003Th\u30002c",
        "A♠ K♦ 10♥ 2♣",
        "A♠K♦T♥2♣",
        "A♠\ufe0f K♦\ufe0e 10♥\ufe0f 2♣\ufe0f",
        "A♤ K♢ T♡ 2♧",
        "🂡🃎🂺🃒",
        "🂡 🃎, Th 2♣",
    ],
)
def test_every_notation_is_understood(text: str) -> None:
    assert text_of(parse_cards(text)) == "As Kd Th 2c"


@pytest.mark.parametrize("text", [None, 5, b"As", [None], [["As"]]])
def test_only_cards_and_text_are_parsed(text: str) -> None:
    for parse in (parse_card, parse_cards):
        with pytest.raises(ParseError, match=r"expected (cards|a card) or (its )?text, got "):
            parse(text)


def test_cards_stay_what_they_are() -> None:
    ace, king = Card(Rank.ACE, Suit.SPADES), Card(Rank.KING, Suit.HEARTS)
    assert parse_card(ace) is ace
    assert parse_cards([ace, "Kh"]) == parse_cards(iter((ace, king))) == (ace, king)
    with pytest.raises(ParseError, match="expected one card, got 1 in"):
        parse_card(["As"])  # type: ignore[arg-type]  # what must be refused


@pytest.mark.parametrize("text", ["", " ", ",\t\u2003\ufe0f"])
def test_blank_text_has_no_cards(text: str) -> None:
    assert parse_cards(text) == ()
    with pytest.raises(ParseError, match="expected one card, got 0 in "):
        parse_card(text)


def test_one_card_is_not_two() -> None:
    with pytest.raises(ParseError, match="expected one card, got 2 in 'As Kd'"):
        parse_card("As Kd")


def glyph_of(card: Card) -> str:
    """Return a card as a character of the block of playing cards, stars as text."""
    if card.joker is Joker.PLAIN:
        return "🃏"
    if card.rank is None or card.suit is None or card.suit is Suit.STARS:
        return str(card)
    row = "♠♥♦♣".index(card.suit.glyph)
    column = "A23456789TJ-QK".index(str(card.rank)) + 1
    return chr(0x1F0A0 + 16 * row + column)


def with_ten(card: Card) -> str:
    return str(card).replace("T", "10")


NOTATIONS: list[Callable[[Card], str]] = [
    str,
    with_ten,
    glyph_of,
    lambda card: card.pretty,
    lambda card: str(card).lower(),
    lambda card: str(card).upper(),
    lambda card: card.pretty + "\ufe0f",
    lambda card: card.pretty.translate(str.maketrans("♣♦♥♠★", "♧♢♡♤☆")),
]
GAPS = ["", " ", ",", ", ", "\t", "\n", "\r\n", "\u00a0", "\u2003", "\u3000", " ,\x1f, "]


@settings(deadline=None)
@given(
    st.lists(
        st.tuples(
            st.sampled_from(NATURALS + JOKERS),
            st.sampled_from(NOTATIONS),
            st.sampled_from(GAPS),
        )
    )
)
def test_cards_in_any_notation_are_read_back(
    parts: list[tuple[Card, Callable[[Card], str], str]],
) -> None:
    text = "".join(write(card) + gap for card, write, gap in parts)
    assert parse_cards(text) == tuple(card for card, _, _ in parts)


CARDLIKE = st.text(
    "0123456789TJQKAtjqkacdhs*♠♡★Jjoeroker, \t\ufe0f🂡🂬🃏\u017f\u212a\u0421\u0441²"
)


@settings(deadline=None)
@given(any_text() | CARDLIKE)
def test_any_text_is_cards_or_a_parse_error(text: str) -> None:
    try:
        cards = parse_cards(text)
    except ParseError:
        return
    assert all(type(card) is Card for card in cards)
    assert parse_cards(text_of(cards)) == cards


@pytest.mark.parametrize("suit", Suit)
def test_a_suit_is_read_however_it_is_written(suit: Suit) -> None:
    assert parse_suit(suit) is parse_suit(str(suit)) is suit
    assert parse_suit(str(suit).upper()) is parse_suit(suit.glyph) is suit
    assert parse_suit(f"{suit.glyph}\ufe0f") is suit


@in_one_test("text", ["", "x", "ss", "spades", "\u017f", None, 4, Rank.ACE])
def test_what_is_no_suit_is_refused(text: Any) -> None:
    with pytest.raises(ParseError, match=r"is no suit: expected one of c d h s \*"):
        parse_suit(text)
