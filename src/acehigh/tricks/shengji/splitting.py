"""Splitting cards exactly into components of given shapes (T18, T40)."""

from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias

from acehigh.tricks.shengji.formats import Component, Run
from acehigh.tricks.shengji.ladder import Counts, Ladder, Steps
from acehigh.tricks.shengji.packing import Faces, ways, without

Floors: TypeAlias = tuple[int, ...]
"""For each component the level above which its lowest face has to be."""


def splits(
    ladder: Ladder, counts: Counts, shapes: tuple[Run, ...], floors: Floors | None = None
) -> Iterator[tuple[Component, ...]]:
    """Yield the ways to split all the cards into components of these shapes.

    The first component gets the highest cards that leave a split for the rest, then the
    second, and so on (T46).

    Args:
        ladder: the faces of the suit.
        counts: the cards.
        shapes: the shapes, single cards last and equal shapes side by side.
        floors: the level that each component has to surpass. Among equal shapes the higher
            floors come first.
    """
    above = (-1,) * len(shapes) if floors is None else floors

    def go_on(counts: Counts, done: tuple[Faces, ...]) -> Iterator[tuple[Faces, ...]]:
        at = len(done)
        if at == len(shapes):
            yield done
            return
        if not _can_split(ladder.steps, ladder.levels, counts, shapes[at:], above[at:]):
            return
        run = shapes[at]
        for faces in sorted(ways(ladder.steps, counts, run), reverse=True):
            # Components of one shape come highest first, or each split would come often.
            sorted_too = not at or shapes[at - 1] != run or faces <= done[-1]
            if sorted_too and ladder.levels[faces[0]] > above[at]:
                yield from go_on(without(counts, run, faces), (*done, faces))

    for found in go_on(counts, ()):
        yield tuple(
            component_at(ladder, run, faces) for run, faces in zip(shapes, found, strict=True)
        )


def component_at(ladder: Ladder, run: Run, faces: Faces) -> Component:
    """Return the component of a shape that stands on these faces of the ladder."""
    cards = (ladder.faces[place] for place in faces for _ in range(run[0]))
    return Component(run[0], len(run), tuple(cards))


@lru_cache(maxsize=1 << 16)
def _can_split(
    steps: Steps,
    levels: tuple[int, ...],
    counts: Counts,
    shapes: tuple[Run, ...],
    floors: Floors,
) -> bool:
    """Return whether the cards split exactly into components above their floors."""
    if not shapes:
        return not any(counts)
    run = shapes[0]
    if run == (1,):
        singles = [
            level for level, count in zip(levels, counts, strict=True) for _ in range(count)
        ]
        pairs = zip(reversed(singles), sorted(floors, reverse=True), strict=True)
        return all(level > floor for level, floor in pairs)
    return any(
        levels[faces[0]] > floors[0]
        and _can_split(steps, levels, without(counts, run, faces), shapes[1:], floors[1:])
        for faces in ways(steps, counts, run)
    )
