"""In how many deals of hole cards to a board a qualifying hand loses to a better one."""

from collections.abc import Sequence
from itertools import chain

from acehigh.odds.disjoint_pairs import deals_without, disjoint_choices
from acehigh.odds.qualifying import Qualifying


def losing_deals(found: Qualifying, players: int, *, best_wins: bool) -> int:
    """Return in how many deals qualifying hands of different worth are held.

    Args:
        found: what qualifies on the board.
        players: how many are dealt two cards.
        best_wins: whether the best of these hands must be the best at the table.
    """
    if players == 2:
        return _of_two(found)
    return sum(
        _won_with(found, place, players, best_wins=best_wins)
        for place in range(1, len(found.pairs))
    )


def _of_two(found: Qualifying) -> int:
    """Return the same for two players: the choices of two pairs less those of equal worth."""
    every = list(chain.from_iterable(found.pairs.values()))
    equal = sum(disjoint_choices(some, 2)[2] for some in found.pairs.values())
    return 2 * (disjoint_choices(every, 2)[2] - equal)


def _won_with(found: Qualifying, place: int, players: int, *, best_wins: bool) -> int:
    """Return in how many deals one value is the best that qualifies, and a lower one loses.

    Args:
        found: what qualifies on the board.
        place: that of the value among those that qualify, the lowest first.
        players: how many are dealt two cards.
        best_wins: whether no hand at the table may be better, whatever plays in it.
    """
    worth = list(found.pairs)
    # A card that makes more with the board alone makes a better hand for whoever holds it.
    # Without these cards, only hands in which both hole cards play can be better.
    left = sum(
        card for card, alone in found.alone.items() if not best_wins or alone <= worth[place]
    )
    groups = [[pair for pair in some if pair & left == pair] for some in found.pairs.values()]
    below, same, above = groups[:place], groups[place : place + 1], groups[place + 1 :]

    def without(*avoided: Sequence[list[int]]) -> int:
        pairs = list(chain.from_iterable(chain.from_iterable(avoided)))
        return deals_without(pairs, players, left.bit_count())

    nobody_below = without(above, below) - without(above, same, below)
    return without(above) - without(above, same) - nobody_below
