"""How a casino sets its cards: the rows of its house way, read from the top (G11)."""

from itertools import islice
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from acehigh import Card, Suit
from acehigh.deck_contents import FOUR_SUITS
from acehigh.errors import CardError, DuplicateCardError, HandSizeError, UnknownNameError
from acehigh.games.pai_gow import CASINOS, HouseWay, PaiGowSetting, Row, house_way
from acehigh.games.pai_gow.holding import Holding
from acehigh.games.pai_gow.house_way import split_by
from acehigh.games.pai_gow.patterns import example_of, patterns
from helpers import slow_pai_gow as slow
from helpers.cases import in_one_test
from helpers.pai_gow_hands import any_seven, wheels

any_way = st.sampled_from(sorted(CASINOS))


@given(any_seven, any_way, wheels, st.randoms(use_true_random=False))
def test_a_setting_is_no_foul_and_the_same_in_any_order(
    held: list[Card], way: str, wheel: str, random: Any
) -> None:
    setting = house_way(held, way, wheel=wheel)
    assert set(setting.cards) == set(held)
    assert not slow.is_foul(setting.high, setting.low, wheel)
    random.shuffle(held)
    assert house_way(held, way, wheel=wheel) == setting


@given(any_seven, any_way, st.permutations(FOUR_SUITS))
def test_names_of_suits_do_not_matter(held: list[Card], way: str, suits: list[Suit]) -> None:
    renamed = dict(zip(FOUR_SUITS, suits, strict=True))
    others = [Card(c.rank, renamed[c.suit]) if c.suit else c for c in held]
    one, other = house_way(held, way), house_way(others, way)
    assert (one.high_key, one.low_key) == (other.high_key, other.low_key)


@pytest.mark.parametrize("name", sorted(CASINOS))
def test_some_patterns_are_set_and_none_as_a_foul(name: str) -> None:
    for pattern in islice(patterns(7, 1_000), 300):
        assert_set(pattern, CASINOS[name], "second")


@pytest.mark.exhaustive
@pytest.mark.parametrize("wheel", ["second", "lowest"])
@pytest.mark.parametrize("name", sorted(CASINOS))
def test_many_holdings_are_set_and_none_as_a_foul(name: str, wheel: str) -> None:
    for pattern in patterns(0, 40):
        assert_set(pattern, CASINOS[name], wheel)


def assert_set(pattern: tuple[int, ...], way: HouseWay, wheel: str) -> None:
    cards = example_of(pattern)
    low = split_by(way, Holding.of(cards, wheel)).low
    high = [card for card in cards if card not in low]
    assert len({*low}) == 2
    assert not slow.is_foul(high, low, wheel)


@in_one_test(
    ("held", "casino", "error", "says"),
    [
        ("As Ks Qs Js 9s 2d", "foxwoods", HandSizeError, "7 cards, not 6"),
        ("As Ks Qs Js 9s 2d 3d 4d", "foxwoods", HandSizeError, "7 cards, not 8"),
        ("As Ks Qs Js 9s 2d 2d", "foxwoods", DuplicateCardError, "2d is held 2 times"),
        ("As Ks Qs Js 9s Jk Jk", "foxwoods", DuplicateCardError, "Jk is held 2 times"),
        ("As Ks Qs Js 9s 2d 3d", "foxwood", UnknownNameError, "did you mean 'foxwoods'"),
        ("As Ks Qs Js 9s 2d 3d", 7, UnknownNameError, "unknown casino 7"),
    ],
)
def test_what_cannot_be_set_is_refused(
    held: str, casino: Any, error: type[CardError], says: str
) -> None:
    with pytest.raises(error, match=says):
        house_way(held, casino)


def test_a_house_way_of_ones_own() -> None:
    mine = HouseWay("mine", "at home", (Row("pair", "highest singles", first="K"),))
    assert hash(mine) == hash(HouseWay("mine", "at home", mine.rows))
    setting = house_way("Ks Kd Ah Qc 7s 5d 3h", mine)
    assert setting == PaiGowSetting("Ks Kd 7s 5d 3h", "Ah Qc")
    for held, shape in [("Qs Qd Ah Kc 7s 5d 3h", "pair"), ("Qs Ad Kh 7c 5s 3d 2h", "no pair")]:
        with pytest.raises(CardError, match=f"house way of mine has no row for {shape}"):
            house_way(held, mine)
