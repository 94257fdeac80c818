"""Rankers, decks and keys as text that lasts, and what is no such text."""

import importlib.metadata
import json
from typing import Any

import pytest

from acehigh import (
    AceToFive,
    Badugi,
    Deck,
    High,
    Incomplete,
    Rank,
    Ranker,
    RankKey,
    Stripped,
    Wild,
    key_from_text,
    key_text,
    ranker_from_text,
    ranker_named,
    ranker_text,
)
from acehigh.errors import CardError, UnknownNameError
from acehigh.evaluators import texts
from acehigh.evaluators.named import BUILT_IN
from acehigh.evaluators.texts import deck_from_text, deck_text
from helpers.cases import in_one_test
from helpers.lasting import KEYS, RANKERS, TWENTY


@in_one_test(("text", "ranker"), RANKERS.items())
def test_a_ranker_and_its_text(text: str, ranker: Ranker) -> None:
    assert ranker_text(ranker) == text
    assert ranker_from_text(text) == ranker


def test_case_and_white_space_of_names_do_not_matter() -> None:
    assert ranker_from_text(" Wild ( High , 2 ) ") == Wild(High(), "2")


@in_one_test("row", BUILT_IN)
def test_every_named_ranker_has_a_text(row: Any) -> None:
    assert ranker_from_text(ranker_text(row.value)) == row.value
    assert ranker_from_text(row.name) == row.value


@pytest.mark.parametrize(
    "deck", [Deck.standard(), Deck.five_suits() * 3, Deck.standard("BJ SJ"), TWENTY]
)
def test_a_deck_and_its_text(deck: Deck) -> None:
    assert deck_from_text(deck_text(deck)) == deck


def test_a_rank_may_be_written_10() -> None:
    assert ranker_from_text("stripped(10)") == Stripped(Rank.TEN)
    assert ranker_from_text("incomplete(base=manila)") == Incomplete(ranker_named("manila"))


@in_one_test(
    ("text", "words"),
    [
        ("hihg", "did you mean 'high'"),
        ("wlid(high)", "unknown rules 'wlid': did you mean 'wild'"),
        ("", "expected rules or a deck as text"),
        (5, "expected rules or a deck as text, as 'wild.*', not 5"),
        ("wild(high", "expected rules or a deck as text"),
        ("wild((high)", "a parenthesis is not closed"),
        ("wild(high))", "a parenthesis too many is closed"),
        ("wild(high, 2, beat)", "unknown option of wild 'beat'"),
        ("wild(high, natural=beat)", "unknown option of wild 'natural': did you mean 'nat"),
        ("wild(high, base=high)", "base is said twice, the second time in 'base=high'"),
        ("wild(high, naturals=never)", "naturals is one of equal, beat"),
        ("ace-to-five(eight_or_better=true)", "expected yes or no, not 'true'"),
        ("stripped(67)", "expected one rank, not '67'"),
        ("stripped(x)", "'X' is no rank in 'x', expected 2-9, T, J Q K A"),
        ("high(deck(copies=two))", "expected a whole number, not 'two'"),
        ("high(badugi)", "expected a deck, as 'deck.*', not 'badugi'"),
    ],
)
def test_what_is_no_text_of_a_ranker_is_named(text: Any, words: str) -> None:
    with pytest.raises(CardError, match=words):
        ranker_from_text(text)


class Mine(High):
    """A ranker of someone else's, with a field that no text says."""

    secret: frozenset[int] = frozenset()


def test_what_no_text_says_has_none() -> None:
    with pytest.raises(CardError, match="has no text: only ranks, cards, words and numbers"):
        ranker_text(Wild(High(), lambda card: card.rank is Rank.TWO))
    with pytest.raises(CardError, match="has no text: no ranker of its class has a name"):
        ranker_text(Mine())


class Point:
    """An entry point that offers a ranker of its own class."""

    name = "mine"
    value: Ranker = Mine()

    def load(self) -> Ranker:
        """Return the ranker."""
        return self.value


def test_a_plug_in_has_a_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.metadata, "entry_points", lambda **_: [Point()])
    texts._kinds.cache_clear()
    assert ranker_text(Mine()) == "mine"
    assert ranker_from_text("mine(deck(copies=2))") == Mine(Deck.standard() * 2)
    with pytest.raises(CardError, match="secret cannot be read from text"):
        ranker_from_text("mine(secret=5)")
    texts._kinds.cache_clear()
    assert ranker_text(Mine()) == "mine"
    texts._kinds.cache_clear()


def test_a_named_value_of_a_class_without_a_name_has_its_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(texts, "_kinds", lambda: {"high": High})
    assert ranker_text(Badugi()) == "badugi"


@pytest.mark.slow
@pytest.mark.parametrize("key", KEYS, ids=str)
def test_a_key_and_its_text(key: RankKey) -> None:
    assert key_from_text(key_text(key)) == key
    assert key_from_text(json.loads(json.dumps(key_text(key)))) == key


@pytest.mark.parametrize("text", ["", "high", "high#", "high#x", "#1", 5, "high#" + "9" * 30])
def test_what_is_no_text_of_a_key_is_named(text: Any) -> None:
    with pytest.raises(CardError, match="expected"):
        key_from_text(text)


def test_an_unknown_name_is_an_error_of_its_kind() -> None:
    with pytest.raises(UnknownNameError):
        ranker_from_text("nothing like it")


def test_a_text_is_that_of_a_hand_too() -> None:
    hand = High().best("As Ks Qs Js Ts")
    assert key_text(hand) == key_text(hand.key) == "high#1"
    with pytest.raises(CardError, match="expected a hand or its key, got 'high#1'"):
        key_text("high#1")  # type: ignore[arg-type]  # what must be refused


def test_a_deck_is_a_deck_and_a_key_is_a_key() -> None:
    with pytest.raises(
        CardError, match=r"^expected a deck, as 'deck\(copies=2\)', not 'high'$"
    ):
        deck_from_text("high")
    key = AceToFive().key("5s 4h 3d 2c As")
    assert key_from_text(key) is key
    with pytest.raises(CardError, match="expected a ranker such as"):
        ranker_text("high")  # type: ignore[arg-type]  # what must be refused
