"""Naturals: thirteen cards that win at once, however they are set (G8)."""

from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from itertools import combinations_with_replacement, product

from acehigh.cards import Card, Rank
from acehigh.evaluators.made import straights_of
from acehigh.games.chinese.setting import ROWS, thirteen
from acehigh.parsing import Cards


def is_natural(cards: Cards) -> bool:
    """Return whether thirteen cards are a natural (G8).

    Raises:
        CardError: they are not thirteen different cards of the 52.

    >>> is_natural("As Ah Ks Kh 9s 9h 8s 8h 5s 5h 3s 3h 2c")
    True
    """
    return natural_of(cards) is not None


def natural_of(cards: Cards) -> str | None:
    """Return the name of the natural that thirteen cards are, or None (G8).

    - ``"dragon"``: one card of each rank;
    - ``"three flushes"``: they can be set as three rows, each in one suit;
    - ``"three straights"``: likewise each a straight; in front A-2-3 is one, and Q-K-A;
    - ``"six pairs"``: four of a kind count as two pairs.

    The first of these counts. It does not matter how the player has set the cards.

    Raises:
        CardError: they are not thirteen different cards of the 52.

    >>> natural_of("As Kd Qc Jh Ts 9d 8c 7h 6s 5d 4c 3h 2s")
    'dragon'
    """
    dealt = thirteen(cards)
    return next((name for name, made in _NATURALS.items() if made(dealt)), None)


def _is_dragon(cards: tuple[Card, ...]) -> bool:
    return len({card.rank for card in cards}) == len(Rank)


def _is_three_flushes(cards: tuple[Card, ...]) -> bool:
    return _multiset(Counter(card.suit for card in cards).values()) in _suits_of_flushes()


def _is_three_straights(cards: tuple[Card, ...]) -> bool:
    return _multiset(card.rank for card in cards if card.rank) in _ranks_of_straights()


def _is_six_pairs(cards: tuple[Card, ...]) -> bool:
    return sum(held // 2 for held in Counter(card.rank for card in cards).values()) == 6


_NATURALS: dict[str, Callable[[tuple[Card, ...]], bool]] = {
    "dragon": _is_dragon,
    "three flushes": _is_three_flushes,
    "three straights": _is_three_straights,
    "six pairs": _is_six_pairs,
}


@cache
def _suits_of_flushes() -> frozenset[tuple[int, ...]]:
    """Return how many cards of each suit there can be, where every row is in one suit."""
    held = []
    for suits in product(range(4), repeat=len(ROWS)):
        cards: Counter[int] = Counter()
        for suit, size in zip(suits, ROWS.values(), strict=True):
            cards[suit] += size
        held.append(_multiset(cards.values()))
    return frozenset(held)


@cache
def _ranks_of_straights() -> frozenset[tuple[int, ...]]:
    """Return all ranks that thirteen cards can have, where every row is a straight."""
    threes, fives = (list(straights_of((Rank.ACE, *Rank), size)) for size in (3, 5))
    return frozenset(
        _multiset([*front, *middle, *back])
        for front in threes
        for middle, back in combinations_with_replacement(fives, 2)
    )


def _multiset(numbers: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted(numbers))
