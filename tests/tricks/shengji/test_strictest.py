"""The strictest line of a lead's duty list that a hand can meet (T31, T35)."""

from hypothesis import given
from hypothesis import strategies as st

from acehigh.tricks.shengji import duties
from acehigh.tricks.shengji.duties import joined_lines
from acehigh.tricks.shengji.duty_list import DutyList
from acehigh.tricks.shengji.packing import fits
from acehigh.tricks.shengji.strictest import lines_of_lead, strictest_line

# Six faces in a row, and two more in a row.
STEPS = tuple((place + 1,) if place not in (5, 7) else () for place in range(8))


@given(
    st.lists(
        st.sampled_from([(1,), (2,), (3,), (5,), (2, 2), (3, 3), (2, 2, 2), (4, 4)]),
        min_size=1,
        max_size=4,
    ),
    st.lists(st.integers(0, 5), min_size=8, max_size=8),
)
def test_the_first_line_met_is_found_without_walking_the_list(
    shapes: list[tuple[int, ...]], counts: list[int]
) -> None:
    held, led = tuple(counts), sum(map(sum, shapes))
    if sum(held) < led:
        return
    walked = next(line for line in duties(shapes) if fits(STEPS, held, line))
    assert strictest_line(tuple(shapes), STEPS, held, "none") == joined_lines([walked])


@given(st.lists(st.sampled_from([(1,), (2,), (4,), (2, 2), (3, 3)]), min_size=1, max_size=3))
def test_nothing_is_passed_over_that_is_possible(shapes: list[tuple[int, ...]]) -> None:
    lists = tuple(DutyList.of(shape) for shape in sorted(shapes, key=sum, reverse=True))
    walked = [joined_lines([line]) for line in duties(shapes)]
    assert list(lines_of_lead(lists, lambda _: True)) == walked
