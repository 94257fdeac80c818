"""What a deck is made of, checked and written before there is a deck."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import acehigh
from acehigh import Card, CardError, Deck, Joker, Rank, Suit, parse_cards
from acehigh.deck_contents import (
    FOUR_SUITS,
    MOST_IN_A_DECK,
    constructor_call,
    contents_of,
    each_once,
    jokers_of,
    only_jokers,
    what_is_left,
)
from helpers.cases import in_one_test

JOKER = Card(joker=Joker.PLAIN)
RANKS = [Rank.QUEEN, Rank.KING, Rank.ACE]
SUITS = [Suit.HEARTS, Suit.SPADES]
COURT = parse_cards("Qh Qs Kh Ks Ah As")


def test_ranks_and_suits_are_there_once() -> None:
    assert each_once("rank", Rank, iter(RANKS)) == RANKS
    assert each_once("suit", Suit, FOUR_SUITS) == list(FOUR_SUITS)


@in_one_test(
    ("values", "words"),
    [
        ((), "a deck has some ranks and suits, each rank once, not ()"),
        (
            [Rank.ACE, Rank.ACE],
            "a deck has some ranks and suits, each rank once, not [Rank.ACE, Rank.ACE]",
        ),
        ([14], "a deck's ranks are each a Rank, not 14 in [14]"),
        ([Suit.CLUBS], "a deck's ranks are each a Rank, not Suit.CLUBS in [Suit.CLUBS]"),
        ("A", "a deck's ranks are each a Rank, not 'A'"),
        (None, "a deck's ranks are each a Rank, not None"),
    ],
)
def test_what_are_no_ranks_of_a_deck_is_named(values: list[Rank], words: str) -> None:
    with pytest.raises(CardError) as error:
        each_once("rank", Rank, values)
    assert str(error.value) == words


def test_jokers_are_a_number_or_named() -> None:
    assert jokers_of(0) == jokers_of("") == ()
    assert jokers_of(2) == jokers_of("Jk Jk") == (JOKER, JOKER)
    assert jokers_of("SJ BJ") == parse_cards("SJ BJ")
    with pytest.raises(CardError, match=r"^a deck has no joker or some, not -1$"):
        jokers_of(-1)
    for wrong in (True, 1.5, None):
        with pytest.raises(CardError, match=f"jokers, or those named; got {wrong}$"):
            jokers_of(wrong)  # type: ignore[arg-type]  # what must be refused


def test_a_number_that_no_memory_holds_makes_one_joker_too_many() -> None:
    assert len(jokers_of(10**30)) == MOST_IN_A_DECK + 1


def test_jokers_are_jokers() -> None:
    assert only_jokers(iter([JOKER])) == [JOKER]
    assert only_jokers(()) == []
    with pytest.raises(CardError, match=r"^a deck's jokers are jokers, not Jk As$"):
        only_jokers([JOKER, Card(Rank.ACE, Suit.SPADES)])
    with pytest.raises(CardError, match=r"^a deck's jokers are jokers, not Jk$"):
        only_jokers("Jk")  # type: ignore[arg-type]  # what must be refused


@given(
    st.lists(st.sampled_from(COURT), min_size=1, max_size=9),
    st.integers(0, 2),
    st.integers(1, 2),
)
def test_contents_make_the_deck_of_just_these_cards(
    cards: list[Card], jokers: int, copies: int
) -> None:
    # Whatever is listed so often in all, jokers can be shared out among the decks.
    each = max(Counter(cards).values()) * copies
    listed = cards * copies + [JOKER] * (jokers * each)
    ranks, suits, held, decks, missing = contents_of(listed)
    assert decks == each
    assert held == (JOKER,) * jokers
    whole = Counter({Card(rank, suit): decks for rank in ranks for suit in suits})
    assert whole - Counter(missing) == Counter(cards * copies)
    assert Counter(Deck(ranks, suits, held, decks, missing).cards) == Counter(listed)


def test_jokers_that_cannot_be_shared_out_are_named() -> None:
    with pytest.raises(CardError, match=r"^2 decks have as many jokers each; Jk is uneven$"):
        contents_of([*COURT, *COURT, JOKER])


@given(st.lists(st.sampled_from(COURT), max_size=5, unique=True))
def test_what_is_left_is_what_is_not_missing(missing: list[Card]) -> None:
    ranks, suits, absent = what_is_left(RANKS, SUITS, 1, missing)
    left = {Card(rank, suit) for rank in ranks for suit in suits} - set(absent)
    assert left == set(COURT) - set(missing)
    # No rank and no suit is named of which there is no card.
    assert {card.rank for card in left} == set(ranks)
    assert {card.suit for card in left} == set(suits)


def test_of_several_decks_some_of_a_card_may_be_missing() -> None:
    queens = parse_cards("Qh Qh Qs")
    assert what_is_left(RANKS, SUITS, 2, list(queens)) == (RANKS, SUITS, queens)
    ranks, _, absent = what_is_left(RANKS, SUITS, 2, list(parse_cards("Qh Qh Qs Qs")))
    assert (ranks, absent) == (RANKS[1:], ())


def test_what_cannot_be_missing_is_named() -> None:
    said = "^Qh cannot be missing: the deck would not have it$"
    with pytest.raises(CardError, match=said):
        what_is_left(RANKS, SUITS, 1, list(parse_cards("Qh Qh")))
    with pytest.raises(CardError, match=r"^2c cannot be missing"):
        what_is_left(RANKS, SUITS, 1, list(parse_cards("2c")))
    with pytest.raises(CardError, match=r"no card of them is left$"):
        what_is_left(RANKS, SUITS, 1, list(COURT))


@in_one_test(
    ("ranks", "suits", "call"),
    [
        (tuple(Rank), FOUR_SUITS, "Deck.standard()"),
        (tuple(Rank), tuple(Suit), "Deck.five_suits()"),
        (tuple(Rank)[4:], FOUR_SUITS, "Deck.stripped(Rank.SIX)"),
        (tuple(Rank)[:4], FOUR_SUITS, None),
        (tuple(RANKS), tuple(SUITS), None),
    ],
)
def test_a_deck_is_written_as_short_as_may_be(
    ranks: tuple[Rank, ...], suits: tuple[Suit, ...], call: str | None
) -> None:
    written = constructor_call(ranks, suits)
    assert call in (None, written)
    made = eval(written, vars(acehigh))
    assert (made.ranks, made.suits) == (ranks, suits)
