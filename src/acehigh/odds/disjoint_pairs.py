"""In how many deals no player holds one of some pairs of cards.

Players hold different cards. So, by inclusion and exclusion, it is enough to know in how many
ways some of the pairs can be chosen that share no card. A pair is a number with two bits, one
for each card.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import comb, factorial, perm

from acehigh.engine.kept import droppable


def deals(players: int, cards: int) -> int:
    """Return in how many ways so many players can be dealt two cards each.

    >>> deals(2, 4)
    6
    """
    left = cards - 2 * players
    return factorial(cards) // (2**players * factorial(left)) if left >= 0 else 0


def deals_without(pairs: Sequence[int], players: int, cards: int) -> int:
    """Return in how many deals no player holds one of these pairs.

    Args:
        pairs: the pairs, all different.
        players: how many are dealt two cards each.
        cards: how many cards there are, those of the pairs among them.

    >>> deals_without([0b0011], 2, 4)
    4
    """
    choices = enumerate(disjoint_choices(pairs, players))
    return sum(
        (-1) ** held * ways * perm(players, held) * deals(players - held, cards - 2 * held)
        for held, ways in choices
    )


def disjoint_choices(pairs: Sequence[int], most: int) -> list[int]:
    """Return in how many ways 0, 1, ... up to so many pairs can be chosen that share no card.

    >>> disjoint_choices([0b0011, 0b0110, 0b1100], 3)
    [1, 3, 1, 0]
    """
    if most <= 2:
        held = Counter(card for pair in pairs for card in _cards(pair)).values()
        sharing = sum(comb(number, 2) for number in held)
        return [1, len(pairs), comb(len(pairs), 2) - sharing][: most + 1]
    found = [1] + [0] * most
    for group in _connected(pairs):
        of_group = _of_connected(_renamed(group), most)
        found = [
            sum(found[some] * of_group[number - some] for some in range(number + 1))
            for number in range(most + 1)
        ]
    return found


@droppable
@lru_cache(maxsize=100_000)
def _of_connected(pairs: tuple[int, ...], most: int) -> list[int]:
    """Return the same for pairs none of which shares no card with all others."""
    cards = Counter(card for pair in pairs for card in _cards(pair))
    # What is left without the card that most pairs share falls apart soonest.
    busiest, _ = max(cards.items(), key=lambda item: item[1])
    others = [pair for pair in pairs if not pair & busiest]
    found = disjoint_choices(others, most)
    for pair in pairs:
        if pair & busiest:
            more = disjoint_choices([other for other in others if not other & pair], most - 1)
            for number, ways in enumerate(more, 1):
                found[number] += ways
    return found


def _connected(pairs: Sequence[int]) -> list[list[int]]:
    """Return the pairs in groups that have no card in common."""
    groups: list[tuple[int, list[int]]] = []
    for pair in pairs:
        cards, members, apart = pair, [pair], []
        for group in groups:
            if group[0] & pair:
                cards |= group[0]
                members += group[1]
            else:
                apart.append(group)
        groups = [*apart, (cards, members)]
    return [members for _, members in groups]


def _renamed(pairs: Sequence[int]) -> tuple[int, ...]:
    """Return the pairs with other names for the cards, by which equal shapes are found."""
    used = sorted({card for pair in pairs for card in _cards(pair)})
    name = {card: 1 << place for place, card in enumerate(used)}
    return tuple(sorted(sum(name[card] for card in _cards(pair)) for pair in pairs))


def _cards(pair: int) -> Iterator[int]:
    first = pair & -pair
    yield first
    yield pair ^ first
