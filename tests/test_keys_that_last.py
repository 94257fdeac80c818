"""Keys and rankers as numbers and text: the same in other processes, and in JSON."""

import importlib.metadata
import json
import os
import pickle
import pickletools
import subprocess
import sys
from itertools import pairwise
from typing import Any

import pytest

from acehigh import (
    AceToFive,
    AceToSix,
    Badugi,
    Bug,
    Category,
    Deck,
    DeuceToSeven,
    High,
    Incomplete,
    LowestCardWild,
    Rank,
    Ranker,
    RankKey,
    Stripped,
    Suit,
    ThreeCard,
    TwentyCard,
    Wild,
    frequencies,
    key_from_text,
    key_text,
    ranker_from_text,
    ranker_named,
    ranker_text,
    with_above,
)
from acehigh.errors import CardError, TooManyError, UnknownNameError
from acehigh.evaluators import texts
from acehigh.evaluators.made import STANDARD_ORDER
from acehigh.evaluators.named import BUILT_IN
from acehigh.evaluators.numbering import numbers_of
from acehigh.evaluators.texts import deck_from_text, deck_text
from acehigh.interchange import kev_of
from helpers.cases import in_one_test

TWENTY = Deck.twenty()
FLUSH_FIRST = with_above(STANDARD_ORDER, Category.FLUSH, Category.FULL_HOUSE)

RANKERS: dict[str, Ranker] = {
    "high": High(),
    "high(deck(ranks=T J Q K A, jokers=Jk, copies=2))": High(TWENTY.with_jokers(1) * 2),
    "ace-to-five(eight_or_better=yes)": AceToFive(eight_or_better=True),
    "ace-to-six(broadway_straight=yes, aces_pair_high=yes)": AceToSix(
        broadway_straight=True, aces_pair_high=True
    ),
    "stripped(7, flush_over_full_house=yes)": Stripped(Rank.SEVEN, flush_over_full_house=True),
    "stripped(full_deck=deck(jokers=BJ SJ))": Stripped(full_deck=Deck.standard("BJ SJ")),
    "wild(high, 2)": Wild(High(), "2"),
    "wild(high, 2 3 Jh, double_ace_flush=yes)": Wild(High(), "3, Jh, 2", double_ace_flush=True),
    "wild(high, Kh, naturals=beat)": Wild(High(), "Kh", naturals="beat"),
    "bug(deuce-to-seven(deck(copies=2)))": Bug(DeuceToSeven(Deck.standard() * 2)),
    "lowest-card-wild(high, ties=one)": LowestCardWild(High(), ties="one"),
    "wild(incomplete(stripped(T)))": Wild(Incomplete(Stripped(Rank.TEN))),
    "badugi(deck(suits=c d h))": Badugi(Deck(suits=tuple(Suit)[:3])),
    "high(order=" + " < ".join(map(str, FLUSH_FIRST)) + ")": High(order=FLUSH_FIRST),
}


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


NUMBERED: list[tuple[Ranker, int]] = [
    (High(), 7462),
    (AceToFive(), 6175),
    (DeuceToSeven(), 7462),
    (ThreeCard(), 741),
    (Badugi(), 1092),
    (Incomplete(), 7462 + 1820 + 455 + 91 + 13),
    (Wild(High()), 7475),
    (TwentyCard(), 121),
    (Badugi(Deck(ranks=tuple(Rank)[:5], suits=tuple(Suit)[:2])), 5 + 10),
]


