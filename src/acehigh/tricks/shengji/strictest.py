"""The strictest line of a lead's duty list that a hand can meet (T31, T35)."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice, takewhile

from acehigh.tricks.shengji.duties import joined_lines
from acehigh.tricks.shengji.duty_list import DutyList, Line, Test, line_order
from acehigh.tricks.shengji.formats import Run
from acehigh.tricks.shengji.ladder import Counts, Steps
from acehigh.tricks.shengji.packing import fits
from acehigh.tricks.shengji.protection import Protection, spares_longer_sets, spares_runs


@lru_cache(maxsize=1 << 14)
def strictest_line(
    shapes: tuple[Run, ...], steps: Steps, counts: Counts, protection: Protection = "none"
) -> Line:
    """Return the strictest line that a hand can meet (T31, T35).

    Args:
        shapes: the components that are led.
        steps: which faces touch.
        counts: the hand's cards of the suit; at least as many as are led.
        protection: the house rule.
    """
    whole = spares_longer_sets(protection)

    def possible(line: Line) -> bool:
        return fits(steps, counts, line, whole=whole)

    if possible(shapes):
        return joined_lines([shapes])
    lists = [
        DutyList.of(shape, chains=len(shape) > 1 or not spares_runs(protection))
        for shape in sorted(shapes, key=sum, reverse=True)
    ]
    lines = lines_of_lead(tuple(lists), possible)
    return next(line for line in lines if possible(line))


def lines_of_lead(lists: tuple[DutyList, ...], possible: Test) -> Iterator[Line]:
    """Yield the duty list of a lead, as `duties` does, but for much that is not possible.

    The component with the most lines is relaxed alone until it has no more left than the
    second has at all. Up to there nothing depends on how many lines are left, so what is
    not possible is never made.
    """
    longest = max(lists, key=lambda one: one.number)
    others = list(lists)
    others.remove(longest)
    others_first = joined_lines(next(one.lines()) for one in others)
    together = max((one.number for one in others), default=1)
    ends = [_end_of_list(one, min(one.number, together)) for one in lists]
    meeting = line_order(ends[lists.index(longest)][together - 1])
    alone = longest.lines(lambda part: possible(part + others_first))
    for line in takewhile(lambda line: line_order(line) < meeting, alone):
        yield joined_lines([line, others_first])
    yield from _relaxed_in_turn(ends, possible)


def _relaxed_in_turn(ends: list[tuple[Line, ...]], possible: Test) -> Iterator[Line]:
    """Yield the lines from where two or more components are relaxed by turns.

    Args:
        ends: the last lines of each component's list, the mildest first.
        possible: whether a line of one component can be met.
    """
    for left in range(max(map(len, ends)) - 1, 0, -1):
        now = [min(left, len(end) - 1) for end in ends]
        for place, end in enumerate(ends):
            if len(end) > left:
                lines = [some[at] for some, at in zip(ends, now, strict=True)]
                if all(map(possible, lines)):
                    yield joined_lines(lines)
                now[place] = left - 1
    yield joined_lines(end[0] for end in ends)


@lru_cache(maxsize=256)
def _end_of_list(duty_list: DutyList, number: int) -> tuple[Line, ...]:
    """Return so many last lines of a list, the mildest first."""
    return tuple(islice(duty_list.backwards(), number))
