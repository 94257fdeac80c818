"""Soko: four to a straight and four to a flush are hands too (G3)."""

from itertools import pairwise
from random import Random
from typing import Any

from acehigh import Category, Deck, High, Rank, Soko, parse_cards
from helpers.cases import in_one_test
from helpers.slow_games import soko
from helpers.twin import assert_same_order, best


def test_sokos_hands_in_their_order() -> None:
    hands = [
        "As Kd Qs 9c 8h",
        "As Ah Kd Qc 9d",
        "4s 3d 2c Ah Kd",
        "5s 4d 3c 2h 2d",
        "5s 4d 3c 2h Kd",
        "As Kd Qs Jc 2d",
        "As Kd Qs Jc Ad",
        "5s 4s 3s 2s 2d",
        "As 4s 3s 2s 9d",
        "As 4s 3s 2s Td",
        "2s 2h 3d 3c 4s",
        "2s 2h 2d 3c 4s",
        "5s 4d 3c 2h As",
    ]
    keys = [Soko().key(hand) for hand in hands]
    assert all(worse < better for worse, better in pairwise(keys))
    assert keys[3].describe() == "four-card straight, five high, two kicker"
    assert Soko().key("Ks Qs Js Ts 9s").describe() == "straight flush, king high"


def test_soko_agrees_with_the_twin() -> None:
    random = Random(5)
    deck = Deck.standard().cards
    held = [tuple(random.sample(deck, random.choice([5, 5, 6]))) for _ in range(150)]
    assert_same_order((Soko().key(cards), best(soko, cards)) for cards in held)


def test_four_card_hands_are_explained() -> None:
    rules: Any = Soko()
    said = [rules.explain(category, rules.categories) for category in rules.categories]
    assert "Four cards in sequence: the top card decides, then the fifth." in said
    assert "Four cards of one suit: these decide, then the fifth." in said
    assert all(said)


def test_soko_with_two_decks_counts_equal_cards() -> None:
    rules = Soko(deck=Deck.standard() * 2)
    assert rules.key(parse_cards("As As Ks Qs 2d")).describe() == (
        "four-card flush, ace high, two kicker"
    )


def test_soko_of_seven_agrees_with_the_twin() -> None:
    random = Random(7)
    held = [tuple(random.sample(Deck.standard().cards, 7)) for _ in range(60)]
    assert_same_order((Soko().key(cards), best(soko, cards)) for cards in held)


def test_its_own_hands_stand_between_a_pair_and_two_pair() -> None:
    straight, flush = Category("four-card straight"), Category("four-card flush")
    order = list(High().categories)
    place = order.index(Category.TWO_PAIR)
    assert Soko().categories == (*order[:place], straight, flush, *order[place:])


@in_one_test(
    ("cards", "said"),
    [
        ("As Kd Qh Jc 9s", "four-card straight, ace high, nine kicker"),
        ("4s 3d 2h Ac 9s", "four-card straight, four high, nine kicker"),
        # Of two straights of four the higher counts, which leaves the lower card as kicker.
        ("9s 8d 7h 6c 5s", "straight, nine high"),
        ("9s 8s 7s 6s 2d", "four-card flush, nine high, two kicker"),
        ("9s 9d 8h 7c 6s", "four-card straight, nine high, nine kicker"),
        ("9s 8s 4s 2s 2d", "four-card flush, nine high, two kicker"),
        ("9s 9d 8h 7c 5s", "pair of nines, eight kicker"),
    ],
)
def test_a_hand_is_the_highest_that_its_cards_make(cards: str, said: str) -> None:
    assert Soko().key(cards).describe() == said


def test_soko_may_be_played_with_fewer_cards_in_the_deck() -> None:
    short = Soko(Deck.stripped(Rank.SEVEN))
    assert (
        short.key("As 7d 8h 9c Ks").describe() == "four-card straight, nine high, king kicker"
    )
