"""How casinos set seven cards in pai gow poker (G11)."""

from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import combinations, islice
from math import comb
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from acehigh import Card, Suit, parse_cards
from acehigh.deck_contents import FOUR_SUITS
from acehigh.errors import CardError, DuplicateCardError, HandSizeError, UnknownNameError
from acehigh.games.pai_gow import CASINOS, DECK, HouseWay, PaiGowSetting, Row, house_way
from acehigh.games.pai_gow.banker import banker_rows
from acehigh.games.pai_gow.holding import Holding
from acehigh.games.pai_gow.house_way import split_by
from acehigh.games.pai_gow.patterns import example_of, pattern_of, patterns, weights
from acehigh.games.pai_gow.setting import seven_cards
from helpers import slow_pai_gow as slow
from helpers.cases import in_one_test

any_way = st.sampled_from(sorted(CASINOS))
wheels = st.sampled_from(["second", "lowest"])
FEW = [card for card in DECK if card.suit is None or str(card.suit) in "sh"]
any_seven = st.sampled_from([DECK.cards, tuple(FEW)]).flatmap(
    lambda cards: st.lists(st.sampled_from(cards), min_size=7, max_size=7, unique=True)
)

# The cards, and the low row of each casino: Foxwoods, MGM Grand.
SET = [
    # No pair: the second and third highest; or the highest front that keeps the straight.
    ("As Kd Jh 9c 7s 5d 3h", "Kd Jh", "Kd Jh"),
    ("Jk Kd Jh 9c 7s 5d 3h", "Kd Jh", "Kd Jh"),
    ("9s 8d 7h 6c 5s 4d 2h", "9s 2h", "9s 2h"),
    ("9s 8d 7h 6c 5s 4d 3h", "9s 8d", "9s 8d"),
    ("Ks 9s 8d 7h 6c 5s 4d", "Ks 9s", "Ks 9s"),
    # A flush or a straight, whichever leaves the higher front.
    ("As Ks 9s 8s 7s 6d 5d", "As Ks", "As Ks"),
    # The wheel may keep king and queen in front.
    ("As Kd Qh 5c 4s 3d 2h", "Kd Qh", "Kd Qh"),
    # A pair behind, or in front of a straight or a flush.
    ("8s 8d Ah Kc 7s 5d 3h", "Ah Kc", "Ah Kc"),
    ("As Jk Kh Jc 7s 5d 3h", "Kh Jc", "Kh Jc"),
    ("8s 8d Kh Qc Js Td 9h", "8s 8d", "8s 8d"),
    ("Ks Kd Ah 9c 8s 7d 6h", "Ah 9c", "Ah 9c"),
    ("Ks Kd 9c 8s 7d 6h 5h", "Ks Kd", "Ks Kd"),
    ("Ks Kd Ah Qc Js Td 2h", "Ah Qc", "Ah Qc"),
    # The straight stays if the ace can go in front.
    ("Ks Kd Ah Qc Js Td 9h", "Ah Ks", "Ah Ks"),
    ("Ks Kd Ah 9c 9h Qc Td", "9c 9h", "9c 9h"),
    ("9s 9d Ah Kc Qs Jd Th", "9s 9d", "9s 9d"),
    # Here the two differ: Foxwoods has the pair in front.
    ("Ks Kd Ah 5c 4s 3d 2h", "Ks Kd", "Ah 5c"),
    # Two pair.
    ("As Ad 3h 3c Ks 9d 7h", "3h 3c", "3h 3c"),
    ("Js Jd Th Tc As 9d 7h", "Th Tc", "Th Tc"),
    ("Js Jd 6h 6c As 9d 7h", "6h 6c", "As 9d"),
    ("Js Jd 6h 6c Ks 9d 7h", "6h 6c", "6h 6c"),
    ("9s 9d 5h 5c As Qd 7h", "As Qd", "As Qd"),
    ("9s 9d 5h 5c Ks Qd 7h", "5h 5c", "5h 5c"),
    ("6s 6d 5h 5c Ks Qd 7h", "Ks Qd", "Ks Qd"),
    ("6s 6d 5h 5c Qs Jd 8h", "5h 5c", "Qs Jd"),
    ("6s 6d 5h 5c 4s 3d 2h", "5h 5c", "6s 5h"),
    ("5s 5d 4h 4c Ah 3d 2s", "Ah 3d", "Ah 3d"),
    ("9s 9d 8h 8c Jk 7d 6h", "Jk 7d", "Jk 7d"),
    # Three pair.
    ("As Ad 9h 9c 4s 4d Kh", "As Ad", "As Ad"),
    # Three of a kind.
    ("As Ad Ah Kc 9s 7d 5h", "As Kc", "As Kc"),
    ("Jk As Ad Kc 9s 7d 5h", "As Kc", "As Kc"),
    ("Ks Kd Kh Ac 9s 7d 5h", "Ac 9s", "Ac 9s"),
    ("Ks Kd Kh Qc Js Td 9h", "Ks Kd", "Ks Kd"),
    ("As Ah Jk Kc Qs Jd 7h", "As 7h", "As 7h"),
    # Two threes, full houses.
    ("9s 9d 9h 4c 4s 4d Ah", "9s 9d", "9s 9d"),
    ("9s 9d 9h 4c 4s Kd Ah", "4s 4c", "4s 4c"),
    ("9s 9d 9h 2c 2s Kd Ah", "2s 2c", "Ah Kd"),
    ("9s 9d 9h 2c 2s Kd Jk", "2s 2c", "Jk Kd"),
    ("9s 9d 9h 2c 2s Qd Ah", "2s 2c", "2s 2c"),
    ("4s 4d 4h Ac As Kd Kh", "As Ac", "As Ac"),
    # Four of a kind.
    ("Js Jd Jh Jc As 9d 7h", "Js Jh", "Js Jh"),
    ("9s 9d 9h 9c As Jd 7h", "As Jd", "As Jd"),
    ("9s 9d 9h 9c Ks Jd 7h", "Ks Jd", "9s 9h"),
    ("9s 9d 9h 9c Qs Jd 7h", "9s 9h", "9s 9h"),
    ("5s 5d 5h 5c Qs Jd 7h", "Qs Jd", "Qs Jd"),
    ("5s 5d 5h 5c 7s 7d Qh", "7s 7d", "7s 7d"),
    ("As Ad Ah Ac 7s 7d Qh", "7s 7d", "As Ah"),
    ("As Ad Ah Ac Ks Kd Qh", "Ks Kd", "Ks Kd"),
    ("As Ad Ah Ac 7s 7d 7h", "7s 7h", "As Ah"),
    ("As Ad Ah Ac Ks Kd Kh", "Ks Kh", "Ks Kh"),
    ("7s 7d 7h 7c As Ad Ah", "As Ah", "As Ah"),
    # Five aces.
    ("As Ad Ah Ac Jk 9d 7h", "As Ah", "As Ah"),
    ("As Ad Ah Ac Jk Qd Qh", "As Ah", "As Ah"),
    ("As Ad Ah Ac Jk Kd Kh", "Kh Kd", "Kh Kd"),
]


