"""The duty list of a lead, strictest line first (T31 to T36)."""

from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from acehigh import CardError
from acehigh.tricks.shengji import duties
from acehigh.tricks.shengji.duties import joined_lines
from acehigh.tricks.shengji.duty_list import DutyList
from helpers.cases import in_one_test


@in_one_test(
    ("shapes", "number"),
    [([[1]], 1), ([[4]], 6), ([[2, 2, 2]], 7), ([[3, 3]], 13), ([[10]], 196), ([[16]], 6272)],
)
def test_the_list_is_as_long_as_it_is_known_to_be(shapes: list[list[int]], number: int) -> None:
    assert sum(1 for _ in duties(shapes)) == number


def test_four_of_a_kind_draws_a_triple_then_a_tractor_then_two_pairs() -> None:
    assert list(duties([[4]])) == [
        ((4,),),
        ((3,), (1,)),
        ((2, 2),),
        ((2,), (2,)),
        ((2,), (1,), (1,)),
        ((1,), (1,), (1,), (1,)),
    ]


def test_the_longest_chain_comes_first_then_the_fewest() -> None:
    four_pairs = list(islice(duties([[2, 2, 2, 2]]), 5))
    assert four_pairs == [
        ((2, 2, 2, 2),),
        ((2, 2, 2), (2,)),
        ((2, 2), (2, 2)),
        ((2, 2), (2,), (2,)),
        ((2,), (2,), (2,), (2,)),
    ]


def test_the_list_of_a_huge_lead_begins_at_once() -> None:
    first, second = islice(duties([[6] * 8, [6] * 4]), 2)
    assert first == ((6,) * 8, (6,) * 4)
    assert second == ((6,) * 7, (6,) * 4, (6,))


def test_shapes_may_be_used_up_as_they_are_read() -> None:
    assert list(duties(iter([iter([2])]))) == [((2,),), ((1,), (1,))]


@in_one_test("shapes", [[[3, 2]], [[1, 1]], [[0]], [[]], [[-1]], [[True]], [["2"]], [[2.0]]])
def test_what_is_no_component_is_refused(shapes: list[list[int]]) -> None:
    with pytest.raises(CardError, match="a component is a set"):
        duties(shapes)


def test_a_lead_without_components_is_refused() -> None:
    with pytest.raises(CardError, match="at least one component"):
        duties([])


@given(
    st.lists(st.sampled_from([(1,), (2,), (3,), (4,), (2, 2), (3, 3)]), min_size=1, max_size=3)
)
def test_each_line_relaxes_one_component(shapes: list[tuple[int, ...]]) -> None:
    lists = [
        list(DutyList.of(shape).lines()) for shape in sorted(shapes, key=sum, reverse=True)
    ]
    at = [0] * len(lists)
    walk = list(duties(shapes))
    assert walk[0] == tuple(shapes)
    for line in walk[1:]:
        left = [len(lines) - place for lines, place in zip(lists, at, strict=True)]
        at[left.index(max(left))] += 1
        assert line == joined_lines(
            lines[place] for lines, place in zip(lists, at, strict=True)
        )
    assert all(run == (1,) for run in walk[-1])
