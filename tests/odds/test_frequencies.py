"""What `frequencies` returns: counts, rows and examples, for a deck and known cards."""

from math import comb

import pytest

from acehigh import (
    Badugi,
    Category,
    Deck,
    DeuceToSeven,
    High,
    LowestCardWild,
    Rank,
    Ranker,
    Stripped,
    Wild,
)
from acehigh.odds.frequencies import frequencies
from helpers.brute_force import assert_as_walked
from helpers.cases import in_one_test
from helpers.plug_ins import Rainbow, Spades

SIXTEEN = Deck.stripped(Rank.JACK)


@pytest.mark.parametrize(
    ("ranker", "deck", "expected"),
    [
        (High(), SIXTEEN, High(deck=SIXTEEN)),
        (Badugi(), SIXTEEN, Badugi(deck=SIXTEEN)),
        (Wild(High()), SIXTEEN, Wild(High(deck=SIXTEEN))),
        (Stripped(Rank.JACK), SIXTEEN * 2, Stripped(Rank.JACK, full_deck=SIXTEEN * 2)),
        # Rules for one deck only are good for that one.
        (Spades(SIXTEEN), SIXTEEN, Spades(SIXTEEN)),
    ],
    ids=repr,
)
def test_the_rules_are_taken_for_the_deck(ranker: Ranker, deck: Deck, expected: Ranker) -> None:
    found = frequencies(ranker, 5, deck=deck)
    assert found.ranker.deck == expected.deck
    assert found.total == comb(len(expected.deck), 5)


@in_one_test(
    ("ranker", "cards", "known"),
    [
        (High(deck=SIXTEEN), 7, "As Ks Qs"),
        (High(deck=SIXTEEN), 7, "As Ks Qs Js Ad Kd"),
        (High(deck=SIXTEEN), 5, "As Ah Ad Ac Kd"),
        (High(deck=Deck.twenty() * 2), 6, "As As Ks"),
        (DeuceToSeven(deck=Deck.stripped(Rank.TEN)), 7, "As Ks Qs Js Kd"),
        (Wild(High(deck=SIXTEEN.with_jokers(2))), 6, "Jk Ks"),
        (Wild(High(deck=SIXTEEN.with_jokers("BJ SJ"))), 7, "BJ SJ Ks Qs"),
        (Wild(High(deck=SIXTEEN), wild=Rank.JACK), 6, "Js Jh Ks"),
        (Wild(High(deck=SIXTEEN), wild=Rank.JACK, naturals="beat"), 6, "Js Jh Ks"),
        (LowestCardWild(High(deck=SIXTEEN)), 5, "As Ks"),
        (Badugi(deck=SIXTEEN), 5, "As Ks Qd"),
        (Rainbow(SIXTEEN), 5, "As Ks Qd"),
    ],
)
def test_known_cards_are_in_every_holding(ranker: Ranker, cards: int, known: str) -> None:
    assert_as_walked(ranker, cards, known)


def test_hands_after_the_flop() -> None:
    # Four spades after the flop: nine of 47 cards, then nine of 46, make the flush.
    found = frequencies(High(), 7, known="As Ks 7s 2s 9h")
    missed = comb(38, 2)
    assert sum(found.counts[c] for c in (Category.FLUSH, Category.STRAIGHT_FLUSH)) == (
        comb(47, 2) - missed
    )
