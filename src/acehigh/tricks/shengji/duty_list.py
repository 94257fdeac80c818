"""The duty list of one component: partitions of its cards, chained into runs (T36)."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from acehigh.tricks.shengji.formats import Run, run_order

Line: TypeAlias = tuple[Run, ...]
"""A line of the list: runs that have to be played side by side."""

Test: TypeAlias = Callable[[Line], bool]
"""Whether something can be had; what cannot be is passed over, and all that contains it."""


def _anything(line: Line) -> bool:
    del line
    return True


@dataclass(frozen=True)
class DutyList:
    """The lines for one component, which are never all kept.

    For each number of cards there is one list of all partitions. A component begins it at
    its own entry; no line after that has a wider set than the component.

    Attributes:
        size: how many cards the component has.
        widest: how many copies it has of each face.
        chains: whether runs are asked for, or else loose sets only.
    """

    size: int
    widest: int
    chains: bool = True

    @classmethod
    def of(cls, shape: Run, *, chains: bool = True) -> "DutyList":
        """Return the list of a component of this shape."""
        return cls(sum(shape), shape[0], chains)

    @property
    def number(self) -> int:
        """How many lines there are; they are not made for that."""
        return _number_of_lines(self.size, self.widest, self.chains)

    def lines(self, possible: Test = _anything) -> Iterator[Line]:
        """Yield the lines, strictest first, that are possible."""
        for widths in _partitions(self.size, self.widest, (), possible):
            for runs in _chained(widths, self.chains, possible):
                yield self._filled(runs)

    def backwards(self) -> Iterator[Line]:
        """Yield all lines, mildest first: only single cards, then a pair, and so on."""
        for widths in _partitions_upwards(self.size, self.widest, ()):
            for runs in reversed(list(_chained(widths, self.chains, _anything))):
                yield self._filled(runs)

    def _filled(self, runs: Line) -> Line:
        return runs + ((1,),) * (self.size - sum(map(sum, runs)))


def line_order(line: Line) -> tuple[tuple[int, ...], int, int, tuple[object, ...]]:
    """Return what sorts the lines of a list, the strictest first (T36).

    Greatest partition first, then the longest chain, then the fewest chains. Where the rule
    says no more, the runs are compared one by one: the longer one, or else the wider one at
    the first difference, comes first.
    """
    widths = sorted([-width for run in line for width in run])
    return tuple(widths), -max(map(len, line)), len(line), tuple(map(run_order, line))


@cache
def _number_of_lines(size: int, widest: int, chains: bool) -> int:
    """Return the number of collections of runs with that many cards, or with fewer."""
    runs = [0] * (size + 1)
    for cards in range(2, size + 1):
        alone = cards <= widest
        runs[cards] = alone + chains * sum(runs[max(cards - widest, 0) : cards - 1])
    collections = [1] + [0] * size
    for cards in range(1, size + 1):
        # Euler's transform leads from the number of kinds to that of collections of them.
        terms = (
            kind * runs[kind] * collections[cards - kind * times]
            for kind in range(1, cards + 1)
            for times in range(1, cards // kind + 1)
        )
        collections[cards] = sum(terms) // cards
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
    """Yield the ways to chain sets into runs: in the order of `line_order`."""
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
