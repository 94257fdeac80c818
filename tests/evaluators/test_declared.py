"""What a game declares to be wild: named, as text, and in words again."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from acehigh import Card, Deck, Rank, Suit, parse_cards
from acehigh.errors import ParseError
from acehigh.evaluators.declared import (
    MAN_WITH_THE_AXE,
    ONE_EYED_JACKS,
    ONE_EYED_ROYALS,
    SUICIDE_KING,
    Named,
    declared_in_words,
    jokers_in_words,
    listed,
    ranks_or_cards,
)
from helpers.cases import in_one_test

JACK = Card(Rank.JACK, Suit.HEARTS)
TWO_AND_JACK = (Rank.TWO, JACK)


@in_one_test(
    ("named", "wild"),
    [
        ("2", Rank.TWO),
        (" 10 ", Rank.TEN),
        ("t", Rank.TEN),
        (Rank.TWO, Rank.TWO),
        ([Rank.TWO], Rank.TWO),
        ("2 2", Rank.TWO),
        ("Jh", (JACK,)),
        (JACK, (JACK,)),
        ("JhJs", ONE_EYED_JACKS),
        (ONE_EYED_JACKS, ONE_EYED_JACKS),
        ("2, Jh", TWO_AND_JACK),
        ("Jh,2", TWO_AND_JACK),
        (["Jh", Rank.TWO], TWO_AND_JACK),
        (iter([JACK, "2"]), TWO_AND_JACK),
        ({JACK, Rank.TWO}, TWO_AND_JACK),
    ],
)
def test_ranks_and_cards_are_named_in_many_ways(named: Named, wild: object) -> None:
    assert ranks_or_cards(named) == wild


@given(st.lists(st.sampled_from([*Rank, *Deck.standard().cards]), min_size=1))
def test_the_same_are_named_however_they_are_listed(named: list[Rank | Card]) -> None:
    wild = ranks_or_cards(named)
    assert ranks_or_cards(named[::-1]) == ranks_or_cards(" ".join(map(str, named))) == wild
    assert set(named) == (set(wild) if isinstance(wild, tuple) else {wild})


@in_one_test(
    ("named", "words"),
    [
        ("", "no rank and no card is named to be wild"),
        ([], "no rank and no card is named to be wild"),
        ("1", "'1' is no card.*; what is wild is a rank, as '2', or cards"),
        (["2", "Xh"], "'Xh' is no card.*; what is wild is a rank"),
        ([None], "what is wild is a rank, as '2', or cards"),
        (5, "expected ranks or cards, got 5"),
        (None, "expected ranks or cards, got None"),
    ],
)
def test_what_names_neither_is_refused(named: Named, words: str) -> None:
    with pytest.raises(ParseError, match=words):
        ranks_or_cards(named)


def test_the_cards_that_players_have_names_for() -> None:
    assert parse_cards("Jh Js") == ONE_EYED_JACKS
    assert set(ONE_EYED_ROYALS) == {*ONE_EYED_JACKS, *MAN_WITH_THE_AXE}
    assert (*SUICIDE_KING, *MAN_WITH_THE_AXE) == parse_cards("Kh Kd")


def test_whole_ranks_are_said_as_ranks() -> None:
    deck = Deck.standard()
    twos = frozenset(card for card in deck if card.rank is Rank.TWO)
    assert declared_in_words(deck, twos) == ["twos"]
    assert declared_in_words(deck, twos - set(parse_cards("2c"))) == [
        "two of spades", "two of hearts", "two of diamonds",
    ]  # fmt: skip
    assert declared_in_words(deck, twos | set(parse_cards("Kd"))) == [
        "twos", "king of diamonds",
    ]  # fmt: skip
    assert declared_in_words(deck, frozenset()) == []
    assert declared_in_words(Deck.five_suits(), twos) != ["twos"]


def test_jokers_are_counted_in_words() -> None:
    assert jokers_in_words(Deck.standard()) == []
    assert jokers_in_words(Deck.standard(jokers=1)) == ["joker"]
    assert jokers_in_words(Deck.standard("BJ SJ")) == ["two jokers"]
    assert jokers_in_words(Deck.standard(jokers=2) * 3) == ["six jokers"]
    assert listed(["joker", "twos"]) == "joker and twos"
    assert listed(["joker"]) == "joker"
