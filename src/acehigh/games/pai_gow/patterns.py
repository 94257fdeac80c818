"""Seven of 53 cards up to the names of suits: 292,253 patterns for 154,143,080 holdings.

How seven cards are set depends on their ranks, and on which of them are of a suit in which a
flush is possible; nothing else. There is one such suit at most. So a pattern is a number for
each card: twice its rank, and one more if it is of that suit. The bug, which is of any suit,
counts as a rank above the ace.
"""

from collections.abc import Collection, Iterator, Sequence
from functools import cache
from itertools import combinations_with_replacement, islice, product
from math import comb, prod
from typing import NamedTuple

from acehigh.cards import Card, Joker, Rank, Suit
from acehigh.deck_contents import FOUR_SUITS

_BUG = 2 * (Rank.ACE + 1)
_RANKS = tuple(range(Rank.ACE, Rank.TWO - 1, -1))
_GROUPS = 5 * (Rank.ACE + 1)


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
    ['As', '9s', '8s', '4s', '2s', '2h', 'Jk']
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


class _Multiset(NamedTuple):
    """A multiset of ranks.

    Attributes:
        bug: 1 if the bug is held, else 0.
        groups: for each rank held, the highest first, five times the rank and how many cards.
        flushes: each way to have a card in the flush suit of some of these ranks, as 1 or 0
            for each rank; in the last way no flush is possible.
    """

    bug: int
    groups: tuple[int, ...]
    flushes: tuple[tuple[int, ...], ...]


def _multisets(part: int, parts: int) -> Iterator[_Multiset]:
    """Yield the multisets of one part, in an order that is always the same."""
    for bug in (0, 1):
        for ranks in islice(combinations_with_replacement(_RANKS, 7 - bug), part, None, parts):
            held = dict.fromkeys(ranks, 0)
            for rank in ranks:
                held[rank] += 1
            if max(held.values()) <= 4:
                groups = tuple([5 * rank + number for rank, number in held.items()])
                yield _Multiset(bug, groups, _flushes(bug, len(groups)))


@cache
def _flushes(bug: int, different: int) -> tuple[tuple[int, ...], ...]:
    ways = product((1, 0), repeat=different)
    return tuple([way for way in ways if sum(way) + bug >= 5 or not any(way)])


def patterns(part: int = 0, parts: int = 1) -> Iterator[tuple[int, ...]]:
    """Yield every pattern once, or those of one part; its numbers sorted, the highest first."""
    for bug, groups, flushes in _multisets(part, parts):
        for flush in flushes:
            numbers = [_BUG] * bug
            for suited, group in zip(flush, groups, strict=True):
                rank, number = divmod(group, 5)
                numbers += [2 * rank + 1] * suited + [2 * rank] * (number - suited)
            yield tuple(numbers)


def weights(dead: Collection[Card] = (), part: int = 0, parts: int = 1) -> Iterator[int]:
    """Yield how many holdings have each pattern, in the order of `patterns`.

    Args:
        dead: cards that are not in these holdings.
        part: which part of the patterns is asked for.
        parts: how many parts there are.

    >>> next(patterns()), next(weights())
    ((28, 28, 28, 28, 26, 26, 26), 4)
    """
    bugs = (1, int(Card(joker=Joker.PLAIN) not in dead))
    any_suit, in_suits = _ways(dead)
    for bug, groups, flushes in _multisets(part, parts):
        without = prod([any_suit[group] for group in groups])
        for flush in flushes[:-1]:
            number = 0
            for ways in in_suits:
                number += prod([ways[suited][group] for suited, group in zip(flush, groups)])  # noqa: B905 - a check would take a fifth of the time
            without -= number
            yield number * bugs[bug]
        yield without * bugs[bug]


def _ways(dead: Collection[Card]) -> tuple[list[int], list[tuple[list[int], list[int]]]]:
    """Return in how many ways the cards of a group can be held, by the group's number.

    Returns:
        The ways in any suits; and for each suit those without it, and those with it.
    """
    any_suit = [0] * _GROUPS
    in_suits = [([0] * _GROUPS, [0] * _GROUPS) for _ in FOUR_SUITS]
    for rank, number in product(Rank, range(1, 5)):
        left = [suit for suit in FOUR_SUITS if Card(rank, suit) not in dead]
        group = 5 * rank + number
        any_suit[group] = comb(len(left), number)
        for suit, (without, with_it) in zip(FOUR_SUITS, in_suits, strict=True):
            without[group] = comb(len(left) - (suit in left), number)
            with_it[group] = any_suit[group] - without[group]
    return any_suit, in_suits
