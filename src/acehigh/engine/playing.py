"""Which cards of a holding play, what its wild cards stand for, and how a hand is read out."""

from collections.abc import Sequence
from itertools import combinations, product
from typing import Protocol

from acehigh.cards import Card, Rank
from acehigh.decks import Deck
from acehigh.engine.rank_table import Ranks
from acehigh.keys import Category, Hand, RankKey
from acehigh.orders import reading_order

Pair = tuple[Card, Card]
"""A card as it is held, and the card it stands for: itself, unless it is wild."""


class PlayingRules(Protocol):
    """What is asked of a ranker to find out which cards play."""

    @property
    def deck(self) -> Deck:
        """The deck that the cards come from."""
        ...

    @property
    def hand_size(self) -> int:
        """How many cards make a hand."""
        ...

    @property
    def min_cards(self) -> int:
        """The fewest cards a holding may have."""
        ...

    def key_of_parts(self, naturals: Sequence[Card], wild: int) -> RankKey:
        """Return the key of a good holding: natural cards, and so many wild ones."""
        ...

    def substitutes(self, naturals: Sequence[Card], wild: int, key: RankKey) -> Sequence[Card]:
        """Return the cards that so many wild ones stand for, beside those that play.

        Args:
            naturals: the natural cards that play.
            wild: how many wild cards do.
            key: what they are worth together.
        """
        ...


def hand_of(
    rules: PlayingRules, naturals: Sequence[Card], wilds: Sequence[Card], key: RankKey
) -> Hand:
    """Return the hand that makes a holding worth what it is.

    Args:
        rules: the ranker.
        naturals: the cards of the holding that are not wild.
        wilds: those that are.
        key: what it is worth.
    """
    naturals, wilds = _as_naturals(rules, naturals, wilds, key)
    # A card that is not needed is left out, until all are needed: wild ones first (W5), then
    # those of a low suit, so that the answer does not depend on how the cards were listed.
    for card in sorted(wilds, key=reading_order):
        fewer = _without(wilds, [card])
        if _suffice(rules, naturals, fewer, key):
            wilds = fewer
    for card in sorted(naturals, key=reading_order):
        fewer = _without(naturals, [card])
        if _suffice(rules, fewer, wilds, key):
            naturals = fewer
    pairs = [(card, card) for card in naturals]
    wilds.sort(key=reading_order, reverse=True)
    # Where the deck has too few cards for all wild ones to stand for, the others do not play.
    pairs += zip(wilds, rules.substitutes(naturals, len(wilds), key), strict=False)
    ordered = in_reading_order(pairs, key)
    return Hand(tuple(one for one, _ in ordered), tuple(other for _, other in ordered), key)


class KnownHands:
    """The ranks that play in hands met before: the next hand of such a key is read faster."""

    def __init__(self) -> None:
        # By a key's value, the ranks of its hand in reading order.
        self._ranks: dict[int, tuple[Rank | None, ...]] = {}

    def add(self, hand: Hand) -> None:
        """Remember a hand without wild cards."""
        ranks = tuple([card.rank for card in hand.cards])
        # Where the key does not name all ranks, another hand may have other ones.
        if hand.cards == hand.plays_as and (
            set(ranks) == set(hand.key.ranks) or hand.category in _STRAIGHTS
        ):
            self._ranks[hand.key.value] = ranks

    def hand(self, naturals: Sequence[Card], key: RankKey) -> Hand | None:
        """Return the hand of a holding without wild cards, if its like is known.

        Of cards of one rank those of the highest suits play, as `hand_of` has it.
        """
        ranks = self._ranks.get(key.value)
        if ranks is None:
            return None
        cards = sorted(naturals, key=reading_order)
        if key.category in _SUITED:
            suits = [card.suit for card in cards]
            (suit, *others) = {one for one in suits if suits.count(one) >= len(ranks)}
            if others:
                return None
            cards = [card for card in cards if card.suit is suit]
        held: dict[Rank | None, list[Card]] = {}
        for card in cards:
            held.setdefault(card.rank, []).append(card)
        try:
            played = tuple([held[rank].pop() for rank in ranks])
        except (KeyError, IndexError):
            return None
        return Hand(played, played, key)


_STRAIGHTS = (Category.STRAIGHT, Category.STRAIGHT_FLUSH)
_SUITED = (Category.FLUSH, Category.STRAIGHT_FLUSH)


def _suffice(
    rules: PlayingRules, naturals: Sequence[Card], wilds: Sequence[Card], key: RankKey
) -> bool:
    """Return whether these cards are worth as much."""
    if len(naturals) + len(wilds) < rules.min_cards:
        return False
    return rules.key_of_parts(naturals, len(wilds)) == key


def _as_naturals(
    rules: PlayingRules, naturals: Sequence[Card], wilds: Sequence[Card], key: RankKey
) -> tuple[list[Card], list[Card]]:
    """Return the natural cards and the wild ones, as many as possible being natural (W5)."""
    own = sorted(
        (card for card in wilds if card.joker is None), key=reading_order, reverse=True
    )
    for number in range(min(len(own), rules.hand_size), 0, -1):
        for some in combinations(own, number):
            rest = _without(wilds, some)
            if _suffice(rules, [*naturals, *some], rest, key):
                return [*naturals, *some], rest
    return list(naturals), list(wilds)


def _without(cards: Sequence[Card], left_out: Sequence[Card]) -> list[Card]:
    rest = list(cards)
    for card in left_out:
        rest.remove(card)
    return rest


def suited_cards(
    rules: PlayingRules, naturals: Sequence[Card], ranks: Ranks, suited: bool
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


def _faults(rules: PlayingRules, hand: Sequence[Card]) -> tuple[bool, int]:
    """Return whether a hand is a flush, and how many of its cards the deck does not have."""
    suits = {card.suit for card in hand}
    flush = len(suits) == 1 < len(rules.deck.suits) and len(hand) == rules.hand_size
    missing = sum(max(hand.count(card) - rules.deck.count(card), 0) for card in set(hand))
    return flush, missing


def in_reading_order(pairs: Sequence[Pair], key: RankKey) -> list[Pair]:
    """Return the cards of a hand as they are read out: what makes it first, then kickers."""
    ranks = [other.rank for _, other in pairs]
    places = {int(rank): place for place, rank in enumerate(key.ranks)}
    straight = key.category in _STRAIGHTS

    def place(pair: Pair) -> tuple[int, ...]:
        held, card = pair
        suit, rank = reading_order(card)
        # The ace of a wheel is read last: it is above the card the straight goes by.
        first = rank > key.ranks[0] if straight else places.get(rank, 0)
        return first, -ranks.count(card.rank), -rank, held is not card, -suit

    return sorted(pairs, key=place)
