"""Decks: which cards, how many of each, and cards dealt from them."""

import copy
import pickle
from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import acehigh
from acehigh import Card, Deck, Joker, Rank, Suit, parse_card, parse_cards
from acehigh.errors import CardError, DuplicateCardError, NotInDeckError, ParseError
from helpers.cases import in_one_test

ODD_RANKS = tuple(rank for rank in Rank if rank % 2)
DECKS = [
    (Deck.standard(), 52),
    (Deck.standard(jokers=1), 53),
    (Deck.standard(jokers="BJ SJ"), 54),
    (Deck.standard(jokers=parse_cards("SJ Jk BJ Jk")), 56),
    (Deck.stripped(Rank.SIX), 36),
    (Deck.stripped(Rank.SEVEN).with_jokers(2), 34),
    (Deck.stripped(Rank.SEVEN) * 2, 64),
    (Deck.twenty(), 20),
    (Deck.five_suits(), 65),
    (Deck.five_suits().with_jokers(1), 66),
    (Deck.standard() * 2, 104),
    (3 * Deck.standard(jokers="BJ SJ"), 162),
    (Deck(ranks=ODD_RANKS), 24),
    (Deck(ranks=ODD_RANKS, suits=(Suit.SPADES,), jokers=parse_cards("BJ"), copies=2), 14),
]
decks = in_one_test(("deck", "number"), DECKS)


@decks
def test_a_deck_has_so_many_cards(deck: Deck, number: int) -> None:
    assert len(deck) == len(deck.cards) == number
    assert list(deck) == list(deck.cards)
    assert Counter(deck.cards) == deck.counts
    assert all(card in deck and str(card) in deck for card in deck.cards)
    assert all(deck.count(card) == deck.count(str(card)) > 0 for card in deck.cards)


@decks
def test_repr_makes_the_deck_again(deck: Deck, number: int) -> None:
    del number
    same = eval(repr(deck), vars(acehigh))
    assert same == deck
    assert hash(same) == hash(deck)
    assert same.cards == deck.cards


@decks
def test_copies_of_a_deck_are_equal(deck: Deck, number: int) -> None:
    for same in (copy.copy(deck), copy.deepcopy(deck), pickle.loads(pickle.dumps(deck))):
        assert same == deck
        assert len(same) == number


def test_decks_differ_where_their_cards_do() -> None:
    assert len({deck for deck, _ in DECKS}) == len(DECKS)


def test_equal_decks_are_equal_however_they_were_written() -> None:
    assert Deck.twenty() == Deck.stripped(Rank.TEN)
    assert Deck.standard() == Deck.stripped(Rank.TWO) == Deck()
    assert Deck.standard(jokers="BJ SJ") == Deck.standard(jokers=parse_cards("SJ BJ"))
    assert Deck(ranks=tuple(reversed(Rank)), suits=tuple(reversed(Suit))) == Deck.five_suits()
    assert Deck.standard() * 2 * 2 == 4 * Deck.standard()
    assert (Deck.standard() * 2).with_jokers(1) == Deck.standard(jokers=1) * 2


@in_one_test("number", range(2, 15))
def test_a_stripped_deck_begins_at_its_lowest_rank(number: int) -> None:
    deck = Deck.stripped(Rank(number))
    assert len(deck) == 4 * (15 - number)
    assert min(deck.ranks) == number
    assert max(deck.ranks) is Rank.ACE


def test_jokers_may_be_plain_or_told_apart() -> None:
    assert list(map(str, Deck.standard(jokers=2).jokers)) == ["Jk", "Jk"]
    assert Deck.standard(jokers=2).count("Jk") == 2
    assert list(map(str, Deck.standard(jokers="SJ, BJ").jokers)) == ["BJ", "SJ"]
    assert "BJ" not in Deck.standard(jokers=2)
    assert Deck.standard(jokers=2).with_jokers(0) == Deck.standard(jokers="")


def test_several_decks_have_every_card_so_often() -> None:
    deck = Deck.standard(jokers="BJ SJ") * 3
    assert set(deck.counts.values()) == {3}
    assert deck.count("BJ") == 3


@pytest.mark.parametrize("other", ["2*", "Jk", "BJ"])
def test_what_a_deck_lacks_it_has_none_of(other: str) -> None:
    deck = Deck.standard()
    assert other not in deck
    assert parse_card(other) not in deck
    assert deck.count(other) == 0
    assert None not in deck


def test_only_cards_are_counted() -> None:
    for wrong in ("Ax", "As Kd", None, 5):
        with pytest.raises(ParseError):
            Deck.standard().count(wrong)  # type: ignore[arg-type]
    with pytest.raises(ParseError, match="'Ax' is no card"):
        "Ax" in Deck.standard()  # noqa: B015


