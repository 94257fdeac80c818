"""Whether runs of cards can be had side by side from what is held, and from which faces."""

from itertools import pairwise, product

from hypothesis import given
from hypothesis import strategies as st

from acehigh.tricks.shengji.formats import Run
from acehigh.tricks.shengji.ladder import Counts
from acehigh.tricks.shengji.packing import fits, fits_covering, places, ways, without

# Four faces in a row, and two more in a row.
STEPS = tuple((place + 1,) if place not in (3, 5) else () for place in range(6))

counted = st.tuples(*[st.integers(0, 4)] * 6)
runs = st.lists(
    st.sampled_from([(2,), (3,), (4,), (2, 2), (3, 2), (3, 3), (2, 2, 2)]), max_size=3
)


def packings(counts: Counts, wanted: list[Run], *, whole: bool = False) -> list[list[int]]:
    """Return what each way to have all the runs takes of each face: every choice is tried."""
    starts = product(*(range(len(counts) - len(run) + 1) for run in wanted))
    found = []
    for chosen in starts:
        taken = [0] * len(counts)
        sets: list[tuple[int, int]] = []
        for start, run in zip(chosen, wanted, strict=True):
            if any(
                place + 1 not in STEPS[place] for place in range(start, start + len(run) - 1)
            ):
                break
            for place, width in enumerate(run, start):
                taken[place] += width
                sets.append((place, width))
        else:
            enough = all(t <= c for t, c in zip(taken, counts, strict=True))
            all_whole = all(counts[place] == width for place, width in sets)
            if enough and (all_whole or not whole):
                found.append(taken)
    return found


@given(counted, runs, st.booleans())
def test_runs_fit_if_some_choice_of_faces_has_them(
    counts: Counts, wanted: list[Run], whole: bool
) -> None:
    possible = bool(packings(counts, wanted, whole=whole))
    assert fits(STEPS, counts, tuple(wanted), whole=whole) == possible
    # Single cards are no concern.
    assert fits(STEPS, counts, (*wanted, (1,)), whole=whole) == possible


@given(counted, runs, st.integers(1, 5), st.integers(1, 5))
def test_so_many_cards_may_be_asked_of_the_lowest_faces(
    counts: Counts, wanted: list[Run], faces: int, least: int
) -> None:
    covered = [sum(taken[:faces]) for taken in packings(counts, wanted)]
    possible = any(number >= least for number in covered)
    assert fits_covering(STEPS, counts, tuple(wanted), faces=faces, least=least) == possible


@given(counted, runs, st.booleans())
def test_runs_that_fit_have_places(counts: Counts, wanted: list[Run], whole: bool) -> None:
    if not fits(STEPS, counts, tuple(wanted), whole=whole):
        return
    found = places(STEPS, counts, tuple(wanted), whole=whole)
    assert sorted(run for run, _ in found) == sorted(wanted)
    left = counts
    for run, faces in found:
        assert all(high in STEPS[low] for low, high in pairwise(faces))
        left = without(left, run, faces)
    assert min(left) >= 0


def test_ways_begin_with_the_lowest_faces() -> None:
    counts = (2, 3, 2, 0, 4, 1)
    assert list(ways(STEPS, counts, (2,))) == [(0,), (1,), (2,), (4,)]
    assert list(ways(STEPS, counts, (2,), whole=True)) == [(0,), (2,)]
    assert list(ways(STEPS, counts, (2, 2))) == [(0, 1), (1, 2)]
    assert without(counts, (2, 2), (1, 2)) == (2, 1, 0, 0, 4, 1)


def test_runs_may_be_in_each_others_way() -> None:
    # A triple and a pair in a row take the triple that three pairs would need.
    counts = (2, 3, 2, 0, 0, 0)
    assert fits(STEPS, counts, ((3, 2),))
    assert fits(STEPS, counts, ((2, 2, 2),))
    assert not fits(STEPS, counts, ((3, 2), (2, 2)))
    assert fits(STEPS, counts, ((3, 2), (2,)))


def test_loose_sets_may_come_from_low_faces_or_high_ones() -> None:
    counts = (2, 0, 0, 3, 2, 0)

    def covering(runs: tuple[Run, ...], faces: int) -> int:
        """Return how many cards can be had on the lowest faces beside the other runs."""
        return max(
            n for n in range(8) if fits_covering(STEPS, counts, runs, faces=faces, least=n)
        )

    assert covering(((2,),), faces=1) == 2
    assert covering(((3,),), faces=1) == 0
    assert covering(((3,), (2,)), faces=1) == 2
    assert covering(((2,), (2,)), faces=4) == 4
    assert covering(((3,), (2,), (2,)), faces=4) == 5
    assert not fits_covering(STEPS, counts, ((3,), (3,)), faces=6, least=0)
