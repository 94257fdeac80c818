"""Sheng Ji stated once more, slowly: the list of duties, and following (T30 to T36, T48).

Every sub-multiset of a hand is held against every line of the list.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, permutations
from typing import TypeAlias

from helpers.slow_shengji_cards import Trump, adjacent, effective_suit
from helpers.slow_shengji_formats import without

Run: TypeAlias = tuple[int, ...]
"""How many copies of faces on consecutive levels, from the lowest up."""

Line: TypeAlias = tuple[Run, ...]
"""A line of a duty list: runs that must be played side by side, in the order of `run_order`."""


def run_order(run: Run) -> tuple[int, Run]:
    """Return the order of runs: longer before shorter, wider faces first."""
    return -len(run), tuple(-width for width in run)


def as_line(runs: Sequence[Run]) -> Line:
    """Return runs in a settled order, so that lines compare."""
    return tuple(sorted(runs, key=run_order))


def partitions(number: int, largest: int) -> Iterator[tuple[int, ...]]:
    """Yield the partitions of a number into parts no larger than given, greatest first."""
    if number == 0:
        yield ()
    for part in range(min(number, largest), 0, -1):
        for rest in partitions(number - part, part):
            yield (part, *rest)


def cuts(parts: Sequence[int]) -> Iterator[tuple[Run, ...]]:
    """Yield all ways to cut a sequence into pieces."""
    if not parts:
        yield ()
    for size in range(1, len(parts) + 1):
        for rest in cuts(parts[size:]):
            yield (tuple(parts[:size]), *rest)


def chainings(partition: Sequence[int]) -> set[Line]:
    """Return all ways to chain the parts of a partition into runs; single cards never chain."""
    chained = [part for part in partition if part >= 2]
    singles: list[Run] = [(1,) for part in partition if part == 1]
    return {
        as_line([*cut, *singles]) for order in set(permutations(chained)) for cut in cuts(order)
    }


def chaining_order(line: Line) -> tuple[int, int, tuple[tuple[int, Run], ...]]:
    """Return the order of a partition's lines: longest chain first, then fewest chains (T36).

    Where that says nothing, (3, 2) comes before (2, 3): the run that is the wider one at the
    first face where they differ.
    """
    return -max(map(len, line)), len(line), tuple(map(run_order, line))


@cache
def component_duties(shape: Run) -> tuple[Line, ...]:
    """Return the duty list of one component, strictest first (T36)."""
    size = sum(shape)
    lines = [
        line
        for partition in partitions(size, size)
        for line in sorted(chainings(partition), key=chaining_order)
    ]
    return tuple(lines[lines.index((shape,)) :])


@cache
def duties(shapes: tuple[Run, ...]) -> tuple[Line, ...]:
    """Return the duty list of a lead with components of these shapes, strictest first (T35)."""
    largest_first = sorted(shapes, key=lambda shape: (sum(shape), shape), reverse=True)
    left = [list(component_duties(shape)) for shape in largest_first]
    lines = [as_line([run for now in left for run in now[0]])]
    while any(len(now) > 1 for now in left):
        # `max` takes the first of equals: the larger component.
        max(left, key=len).pop(0)
        lines.append(as_line([run for now in left for run in now[0]]))
    return tuple(lines)


def chains(trump: Trump, held: Counter[str], run: Run) -> Iterator[tuple[str, ...]]:
    """Yield faces on consecutive levels, each with the copies that its place in a run asks."""
    if not run:
        yield ()
        return
    for before in chains(trump, held, run[:-1]):
        for face in held:
            if held[face] >= run[-1] and (not before or adjacent(trump, before[-1], face)):
                yield (*before, face)


def meets(trump: Trump, cards: Sequence[str], line: Line) -> bool:
    """Tell whether cards of one effective suit have all runs of a line side by side."""
    if not line:
        return True
    run, *rest = line
    for faces in chains(trump, Counter(cards), run):
        used = [face for face, width in zip(faces, run, strict=True) for _ in range(width)]
        if meets(trump, without(cards, used), tuple(rest)):
            return True
    return False


def picks(cards: Sequence[str], number: int) -> set[tuple[str, ...]]:
    """Return every multiset of so many of the cards, each sorted as text."""
    return set(combinations(sorted(cards), number))


def legal_follows(
    trump: Trump, suit: str, shapes: Sequence[Run], hand: Sequence[str]
) -> set[tuple[str, ...]]:
    """Return every legal answer to a lead of a suit, each sorted as text (T30, T31, T48)."""
    number = sum(map(sum, shapes))
    of_suit = [card for card in hand if effective_suit(trump, card) == suit]
    others = [card for card in hand if effective_suit(trump, card) != suit]
    if len(of_suit) <= number:
        fillings = picks(others, number - len(of_suit))
        return {tuple(sorted([*of_suit, *filling])) for filling in fillings}
    for line in duties(tuple(shapes)):
        meeting = {play for play in picks(of_suit, number) if meets(trump, play, line)}
        if meeting:
            return meeting
    raise AssertionError("single cards of the suit always meet the last line")
