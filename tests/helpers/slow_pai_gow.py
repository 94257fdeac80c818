"""Pai gow poker once more, as slowly and plainly as can be, without any ranker (G10, W6).

Hands are worth tuples: the category's place, then the ranks that count. A shorter tuple that is
the beginning of a longer one is less, as a missing kicker is.
"""

from collections.abc import Sequence
from itertools import combinations

from acehigh import Card, Rank, Suit

Worth = tuple[int, ...]

CATEGORIES = (
    "high card",
    "pair",
    "two pair",
    "three of a kind",
    "straight",
    "flush",
    "full house",
    "four of a kind",
    "straight flush",
    "five of a kind",
)
BY_GROUPS = {
    (1, 1, 1, 1, 1): "high card",
    (2, 1, 1, 1): "pair",
    (2, 2, 1): "two pair",
    (3, 1, 1): "three of a kind",
    (3, 2): "full house",
    (4, 1): "four of a kind",
    (5,): "five of a kind",
}
COMPLETED = ("straight", "flush", "straight flush")
NO_SUIT = "no suit"


def worth_of_five(cards: Sequence[Card], wheel: str) -> Worth:
    """Return what a high row is worth."""
    naturals = [(int(card.rank), str(card.suit)) for card in cards if card.rank]
    if len(naturals) == 5:
        return natural_worth(naturals, wheel)
    found = [natural_worth([*naturals, (14, NO_SUIT)], wheel)]
    for rank in Rank:
        for suit in Suit:
            joker = (int(rank), str(suit))
            if suit is not Suit.STARS and joker not in naturals:
                worth = natural_worth([*naturals, joker], wheel)
                if rank is Rank.ACE or CATEGORIES[worth[0]] in COMPLETED:
                    found.append(worth)
    return max(found)


def natural_worth(cards: Sequence[tuple[int, str]], wheel: str) -> Worth:
    """Return what five cards are worth, each a rank and a suit."""
    ranks = sorted((rank for rank, _ in cards), reverse=True)
    top = straight_top(ranks, wheel)
    suited = len({suit for _, suit in cards}) == 1
    if top:
        return (CATEGORIES.index("straight flush" if suited else "straight"), top)
    if suited:
        return (CATEGORIES.index("flush"), *ranks)
    groups = sorted(((ranks.count(rank), rank) for rank in set(ranks)), reverse=True)
    category = BY_GROUPS[tuple(number for number, _ in groups)]
    return (CATEGORIES.index(category), *(rank for _, rank in groups))


def straight_top(ranks: Sequence[int], wheel: str) -> int:
    """Return a number for a straight, greater for the better one; 0 if there is none."""
    order = [6, 7, 8, 9, 10, 11, 12, 13]
    tops = [5, *order, 14] if wheel == "lowest" else [*order, 5, 14]
    for top in tops:
        run = [14, 5, 4, 3, 2] if top == 5 else list(range(top, top - 5, -1))
        if list(ranks) == run:
            return tops.index(top) + 1
    return 0


def worth_of_two(cards: Sequence[Card]) -> Worth:
    """Return what a low row is worth: the bug is an ace there."""
    one, other = sorted((int(card.rank or 14) for card in cards), reverse=True)
    return (1, one) if one == other else (0, one, other)


def is_foul(high: Sequence[Card], low: Sequence[Card], wheel: str) -> bool:
    """Return whether a setting is foul."""
    return worth_of_five(high, wheel) < worth_of_two(low)


def fair_settings(cards: Sequence[Card], wheel: str) -> set[tuple[frozenset[Card], ...]]:
    """Return the high and low rows of every setting that is no foul."""
    found: set[tuple[frozenset[Card], ...]] = set()
    for low in combinations(cards, 2):
        high = [card for card in cards if card not in low]
        if not is_foul(high, low, wheel):
            found.add((frozenset(high), frozenset(low)))
    return found


Rows = tuple[Sequence[Card], Sequence[Card]]


def result(player: Rows, banker: Rows, wheel: str) -> str:
    """Return what comes of the player's bet."""
    if is_foul(*player, wheel):
        return "lose"
    if is_foul(*banker, wheel):
        return "win"
    won = 0
    won += worth_of_five(player[0], wheel) > worth_of_five(banker[0], wheel)
    won += worth_of_two(player[1]) > worth_of_two(banker[1])
    return ("lose", "push", "win")[won]
