"""Deals of bridge as Portable Bridge Notation writes them (G14)."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from acehigh import Card, Deck, parse_cards
from acehigh.errors import (
    CardError,
    DuplicateCardError,
    HandSizeError,
    NotInDeckError,
    ParseError,
    UnknownNameError,
)
from acehigh.parsing import Cards
from acehigh.tricks.bridge import Seat, deal_text, parse_deal
from helpers.cases import in_one_test

# The example of the standard, version 2.1.
DEAL = "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"


@st.composite
def deals(draw: st.DrawFn) -> dict[Seat, tuple[Card, ...]]:
    """Return a strategy for deals; some hands may not be known."""
    random = draw(st.randoms(use_true_random=False))
    dealt, _ = Deck.standard().deal(4, 13, random=random)
    known = draw(st.sets(st.sampled_from(Seat)))
    return {seat: hand for seat, hand in zip(Seat, dealt, strict=True) if seat in known}


def test_the_example_of_the_standard() -> None:
    hands = parse_deal(DEAL)
    assert list(hands) == list(Seat)
    assert hands[Seat.NORTH] == parse_cards("6h 3h AdKdQd9d8d7d Ac9c7c3c2c")
    assert hands[Seat.WEST] == parse_cards("KsQsTs2s AhTh Jd6d5d4d2d 8c5c")
    assert deal_text(hands) == DEAL


@pytest.mark.slow
@settings(max_examples=50)
@given(deals(), st.sampled_from(Seat))
def test_what_is_written_is_read_again(
    hands: dict[Seat, tuple[Card, ...]], first: Seat
) -> None:
    text = deal_text(hands, first)
    assert text.startswith(f"{first}:")
    again = parse_deal(text)
    assert {seat: set(hand) for seat, hand in again.items()} == {
        seat: set(hand) for seat, hand in hands.items()
    }
    assert deal_text(again, first.value) == text
    assert len(text.split()) == 4


@pytest.mark.slow
@settings(max_examples=50)
@given(deals(), st.randoms(use_true_random=False))
def test_the_order_of_cards_does_not_matter(
    hands: dict[Seat, tuple[Card, ...]], random: Random
) -> None:
    shuffled = {seat.word: iter(random.sample(hand, 13)) for seat, hand in hands.items()}
    assert deal_text(shuffled) == deal_text(hands)


def test_the_first_seat_may_be_any() -> None:
    hands = parse_deal(DEAL)
    north, east, south, west = DEAL[2:].split()
    assert deal_text(hands, "s") == f"S:{south} {west} {north} {east}"
    assert parse_deal(f" w:{west}  {north} {east}\n{south} ") == hands


def test_a_hand_may_be_unknown() -> None:
    text = "W:KQT2.AT.J6542.85 - A8654.KQ5.T.QJT6 -"
    hands = parse_deal(text)
    assert list(hands) == [Seat.WEST, Seat.EAST]
    assert deal_text(hands, "W") == text
    assert parse_deal("N:- - - -") == {}


def test_ranks_are_read_however_they_are_written() -> None:
    assert parse_deal(DEAL.lower().replace("t", "10")) == parse_deal(DEAL)


NORTH, EAST, SOUTH, WEST = DEAL[2:].split()


@in_one_test(
    ("text", "error", "message"),
    [
        ("", ParseError, "'' is no deal: expected the first seat and a colon"),
        (None, ParseError, "None is no deal"),
        (DEAL[2:], ParseError, "is no deal: expected the first seat and a colon, as in 'N:'"),
        (f"Q{DEAL[1:]}", UnknownNameError, "unknown seat 'Q'"),
        (f"N:{NORTH} {EAST} {SOUTH}", ParseError, "has 3 hands, expected four, '-' if not"),
        (f"{DEAL} -", ParseError, "has 5 hands"),
        (
            DEAL.replace("3.K4", "3K4"),
            ParseError,
            r"south's hand 'J973.J98742.3K4' has 3 suits",
        ),
        (
            DEAL.replace("85", "1"),
            ParseError,
            r"'1' in west's hand 'KQT2\S*' is no rank, expect",
        ),
        (DEAL.replace("85", "8🂡"), ParseError, "'🂡' in west's hand"),
        (
            DEAL.replace("85", "8"),
            HandSizeError,
            "a hand has 13 cards, west's has 12; missing: 5c",
        ),
        (
            f"N:{NORTH} {EAST} - {WEST.replace('85', '8')}",
            HandSizeError,
            "a hand has 13 cards, west's has 12$",
        ),
        (
            DEAL.replace("85", "86"),
            DuplicateCardError,
            "6c was dealt twice, to east and west; missing: 5c",
        ),
        (
            DEAL.replace("85", "88"),
            DuplicateCardError,
            "8c was dealt twice, to west; missing: 5c",
        ),
        (
            DEAL.replace("85", "865"),
            DuplicateCardError,
            "6c was dealt twice, to east and west$",
        ),
    ],
)
def test_what_is_no_deal_is_refused(text: Any, error: type[CardError], message: str) -> None:
    with pytest.raises(error, match=message):
        parse_deal(text)


@in_one_test(
    ("changed", "error", "message"),
    [
        ({"Q": "As"}, UnknownNameError, "unknown seat 'Q'"),
        ({"n": "As"}, CardError, "north is named twice"),
        ({"N": "6h"}, HandSizeError, "a hand has 13 cards, north's has 1; missing: 2c 3c"),
        ({"N": "As"}, DuplicateCardError, "As was dealt twice, to north and east; missing: 2c"),
        ({"N": "Jk"}, NotInDeckError, "Jk is not in the 52-card deck"),
        ({"N": "A*"}, NotInDeckError, r"A\* is not in the 52-card deck"),
        ({"N": "Ax"}, ParseError, "'Ax' is no card"),
    ],
)
def test_hands_that_are_no_deal_are_refused(
    changed: dict[str, Cards], error: type[CardError], message: str
) -> None:
    hands: dict[str, Cards] = {str(seat): hand for seat, hand in parse_deal(DEAL).items()}
    with pytest.raises(error, match=message):
        deal_text(hands | changed)


def test_hands_are_given_by_seat() -> None:
    with pytest.raises(CardError, match="hands are given by seat, as a mapping, not as"):
        deal_text(["As"])  # type: ignore[arg-type] # What is tested.
    with pytest.raises(UnknownNameError, match="unknown seat 'Q'"):
        deal_text({}, "Q")
