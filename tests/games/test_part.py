"""A share of a pot with a contest of its own (G1)."""

from typing import Any

import pytest

from acehigh import High, Holding, Rank, SingleCard, Suit, Wild, parse_cards
from acehigh.errors import CardError
from acehigh.games import HIGH_CHICAGO, HOLDEM, OMAHA, TAHOE, Part
from acehigh.holdings import AnyHolding
from helpers.cases import in_one_test


@in_one_test(
    ("options", "message"),
    [
        ({"name": ""}, "a part has a name, not ''"),
        ({"ranker": "high"}, "expected a ranker"),
        ({"among": "hole"}, "among is one of all, holding, hole cards; not 'hole'"),
        ({"hole_cards": 6}, "hole_cards is a number up to 5, not 6"),
        ({"hole_cards": True}, "hole_cards is a number up to 5, not True"),
        ({"most_hole_cards": -1}, "most_hole_cards is a number up to 5, not -1"),
        ({"hole_cards": 2, "most_hole_cards": 2}, "exclude each other"),
    ],
)
def test_a_part_that_cannot_be_is_named(options: dict[str, Any], message: str) -> None:
    with pytest.raises(CardError, match=message):
        Part(**{"name": "high", "ranker": High(), **options})


def test_what_plays_is_told_in_words() -> None:
    parts = [OMAHA.parts[0], TAHOE.parts[0], HOLDEM.parts[0], HIGH_CHICAGO.parts[1]]
    assert [part.plays for part in parts] == [
        "exactly 2 hole cards",
        "at most 2 hole cards",
        "any cards",
        "only the hole cards",
    ]


def test_a_part_without_wild_cards_has_none_more() -> None:
    part = Part("high", High())
    assert part.with_wild([Rank.TWO]) is part


def test_wild_ranks_are_wild_instead_of_those_before() -> None:
    part = Part("high", Wild(High(), wild=Rank.QUEEN))
    assert part.can_have_more_wild
    more = part.with_wild([Rank.QUEEN, Rank.TWO])
    assert more == Part("high", Wild(High(), wild=(Rank.QUEEN, Rank.TWO)))


@in_one_test(
    ("options", "cards"),
    [
        ({}, "Qs Qh Qd Qc As"),
        ({"hole_cards": 2}, "Qs Qc Qh Qd Kd"),
        ({"most_hole_cards": 1}, "Qs Qh Qd Kd 3h"),
        ({"among": "holding"}, "Qs Qc As Ad 4c"),
    ],
)
def test_a_part_says_which_cards_make_its_hand(options: dict[str, Any], cards: str) -> None:
    part = Part("high", High(), **options)
    hand = part.showdown([parse_cards("Qs Qc As Ad 4c")], parse_cards("Qh Qd Kd 3h 2h")).hand(0)
    assert hand.key == High().key(cards)


def test_only_what_nobody_sees_plays_among_the_hole_cards() -> None:
    part = Part("spade", SingleCard(Suit.SPADES), among="hole cards")
    plain = parse_cards("4s 5s")
    held: list[AnyHolding] = [Holding("2s 3h", "As"), Holding("9s 3c", "Kd"), plain]
    assert part.showdown(held, ()).winners() == (1,)
    assert part.showdown([held[0], plain], ()).winners() == (1,)
