"""Counting by walking through every holding: what exact counts are compared with."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations

from acehigh import Card, Cards, Deck, Ranker, RankKey, parse_cards
from acehigh.odds.frequencies import frequencies
from helpers.twin import suit_pattern


def holdings(ranker: Ranker, cards: int, known: Cards = ()) -> Iterator[tuple[Card, ...]]:
    """Yield every holding of so many cards that the known ones are among."""
    held = parse_cards(known)
    left = list(ranker.deck.cards)
    for card in held:
        left.remove(card)
    for others in combinations(left, cards - len(held)):
        yield (*held, *others)


def assert_as_walked(ranker: Ranker, cards: int, known: Cards = ()) -> None:
    """Fail unless the counts are those of all holdings, each asked for its key."""
    found = frequencies(ranker, cards, known=known)
    assert found.keys == Counter(map(ranker.key, holdings(ranker, cards, known)))
    assert list(found.keys) == sorted(found.keys, reverse=True)


def assert_as_walked_by_patterns(ranker: Ranker, cards: int) -> None:
    """Do the same faster where suits are but names: ask for two holdings of each pattern.

    That is worth it where many rankers have one deck, whose holdings are gone through once.
    """
    if not ranker.suits_are_alike or ranker.wild_cards:
        assert_as_walked(ranker, cards)
        return
    expected: Counter[RankKey] = Counter()
    for first, last, number in _patterns(ranker.deck, cards):
        key = ranker.key(first)
        assert key == ranker.key(last)
        expected[key] += number
    found = frequencies(ranker, cards).keys
    assert found == expected
    assert list(found) == sorted(found, reverse=True)


@cache
def _patterns(deck: Deck, cards: int) -> list[tuple[tuple[Card, ...], tuple[Card, ...], int]]:
    """Return the first and the last holding of each pattern of suits, and their number."""
    first: dict[tuple[int, ...], tuple[Card, ...]] = {}
    last = {}
    numbers: Counter[tuple[int, ...]] = Counter()
    for held in combinations(deck.cards, cards):
        pattern = suit_pattern(held)
        first.setdefault(pattern, held)
        last[pattern] = held
        numbers[pattern] += 1
    return [(first[pattern], last[pattern], number) for pattern, number in numbers.items()]


def assert_as_played(ranker: Ranker, cards: int, known: Cards = ()) -> None:
    """Fail unless the counts are those of the best hand, each choice of cards being asked."""
    best: Counter[RankKey] = Counter(
        max(map(ranker.key, combinations(held, ranker.hand_size)))
        for held in holdings(ranker, cards, known)
    )
    assert frequencies(ranker, cards, known=known).keys == best
