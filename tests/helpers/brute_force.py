"""Counting by walking through every holding: what exact counts are compared with."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from acehigh import Card, Cards, Ranker, RankKey, parse_cards
from acehigh.odds.frequencies import frequencies


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


def assert_as_played(ranker: Ranker, cards: int, known: Cards = ()) -> None:
    """Fail unless the counts are those of the best hand, each choice of cards being asked."""
    best: Counter[RankKey] = Counter(
        max(map(ranker.key, combinations(held, ranker.hand_size)))
        for held in holdings(ranker, cards, known)
    )
    assert frequencies(ranker, cards, known=known).keys == best
