"""Hands and holdings to try rankers on: all of a deck, one of each kind, or dealt at random."""

from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement, product
from operator import is_
from random import Random

from acehigh import Card, Deck, Ranker, RankKey
from twin import suit_pattern


def random_holdings(deck: Deck, sizes: range, number: int) -> Iterator[tuple[Card, ...]]:
    """Yield so many holdings, the same again in every run."""
    random = Random(20241129)
    for _ in range(number):
        yield tuple(random.sample(deck.cards, random.choice(sizes)))


def hands_of_every_pattern(deck: Deck, size: int = 5) -> Iterator[tuple[Card, ...]]:
    """Yield one hand of so many cards for all those alike but for the names of suits."""
    # A suit is named only after those before it: the rest differ in nothing but names.
    places = range(len(deck.suits))
    suitings = [
        [deck.suits[place] for place in suiting]
        for suiting in product(places, repeat=size)
        if all(place <= len(set(suiting[:i])) for i, place in enumerate(suiting))
    ]
    for ranks in combinations_with_replacement(deck.ranks, size):
        seen = set()
        for suits in suitings:
            hand = tuple(map(Card, ranks, suits))
            pattern = suit_pattern(hand)
            if pattern not in seen and all(hand.count(c) <= deck.counts[c] for c in hand):
                seen.add(pattern)
                yield hand


def run_through(rankers: Sequence[Ranker], size: int = 5) -> dict[tuple[Card, ...], int]:
    """Run through all hands of a deck; return one of every pattern, and how many are of it.

    Fails where a ranker gives two hands that are alike but for the names of suits different
    keys, or the same key twice over.
    """
    first: dict[tuple[int, ...], tuple[Card, ...]] = {}
    numbers: dict[tuple[int, ...], int] = {}
    known: dict[tuple[int, ...], list[RankKey]] = {}
    ask = [ranker.key for ranker in rankers]
    for hand in combinations(rankers[0].deck.cards, size):
        pattern = suit_pattern(hand)
        keys = [key(hand) for key in ask]
        if pattern in known:
            assert all(map(is_, keys, known[pattern])), hand
            numbers[pattern] += 1
        else:
            first[pattern], numbers[pattern], known[pattern] = hand, 1, keys
    return {hand: numbers[pattern] for pattern, hand in first.items()}
