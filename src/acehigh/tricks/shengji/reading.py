"""Reading a lead into components (T12 to T18)."""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import TypeAlias

from acehigh.cards import Card
from acehigh.errors import CardError
from acehigh.parsing import Cards, joined, parse_cards
from acehigh.tricks.shengji.formats import Component, Format, Run
from acehigh.tricks.shengji.illegal import IllegalPlay
from acehigh.tricks.shengji.ladder import Counts, Ladder, Steps, ladder_of
from acehigh.tricks.shengji.packing import ways, without
from acehigh.tricks.shengji.splitting import splits
from acehigh.tricks.shengji.trump import Trump

Shapes: TypeAlias = tuple[Run, ...]

Value: TypeAlias = tuple[int, bool]
"""What counts first of a component: its size, and whether it is a tractor (T17)."""

_SINGLE: Value = (1, False)


def read_lead(trump: Trump, cards: Cards, grouping: Iterable[Cards] | None = None) -> Format:
    """Return the components of a lead (T17, T18).

    The reading with the longest component counts, a tractor before a set as long; then the
    next longest component decides, and so on; then the wider tractors, then the higher cards.

    Args:
        trump: which cards are trumps.
        cards: the cards that are led.
        grouping: the components, if the leader names other ones (T18).

    Raises:
        IllegalPlay: the cards are of two effective suits, or what is named is no grouping.
        CardError: there is no card.

    >>> lead = read_lead(Trump("J", "c"), "2s 2s 2s 3s 3s")
    >>> str(lead), lead.longest, str(lead.suit)
    ('2s 2s 3s 3s + 2s', 4, 's')
    >>> str(read_lead(Trump("J", "c"), "2s 2s 2s 3s 3s", ["2s 2s 2s", "3s 3s"]))
    '2s 2s 2s + 3s 3s'
    """
    led = parse_cards(cards)
    ladder = _ladder(trump, led)
    if grouping is None:
        counts = ladder.counts(led)
        shapes = _preferred_shapes(ladder.steps, counts)
        return Format(trump, next(splits(ladder, counts, shapes)))
    groups = [parse_cards(group) for group in grouping]
    if Counter(led) != Counter(card for group in groups for card in group):
        raise IllegalPlay(f"the groups that are named do not make up {joined(led)}", "T18")
    return Format(trump, tuple(_component(trump, group) for group in groups))


def readings(trump: Trump, cards: Cards) -> Iterator[Format]:
    """Yield all readings of a lead, in the order in which they are preferred (T17, T18).

    Raises:
        IllegalPlay: the cards are of two effective suits.
        CardError: there is no card.

    >>> for lead in readings(Trump("J", "c"), "2s 2s 3s 3s"):
    ...     print(lead)
    2s 2s 3s 3s
    3s 3s + 2s 2s
    3s 3s + 2s + 2s
    2s 2s + 3s + 3s
    3s + 3s + 2s + 2s
    """
    led = parse_cards(cards)
    return _readings(trump, _ladder(trump, led), led)


def _readings(trump: Trump, ladder: Ladder, led: tuple[Card, ...]) -> Iterator[Format]:
    counts = ladder.counts(led)
    for shapes in _shape_lists(ladder.steps, counts):
        for components in splits(ladder, counts, shapes):
            yield Format(trump, components)


def _ladder(trump: Trump, led: tuple[Card, ...]) -> Ladder:
    """Return the faces of the suit that is led (T12)."""
    if not led:
        raise CardError("a lead has at least one card")
    suits = {trump.effective_suit(card) for card in led}
    if len(suits) > 1:
        named = " and ".join(sorted(suit.word for suit in suits))
        raise IllegalPlay(f"{joined(led)} are of several suits, {named}: lead one suit", "T12")
    return ladder_of(trump, suits.pop())


def _component(trump: Trump, group: tuple[Card, ...]) -> Component:
    """Return the one component that these cards are."""
    faces = sorted(set(group), key=trump.level)
    width, remainder = divmod(len(group), max(len(faces), 1))
    even = not remainder and all(group.count(face) == width for face in faces)
    touching = all(map(trump.adjacent, faces, faces[1:]))
    if not faces or not even or not touching or (width == 1 and len(faces) > 1):
        raise IllegalPlay(f"{joined(group)} is no single, set or tractor", "T18")
    return Component(width, len(faces), tuple(face for face in faces for _ in range(width)))


@lru_cache(maxsize=1 << 12)
def _preferred_shapes(steps: Steps, counts: Counts) -> Shapes:
    """Return the shapes of the reading that counts by itself."""
    return next(_shape_lists(steps, counts))


def _shape_lists(steps: Steps, counts: Counts) -> Iterator[Shapes]:
    """Yield the lists of shapes that cards split into, in the order of T18."""
    return _longer_lists(steps, {(): {counts}}, bound=_values(steps, counts)[0])


def _longer_lists(
    steps: Steps, left: dict[Shapes, set[Counts]], bound: Value
) -> Iterator[Shapes]:
    """Yield the lists of shapes that begin with these.

    All lists that are equal in what counts first are followed side by side, so that the
    first one is found without going back.

    Args:
        steps: which faces touch.
        left: shapes that were taken out, and what that may have left of the cards.
        bound: what the next component may be at most.
    """
    rests = {rest for some in left.values() for rest in some}
    number = sum(next(iter(rests)))
    values = {value for rest in rests for value in _values(steps, rest) if value <= bound}
    for value in sorted(values, reverse=True):
        if value == _SINGLE:
            # After a single card come only single cards.
            yield from _widest_first(shapes + ((1,),) * number for shapes in left)
            continue
        taken: dict[Shapes, set[Counts]] = {}
        for shapes, some in left.items():
            for rest in some:
                for run, after in _taken(steps, rest, value):
                    # Of tractors of one size the wider is taken first, so that each list
                    # comes once.
                    if not shapes or _value(shapes[-1]) != value or shapes[-1] >= run:
                        taken.setdefault((*shapes, run), set()).add(after)
        if number == value[0]:
            yield from _widest_first(taken)
        else:
            yield from _longer_lists(steps, taken, value)


def _value(run: Run) -> Value:
    return sum(run), len(run) > 1


def _widest_first(lists: Iterable[Shapes]) -> list[Shapes]:
    return sorted(lists, key=lambda shapes: [run[0] for run in shapes], reverse=True)


def _taken(steps: Steps, counts: Counts, value: Value) -> Iterator[tuple[Run, Counts]]:
    """Yield the components of a value that the cards have, and what each leaves of them."""
    size, is_tractor = value
    for width in range(2, size // 2 + 1) if is_tractor else [size]:
        run = (width,) * (size // width)
        if size % width == 0:
            for faces in ways(steps, counts, run):
                yield run, without(counts, run, faces)


@lru_cache(maxsize=1 << 14)
def _values(steps: Steps, counts: Counts) -> tuple[Value, ...]:
    """Return what components the cards have, without looking for each: the best first."""
    values = set()
    for width in range(1, max(counts) + 1):
        values.add((width, False))
        lengths = range(2, _longest_run(steps, counts, width) + 1) if width > 1 else ()
        values.update((width * length, True) for length in lengths)
    return tuple(sorted(values, reverse=True))


def _longest_run(steps: Steps, counts: Counts, width: int) -> int:
    """Return how many faces in a row have so many copies."""
    longest = [0] * len(counts)
    # Steps lead upwards, so the run above a face is known before the face is looked at.
    for place in reversed(range(len(counts))):
        if counts[place] >= width:
            longest[place] = 1 + max((longest[above] for above in steps[place]), default=0)
    return max(longest)
