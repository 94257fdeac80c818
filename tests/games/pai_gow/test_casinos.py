"""House ways that casinos have published: each row sets the cards as its source says (G11)."""

from collections.abc import Iterable

import pytest

from acehigh import Card, parse_cards
from acehigh.errors import CardError
from acehigh.games.pai_gow import CASINOS, HouseWay, Row, house_way
from helpers.cases import in_one_test

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


@in_one_test(
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