@in_one_test(("held", "foxwoods", "mgm_grand"), SET)
def test_each_row_of_a_house_way_sets_the_cards(
    held: str, foxwoods: str, mgm_grand: str
) -> None:
    assert _ranks(house_way(held, "foxwoods").low) == _ranks(parse_cards(foxwoods))
    assert _ranks(house_way(held, "MGM-Grand").low) == _ranks(parse_cards(mgm_grand))


def _ranks(cards: Iterable[Card]) -> list[int]:
    return sorted(card.rank or 14 for card in cards)


@pytest.mark.parametrize("name", sorted(CASINOS))
def test_every_row_of_a_house_way_is_needed(name: str) -> None:
    way = CASINOS[name]
    lows = [house_way(held, way).low for held, *_ in SET]
    for row in way.rows:
        rest = HouseWay(name, "", tuple(other for other in way.rows if other is not row))
        assert any(_low(held, rest) != low for (held, *_), low in zip(SET, lows, strict=True))


def _low(held: str, way: HouseWay) -> tuple[Card, ...]:
    try:
        return house_way(held, way).low
    except CardError:
        return ()


def test_a_way_of_the_house_names_its_source() -> None:
    for name, way in CASINOS.items():
        assert way.name == name
        assert "Wizard of Odds" in way.source


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


