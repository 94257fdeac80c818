"""Decks of any cards: some taken out, or made of a list; ranked and counted all the same."""

import pickle
from collections import Counter
from itertools import combinations
from random import Random

import pytest

from acehigh import (
    AceToFive,
    Badugi,
    Card,
    CardError,
    Deck,
    High,
    Rank,
    Ranker,
    Stripped,
    Wild,
    frequencies,
    parse_cards,
    ranker_from_text,
    ranker_text,
)  # fmt: skip
from acehigh.errors import DuplicateCardError, NotInDeckError
from helpers.cases import in_one_test

STANDARD = Deck.standard()
SPANISH = [c for c in STANDARD if c.rank not in (Rank.EIGHT, Rank.NINE, Rank.TEN)]
FIVE_HUNDRED = STANDARD.without("2h 2d 2c 2s 3h 3d 3c 3s 4c 4s").with_jokers(1)
SMALL = Deck.stripped(Rank.TEN).without("Th As")

DECKS = [
    STANDARD.without("2h 2s"),
    FIVE_HUNDRED,
    SMALL,
    Deck.of(SPANISH),
    Deck.of(list(STANDARD) * 8),
    (STANDARD * 8).without("As " * 8 + "Ks Ks"),
    Deck.of("As Ah Kh"),
    STANDARD.without("2h") * 3,
]


@in_one_test("deck", DECKS)
def test_a_deck_is_a_value_whatever_its_cards(deck: Deck) -> None:
    assert eval(repr(deck), vars(__import__("acehigh"))) == deck
    assert pickle.loads(pickle.dumps(deck)) == deck
    assert Deck.of(deck.cards) == deck
    assert sum(deck.counts.values()) == len(deck) == len(deck.cards)
    assert ranker_from_text(ranker_text(High(deck))) == High(deck)


def test_what_is_left() -> None:
    assert len(STANDARD.without("2h 2s")) == 50
    assert len(FIVE_HUNDRED) == 43
    assert FIVE_HUNDRED.count("4h") == 1
    assert FIVE_HUNDRED.count("4s") == 0
    assert len(Deck.of(SPANISH)) == 40
    assert not Deck.of(SPANISH).missing
    assert len((STANDARD * 8).without("As " * 8)) == 408
    assert STANDARD.with_jokers(2).without("Jk 2c") == STANDARD.with_jokers(1).without("2c")
    assert (STANDARD.without("2h") * 3).missing == parse_cards("2h 2h 2h")


def test_decks_that_have_the_same_cards_are_equal() -> None:
    assert STANDARD.without("2c 2d 2h 2s") == Deck.stripped(Rank.THREE)
    assert STANDARD.without(" ".join(f"{rank}s" for rank in Rank)) == Deck(
        suits=STANDARD.suits[:3]
    )
    assert STANDARD.without("2h").without("2s") == STANDARD.without("2s 2h")
    assert Stripped(full_deck=STANDARD.without("2h As")).deck == Deck.stripped(
        Rank.SIX
    ).without("As")


@pytest.mark.parametrize(
    ("deck", "taken", "error"),
    [
        (STANDARD, "2h 2h", DuplicateCardError),
        (STANDARD.without("2h"), "2h", NotInDeckError),
        (STANDARD, "Jk", NotInDeckError),
        (STANDARD.with_jokers(1) * 2, "Jk", CardError),
        (Deck.of("As"), "As", CardError),
    ],
)
def test_what_cannot_be_taken_out_is_named(
    deck: Deck, taken: str, error: type[CardError]
) -> None:
    with pytest.raises(error):
        deck.without(taken)


@pytest.mark.parametrize("cards", ["", "Jk", "As As Jk"])
def test_what_is_no_deck_is_named(cards: str) -> None:
    with pytest.raises(CardError):
        Deck.of(cards)


def test_a_card_that_would_not_be_there_cannot_be_missing() -> None:
    with pytest.raises(CardError, match="2h cannot be missing: the deck would not have it"):
        Deck(ranks=(Rank.ACE, Rank.KING), missing=parse_cards("2h"))


def test_a_missing_card_is_refused_and_the_others_ranked() -> None:
    for deck in DECKS[:3]:
        ranker = High(deck)
        held = Random(4).sample([card for card in deck if not card.joker], 7)
        assert ranker.key(held).category is High().key(held).category
        for card in deck.missing:
            with pytest.raises(NotInDeckError, match=f"{card} is not in the"):
                ranker.key([card, *[one for one in held if one is not card][:4]])


def test_a_card_of_a_shoe_is_there_as_often_as_is_left() -> None:
    ranker = High((STANDARD * 3).without("As"))
    assert ranker.key("As As Ks Ks Ks").describe() == "full house, kings over aces"
    assert ranker.key("Ah Ah Ah Ks Ks").describe() == "full house, aces over kings"
    with pytest.raises(DuplicateCardError, match="As is held 3 times"):
        ranker.key("As As As Ks Ks")
    with pytest.raises(NotInDeckError, match="As is not in the"):
        High((STANDARD * 3).without("As As As")).key("As Ks Ks Kh 2c")


@pytest.mark.slow
@pytest.mark.parametrize("deck", [SMALL, SMALL * 2, (SMALL * 2).without("Kh")], ids=str)
@pytest.mark.parametrize("rules", [High(), AceToFive(), Badugi()], ids=str)
def test_counts_are_those_of_every_hand(rules: Ranker, deck: Deck) -> None:
    ranker = rules.with_deck(deck)
    size = ranker.hand_size
    slow = Counter(ranker.key(hand) for hand in combinations(deck.cards, size))
    assert frequencies(ranker, size).keys == dict(slow)
    assert all(deck.has(hand.cards) for hand in frequencies(ranker, size).examples.values())


def test_wild_cards_need_suits_that_have_the_same_cards() -> None:
    with pytest.raises(CardError, match="decks with the same cards in each suit, not for"):
        Wild(High(FIVE_HUNDRED))
    assert Wild(Badugi(STANDARD.without("As"))).key("Jk 2h 3d 4c").ranks[0] is Rank.FIVE
    assert Card(Rank.ACE, STANDARD.suits[3]) in STANDARD
