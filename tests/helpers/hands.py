"""Hands and holdings to try rankers on: all of a deck, one of each kind, or dealt at random."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import (
    combinations,
    combinations_with_replacement,
    cycle,
    islice,
    product,
)
from math import comb
from operator import getitem
from random import Random

from acehigh import Card, Deck, High, Rank, Ranker, RankKey, Suit


def random_holdings(deck: Deck, sizes: range, number: int) -> Iterator[tuple[Card, ...]]:
    """Yield so many holdings, the same again in every run."""
    random = Random(20241129)
    for _ in range(number):
        yield tuple(random.sample(deck.cards, random.choice(sizes)))


def hands_of_every_pattern(deck: Deck, size: int = 5) -> Iterator[tuple[Card, ...]]:
    """Yield one hand of so many cards for all those alike but for the names of suits."""
    for rows, groups in _suitings(deck, size):
        for suits, *_ in groups:
            yield tuple(map(getitem, rows, suits))


def _suitings(
    deck: Deck, size: int
) -> Iterator[tuple[list[list[Card]], list[list[tuple[int, ...]]]]]:
    """Yield for all ranks that a hand can have the cards to choose from, and the choices.

    Those choices are together that differ in the names of suits. There are no jokers.
    """
    rows = {rank: [Card(rank, suit) for suit in deck.suits] for rank in deck.ranks}
    assert {deck.counts[card] for row in rows.values() for card in row} == {deck.copies}
    for ranks in combinations_with_replacement(deck.ranks, size):
        # Which choices there are depends only on which of the ranks are equal.
        equal = tuple(map(ranks.index, ranks))
        yield [rows[rank] for rank in ranks], _suits_alike(len(deck.suits), deck.copies, equal)


@cache
def _suits_alike(
    suits: int, copies: int, ranks: tuple[int, ...]
) -> list[list[tuple[int, ...]]]:
    """Return all choices of suits for cards of such ranks, in groups that differ in names."""
    hands: dict[tuple[tuple[int, int], ...], tuple[int, ...]] = {}
    for chosen in product(range(suits), repeat=len(ranks)):
        cards = tuple(sorted(zip(ranks, chosen, strict=True)))
        if all(cards.count(card) <= copies for card in cards):
            # Cards of one rank may come in any order: the first will do.
            hands.setdefault(cards, chosen)
    groups: dict[tuple[tuple[int, ...], ...], list[tuple[int, ...]]] = {}
    for cards, chosen in hands.items():
        held = [tuple(rank for rank, of in cards if of == suit) for suit in range(suits)]
        groups.setdefault(tuple(sorted(held)), []).append(chosen)
    return list(groups.values())


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


def run_through(
    rankers: Sequence[Ranker], size: int = 5, beside: tuple[Card, ...] = ()
) -> dict[tuple[Card, ...], int]:
    """Run through all hands of a deck; return one of every pattern, and how many are of it.

    Fails unless each ranker has one key, the same object, for all hands of a pattern. So many
    natural cards are gone through; cards such as a joker may be beside them in each hand.
    """
    deck = rankers[0].deck.with_jokers(0)
    assert {(ranker.deck.with_jokers(0), deck.copies) for ranker in rankers} == {(deck, 1)}
    numbers = {}
    for rows, groups in _suitings(deck, size):
        for group in groups:
            alike = [[*map(getitem, rows, suits), *beside] for suits in group]
            hand = tuple(alike[0])
            numbers[hand] = len(alike)
            for ranker in rankers:
                assert len(set(map(id, map(ranker.key, alike)))) == 1, hand
    assert sum(numbers.values()) == comb(len(deck), size)
    return numbers
