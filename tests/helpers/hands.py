"""Hands and holdings to try rankers on: all of a deck, one of each kind, or dealt at random."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import (
    combinations,
    combinations_with_replacement,
    cycle,
    islice,
    permutations,
    product,
)
from math import comb
from random import Random

from acehigh import Card, Deck, High, Rank, Ranker, RankKey, Suit
from helpers.twin import suit_pattern


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


@cache
def hand_of_each_kind() -> dict[RankKey, tuple[Card, ...]]:
    """Return a hand for each key of `High()`, best first."""
    hands = [tuple(Card(rank, Suit.HEARTS) for rank in five) for five in combinations(Rank, 5)]
    for ranks in combinations_with_replacement(Rank, 5):
        # In four suits, so it is no flush; no rank comes five times, so no card comes twice.
        if ranks[0] != ranks[4]:
            suits = islice(cycle(Deck.standard().suits), 5)
            hands.append(tuple(map(Card, ranks, suits)))
    keys = {High().key(hand): hand for hand in hands}
    return dict(sorted(keys.items(), reverse=True))


def run_through(rankers: Sequence[Ranker], size: int = 5) -> dict[tuple[Card, ...], int]:
    """Run through all hands of a deck; return one of every pattern, and how many are of it.

    Fails unless each ranker has one key, the same object, for all hands of a pattern.
    """
    deck = rankers[0].deck
    assert {(ranker.deck, deck.copies) for ranker in rankers} == {(deck, 1)}
    renamings: list[dict[Suit | None, Suit]] = [
        dict(zip(deck.suits, suits, strict=True)) for suits in permutations(deck.suits)
    ]
    renamed = [
        {card: Card(card.rank, names[card.suit]) for card in deck} for names in renamings
    ]
    numbers = {}
    for hand in hands_of_every_pattern(deck, size):
        alike = {frozenset([other[card] for card in hand]) for other in renamed}
        numbers[hand] = len(alike)
        for ranker in rankers:
            assert len(set(map(id, map(ranker.key, alike)))) == 1, hand
    assert sum(numbers.values()) == comb(len(deck), size)
    return numbers
