"""Seven of 53 cards up to the names of suits: 292,253 patterns for 154,143,080 holdings.

How seven cards are set depends on their ranks, and on which of them are of a suit in which a
flush is possible; nothing else. There is one such suit at most. So a pattern is a number for
each card: twice its rank, and one more if it is of that suit. The bug, which is of any suit,
counts as a rank above the ace.
"""

from collections.abc import Collection, Iterator, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement, groupby
from math import comb, prod
from typing import NamedTuple

from acehigh.cards import Card, Joker, Rank, Suit
from acehigh.decks import FOUR_SUITS

PATTERNS = 292_253
"""How many patterns there are."""

_BUG = 2 * (Rank.ACE + 1)
_RANKS = tuple(reversed(Rank))


def pattern_of(cards: Sequence[Card]) -> tuple[int, ...]:
    """Return the number of each of seven cards, in their order.

    >>> from acehigh import parse_cards
    >>> pattern_of(parse_cards("As 9s 8s 4s 2s 2h Jk"))
    (29, 19, 17, 9, 5, 4, 30)
    """
    suits = [card.suit for card in cards]
    least = 5 - suits.count(None)
    flush = next((suit for suit in FOUR_SUITS if suits.count(suit) >= least), Joker.PLAIN)
    return tuple(
        [2 * card.rank + (card.suit is flush) if card.rank else _BUG for card in cards]
    )


def example_of(pattern: Sequence[int]) -> tuple[Card, ...]:
    """Return seven cards of a pattern, in its order.

    >>> [str(card) for card in example_of((29, 19, 17, 9, 5, 4, 30))]
    ['As', '9s', '8s', '4s', '2s', '2d', 'Jk']
    """
    spades = any(number % 2 for number in pattern)
    return tuple([_card(number, place, spades) for place, number in enumerate(pattern)])


@cache
def _card(number: int, place: int, spades: bool) -> Card:
    """Return a card for a number at a place, given whether the flush suit is spades."""
    if number == _BUG:
        return Card(joker=Joker.PLAIN)
    # Taken in turn, the suits are different for equal ranks, and make no flush.
    turn = FOUR_SUITS[:3] if spades else FOUR_SUITS
    suit = Suit.SPADES if number % 2 else turn[place % len(turn)]
    return Card(Rank(number // 2), suit)


class _Held(NamedTuple):
    """A multiset of ranks.

    Attributes:
        bug: 1 if the bug is held, else 0.
        groups: each rank, the highest first, and how many cards of it are held.
        flushes: the ranks of the cards in the flush suit, for each way there is.
    """

    bug: int
    groups: tuple[tuple[Rank, int], ...]
    flushes: tuple[tuple[Rank, ...], ...]


def _multisets() -> Iterator[_Held]:
    for bug in (0, 1):
        for ranks in combinations_with_replacement(_RANKS, 7 - bug):
            groups = tuple([(rank, len([*same])) for rank, same in groupby(ranks)])
            if max(number for _, number in groups) <= 4:
                different = [rank for rank, _ in groups]
                sizes = range(5 - bug, len(different) + 1)
                flushes = tuple([one for n in sizes for one in combinations(different, n)])
                yield _Held(bug, groups, flushes)


def patterns() -> Iterator[tuple[int, ...]]:
    """Yield every pattern once, its numbers sorted by rank: the highest first."""
    for bug, groups, flushes in _multisets():
        for flush in (*flushes, ()):
            numbers = [_BUG] * bug
            for rank, number in groups:
                suited = rank in flush
                numbers += [2 * rank + 1] * suited + [2 * rank] * (number - suited)
            yield tuple(numbers)


def weights(dead: Collection[Card] = ()) -> Iterator[int]:
    """Yield how many holdings have each pattern, in the order of `patterns`.

    Args:
        dead: cards that are not in these holdings.

    >>> sum(weights())
    154143080
    """
    left = {rank: [suit for suit in FOUR_SUITS if Card(rank, suit) not in dead] for rank in Rank}
    any_suit = {(rank, n): comb(len(left[rank]), n) for rank in Rank for n in range(5)}
    bugs = (1, int(Card(joker=Joker.PLAIN) not in dead))
    in_suits = [_ways_with(suit, left) for suit in FOUR_SUITS]
    for bug, groups, flushes in _multisets():
        without = prod([any_suit[group] for group in groups])
        for flush in flushes:
            number = sum(
                [
                    prod([ways[rank in flush][rank, n] for rank, n in groups])
                    for ways in in_suits
                ]
            )
            without -= number
            yield number * bugs[bug]
        yield without * bugs[bug]


_Ways = dict[tuple[Rank, int], int]


def _ways_with(suit: Suit, left: dict[Rank, list[Suit]]) -> tuple[_Ways, _Ways]:
    """Return in how many ways so many cards of a rank are held without and with a suit."""
    without, with_suit = {}, {}
    for rank, suits in left.items():
        held = suit in suits
        for n in range(1, 5):
            without[rank, n] = comb(len(suits) - held, n)
            with_suit[rank, n] = held * comb(len(suits) - 1, n - 1) if suits else 0
    return without, with_suit
