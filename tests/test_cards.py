"""Ranks, suits, jokers and cards: one object each, whose repr is its constructor."""

import copy
import pickle
import sys
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest

import acehigh
from acehigh import Card, Deck, Joker, Rank, Suit
from acehigh.errors import ParseError
from helpers.cases import in_one_test

ACE_OF_SPADES = Card(Rank.ACE, Suit.SPADES)
JOKERS = [Card(joker=joker) for joker in Joker]
CARDS = [*Deck.five_suits(), *JOKERS]
VALUES = [*Rank, *Suit, *Joker, *CARDS]


def test_ranks_are_ordered_with_the_ace_high() -> None:
    assert "".join(map(str, sorted(Rank))) == "23456789TJQKA"
    assert max(Rank) is Rank.ACE


def test_ranks_have_words() -> None:
    assert [rank.word for rank in (Rank.TWO, Rank.TEN, Rank.ACE)] == ["two", "ten", "ace"]
    assert [rank.plural for rank in (Rank.SIX, Rank.SEVEN)] == ["sixes", "sevens"]


def test_suits_have_letters_pictures_and_words() -> None:
    assert "".join(map(str, Suit)) == "cdhs*"
    assert "".join(suit.glyph for suit in Suit) == "♣♦♥♠★"
    assert [suit.word for suit in Suit] == ["clubs", "diamonds", "hearts", "spades", "stars"]
    assert Suit("h") is Suit.HEARTS


def test_jokers_have_names_and_words() -> None:
    assert list(map(str, Joker)) == ["Jk", "BJ", "SJ"]
    assert [joker.word for joker in Joker] == ["joker", "big joker", "small joker"]


def test_suits_have_no_order() -> None:
    with pytest.raises(TypeError):
        Suit.SPADES < Suit.HEARTS  # type: ignore[operator]  # noqa: B015


def test_a_card_is_one_object() -> None:
    assert Card(Rank.ACE, Suit.SPADES) is ACE_OF_SPADES
    assert Card(suit=Suit.SPADES, rank=Rank.ACE) is ACE_OF_SPADES
    assert Card(joker=Joker.BIG) is Card(None, None, Joker.BIG)
    assert len(set(CARDS)) == len(CARDS)


@in_one_test("value", VALUES)
def test_repr_is_the_constructor(value: object) -> None:
    assert eval(repr(value), vars(acehigh)) is value


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_pickles_are_the_same_object(protocol: int) -> None:
    for value in VALUES:
        assert pickle.loads(pickle.dumps(value, protocol)) is value


def test_copies_are_the_same_object() -> None:
    for value in VALUES:
        assert copy.copy(value) is value
        assert copy.deepcopy([value])[0] is value


def test_cards_are_immutable() -> None:
    card: Any = ACE_OF_SPADES
    for name in ("rank", "suit", "joker", "other", "_weight"):
        with pytest.raises(AttributeError, match=f"cannot set '{name}' of As"):
            setattr(card, name, None)
        with pytest.raises(AttributeError, match=f"cannot delete '{name}' of As"):
            delattr(card, name)
    assert card.rank is Rank.ACE


def test_cards_have_no_order() -> None:
    with pytest.raises(TypeError):
        Card(Rank.TWO, Suit.CLUBS) < ACE_OF_SPADES  # type: ignore[operator]  # noqa: B015
    with pytest.raises(TypeError):
        sorted(JOKERS)  # type: ignore[type-var]


@in_one_test(
    ("arguments", "culprit"),
    [
        ((), "rank=None"),
        ((Rank.ACE,), "suit=None"),
        ((None, Suit.SPADES), "rank=None"),
        ((Rank.ACE, Suit.SPADES, Joker.BIG), "joker=Joker.BIG"),
        ((Rank.ACE, None, Joker.BIG), "rank=Rank.ACE"),
        (("A", "s"), "rank='A'"),
        ((14, Suit.SPADES), "rank=14"),
        ((14.0, Suit.SPADES), "rank=14.0"),
        ((Rank.ACE, "s"), "suit='s'"),
        ((None, None, "Jk"), "joker='Jk'"),
        (([], Suit.SPADES), r"rank=\[\]"),
    ],
)
def test_bad_arguments_are_named(arguments: tuple[Any, ...], culprit: str) -> None:
    with pytest.raises(ParseError, match=f"a Rank and a Suit, or a Joker, not .*{culprit}"):
        Card(*arguments)


def test_cards_match_patterns() -> None:
    def what(card: Card) -> str:
        match card:
            case Card(rank=Rank.ACE):
                return "an ace"
            case Card(_, Suit.HEARTS):
                return "a heart"
            case Card(joker=Joker()):
                return "a joker"
            case _:
                return "another"

    cards = acehigh.parse_cards("As Kh Jk 2c")
    assert list(map(what, cards)) == ["an ace", "a heart", "a joker", "another"]


def test_pretty_cards_are_for_people() -> None:
    cards = acehigh.parse_cards("As Th 2d 9c K* Jk BJ SJ")
    assert " ".join(card.pretty for card in cards) == "A♠ 10♥ 2♦ 9♣ K★ 🃏 BJ SJ"


def test_threads_that_make_the_same_cards_get_the_same_objects(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("acehigh.cards._CARDS", {})
    barrier = Barrier(8)

    def make(_: int) -> list[Card]:
        barrier.wait()
        return [Card(rank, suit) for rank in Rank for suit in Suit]

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(8) as threads:
            first, *others = threads.map(make, range(8))
    finally:
        sys.setswitchinterval(interval)
    for other in others:
        assert all(card is same for card, same in zip(first, other, strict=True))


def test_cards_are_said_in_words() -> None:
    assert Card(Rank.ACE, Suit.SPADES).word == "ace of spades"
    assert [Card(joker=joker).word for joker in Joker] == ["joker", "big joker", "small joker"]
