"""What `frequencies` returns: counts, rows and examples, for a deck and known cards."""

from fractions import Fraction
from math import comb

import pytest

from acehigh import (
    AceToFive,
    Badugi,
    Category,
    Deck,
    DeuceToSeven,
    High,
    LowestCardWild,
    Rank,
    Ranker,
    Stripped,
    Suit,
    TwentyCard,
    Wild,
    parse_cards,
    ranker_named,
)
from acehigh.evaluators.named import BUILT_IN
from acehigh.odds.examples import best_examples
from acehigh.odds.frequencies import frequencies
from helpers.brute_force import assert_as_walked
from helpers.cases import in_one_test
from helpers.plug_ins import Rainbow, Spades

SIXTEEN = Deck.stripped(Rank.JACK)


def test_the_best_category_comes_first() -> None:
    found = frequencies(High())
    assert list(found.counts.items()) == [
        (Category.STRAIGHT_FLUSH, 40),
        (Category.FOUR_OF_A_KIND, 624),
        (Category.FULL_HOUSE, 3_744),
        (Category.FLUSH, 5_108),
        (Category.STRAIGHT, 10_200),
        (Category.THREE_OF_A_KIND, 54_912),
        (Category.TWO_PAIR, 123_552),
        (Category.PAIR, 1_098_240),
        (Category.HIGH_CARD, 1_302_540),
    ]
    assert list(found.distinct.items()) == [
        (Category.STRAIGHT_FLUSH, 10),
        (Category.FOUR_OF_A_KIND, 156),
        (Category.FULL_HOUSE, 156),
        (Category.FLUSH, 1_277),
        (Category.STRAIGHT, 10),
        (Category.THREE_OF_A_KIND, 858),
        (Category.TWO_PAIR, 858),
        (Category.PAIR, 2_860),
        (Category.HIGH_CARD, 1_277),
    ]
    low = frequencies(DeuceToSeven())
    assert list(low.counts)[:2] == [Category.HIGH_CARD, Category.PAIR]
    assert next(iter(low.keys)).describe() == "7-low"


def test_it_says_what_was_counted() -> None:
    found = frequencies(AceToFive(), 6, known="As 2c")
    assert (found.ranker, found.cards, found.known) == (AceToFive(), 6, parse_cards("As 2c"))
    assert found.total == comb(50, 4)
    assert repr(found) == "<Frequencies of 6 cards by AceToFive(): 230,300>"


def test_rows_hold_exact_probabilities() -> None:
    rows = frequencies(High()).rows
    assert (rows[0].category, rows[0].count, rows[0].distinct) == (
        Category.STRAIGHT_FLUSH,
        40,
        10,
    )
    assert rows[0].probability == rows[0].cumulative == Fraction(1, 64_974)
    assert rows[0].odds == 64_973
    assert sum(row.probability for row in rows) == rows[-1].cumulative == 1
    assert rows[2].cumulative == Fraction(40 + 624 + 3_744, comb(52, 5))


@pytest.mark.slow
@pytest.mark.parametrize("cards", [5, 7])
@pytest.mark.parametrize("name", [row.name for row in BUILT_IN])
def test_examples_are_the_best_of_each_category(name: str, cards: int) -> None:
    found = frequencies(ranker_named(name), cards, deck=Deck.stripped(Rank.TEN))
    assert list(found.examples) == list(found.counts)
    for category, hand in found.examples.items():
        assert hand.key == max(key for key in found.keys if key.category is category)
        assert found.ranker.key(hand.cards) == hand.key


def test_examples_of_wild_games_say_what_the_wild_cards_are() -> None:
    deck = Deck(ranks=(Rank.TWO, *tuple(Rank)[8:]))
    examples = frequencies(Wild(High(), wild=Rank.TWO), deck=deck).examples
    best = examples[Category.FIVE_OF_A_KIND]
    assert {card.rank for card in best.plays_as} == {Rank.ACE}
    assert all(card in best.plays_as for card in best.cards if card.rank is Rank.ACE)


@pytest.mark.slow
def test_examples_are_made_with_the_known_cards() -> None:
    # Four cards to come: no flush without a deuce, and no hand without the pair.
    examples = frequencies(High(), 6, known="2s 2h").examples
    assert Category.HIGH_CARD not in examples
    assert [str(card.rank) for card in examples[Category.FLUSH].cards][::4] == ["A", "2"]
    assert len(set(examples[Category.PAIR].cards) & set(parse_cards("2s 2h"))) == 2
    (only,) = frequencies(High(), known="As Ks Qs Js Ts").examples.values()
    assert only.key.describe() == "straight flush, ace high (royal flush)"


def test_examples_of_games_in_which_cards_count_that_do_not_play() -> None:
    # Aces over queens without a wild card: the lowest card of all must be another.
    deck = Deck(
        ranks=(Rank.NINE, Rank.TEN, Rank.QUEEN, Rank.ACE),
        suits=(Suit.CLUBS, Suit.SPADES, Suit.STARS),
    )
    found = frequencies(LowestCardWild(TwentyCard(deck=deck), naturals="fewer_wild"), 7)
    best = next(key for key in found.keys if key.category is Category.FULL_HOUSE)
    assert found.examples[Category.FULL_HOUSE].key == best


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


def test_examples_that_would_take_too_long_are_left_out() -> None:
    ranker = Badugi(deck=Deck.stripped(Rank.QUEEN))
    keys = frequencies(ranker).keys
    assert best_examples(ranker, keys, 4, (), (), most=3) == {}
    assert best_examples(ranker, keys, 4, (), (), most=3_000) == frequencies(ranker).examples
