"""The duty list: what a lead asks of those who follow, strictest line first (T31 to T36)."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from typing import TypeAlias

from acehigh.errors import CardError
from acehigh.tricks.shengji.formats import Run, run_order

Line: TypeAlias = tuple[Run, ...]
"""A line of the list: runs that have to be played side by side."""

Test: TypeAlias = Callable[[Line], bool]
"""Whether a hand has all these runs; where it has not, no line with them is tried."""


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
    ordered = sorted(components, key=sum, reverse=True)
    walks = [lines(sum(shape), shape[0]) for shape in ordered]
    now = [next(walk) for walk in walks]
    left = [number_of_lines(sum(shape), shape[0]) - 1 for shape in ordered]
    while max(left):
        relaxed = left.index(max(left))
        now[relaxed] = next(walks[relaxed])
        left[relaxed] -= 1
        yield joined_lines(now)


def joined_lines(parts: Iterable[Line]) -> Line:
    """Return one line that asks for all that the parts ask for, the longest runs first."""
    return tuple(sorted([run for line in parts for run in line], key=run_order))


def lines(
    size: int, widest: int, *, chains: bool = True, possible: Test = lambda _: True
) -> Iterator[Line]:
    """Yield the lines for one component, strictest first (T36).

    Of so many cards there is one list; the component begins it at its own entry, and all
    lines after that have no wider set than the component.

    Args:
        size: how many cards the component has.
        widest: how many copies it has of each face.
        chains: whether runs are asked for, not only loose sets.
        possible: what has to hold of a line, and of any part of one.
    """
    for widths in _partitions(size, widest, (), possible):
        singles = ((1,),) * (size - sum(widths))
        for runs in _chained(widths, chains, possible):
            yield runs + singles


def lines_backwards(size: int, widest: int, *, chains: bool = True) -> Iterator[Line]:
    """Yield the same lines, the mildest first: all single cards, then a pair, ..."""
    for widths in _partitions_upwards(size, widest, ()):
        singles = ((1,),) * (size - sum(widths))
        for runs in reversed(list(_chained(widths, chains, lambda _: True))):
            yield runs + singles


@cache
def number_of_lines(size: int, widest: int, *, chains: bool = True) -> int:
    """Return how many lines there are for one component, without making them.

    A line is a collection of runs, filled up with single cards.
    """
    runs = [0] * (size + 1)
    for cards in range(2, size + 1):
        last = range(2, min(widest, cards) + 1)
        runs[cards] = sum(
            (cards == width) or (chains and runs[cards - width]) for width in last
        )
    collections = [1] + [0] * size
    for cards in range(1, size + 1):
        # Euler's transform: from the number of kinds to that of collections of them.
        collections[cards] = (
            sum(
                kind * runs[kind] * collections[cards - kind * times]
                for kind in range(1, cards + 1)
                for times in range(1, cards // kind + 1)
            )
            // cards
        )
    return sum(collections)


def _partitions(rest: int, widest: int, chosen: Run, possible: Test) -> Iterator[Run]:
    """Yield the widths of the sets in each partition, lexicographically greatest first."""
    for width in range(min(widest, rest), 1, -1):
        longer = (*chosen, width)
        if possible(tuple([(one,) for one in longer])):
            yield from _partitions(rest - width, width, longer, possible)
    yield chosen


def _partitions_upwards(rest: int, widest: int, chosen: Run) -> Iterator[Run]:
    """Yield the same the other way round."""
    yield chosen
    for width in range(2, min(widest, rest) + 1):
        yield from _partitions_upwards(rest - width, width, (*chosen, width))


def _chained(widths: Run, chains: bool, possible: Test) -> Iterator[Line]:
    """Yield the ways to chain sets into runs: longest run first, then fewest runs (T36).

    Where the rule says no more, the runs are compared one by one, the longer or else the
    wider at the first difference before the other.
    """
    if not widths or not chains:
        yield tuple([(width,) for width in widths])
        return
    for longest in range(len(widths), 0, -1):
        if not possible(((widths[-1],) * longest,)):
            continue
        for number in range(-(-len(widths) // longest), len(widths) - longest + 2):
            for run in _runs(widths, longest, (), possible):
                left = _less(widths, run)
                yield from _more_runs((run,), left, number - 1, possible)


def _more_runs(done: Line, left: Run, number: int, possible: Test) -> Iterator[Line]:
    """Yield the lines that begin with these runs and have so many more, of the sets left."""
    if not number:
        yield done
        return
    fewest, most = -(-len(left) // number), len(left) - number + 1
    for length in range(min(len(done[-1]), most), fewest - 1, -1):
        for run in _runs(left, length, done, possible):
            if run_order(run) >= run_order(done[-1]):
                yield from _more_runs((*done, run), _less(left, run), number - 1, possible)


def _runs(left: Run, length: int, done: Line, possible: Test) -> Iterator[Run]:
    """Yield the runs of a length that can be made of the sets left, the widest first."""

    def go_on(run: Run, left: Run) -> Iterator[Run]:
        if len(run) == length:
            yield run
            return
        for width in sorted(set(left), reverse=True):
            longer, rest = (*run, width), _less(left, (width,))
            if possible((*done, longer, *[(one,) for one in rest])):
                yield from go_on(longer, rest)

    return go_on((), left)


def _less(widths: Sequence[int], taken: Run) -> Run:
    left = list(widths)
    for width in taken:
        left.remove(width)
    return tuple(left)
