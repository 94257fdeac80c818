"""Whether runs of cards can be had side by side from what is held, and from which faces.

What a duty asks for, such as a triple and a pair in a row and another pair, may be had in
several ways that get in each other's way. Bounds settle most cases at once; the rest is a
search that remembers what it has tried.
"""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias

from acehigh.tricks.shengji.formats import Run, run_order
from acehigh.tricks.shengji.ladder import Counts, Steps

Faces: TypeAlias = tuple[int, ...]
"""The places of the faces of a run, from the lowest up."""


def fits(steps: Steps, counts: Counts, runs: tuple[Run, ...], *, whole: bool = False) -> bool:
    """Return whether all the runs can be had side by side; single cards are no concern.

    Args:
        steps: which faces touch.
        counts: how many copies are held of each face.
        runs: what is to be had, in any order.
        whole: whether a set may only be taken whole, a pair not out of a triple (the house
            rule that protects longer sets).
    """
    return _fits(steps, counts, _in_order(runs), whole)


def fits_covering(
    steps: Steps, counts: Counts, runs: tuple[Run, ...], *, faces: int, least: int
) -> bool:
    """Return whether all runs fit with at least so many cards on the lowest few faces."""
    return _fits_covering(steps, counts, _in_order(runs), faces, least)


def places(
    steps: Steps, counts: Counts, runs: tuple[Run, ...], *, whole: bool = False
) -> list[tuple[Run, Faces]]:
    """Return from which faces all the runs can be had, if they fit: low faces first."""
    wanted = _in_order(runs)
    found = []
    for at, run in enumerate(wanted):
        faces, counts = next(
            (faces, left)
            for faces in ways(steps, counts, run, whole=whole)
            if _fits(steps, left := without(counts, run, faces), wanted[at + 1 :], whole)
        )
        found.append((run, faces))
    return found


def ways(steps: Steps, counts: Counts, run: Run, *, whole: bool = False) -> Iterator[Faces]:
    """Yield the faces from which one run can be had, those with the lowest start first."""

    def go_on(faces: Faces) -> Iterator[Faces]:
        if len(faces) == len(run):
            yield faces
            return
        width = run[len(faces)]
        for place in steps[faces[-1]] if faces else range(len(counts)):
            if counts[place] == width or (counts[place] > width and not whole):
                yield from go_on((*faces, place))

    return go_on(())


def without(counts: Counts, run: Run, faces: Faces) -> Counts:
    """Return what is left when a run has been taken from these faces."""
    left = list(counts)
    for width, place in zip(run, faces, strict=True):
        left[place] -= width
    return tuple(left)


def _in_order(runs: tuple[Run, ...]) -> tuple[Run, ...]:
    """Return the runs that are not single cards, the longest first: they are placed first."""
    return tuple(sorted([run for run in runs if run[0] > 1], key=run_order))


@lru_cache(maxsize=1 << 14)
def _fits(steps: Steps, counts: Counts, runs: tuple[Run, ...], whole: bool) -> bool:
    """Return whether runs fit: the longest are placed first."""
    if not runs:
        return True
    widths = tuple(sorted([width for run in runs for width in run], reverse=True))
    # Even as loose sets they must fit, and that is soon known.
    if not (_whole_sets_fit if whole else _sets_fit)(_sets(counts), widths):
        return False
    run, rest = runs[0], runs[1:]
    if len(run) == 1:
        return True
    return any(
        _fits(steps, without(counts, run, faces), rest, whole)
        for faces in ways(steps, counts, run, whole=whole)
    )


@lru_cache(maxsize=1 << 14)
def _fits_covering(
    steps: Steps, counts: Counts, runs: tuple[Run, ...], faces: int, least: int
) -> bool:
    if least > sum(map(sum, runs)) or not _fits(steps, counts, runs, False):
        return False
    if least <= 0:
        return True
    run, rest = runs[0], runs[1:]
    if len(run) == 1:
        widths = tuple([width for (width,) in runs])
        return _sets_fit_covering(_sets(counts[:faces]), _sets(counts[faces:]), widths, least)
    for way in ways(steps, counts, run):
        covered = sum(width for width, place in zip(run, way, strict=True) if place < faces)
        left = without(counts, run, way)
        if _fits_covering(steps, left, rest, faces, least - covered):
            return True
    return False


@lru_cache(maxsize=1 << 14)
def _sets_fit_covering(
    low: tuple[int, ...], high: tuple[int, ...], widths: tuple[int, ...], least: int
) -> bool:
    """Return whether loose sets can be had with at least so many cards from the low faces."""
    if least > sum(widths) or not _sets_fit(_sets(low + high), widths):
        return False
    if not widths:
        return True
    width, rest = widths[0], widths[1:]
    for source in {count for count in low if count >= width}:
        if _sets_fit_covering(_with_less(low, source, width), high, rest, least - width):
            return True
    return any(
        _sets_fit_covering(low, _with_less(high, source, width), rest, least)
        for source in {count for count in high if count >= width}
    )


def _whole_sets_fit(held: tuple[int, ...], widths: tuple[int, ...]) -> bool:
    return Counter(widths) <= Counter(held)


@lru_cache(maxsize=1 << 14)
def _sets_fit(held: tuple[int, ...], widths: tuple[int, ...]) -> bool:
    """Return whether loose sets of these widths can be had; both are sorted, greatest first."""
    if not widths:
        return True
    for width in set(widths):
        asked = sum(1 for one in widths if one >= width)
        if sum(count // width for count in held) < asked:
            return False
    width, rest = widths[0], widths[1:]
    # A set that uses a face up is never the wrong choice.
    sources = {width} if width in held else {count for count in held if count > width}
    return any(_sets_fit(_with_less(held, source, width), rest) for source in sources)


def _with_less(held: tuple[int, ...], source: int, width: int) -> tuple[int, ...]:
    left = list(held)
    left.remove(source)
    return _sets((*left, source - width))


def _sets(counts: Counts) -> tuple[int, ...]:
    """Return how many copies there are of the faces that have two or more, most first."""
    return tuple(sorted([count for count in counts if count > 1], reverse=True))
