"""Poker Menteur: whether a declaration is true of a hand (G7)."""

from collections.abc import Iterable, Sequence
from itertools import combinations, islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from acehigh import Card, Deck, Joker, Rank, Suit
from acehigh.errors import CardError, DuplicateCardError, HandSizeError, NotInDeckError
from acehigh.evaluators.made import straights_of
from acehigh.games.menteur import Declaration, declarations
from helpers.cases import in_one_test
from helpers.slow_menteur import true_statements

JOKER = Card(joker=Joker.PLAIN)
FULL_HOUSE = "2s 2h 2d 3c 3s"


@in_one_test(
    ("text", "cards"),
    [
        ("full house, twos over threes", FULL_HOUSE),
        ("full house", FULL_HOUSE),
        ("three of a kind, twos", FULL_HOUSE),
        ("two pair, threes and twos", FULL_HOUSE),
        ("pair of twos", FULL_HOUSE),
        ("pair of threes", FULL_HOUSE),
        ("three high", FULL_HOUSE),
        ("pair of twos, three kicker", FULL_HOUSE),
        ("four of a kind, twos", "2s 2h 2d 3c Jk"),
        ("full house, threes over twos", "2s 2h 3d 3c Jk"),
        ("five of a kind, twos", "2s 2h 2d Jk Jk"),
        ("five of a kind, twos", "2s 2h 2d BJ SJ"),
        ("royal flush", "As Ts Js Jk Jk"),
        ("royal flush", "Ks Qs Js Ts Jk"),
        ("straight, ace high", "As Ks Qs Js Ts"),
        ("flush, ace high", "As Ks Qs Js Ts"),
        ("straight, five high", "As 2d 3c 4h Jk"),
        ("straight, six high", "2d 3c 4h 5s Jk"),
        ("straight, five high", "2d 3c 4h 5s Jk"),
        ("flush, six high", "6s 5s 4s 3s 2s"),
        ("flush, queen high", "9s 7s 4s 2s Jk"),
        ("king high", "As Kd 9h 5c 2d"),
        ("pair of kings, nine kicker", "Ks Kd Ah 9c 2d"),
        ("pair of kings, ace, nine and two kickers", "Ks Kd Ah 9c 2d"),
        ("pair", "As Kd 9h 5c Jk"),
        ("two pair", "As Kd 9h Jk Jk"),
        ("full house", "As Ad 9h 9c Jk"),
    ],
)
def test_what_is_true(text: str, cards: str) -> None:
    assert Declaration(text).is_held(cards)


@in_one_test(
    ("text", "cards"),
    [
        ("full house, threes over twos", FULL_HOUSE),
        ("three of a kind, threes", FULL_HOUSE),
        ("pair of fours", FULL_HOUSE),
        ("pair of twos, four kicker", FULL_HOUSE),
        # A better hand is not enough: it must be this one.
        ("pair of kings", "As Ad Ah Ac 2d"),
        ("two pair", "As Ad Ah Ac 2d"),
        ("full house", "As Ad Ah 9c Kd"),
        ("two pair", "As Kd 9h 5c Jk"),
        ("straight", "2d 2c 4h 5s Jk"),
        ("straight, nine high", "As 2d 3c 4h 5h"),
        ("straight", "As Kd Qc 3h 2h"),
        ("flush, king high", "As Ks 9s 4s 2s"),
        ("flush, queen high", "9s 7s 5s 4s 2s"),
        ("flush", "9s 7s 5s 4d Jk"),
        ("straight flush", "9s 8s 7s 6d Jk"),
        ("straight flush", "Ts 8s 5s 4s Jk"),
        ("king high", "As Qd 9h 5c 2d"),
        ("five of a kind, aces", "As Ad 9h Jk Jk"),
    ],
)
def test_what_is_not(text: str, cards: str) -> None:
    assert not Declaration(text).is_held(cards)


def test_every_declaration_is_true_of_some_hand() -> None:
    hands = [
        *(f"{rank}s {rank}h {rank}d Jk Jk" for rank in Rank),
        *(f"{high}s {high}h {low}s {low}h Jk" for high, low in combinations(Rank, 2)),
        *(" ".join(f"{rank}s" for rank in run) for run in straights_of((Rank.ACE, *Rank), 5)),
    ]
    unheld = [one for one in declarations() if not any(map(one.is_held, hands))]
    assert not unheld


@in_one_test(
    ("cards", "error", "message"),
    [
        ("As Kd", HandSizeError, "a hand has 5 cards, not the 2 in 'As Kd'"),
        ("As As Kd 2c 3d", DuplicateCardError, "As is held 2 times"),
        ("Jk Jk Jk 2c 3d", DuplicateCardError, "two jokers, not the 3 in 'Jk Jk Jk 2c 3d'"),
        ("BJ BJ As 2c 3d", DuplicateCardError, "BJ is held 2 times"),
        ("A* Kd Qc 2c 3d", NotInDeckError, r"A\* is not in the"),
        ("Ax Kd Qc 2c 3d", CardError, "'Ax' is no card"),
    ],
)
def test_what_is_no_hand_is_named(cards: str, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        Declaration("pair").is_held(cards)


def test_one_shot_cards_are_taken() -> None:
    assert Declaration("pair").is_held(iter(FULL_HOUSE.split()))


def assert_agrees(hand: Sequence[Card], asked: Iterable[Declaration]) -> None:
    """Fail unless exactly those declarations are held that the slow statement finds true."""
    true = true_statements(hand)
    for declared in asked:
        ranks = tuple(map(int, declared.ranks))
        expected = (declared.category.name, ranks) in true
        assert declared.is_held(hand) is expected, f"{declared} of {hand}"


@pytest.mark.slow
@settings(deadline=None, max_examples=25)
@given(
    st.integers(0, 2), st.integers(1, 4), st.integers(4, 13), st.randoms(use_true_random=False)
)
def test_the_truth_agrees_with_the_slow_statement(
    jokers: int, suits: int, ranks: int, random: Random
) -> None:
    deck = Deck.standard()
    some = [c for c in deck if c.suit in deck.suits[:suits] and c.rank in deck.ranks[:ranks]]
    naturals = random.sample(some if len(some) >= 5 else deck.cards, 5 - jokers)
    kicking = random.sample(declarations(kickers=True), 400)
    assert_agrees([*naturals, *[JOKER] * jokers], [*declarations(), *kicking])


@pytest.mark.exhaustive
@pytest.mark.parametrize("jokers", [0, 1, 2])
def test_the_truth_of_hands_of_a_small_deck(jokers: int) -> None:
    ranks = (Rank.ACE, Rank.TWO, Rank.THREE, Rank.FOUR, Rank.SIX)
    cards = [Card(rank, suit) for rank in ranks for suit in (Suit.SPADES, Suit.HEARTS)]
    # Every declaration, of each tenth hand.
    for naturals in islice(combinations(cards, 5 - jokers), 0, None, 10):
        assert_agrees([*naturals, *[JOKER] * jokers], declarations(kickers=True))
