"""What five cards, or fewer, make: the one place that knows pairs, straights and flushes."""

from collections.abc import Callable, Mapping, Sequence

from acehigh.cards import Rank
from acehigh.checks import several
from acehigh.errors import CardError
from acehigh.keys import Category

Straights = Mapping[frozenset[Rank], Rank]
"""The straights of a game: the ranks of each, and the top card it is called by."""

# H3, worst first; five of a kind, where a deck or a wild card makes it possible, above all.
STANDARD_ORDER = (
    Category.HIGH_CARD,
    Category.PAIR,
    Category.TWO_PAIR,
    Category.THREE_OF_A_KIND,
    Category.STRAIGHT,
    Category.FLUSH,
    Category.FULL_HOUSE,
    Category.FOUR_OF_A_KIND,
    Category.STRAIGHT_FLUSH,
    Category.FIVE_OF_A_KIND,
)

WITHOUT_STRAIGHTS_AND_FLUSHES = tuple(
    one
    for one in STANDARD_ORDER
    if one not in (Category.STRAIGHT, Category.FLUSH, Category.STRAIGHT_FLUSH)
)


def with_above(
    order: tuple[Category, ...], category: Category, other: Category
) -> tuple[Category, ...]:
    """Return an order of categories, worst first, with one moved just above another.

    A category that the order does not have yet is added to it.

    Raises:
        CardError: the order lacks the other, or they are no categories.

    >>> order = with_above(STANDARD_ORDER, Category.FLUSH, Category.FULL_HOUSE)
    >>> [str(category) for category in order[4:7]]
    ['straight', 'full house', 'flush']
    """
    others = [one for one in several(order, "categories") if one is not category]
    if other not in others or not isinstance(category, Category):
        raise CardError(
            f"one category moves above another of the order, not {category!r} above {other!r}"
        )
    place = others.index(other) + 1
    return (*others[:place], category, *others[place:])


def straights_of(ranks: Sequence[Rank], size: int) -> dict[frozenset[Rank], Rank]:
    """Return the straights of so many cards among ranks listed lowest first.

    A rank that is listed at both ends may stand at both; no straight goes around it (H5).

    >>> straights = straights_of((Rank.ACE, *Rank), 5)
    >>> wheel = frozenset({Rank.ACE, Rank.TWO, Rank.THREE, Rank.FOUR, Rank.FIVE})
    >>> len(straights), straights[wheel]
    (10, Rank.FIVE)
    """
    starts = range(len(ranks) - size + 1)
    runs = {frozenset(ranks[i : i + size]): ranks[i + size - 1] for i in starts}
    # In the 20-card deck the five ranks are the wheel and broadway at once: the later one,
    # which is ace-high, stays (P4).
    return {run: top for run, top in runs.items() if len(run) == size}


def made_of(
    ranks: Sequence[Rank],
    suited: bool,
    straights: Straights,
    order: Sequence[Category],
    rank_value: Callable[[Rank, int], int],
) -> tuple[Category, tuple[Rank, ...]]:
    """Return the highest category that the cards make, and the ranks that count (H3, H4).

    Args:
        ranks: the ranks of the cards.
        suited: whether they make a flush.
        straights: the straights of the game.
        order: the categories of the game, lowest first.
        rank_value: which of two ranks is compared first: given a rank, and how many of it are
            held, a number, greater for the higher.
    """
    # Rules without flushes may be asked about wild cards that could all be of one suit.
    suited = suited and Category.FLUSH in order
    groups = [
        (number := ranks.count(rank), rank_value(rank, number), rank) for rank in set(ranks)
    ]
    groups.sort(reverse=True)
    counted = tuple([rank for _, _, rank in groups])
    grouped = _grouped([number for number, _, _ in groups])
    top = straights.get(frozenset(ranks)) if len(groups) == len(ranks) else None
    if top is None and not suited:
        return grouped, counted
    made = [(grouped, counted)]
    if top is not None:
        made.append((Category.STRAIGHT_FLUSH if suited else Category.STRAIGHT, (top,)))
    if suited:
        # With several decks a flush may hold equal cards: compared card by card (P6).
        cards = sorted(ranks, key=lambda rank: rank_value(rank, 1), reverse=True)
        made.append((Category.FLUSH, tuple(cards)))
    return max(made, key=lambda one: order.index(one[0]))


def _grouped(sizes: Sequence[int]) -> Category:
    """Return the category that groups of equal ranks make, the largest group first (H3)."""
    match sizes:
        case [1, *_]:
            return Category.HIGH_CARD
        case [2, 2, *_]:
            return Category.TWO_PAIR
        case [2, *_]:
            return Category.PAIR
        case [3, 2, *_]:
            return Category.FULL_HOUSE
        case [3, *_]:
            return Category.THREE_OF_A_KIND
        case [4, *_]:
            return Category.FOUR_OF_A_KIND
        case _:
            return Category.FIVE_OF_A_KIND
