"""The duty list of a lead: what it asks of those who follow (T31 to T36)."""

from collections.abc import Iterable, Iterator

from acehigh.errors import CardError
from acehigh.tricks.shengji.duty_list import DutyList, Line
from acehigh.tricks.shengji.formats import Run, run_order


def duties(shapes: Iterable[Iterable[int]]) -> Iterator[Line]:
    """Yield the requirements of a lead, strictest first (T35, T36).

    The first is the lead itself. Each further line comes from the one before: the component
    with the most lines left is relaxed by one, of equals the larger one.

    Args:
        shapes: the components, each as the copies of its faces: ``[2, 2, 2]`` is a tractor
            of three pairs, ``[3]`` a triple.

    Raises:
        CardError: no shape, or one that is no component.

    >>> for line in duties([[2, 2]]):
    ...     print(line)
    ((2, 2),)
    ((2,), (2,))
    ((2,), (1,), (1,))
    ((1,), (1,), (1,), (1,))
    """
    components = tuple(map(tuple, shapes))
    for shape in components:
        _check_shape(shape)
    if not components:
        raise CardError("a lead has at least one component")
    return _duties(components)


def _check_shape(shape: Run) -> None:
    whole = all(isinstance(width, int) and not isinstance(width, bool) for width in shape)
    same = len(set(shape)) == 1
    if not whole or not same or shape[0] < 1 or (shape[0] == 1 and len(shape) > 1):
        raise CardError(
            "a component is a set, such as [3], or a tractor of equal sets, such as [2, 2], "
            f"not {list(shape)!r}"
        )


def _duties(components: tuple[Run, ...]) -> Iterator[Line]:
    yield components
    lists = [DutyList.of(shape) for shape in sorted(components, key=sum, reverse=True)]
    walks = [one.lines() for one in lists]
    now = [next(walk) for walk in walks]
    left = [one.number - 1 for one in lists]
    while max(left):
        # `index` finds the first of equals, the larger component.
        relaxed = left.index(max(left))
        now[relaxed] = next(walks[relaxed])
        left[relaxed] -= 1
        yield joined_lines(now)


def joined_lines(parts: Iterable[Line]) -> Line:
    """Return one line that asks for all that the parts ask for, the longest runs first."""
    return tuple(sorted([run for line in parts for run in line], key=run_order))
