"""What hands are worth in a part of the pot: small numbers in the order of the keys."""

import pytest

from acehigh import AceToFive, Deck, High, Incomplete, Rank, Ranker, parse_cards
from acehigh.engine.rank_table import ranks_of
from acehigh.odds.equities.contest import Part
from acehigh.odds.equities.worth import NOTHING, worth_in

HANDS = [
    "As Kd Qh 9c 2s 3d 7h", "As Ad Qh 9c 2s 3d 7h", "As Ad Qh Qc 2s 3d 7h",
    "8s 7d 5h 4c 2s Kd Kh", "5s 4d 3h 2c As Kd Kh", "9s 8d 7h 6c 2s Kd Kh",
]  # fmt: skip


@pytest.mark.parametrize("ranker", [High(), AceToFive(), AceToFive(eight_or_better=True)])
def test_numbers_are_in_the_order_of_the_keys(ranker: Ranker) -> None:
    worth = worth_in(Part("", ranker))
    held = list(map(parse_cards, HANDS))
    numbers = worth.of([worth.rank_sum(ranks_of(cards)) for cards in held], 7)
    keys = ranker.keys(held)
    for one, number in zip(keys, numbers, strict=True):
        assert (number == NOTHING) == (not one.qualifies)
        for other, another in zip(keys, numbers, strict=True):
            if one.qualifies and other.qualifies:
                assert (number < another) == (one < other)
                assert (number == another) == (one == other)
    assert worth.some_fail == (not all(key.qualifies for key in keys))


def test_numbers_have_no_gaps() -> None:
    worth = worth_in(Part("", High()))
    assert {*worth.numbers(5).values()} == {*range(1, 7463)}
    assert worth.keys(5)[7462].describe() == "straight flush, ace high (royal flush)"
    # A seven-high flush is worth more than any straight.
    seven_high = worth.rank_sum(ranks_of(parse_cards("7s 5s 4s 3s 2s")))
    broadway = worth.rank_sum(ranks_of(parse_cards("As Ks Qs Js Ts")))
    (flush,) = worth.of([seven_high], 5, suited=True)
    (straight,) = worth.of([broadway], 5)
    assert flush > straight


def test_fewer_cards_than_a_hand_have_numbers_of_their_own() -> None:
    worth = worth_in(Part("", Incomplete(High(deck=Deck.stripped(Rank.TEN)))))
    assert sorted(worth.numbers(1).values()) == [1, 2, 3, 4, 5]


def test_a_hand_that_does_not_qualify_may_be_told_apart() -> None:
    worth = worth_in(Part("", AceToFive(eight_or_better=True), all_qualify=True))
    assert not worth.some_fail
    assert len({*worth.numbers(5).values()}) == 6_175