@given(any_seven, any_way)
def test_an_example_stands_for_its_pattern(held: list[Card], way: str) -> None:
    cards = seven_cards(held)
    pattern = pattern_of(cards)
    assert pattern_of(example_of(pattern)) == pattern
    setting = house_way(cards, way)
    split = split_by(CASINOS[way], Holding.of(cards, "second"))
    assert (split.high_key, split.low_key) == (setting.high_key, setting.low_key)


@cache
def every_pattern() -> list[tuple[int, ...]]:
    """Return all patterns, in three parts one after the other."""
    return [pattern for part in range(3) for pattern in patterns(part, 3)]


def weighed(dead: set[Card]) -> dict[tuple[int, ...], int]:
    numbers = [number for part in range(3) for number in weights(dead, part, 3)]
    return dict(zip(every_pattern(), numbers, strict=True))


def test_every_pattern_of_a_part_has_its_weight() -> None:
    numbers = list(weights((), 1, 5_000))
    assert len(numbers) == len(list(patterns(1, 5_000)))
    assert min(numbers) > 0


@pytest.mark.slow
def test_there_is_a_pattern_for_every_holding() -> None:
    assert len(every_pattern()) == len(set(every_pattern())) == 292_253
    assert sum(weighed(set()).values()) == comb(53, 7) == 154_143_080


@pytest.mark.slow
@pytest.mark.parametrize(
    "kept",
    [
        "2s 2h 2d 2c 3s 4s 4h 5s 6s 6d Jk",
        pytest.param("2s 2h 2d 2c 3s 4s 4h 5s 6s 6d 7s", marks=pytest.mark.exhaustive),
        pytest.param("As Ah Kh Qh Jh Jd Th 9h 8h 8d 7h 6h Jk", marks=pytest.mark.exhaustive),
    ],
)
def test_patterns_are_weighed_by_how_many_holdings_have_them(kept: str) -> None:
    left = parse_cards(kept)
    counts = Counter(
        tuple(sorted(pattern_of(held), reverse=True)) for held in combinations(left, 7)
    )
    found = weighed({card for card in DECK if card not in left})
    assert {pattern: number for pattern, number in found.items() if number} == counts


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


@pytest.mark.exhaustive
def test_a_banker_is_dealt_each_holding_once() -> None:
    assert sum(banker_rows(CASINOS["foxwoods"]).values()) == 154_143_080


@pytest.mark.parametrize(
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


def test_a_play_that_cannot_be_made_falls_to_the_next_row() -> None:
    plays = (
        "ace in front",
        "ace and king in front",
        "high pair in front",
        "two of the set in front",
        "second and third",
    )
    rows = tuple(Row("no pair", play) for play in plays)
    setting = house_way("Ks Qd Jh 9c 7s 5d 3h", HouseWay("mine", "at home", rows))
    assert setting == PaiGowSetting("Ks 9c 7s 5d 3h", "Qd Jh")


@pytest.mark.parametrize(
    ("row", "says"),
    [
        (("pairs", "highest singles"), "unknown shape 'pairs': did you mean 'pair'"),
        (("pair", "highest single"), "unknown play 'highest single'"),
        (("pair", "highest singles", "10"), "23456789TJQKA, not '10'"),
    ],
)
def test_a_row_that_nobody_could_play_is_refused(row: tuple[str, ...], says: str) -> None:
    with pytest.raises(CardError, match=says):
        Row(*row)
