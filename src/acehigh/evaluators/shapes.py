"""What five cards, or fewer, make: the one place that knows pairs, straights and flushes."""

from collections.abc import Callable, Mapping, Sequence

from acehigh.cards import Rank
from acehigh.evaluators.protocol import Category

Runs = Mapping[frozenset[Rank], Rank]
"""The straights of a game: the ranks of each, and the top card it is called by."""


def runs_of(ranks: Sequence[Rank], size: int) -> dict[frozenset[Rank], Rank]:
    """Return the straights of so many cards among ranks listed lowest first.

    A rank that is listed at both ends may stand at both; no straight runs through it (H5).

    >>> runs = runs_of((Rank.ACE, *Rank), 5)
    >>> len(runs), runs[frozenset({Rank.ACE, Rank.TWO, Rank.THREE, Rank.FOUR, Rank.FIVE})]
    (10, Rank.FIVE)
    """
    starts = range(len(ranks) - size + 1)
    runs = {frozenset(ranks[i : i + size]): ranks[i + size - 1] for i in starts}
    # In the 20-card deck the five ranks are the wheel and broadway at once: the later, the
    # ace-high one, stays (P4).
    return {run: top for run, top in runs.items() if len(run) == size}


def made_of(
    ranks: Sequence[Rank],
    suited: bool,
    runs: Runs,
    order: Sequence[Category],
    height: Callable[[Rank, int], int],
) -> tuple[Category, tuple[Rank, ...]]:
    """Return the highest category that the cards make, and the ranks that count (H3, H4).

    Args:
        ranks: the ranks of the cards.
        suited: whether they make a flush.
        runs: the straights of the game.
        order: the categories of the game, lowest first.
        height: which of two ranks is compared first: given a rank, and how many of it are
            held, a number, greater for the higher.
    """
    groups = [(ranks.count(rank), rank) for rank in set(ranks)]
    groups.sort(key=lambda group: (group[0], height(group[1], group[0])), reverse=True)
    counted = tuple([rank for _, rank in groups])
    made = [(_group(tuple([number for number, _ in groups])), counted)]
    top = runs.get(frozenset(ranks))
    if top is not None:
        made.append((Category.STRAIGHT_FLUSH if suited else Category.STRAIGHT, (top,)))
    if suited:
        # With several decks a flush may hold equal cards: compared card by card (P6).
        cards = sorted(ranks, key=lambda rank: height(rank, 1), reverse=True)
        made.append((Category.FLUSH, tuple(cards)))
    return max(made, key=lambda one: order.index(one[0]))


def _group(sizes: tuple[int, ...]) -> Category:
    """Return the category that groups of equal ranks make, the largest group first (H3)."""
    match sizes:
        case (5, *_):
            return Category.FIVE_OF_A_KIND
        case (4, *_):
            return Category.FOUR_OF_A_KIND
        case (3, 2, *_):
            return Category.FULL_HOUSE
        case (3, *_):
            return Category.THREE_OF_A_KIND
        case (2, 2, *_):
            return Category.TWO_PAIR
        case (2, *_):
            return Category.PAIR
        case _:
            return Category.HIGH_CARD
