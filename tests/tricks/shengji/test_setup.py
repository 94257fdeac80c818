"""What a round begins with: the shuffled cards, the players' ranks, and the house rules."""

from random import Random
from typing import Any

import pytest

from acehigh import Rank
from acehigh.errors import CardError, DuplicateCardError
from acehigh.tricks.shengji import shengji_deck
from acehigh.tricks.shengji.setup import Setup
from helpers.cases import in_one_test

CARDS = shengji_deck(2).cards


def test_a_setup_takes_cards_text_or_a_shuffle() -> None:
    setup = Setup(Random(1))
    assert Setup(setup.cards) == setup == Setup(Random(1), decks=2)
    assert Setup(" ".join(map(str, setup.cards))) == setup
    assert sorted(map(str, setup.cards)) == sorted(map(str, shengji_deck(2)))
    assert setup.ranks == (Rank.TWO,) * 4


def test_sides_and_seats() -> None:
    setup = Setup(Random(1), players=6, leader=5)
    assert (setup.decks, setup.first, setup.hand_size) == (3, 5, 26)
    assert [setup.seat_after(5, places) for places in (1, 5, 6)] == [0, 4, 5]
    assert setup.partners(5) == {1, 3, 5}


@in_one_test(
    ("cards", "options", "problem"),
    [
        (CARDS[1:], {}, "2 decks have 108 cards, not 107"),
        (5, {}, "expected shuffled cards or a random.Random, got 5"),
        (CARDS, {"players": 5}, "5 players cannot sit as two sides"),
        (CARDS, {"players": 3}, "the number of players"),
        (CARDS, {"decks": 0}, "the number of decks"),
        (CARDS, {"ranks": "222"}, "4 players have a rank each, not 3 ranks"),
        (CARDS, {"ranks": "2221"}, "'1' is no trump rank"),
        (CARDS, {"leader": 4}, "the leader is a seat from 0 to 3, not 4"),
        (CARDS, {"leader": True}, "the leader is a seat"),
        (CARDS, {"finding_friends": 1}, "finding_friends is True or False, not 1"),
        (CARDS, {"options": "none"}, "house rules are Options, not 'none'"),
    ],
)
def test_bad_input_is_named(cards: Any, options: dict[str, Any], problem: str) -> None:
    with pytest.raises(CardError, match=problem):
        Setup(cards, **options)


def test_a_card_too_many_is_named() -> None:
    with pytest.raises(DuplicateCardError, match="2c is held 3 times"):
        Setup([*CARDS[:-1], "2c"])
