"""The 1,326 pairs of hole cards that hold'em deals, and the 169 classes that players name.

A class is all the combinations that differ by their suits only: a pair (``"QQ"``), two ranks of
one suit (``"AKs"``), or of two suits (``"AKo"``).
"""

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import combinations
from typing import TypeAlias

from acehigh.cards import Card, Rank
from acehigh.decks import STANDARD
from acehigh.errors import HandSizeError
from acehigh.parsing import Cards, joined, parse_cards

Combination: TypeAlias = tuple[Card, Card]
"""Two different cards, the higher first; of equal ranks spades, hearts, diamonds, clubs."""

HIGH_TO_LOW = tuple(reversed(Rank))


@cache
def all_combinations() -> tuple[Combination, ...]:
    """Return every combination, from the two black aces down to the deuces.

    >>> ["".join(map(str, pair)) for pair in all_combinations()[:5]]
    ['AsAh', 'AsAd', 'AsAc', 'AsKs', 'AsKh']
    """
    return tuple(combinations(_places(), 2))


@cache
def class_combinations() -> Mapping[str, tuple[Combination, ...]]:
    """Return the combinations of each class: 6 of a pair, 4 suited, 12 offsuit.

    The classes come as in the usual picture, row by row from the aces.

    >>> classes = class_combinations()
    >>> len(classes), list(classes)[:3], len(classes["AKo"])
    (169, ['AA', 'AKs', 'AQs'], 12)
    """
    classes: dict[str, list[Combination]] = {name: [] for row in grid() for name in row}
    for pair in all_combinations():
        classes[class_of(pair)].append(pair)
    return {name: tuple(pairs) for name, pairs in classes.items()}


def grid() -> tuple[tuple[str, ...], ...]:
    """Return the classes in 13 rows of 13: pairs on the diagonal, suited above, offsuit below.

    >>> [" ".join(row[:3]) for row in grid()[:3]]
    ['AA AKs AQs', 'AKo KK KQs', 'AQo KQo QQ']
    """
    return tuple(
        tuple(class_name(row, column, suited=row > column) for column in HIGH_TO_LOW)
        for row in HIGH_TO_LOW
    )


def class_name(a: Rank, b: Rank, *, suited: bool) -> str:
    """Return the name of the class of two ranks; it begins with the higher rank."""
    if a == b:
        return f"{a}{b}"
    return f"{max(a, b)}{min(a, b)}{'s' if suited else 'o'}"


@cache
def class_of(pair: Combination) -> str:
    """Return the class to which a combination belongs.

    >>> class_of(combination("2d 7d"))
    '72s'
    """
    high, low = pair
    # Cards of the 52 have a rank; the type says that jokers have none.
    assert high.rank is not None
    assert low.rank is not None
    return class_name(high.rank, low.rank, suited=high.suit is low.suit)


def combination(cards: Cards) -> Combination:
    """Return two cards, named in any order, as a combination.

    Raises:
        ParseError: the text is no cards.
        HandSizeError: there are not two cards.
        NotInDeckError: a card is none of the 52.
        DuplicateCardError: the two cards are one.

    >>> [str(card) for card in combination("Kd As")]
    ['As', 'Kd']
    """
    held = parse_cards(cards)
    if len(held) != 2:
        raise HandSizeError(f"a combination is two cards, not {len(held)}: {joined(held)}")
    STANDARD.check(held)
    first, second = sorted(held, key=_places().__getitem__)
    return first, second


def text_of(pair: Iterable[Card]) -> str:
    """Return a combination as ranges name it: ``"AsKd"``."""
    return "".join(map(str, pair))


@cache
def _places() -> dict[Card, int]:
    """Return the place of each card, the ace of spades first, by rank and then by suit."""
    suits = STANDARD.suits[::-1]
    cards = [Card(rank, suit) for rank in HIGH_TO_LOW for suit in suits]
    return {card: place for place, card in enumerate(cards)}
