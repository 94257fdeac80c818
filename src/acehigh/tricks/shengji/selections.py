"""Choosing some of the cards in hand, where copies of a card are all one."""

from collections import Counter
from collections.abc import Iterable, Iterator

from acehigh.cards import Card


def selections(cards: Iterable[Card], size: int) -> Iterator[tuple[Card, ...]]:
    """Iterate over the different selections of so many of the cards.

    >>> from acehigh.parsing import parse_cards
    >>> [" ".join(map(str, some)) for some in selections(parse_cards("3h 3h 4h 5h"), 2)]
    ['3h 3h', '3h 4h', '3h 5h', '4h 5h']
    """
    return _selections(tuple(Counter(cards).items()), size)


def _selections(held: tuple[tuple[Card, int], ...], size: int) -> Iterator[tuple[Card, ...]]:
    if not size:
        yield ()
    elif sum(copies for _, copies in held) >= size:
        (card, copies), *others = held
        for number in range(min(copies, size), -1, -1):
            for rest in _selections(tuple(others), size - number):
                yield (card,) * number + rest
