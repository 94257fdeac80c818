"""What follows from rules that are only asked what cards are worth: a plug-in's, say.

These are the defaults of `Ranker`, for rankers that keep no tables.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Protocol

from acehigh.cards import Card
from acehigh.engine.playing import in_reading_order
from acehigh.keys import Hand, RankKey
from acehigh.orders import reading_order


class AskedRules(Protocol):
    """What is asked of a ranker."""

    @property
    def hand_size(self) -> int:
        """How many cards make a hand."""
        ...

    @property
    def counts_all_cards(self) -> bool:
        """Whether a hand's worth depends on cards that do not play."""
        ...

    def key(self, cards: Sequence[Card]) -> RankKey:
        """Return what the best hand among these cards is worth."""
        ...

    def best(self, cards: Sequence[Card]) -> Hand:
        """Return the best hand among these cards."""
        ...

    def preference(self, key: RankKey) -> int:
        """Return what orders the hands that a player may choose from."""
        ...


def best_hand(rules: AskedRules, cards: Sequence[Card]) -> Hand:
    """Return the best hand among good cards: the first that is worth what they all are."""
    key = rules.key(cards)
    played = sorted(cards, key=reading_order, reverse=True)
    if not rules.counts_all_cards:
        hands = combinations(played, min(rules.hand_size, len(cards)))
        played = next((list(hand) for hand in hands if rules.key(hand) == key), played)
    pairs = in_reading_order([(card, card) for card in played], key)
    in_order = tuple(card for card, _ in pairs)
    return Hand(in_order, in_order, key)


def equal_hands(rules: AskedRules, cards: Sequence[Card], key: RankKey) -> Iterator[Hand]:
    """Yield hands of a holding that are worth its key."""
    yield rules.best(cards)
    # Where all cards count, fewer of them are another holding.
    if not rules.counts_all_cards and len(cards) > rules.hand_size:
        for some in combinations(cards, rules.hand_size):
            if rules.key(some) == key:
                yield rules.best(some)


def keys_with_hole_cards(
    rules: AskedRules,
    holdings: Sequence[tuple[Card, ...]],
    board: tuple[Card, ...],
    hole_cards: int,
) -> list[RankKey]:
    """Return what each holding is worth if a hand takes just so many cards from it."""
    rest = list(combinations(board, rules.hand_size - hole_cards))
    return [
        max(
            [
                rules.key(mine + theirs)
                for mine in combinations(held, hole_cards)
                for theirs in rest
            ],
            key=rules.preference,
        )
        for held in holdings
    ]
