"""Two ranges on a whole board, in one pass: as if each matchup were compared."""

from collections import Counter
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from acehigh import Card, Deck, Rank
from acehigh.odds.equities.contest import Weighted
from acehigh.odds.equities.outcomes import Outcomes
from acehigh.odds.equities.sweep import sweep
from acehigh.odds.equities.worth import NOTHING

HANDS = list(combinations(Deck.stripped(Rank.KING).cards[:6], 2))
ranges = st.lists(
    st.tuples(st.sampled_from(HANDS), st.integers(1, 5)),
    max_size=8,
    unique_by=lambda one: one[0],
)
worth = st.lists(st.integers(NOTHING, 3), min_size=len(HANDS), max_size=len(HANDS))


@given(worth, ranges, ranges)
def test_it_is_as_if_each_matchup_were_compared(
    numbers: list[int], mine: list[Weighted], theirs: list[Weighted]
) -> None:
    values: dict[tuple[Card, ...], int] = dict(zip(HANDS, numbers, strict=True))
    expected: Outcomes = Counter()
    for one, weight in mine:
        for other, other_weight in theirs:
            if not set(one) & set(other):
                best = max(values[one], values[other])
                winners = (values[one] == best) + 2 * (values[other] == best)
                expected[winners if best != NOTHING else 0,] += weight * other_weight
    found: Outcomes = Counter()
    sweep(values, mine, iter(theirs), found)
    assert +found == expected


def test_it_adds_to_what_is_there() -> None:
    aces, kings = HANDS[0], HANDS[-1]
    assert not set(aces) & set(kings)
    outcomes: Outcomes = Counter({(1,): 10})
    sweep({aces: 2, kings: 1}, [(aces, 3)], [(kings, 4)], outcomes)
    assert +outcomes == {(1,): 22}
