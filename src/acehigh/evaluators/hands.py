"""Which cards of a holding play, what its wild cards stand for, and how a hand is read out."""

from collections.abc import Sequence
from itertools import combinations, product
from typing import Protocol

from acehigh.cards import Card
from acehigh.evaluators.lookup import Rules, Tables
from acehigh.evaluators.multisets import Ranks
from acehigh.evaluators.protocol import Category, Hand, RankKey
from acehigh.suits import reading_order

Pair = tuple[Card, Card]
"""A card as it is held, and the card it stands for: itself, unless it is wild."""


class StandInRules(Rules, Protocol):
    """A ranker that can tell what its wild cards stand for."""

    def stand_ins(self, naturals: Sequence[Card], wild: int, key: RankKey) -> Sequence[Card]:
        """Return the cards that so many wild ones stand for, beside those that play.

        Args:
            naturals: the natural cards that play.
            wild: how many wild cards do.
            key: what they are worth together.
        """
        ...


def hand_of(
    rules: StandInRules,
    tables: Tables,
    naturals: Sequence[Card],
    wilds: Sequence[Card],
    key: RankKey,
) -> Hand:
    """Return the hand that makes a holding worth what it is.

    Args:
        rules: the ranker.
        tables: its tables.
        naturals: the cards of the holding that are not wild.
        wilds: those that are.
        key: what it is worth.
    """
    naturals, wilds = _credited(tables, naturals, wilds, key)
    # A card that can be spared is left out, until none can: wild ones first (W5), then those
    # of a low suit, so that the answer does not depend on how the cards were listed.
    for card in sorted(wilds, key=reading_order):
        fewer = _without(wilds, [card])
        if _suffice(tables, naturals, fewer, key):
            wilds = fewer
    for card in sorted(naturals, key=reading_order):
        fewer = _without(naturals, [card])
        if _suffice(tables, fewer, wilds, key):
            naturals = fewer
    pairs = [(card, card) for card in naturals]
    wilds.sort(key=reading_order, reverse=True)
    # Where the deck has too few cards for all wild ones to stand for, the others do not play.
    pairs += zip(wilds, rules.stand_ins(naturals, len(wilds), key), strict=False)
    in_order = _in_reading_order(pairs, key)
    return Hand(tuple(one for one, _ in in_order), tuple(other for _, other in in_order), key)


def _suffice(
    tables: Tables, naturals: Sequence[Card], wilds: Sequence[Card], key: RankKey
) -> bool:
    """Return whether these cards are worth as much."""
    if len(naturals) + len(wilds) < tables.rules.least:
        return False
    return tables.best_of(naturals, len(wilds)) == key


def _credited(
    tables: Tables, naturals: Sequence[Card], wilds: Sequence[Card], key: RankKey
) -> tuple[list[Card], list[Card]]:
    """Return the natural cards and the wild ones, as many as can being natural (W5)."""
    own = sorted(
        (card for card in wilds if card.joker is None), key=reading_order, reverse=True
    )
    for number in range(min(len(own), tables.rules.size), 0, -1):
        for some in combinations(own, number):
            rest = _without(wilds, some)
            if _suffice(tables, [*naturals, *some], rest, key):
                return [*naturals, *some], rest
    return list(naturals), list(wilds)


def _without(cards: Sequence[Card], spared: Sequence[Card]) -> list[Card]:
    rest = list(cards)
    for card in spared:
        rest.remove(card)
    return rest


def in_suits(
    rules: Rules, naturals: Sequence[Card], ranks: Ranks, suited: bool
) -> tuple[Card, ...] | None:
    """Return cards of these ranks that may stand beside the natural ones, if there are any."""
    if suited:
        suits = {card.suit for card in naturals if card.suit} or {rules.deck.suits[-1]}
        return tuple(Card(rank, suit) for suit in suits for rank in ranks)
    choices = [
        tuple(map(Card, ranks, suits))
        for suits in product(reversed(rules.deck.suits), repeat=len(ranks))
    ]
    best = min(choices, key=lambda cards: _faults(rules, [*naturals, *cards]))
    flush, repeated = _faults(rules, [*naturals, *best])
    # Five of a kind may repeat a card where there are not enough suits (W1).
    five = len(naturals) + len(ranks) == 5 and {card.rank for card in naturals} <= set(ranks)
    may_repeat = five and len(set(ranks)) == 1
    return best if not flush and (may_repeat or not repeated) else None


def _faults(rules: Rules, hand: Sequence[Card]) -> tuple[bool, int]:
    """Return whether a hand is a flush, and how many of its cards the deck does not have."""
    suits = {card.suit for card in hand}
    flush = len(suits) == 1 < len(rules.deck.suits) and len(hand) == rules.size
    missing = sum(max(hand.count(card) - rules.deck.count(card), 0) for card in set(hand))
    return flush, missing


def _in_reading_order(pairs: Sequence[Pair], key: RankKey) -> list[Pair]:
    """Return the cards of a hand as they are read out: what makes it first, then kickers."""
    ranks = [other.rank for _, other in pairs]
    places = {int(rank): place for place, rank in enumerate(key.ranks)}
    straight = key.category in (Category.STRAIGHT, Category.STRAIGHT_FLUSH)

    def place(pair: Pair) -> tuple[int, ...]:
        held, card = pair
        suit, rank = reading_order(card)
        # The ace of a wheel is read last: it is above the card the straight goes by.
        first = rank > key.ranks[0] if straight else places.get(rank, 0)
        return first, -ranks.count(card.rank), -rank, held is not card, -suit

    return sorted(pairs, key=place)