def test_the_same_seed_shuffles_and_deals_the_same() -> None:
    deck = Deck.standard(jokers=1)
    assert deck.shuffled(Random(7)) == deck.shuffled(Random(7)) != deck.shuffled(Random(8))
    assert sorted(map(str, deck.shuffled())) == sorted(map(str, deck))
    assert deck.deal(6, 2, 5, Random(7)) == deck.deal(6, 2, board=5, random=Random(7))


@settings(deadline=None)
@given(st.integers(0, 10), st.integers(0, 6), st.integers(0, 5), st.randoms())
def test_what_is_dealt_comes_from_one_deck(
    players: int, each: int, board: int, random: Random
) -> None:
    deck = Deck.standard() * 2
    holdings, shared = deck.deal(players, each, board, random)
    assert [len(cards) for cards in holdings] == [each] * players
    assert len(shared) == board
    deck.check(sum(holdings, shared))


def test_a_whole_deck_can_be_dealt_and_no_more() -> None:
    deck = Deck.standard()
    holdings, board = deck.deal(4, 13)
    assert len(set(sum(holdings, board))) == 52
    for numbers in ((4, 13, 1), (-1, 2, 0), (2, -1, 0), (2, 2, -1), (53, 1, 0)):
        with pytest.raises(CardError, match=r"cannot deal .* from a 52-card deck"):
            deck.deal(*numbers)


def test_cards_that_one_deck_can_deal_are_accepted() -> None:
    deck = Deck.standard(jokers=2) * 2
    deck.check(())
    deck.check(parse_cards("As As Jk Jk Jk Jk Kd"))
    deck.check(deck.cards)


def test_a_card_held_too_often_is_named() -> None:
    with pytest.raises(DuplicateCardError) as error:
        Deck.standard().check(parse_cards("As Kd As 2c"))
    assert str(error.value) == ("As is held 2 times in As Kd As 2c, but the 52-card deck has 1")
    with pytest.raises(DuplicateCardError, match=r"As is held 3 times .* 104-card deck has 2"):
        (Deck.standard() * 2).check(parse_cards("As As As"))


def test_a_card_that_the_deck_lacks_is_named() -> None:
    message = "5c is not in the 36-card deck, whose lowest rank is 6$"
    for cards in ("As 5c", "As 5c 5c", "5c As As"):
        with pytest.raises(NotInDeckError, match=message):
            Deck.stripped(Rank.SIX).check(parse_cards(cards))
    with pytest.raises(NotInDeckError, match=r"Jk is not in the 52-card deck: .* Wild or Bug"):
        Deck.standard().check(parse_cards("As Jk"))


@in_one_test(
    ("arguments", "culprit"),
    [
        ({"ranks": ()}, "each rank once"),
        ({"suits": ()}, "each suit once"),
        ({"ranks": (Rank.ACE, Rank.TWO, Rank.ACE)}, "each rank once"),
        ({"suits": (Suit.SPADES, Suit.SPADES)}, "each suit once"),
        ({"ranks": (2, 3, 4)}, "2, 3, 4"),
        ({"ranks": ("2", "3")}, "'2', '3'"),
        ({"suits": ("c", "d")}, "'c', 'd'"),
        ({"suits": "cd"}, "cd"),
        ({"jokers": parse_cards("BJ As")}, "jokers are jokers, not BJ As"),
        ({"jokers": "Jk"}, "Jk"),
        ({"jokers": (None,)}, "None"),
        ({"copies": 0}, "one deck or more, not 0"),
        ({"copies": 1.5}, "one deck or more, not 1.5"),
    ],
)
def test_a_deck_that_cannot_be_is_refused(arguments: dict[str, Any], culprit: str) -> None:
    with pytest.raises(CardError, match=culprit):
        Deck(**arguments)


def test_wrong_jokers_copies_and_ranks_are_named() -> None:
    deck = Deck.standard()
    with pytest.raises(CardError, match="not -1"):
        deck.with_jokers(-1)
    with pytest.raises(CardError, match="not As"):
        deck.with_jokers("As")
    with pytest.raises(CardError, match=r"got 1\.5"):
        deck.with_jokers(1.5)  # type: ignore[arg-type]
    for copies in (0, -1, 1.5):
        with pytest.raises(CardError, match=f"not {copies}"):
            deck * copies  # type: ignore[operator]
    for lowest in (6, "6", None):
        with pytest.raises(CardError, match=f"is a Rank, not {lowest!r}"):
            Deck.stripped(lowest)  # type: ignore[arg-type]


def test_decks_are_immutable() -> None:
    deck = Deck.standard()
    with pytest.raises(AttributeError):
        deck.copies = 2  # type: ignore[misc]
    assert Card(joker=Joker.PLAIN) not in deck
