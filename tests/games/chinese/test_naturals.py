"""Chinese poker: naturals, found among the cards however they are set (G8)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from acehigh import Card, Rank
from acehigh.deck_contents import FOUR_SUITS
from acehigh.errors import DuplicateCardError, HandSizeError
from acehigh.games.chinese import is_natural, natural_of
from helpers import slow_chinese
from helpers.cases import in_one_test
from helpers.chinese_deals import thirteens


@in_one_test(
    ("cards", "name"),
    [
        ("As Kd Qc Jh Ts 9d 8c 7h 6s 5d 4c 3h 2s", "dragon"),
        ("As Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s 2s", "dragon"),
        ("As Ks 9s 8s 2s Kh Jh 7h 3h 2h 9c 5c 4c", "three flushes"),
        ("As Ks 9s 8s 2s Qs Js 7s 3s 5s 9c 5c 4c", "three flushes"),
        ("As Ks 9s 8s 2s Qs Js 7s 9c 5c 4c 2c 8c", "three flushes"),
        ("As Ks 9s 8s 2s Qs Js 9c 5c 4c 2c 8c 3d", None),
        ("As 2d 3c 4h 5s 6d 7c 8h 9s Td Ah 2c 3d", "three straights"),
        ("As 2d 3c 4h 5s 6d 7c 8h 9s Td Qh Kc Ad", "three straights"),
        ("As 2d 3c 4h 5s 6d 7c 8h 9s Td Kh 2c Ad", None),
        ("As Ah Kd Kc 9s 9h 8d 8c 5s 5h 3d 3c 2s", "six pairs"),
        ("As Ah Ad Ac 9s 9h 8d 8c 5s 5h 3d 3c 2s", "six pairs"),
        ("As Ah Ad 9c 9s 8h 8d 6c 6s 5h 5d 3c 3s", "six pairs"),
        ("As Ah Ad 9c 9s 9h 8d 8c 5s 5h 3d 3c 2s", None),
        # Six pairs too: the first named counts.
        ("Ac Kc Qc Jc Tc Ad Kd Qd Jd 9d Th 9h 2h", "three flushes"),
    ],
)
def test_naturals_by_name(cards: str, name: str | None) -> None:
    assert natural_of(cards) == name
    assert is_natural(cards) is (name is not None)


def test_what_is_no_deal_is_named() -> None:
    with pytest.raises(HandSizeError, match="13 cards to set, not the 2 in 'As Kd'"):
        is_natural("As Kd")
    with pytest.raises(DuplicateCardError, match="As is held 2 times"):
        natural_of("As As Qc Jh Ts 9d 8c 7h 6s 5d 4c 3h 2s")


@settings(deadline=None, max_examples=30)
@given(thirteens())
def test_naturals_agree_with_trying_all_settings(cards: tuple[Card, ...]) -> None:
    assert is_natural(cards) == slow_chinese.is_natural(cards)


@settings(deadline=None, max_examples=20)
@given(st.tuples(st.integers(0, 9), st.integers(0, 9), st.integers(0, 11)), st.data())
def test_three_straights_are_found_whatever_their_suits(
    lowest: tuple[int, int, int], data: st.DataObject
) -> None:
    ladder = [Rank.ACE, *Rank]
    ranks = [
        rank
        for low, size in zip(lowest, (5, 5, 3), strict=True)
        for rank in ladder[low : low + size]
    ]
    cards = [
        Card(rank, suit)
        for rank in set(ranks)
        for suit in data.draw(st.permutations(FOUR_SUITS))[: ranks.count(rank)]
    ]
    # A-2-3-4-5, 6-7-8-9-T and J-Q-K are a dragon too, which counts first.
    assert natural_of(cards) in ("dragon", "three flushes", "three straights")
