"""Seven cards as a house way sees them: pairs, threes, fours, and singles."""

from collections import Counter

from hypothesis import given, settings

from acehigh import Card, Rank
from acehigh.games.pai_gow.holding import SHAPES, Holding
from acehigh.games.pai_gow.setting import seven_cards
from helpers import slow_pai_gow as slow
from helpers.cases import in_one_test
from helpers.pai_gow_hands import any_seven, wheels


def holding(cards: str) -> Holding:
    return Holding.of(seven_cards(cards), "second")


@in_one_test(
    ("cards", "shape"),
    [
        ("As Kd Jh 9c 7s 5d 3h", "no pair"),
        ("As Jk Jh 9c 7s 5d 3h", "pair"),
        ("9s 9d 5h 5c As Qd 7h", "two pair"),
        ("9s 9d 5h 5c As Ad 7h", "three pair"),
        ("9s 9d 9h 5c As Qd 7h", "three of a kind"),
        ("9s 9d 9h 4c 4s 4d Ah", "two threes"),
        ("9s 9d 9h 4c 4s Kd Ah", "full house"),
        ("9s 9d 9h 4c 4s Kd Kh", "full house and pair"),
        ("9s 9d 9h 9c As Jd 7h", "four of a kind"),
        ("9s 9d 9h 9c As Jd Jh", "four and pair"),
        ("9s 9d 9h 9c As Ad Jk", "four and three"),
        ("As Ad Ah Ac Jk 9d 7h", "five aces"),
        ("As Ad Ah Ac Jk 9d 9h", "five aces and pair"),
    ],
)
def test_groups_of_equal_ranks_have_a_name(cards: str, shape: str) -> None:
    assert holding(cards).shape == shape


def test_large_groups_come_first_and_of_equal_ones_the_higher() -> None:
    held = holding("4s 4d 4h Ac As Kd Kh")
    assert held.groups == ((3, Rank.FOUR), (2, Rank.ACE), (2, Rank.KING))
    assert held.of_size(2) == [Rank.ACE, Rank.KING]
    assert held.of_size(4) == []
    assert held.singles == ()
    assert holding("9s 9d 5h 5c Jk Qd 7h").singles == (Rank.ACE, Rank.QUEEN, Rank.SEVEN)


@given(any_seven)
def test_every_card_is_in_a_group_or_single(cards: list[Card]) -> None:
    held = Holding.of(seven_cards(cards), "second")
    counts = Counter(held.ranks)
    assert held.ranks == tuple(sorted((card.rank or Rank.ACE for card in cards), reverse=True))
    assert dict.fromkeys(held.singles, 1) | {rank: n for n, rank in held.groups} == counts
    assert held.shape in SHAPES.values()


@settings(max_examples=8)
@given(any_seven, wheels)
def test_splits_are_all_that_are_no_foul(cards: list[Card], wheel: str) -> None:
    held = Holding.of(seven_cards(cards), wheel)
    splits = list(held.splits())
    lows = [frozenset(split.low) for split in splits]
    assert len(lows) == len(set(lows))
    assert set(lows) == {low for _, low in slow.fair_settings(cards, wheel)}
    assert [s.low_key for s in splits] == sorted((s.low_key for s in splits), reverse=True)


def test_the_ranks_of_the_low_row_may_be_said() -> None:
    nines = list(holding("9s 9d 9h 9c As Jd 7h").splits((Rank.NINE, Rank.NINE)))
    assert len({split.low for split in nines}) == 6
    assert {split.low_key.describe() for split in nines} == {"pair of nines"}
    # A pair of nines before a pair of fours would be a foul.
    held = holding("9s 9d 9h 4c 4s Kd Ah")
    assert list(held.splits((Rank.NINE, Rank.NINE))) == []
    assert len(list(held.splits((Rank.FOUR, Rank.FOUR)))) == 1
