"""Reading a lead into components (T12 to T18)."""

from collections import Counter
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from acehigh import CardError
from acehigh.errors import NotInDeckError
from acehigh.tricks.shengji import Format, IllegalPlay, Trump, read_lead, readings
from helpers.cases import in_one_test
from helpers.shengji_hands import some, suits, texts

JC = Trump("J", "c")


def shapes(lead: Format) -> list[tuple[int, int]]:
    return [(component.width, component.length) for component in lead.components]


def signature(lead: Format) -> tuple[object, ...]:
    """Return what T18 compares: sizes and tractors, then widths, then levels; greater first."""
    components = lead.components
    return (
        [(component.size, component.is_tractor) for component in components],
        [component.width for component in components],
        [lead.trump.level(component.cards[0]) for component in components],
    )


@in_one_test(
    ("cards", "reading"),
    [
        ("2s 2s 2s 3s 3s", "2s 2s 3s 3s + 2s"),
        ("2s 2s 2s 2s 3s 3s", "2s 2s 3s 3s + 2s 2s"),
        ("2s 2s 2s 2s 2s 3s 3s", "2s 2s 2s 2s 2s + 3s 3s"),
        ("2s 2s 3s 3s 9s 9s 9s", "2s 2s 3s 3s + 9s 9s 9s"),
        ("2s 3s 3s 3s 3s 5s", "3s 3s 3s 3s + 5s + 2s"),
    ],
)
def test_the_longest_component_decides(cards: str, reading: str) -> None:
    assert str(read_lead(JC, cards)) == reading


def test_of_equal_lists_the_wider_tractor_then_the_higher_cards_decide() -> None:
    assert shapes(read_lead(JC, "2s 2s 2s 3s 3s 3s")) == [(3, 2)]
    # Three pairs or two triples, and a single left either way.
    assert str(read_lead(JC, "2s 2s 3s 3s 3s 4s 4s 4s")) == "3s 3s 3s 4s 4s 4s + 2s 2s"
    assert str(read_lead(JC, "2s 2s 3s 3s 4s 4s 4s 4s")) == "2s 2s 3s 3s 4s 4s + 4s 4s"
    assert str(read_lead(JC, "2s 2s 3s 3s 5s")) == "2s 2s 3s 3s + 5s"
    trump = Trump("6", "d")
    assert str(read_lead(trump, "Ad Ad 6s 6s 6h 6h 6h")) == "Ad Ad 6s 6s + 6h 6h 6h"


def test_a_tractor_takes_one_of_the_equal_faces() -> None:
    trump = Trump("Q", "h")
    lead = read_lead(trump, "Ah Ah Ah Qd Qd Qc Qc Qc")
    assert str(lead) == "Ah Ah Ah Qc Qc Qc + Qd Qd"
    assert str(read_lead(trump, "Qd Qd Qc Qc")) in {"Qd Qd + Qc Qc", "Qc Qc + Qd Qd"}


def test_a_lead_is_of_one_suit() -> None:
    with pytest.raises(
        IllegalPlay, match="several suits, spades and trumps: lead one suit"
    ) as e:
        read_lead(Trump("4"), "As 4s")
    assert e.value.rule == "T12"
    with pytest.raises(CardError, match="at least one card"):
        read_lead(JC, "")
    with pytest.raises(NotInDeckError):
        readings(JC, "Jk")


def test_the_leader_may_name_another_grouping() -> None:
    lead = read_lead(JC, "2s 2s 2s 3s 3s 9s", ["9s", "3s 3s", "2s 2s 2s"])
    assert str(lead) == "2s 2s 2s + 3s 3s + 9s"
    whole = read_lead(JC, "2s 2s 3s 3s", iter([iter(["3s", "2s", "2s", "3s"])]))
    assert whole == read_lead(JC, "2s 2s 3s 3s")


@in_one_test(
    ("grouping", "message"),
    [
        (["2s 2s", "3s"], "do not make up 2s 2s 3s 3s"),
        (["2s 2s", "3s 3s", "3s"], "do not make up"),
        ([], "do not make up"),
        (["2s 3s", "2s 3s"], "2s 3s is no single, set or tractor"),
        (["2s 2s 3s", "3s"], "2s 2s 3s is no single"),
        (["2s 2s 3s 3s", ""], "none is no single"),
    ],
)
def test_what_is_no_grouping_is_refused(grouping: list[str], message: str) -> None:
    with pytest.raises(IllegalPlay, match=message) as caught:
        read_lead(JC, "2s 2s 3s 3s", grouping)
    assert caught.value.rule == "T18"


def test_a_tractor_with_a_gap_or_of_unequal_sets_is_no_group() -> None:
    for cards in ("2s 2s 4s 4s", "2s 2s 2s 3s"):
        with pytest.raises(IllegalPlay):
            read_lead(JC, cards, [cards])


@given(st.data())
def test_all_readings_come_once_and_in_order(data: st.DataObject) -> None:
    trump, pool = data.draw(suits())
    cards = data.draw(some(pool, 1, 6))
    found = list(readings(trump, cards))
    assert found[0] == read_lead(trump, cards)
    assert found[-1].longest == 1
    assert len(set(found)) == len(found)
    for lead in found:
        assert texts(lead.cards) == texts(cards)
        grouping = [component.cards for component in lead.components]
        assert read_lead(trump, cards, grouping) == lead
    order = [signature(lead) for lead in found]
    assert order == sorted(order, reverse=True)


@given(st.data())
def test_long_leads_are_read_at_once(data: st.DataObject) -> None:
    trump, pool = data.draw(suits(decks=6, neighbours=12))
    lead = read_lead(trump, pool)
    assert Counter(lead.cards) == Counter(pool)
    first = list(islice(readings(trump, pool), 3))
    assert len(set(first)) == 3


def test_two_tractors_of_one_size_and_different_widths_come_once() -> None:
    cards = "2s 2s 3s 3s 4s 4s 6s 6s 6s 7s 7s 7s"
    wanted = [lead for lead in islice(readings(JC, cards), 40) if lead.components[1].size == 6]
    assert list(map(shapes, wanted)) == [[(3, 2), (2, 3)]]