@pytest.mark.slow
@pytest.mark.parametrize(("ranker", "number"), NUMBERED, ids=lambda value: str(value)[:40])
def test_numbers_have_no_gaps_and_follow_the_keys(ranker: Ranker, number: int) -> None:
    keys = numbers_of(ranker).keys
    assert len(keys) == number
    assert all(better > worse for better, worse in pairwise(keys))
    for place in {1, 2, number // 2, number}:
        key = ranker.key_of_number(place)
        assert ranker.number(key) == place


@pytest.mark.slow
def test_the_numbers_of_high_hands_are_those_of_others() -> None:
    assert [kev_of(High().key_of_number(n)) for n in range(1, 7463)] == list(range(1, 7463))


@pytest.mark.slow
@pytest.mark.parametrize(
    "ranker",
    [
        LowestCardWild(High(TWENTY)),
        Wild(High(TWENTY), "T", naturals="beat"),
        Wild(High(TWENTY * 2), "Kh"),
        Wild(AceToFive(TWENTY.with_jokers(2)), naturals="more_wild"),
        Bug(High(TWENTY), "Td"),
        ThreeCard(TWENTY),
    ],
    ids=str,
)
def test_the_keys_are_those_that_are_counted(ranker: Ranker) -> None:
    counted = frequencies(ranker, ranker.hand_size)
    assert numbers_of(ranker).keys == tuple(counted.keys)


class Suited(Ranker):
    """A ranker whose suits are not alike: the spade is the better card."""

    deck: Deck = Deck(ranks=(Rank.TWO, Rank.THREE))
    categories = (Category.HIGH_CARD,)
    hand_size = 1

    def key(self, cards: Any) -> RankKey:
        """Return what the best card is worth."""
        return max(
            RankKey(self, list(self.deck).index(one), *WORTH) for one in self.checked(cards)
        )


WORTH = (Category.HIGH_CARD, (Rank.TWO,))


def test_where_suits_are_not_alike_each_hand_is_asked_about() -> None:
    assert [Suited().number(Suited().key([card])) for card in Suited().deck] == [
        8, 7, 6, 5, 4, 3, 2, 1,
    ]  # fmt: skip


def test_wild_cards_of_some_suits_are_told_apart() -> None:
    jacks = Wild(ThreeCard(Deck.stripped(Rank.JACK)), "Jh Js")
    assert jacks.number(jacks.key("Ah As Jh")) == jacks.number(jacks.key("Ad Ac Js"))
    natural = jacks.key("Jd Jc Kd")
    assert jacks.key_of_number(jacks.number(natural)) == natural


def test_what_has_no_number_is_named() -> None:
    with pytest.raises(CardError, match=r"expected a key of High\(\), got <RankKey"):
        High().number(AceToFive().key("5s 4s 3d 2c As"))
    with pytest.raises(CardError, match=r"expected a key of High\(\), got 5"):
        High().number(5)  # type: ignore[arg-type]  # what must be refused
    for number in (0, 742, True, "1"):
        with pytest.raises(CardError, match="has keys of numbers 1 to 741, not"):
            ThreeCard().key_of_number(number)  # type: ignore[arg-type]  # what must be refused
    with pytest.raises(CardError, match="is the key of no hand of 3 cards"):
        ThreeCard().number(ThreeCard().key("As Kd Qc")._replace(value=-1))
    with pytest.raises(TooManyError, match="500,000 is the most"):
        LowestCardWild(High(Deck.five_suits() * 2)).key_of_number(1)


KEYS = [
    TwentyCard().key("As Ks Qs Js Ts"),
    ThreeCard().key("7s 5h 4d"),
    Wild(ThreeCard(TWENTY)).key("As Kd Jk"),
    Badugi(TWENTY).key("Qs Jh Td"),
]


@pytest.mark.slow
@pytest.mark.parametrize("key", KEYS, ids=str)
def test_a_key_and_its_text(key: RankKey) -> None:
    assert key_from_text(key_text(key)) == key
    assert key_from_text(json.loads(json.dumps(key_text(key)))) == key


@pytest.mark.parametrize("text", ["", "high", "high#", "high#x", "#1", 5, "high#" + "9" * 30])
def test_what_is_no_text_of_a_key_is_named(text: Any) -> None:
    with pytest.raises(CardError, match="expected"):
        key_from_text(text)


def test_pydantic_takes_keys_as_text() -> None:
    pydantic = pytest.importorskip("pydantic")
    of_keys = pydantic.TypeAdapter(RankKey)
    for key in KEYS:
        assert of_keys.validate_json(of_keys.dump_json(key)) == key
        assert of_keys.validate_python(key) is key
        assert of_keys.dump_python(key) == key_text(key)
    assert of_keys.json_schema() == {"type": "string"}
    with pytest.raises(pydantic.ValidationError, match="expected the text of a key"):
        of_keys.validate_python(5)


def test_pickles_name_only_what_is_public() -> None:
    for value in (*KEYS, *RANKERS.values(), High().best("As Ks Qs Js Ts"), Deck.twenty()):
        named = [
            part
            for opcode, argument, _ in pickletools.genops(pickle.dumps(value, protocol=2))
            if opcode.name == "GLOBAL"
            for part in str(argument).split()
            if str(argument) != "copy_reg _reconstructor"
        ]
        assert not [name for name in named if name.split(".")[-1].startswith("_")]


@pytest.mark.slow
def test_other_processes_say_the_same() -> None:
    code = (
        "import sys, pickle; from acehigh import key_from_text, key_text\n"
        "texts, keys = pickle.load(sys.stdin.buffer)\n"
        "assert list(map(key_from_text, texts)) == keys\n"
        "print(*map(key_text, keys), sep=chr(10))"
    )
    written = list(map(key_text, KEYS))
    done = subprocess.run(
        [sys.executable, "-c", code],
        input=pickle.dumps((written, KEYS)),
        env={**os.environ, "PYTHONHASHSEED": "4711"},
        capture_output=True,
        check=True,
    )
    assert done.stdout.decode().split() == " ".join(written).split()


def test_an_unknown_name_is_an_error_of_its_kind() -> None:
    with pytest.raises(UnknownNameError):
        ranker_from_text("nothing like it")


def test_a_text_is_that_of_a_hand_too() -> None:
    hand = High().best("As Ks Qs Js Ts")
    assert key_text(hand) == key_text(hand.key) == "high#1"
    with pytest.raises(CardError, match="expected a hand or its key, got 'high#1'"):
        key_text("high#1")  # type: ignore[arg-type]  # what must be refused
