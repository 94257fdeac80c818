"""Splitting cards exactly into components of given shapes (T18, T40)."""

from hypothesis import given, settings
from hypothesis import strategies as st

from acehigh import parse_cards
from acehigh.tricks.shengji import Trump, read_lead, readings
from acehigh.tricks.shengji.formats import Run
from acehigh.tricks.shengji.ladder import ladder_of
from acehigh.tricks.shengji.splitting import component_at, splits
from acehigh.tricks.shengji.trump import EffectiveSuit
from helpers.shengji_hands import some, suits

JC = Trump("J", "c")
SPADES = ladder_of(JC, EffectiveSuit.SPADES)


def split(
    cards: str, shapes: tuple[Run, ...], floors: tuple[int, ...] | None = None
) -> list[str]:
    counts = SPADES.counts(parse_cards(cards))
    return [" + ".join(map(str, one)) for one in splits(SPADES, counts, shapes, floors)]


def test_the_first_component_gets_the_highest_cards_that_leave_a_split() -> None:
    assert split("2s 2s 5s 5s", ((2,), (2,))) == ["5s 5s + 2s 2s"]
    assert split("2s 2s 3s 3s 5s 5s", ((2, 2), (2,))) == ["2s 2s 3s 3s + 5s 5s"]
    assert split("2s 2s 2s 5s", ((2,), (1,), (1,))) == ["2s 2s + 5s + 2s"]
    assert split("2s 2s 3s 3s 4s 4s", ((2, 2), (2,))) == [
        "3s 3s 4s 4s + 2s 2s",
        "2s 2s 3s 3s + 4s 4s",
    ]


def test_all_the_cards_are_split_or_none() -> None:
    assert split("2s 2s 5s", ((2,),)) == []
    assert split("2s 2s 5s", ((2,), (2,))) == []
    assert split("2s 3s", ((2,),)) == []
    assert split("", ()) == [""]


def test_a_component_has_to_surpass_its_floor() -> None:
    level = JC.level("5s")
    assert split("2s 2s 6s 6s", ((2,), (2,)), (level, -1)) == ["6s 6s + 2s 2s"]
    assert split("2s 2s 6s 6s", ((2,), (2,)), (level, level)) == []
    assert split("5s 5s", ((2,),), (level,)) == []
    assert split("2s 9s", ((1,), (1,)), (level, -1)) == ["9s + 2s"]
    assert split("2s 9s", ((1,), (1,)), (level, level)) == []


@settings(max_examples=12)
@given(st.data())
def test_splits_of_all_shapes_are_the_readings(data: st.DataObject) -> None:
    trump, pool = data.draw(suits())
    cards = data.draw(some(pool, 1, 6))
    ladder = ladder_of(trump, read_lead(trump, cards).suit)
    by_shapes: dict[tuple[Run, ...], list[tuple[object, ...]]] = {}
    for lead in readings(trump, cards):
        by_shapes.setdefault(lead.shapes, []).append(lead.components)
    for shapes, expected in by_shapes.items():
        assert list(splits(ladder, ladder.counts(cards), shapes)) == expected


def test_a_component_stands_on_its_faces() -> None:
    component = component_at(SPADES, (3, 3), (0, 1))
    assert str(component) == "2s 2s 2s 3s 3s 3s"
    assert component.shape == (3, 3)
