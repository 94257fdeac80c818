"""Chinese poker stated once more, plainly (G8, G9): all divisions tried, nothing clever.

A row is a tuple of cards, a setting the tuple of its rows: front, middle, back. Nothing here
comes from acehigh but the cards.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import TypeAlias

from acehigh import Card

Row: TypeAlias = tuple[Card, ...]
Rows: TypeAlias = tuple[Row, Row, Row]
Worth: TypeAlias = tuple[int, tuple[int, ...]]

NOTHING, PAIR, TWO_PAIR, TRIPS, STRAIGHT, FLUSH, FULL_HOUSE, QUADS, STRAIGHT_FLUSH = range(9)

GROUPS = {
    (1,): NOTHING, (2,): PAIR, (2, 2): TWO_PAIR, (3,): TRIPS, (3, 2): FULL_HOUSE, (4,): QUADS,
}  # fmt: skip

BACK_PAYS = {STRAIGHT: 2, FLUSH: 4, FULL_HOUSE: 6, QUADS: 10, STRAIGHT_FLUSH: 15}
MIDDLE_PAYS = {TRIPS: 2, STRAIGHT: 4, FLUSH: 8, FULL_HOUSE: 12, QUADS: 20, STRAIGHT_FLUSH: 30}
# From deuces to aces.
FRONT_PAIR_PAYS = (0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9)
FRONT_TRIPS_PAY = (10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22)


def ranks_of(row: Row) -> list[int]:
    return [int(card.rank) for card in row if card.rank is not None]


def is_flush(row: Row) -> bool:
    return len({card.suit for card in row}) == 1


def top_of_straight(row: Row) -> int:
    """Return the highest rank of a straight, the five for a wheel; 0 if it is none."""
    ranks = set(ranks_of(row))
    for low_ace in (False, True):
        steps = sorted(1 if low_ace and rank == 14 else rank for rank in ranks)
        if len(steps) == len(row) and steps[-1] - steps[0] == len(row) - 1:
            return steps[-1]
    return 0


@lru_cache(maxsize=200_000)
def worth(row: Row) -> Worth:
    """Return what a row is worth; a row of three makes no straight and no flush."""
    held = Counter(ranks_of(row))
    ranks = tuple(sorted(held, key=lambda rank: (held[rank], rank), reverse=True))
    sizes = tuple(size for size in sorted(held.values(), reverse=True) if size > 1) or (1,)
    top = top_of_straight(row)
    if len(row) == 5 and is_flush(row):
        return (STRAIGHT_FLUSH, (top,)) if top else (FLUSH, ranks)
    if len(row) == 5 and top:
        return STRAIGHT, (top,)
    return GROUPS[sizes], ranks


def is_foul(rows: Rows) -> bool:
    front, middle, back = map(worth, rows)
    return middle < front or back < middle


def royalties(rows: Rows) -> tuple[int, int, int]:
    """Return the royalties of open-face Chinese poker for the front, the middle, the back."""
    if is_foul(rows):
        return 0, 0, 0
    (front, (first, *_)), (middle, middle_ranks), (back, back_ranks) = map(worth, rows)
    in_front = {PAIR: FRONT_PAIR_PAYS, TRIPS: FRONT_TRIPS_PAY}.get(front, (0,) * 13)[first - 2]
    royal = (STRAIGHT_FLUSH, (14,))
    behind = 50 if (middle, middle_ranks) == royal else MIDDLE_PAYS.get(middle, 0)
    at_the_back = 25 if (back, back_ranks) == royal else BACK_PAYS.get(back, 0)
    return in_front, behind, at_the_back


def divisions(cards: Sequence[Card]) -> Iterator[Rows]:
    """Yield all ways to divide thirteen cards, fouls too."""
    for back in combinations(cards, 5):
        rest = [card for card in cards if card not in back]
        for middle in combinations(rest, 5):
            yield tuple(card for card in rest if card not in middle), middle, back


def is_natural(cards: Sequence[Card]) -> bool:
    """Return whether thirteen cards are a natural, by trying to set them as one."""
    held = Counter(ranks_of(tuple(cards)))
    if len(held) == 13 or sum(number // 2 for number in held.values()) == 6:
        return True
    return _can_be_set(cards, is_flush) or _can_be_set(cards, top_of_straight)


def _can_be_set(cards: Sequence[Card], test: Callable[[Row], object]) -> bool:
    """Return whether the cards can be divided into rows that all pass a test."""
    for back in filter(test, combinations(cards, 5)):
        rest = [card for card in cards if card not in back]
        for middle in filter(test, combinations(rest, 5)):
            if test(tuple(card for card in rest if card not in middle)):
                return True
    return False


def scores(
    players: Sequence[Rows], method: str, *, with_royalties: bool, with_naturals: bool
) -> list[int]:
    """Return the net points of each player."""
    points = [0] * len(players)
    for one, rows in enumerate(players):
        for other, against in enumerate(players):
            if one != other:
                points[one] += _won(
                    rows, against, method, with_royalties=with_royalties,
                    with_naturals=with_naturals,
                )  # fmt: skip
    return points


def _won(
    rows: Rows, against: Rows, method: str, *, with_royalties: bool, with_naturals: bool
) -> int:
    sweep = {"1-6": 6, "2-4": 4}[method]
    if with_naturals:
        natural, other_natural = (is_natural(sum(each, ())) for each in (rows, against))
        if natural or other_natural:
            return sweep * (natural - other_natural)
    paid = sum(royalties(rows)) - sum(royalties(against)) if with_royalties else 0
    foul, other_foul = is_foul(rows), is_foul(against)
    if foul or other_foul:
        return sweep * (other_foul - foul) + paid
    results = [
        (mine > yours) - (mine < yours)
        for mine, yours in zip(map(worth, rows), map(worth, against), strict=True)
    ]
    net = sum(results)
    if method == "2-4":
        # One more for more rows won than lost.
        return net + (net > 0) - (net < 0) + paid
    return net + 3 * (results.count(1) == 3) - 3 * (results.count(-1) == 3) + paid
