"""The duty list of one component: partitions of its cards, chained into runs (T36)."""

from acehigh.tricks.shengji.duty_list import DutyList, Line, line_order
from helpers.cases import in_one_test


@in_one_test("chains", [True, False])
@in_one_test("size", range(1, 11))
def test_a_list_is_in_order_counted_and_the_same_backwards(size: int, chains: bool) -> None:
    for widest in range(1, size + 1):
        if size % widest and widest != 1:
            continue
        duty_list = DutyList(size, widest, chains)
        lines = list(duty_list.lines())
        assert len(lines) == len(set(lines)) == duty_list.number
        assert lines == sorted(lines, key=line_order)
        assert list(duty_list.backwards()) == lines[::-1]
        assert all(sum(map(sum, line)) == size for line in lines)
        assert chains or all(len(run) == 1 for line in lines for run in line)


def test_the_list_of_a_component_begins_at_its_own_entry() -> None:
    of_pairs = DutyList.of((2, 2))
    assert of_pairs == DutyList(4, 2)
    assert list(of_pairs.lines()) == [
        ((2, 2),),
        ((2,), (2,)),
        ((2,), (1,), (1,)),
        ((1,), (1,), (1,), (1,)),
    ]
    # No set of the list is wider than those of the component.
    assert list(DutyList.of((4,)).lines())[-of_pairs.number :] == list(of_pairs.lines())


def test_where_runs_are_not_asked_for_there_are_loose_sets_only() -> None:
    loose = DutyList.of((2, 2, 2), chains=False)
    assert next(loose.lines()) == ((2,), (2,), (2,))
    assert loose.number == 4


def test_what_is_not_possible_is_passed_over_with_all_that_contains_it() -> None:
    def no_triple(line: Line) -> bool:
        return all(width < 3 for run in line for width in run)

    lines = list(DutyList.of((4,)).lines(no_triple))
    assert lines == list(DutyList.of((2, 2)).lines())
