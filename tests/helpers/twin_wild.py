"""The slow twin's statement of wild cards (W1 to W10): see twin.py.

A card that stands for another is written as a joker, so the rule for a game with wild cards
is a rule for hands with jokers.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations, product
from typing import TypeAlias

from acehigh import Card, Deck, Joker, Rank
from acehigh.evaluators.with_wild_cards import Naturals
from helpers.twin import Rule, Worth, once_per_kind, once_per_pattern

JOKER = Card(joker=Joker.PLAIN)
NOTHING: Worth = (-1, "nothing"), ()
"""What cards are worth that may not be played: less than any that may."""

Credit: TypeAlias = tuple[Worth, int]
"""What a holding is worth, and minus how many wild cards that takes: greater is better."""

Holding: TypeAlias = tuple[Card, ...]

DECIDES: dict[Naturals, Callable[[int], int]] = {
    "equal": lambda used: 0,  # noqa: ARG005
    "beat": lambda used: 1 if used == 0 else 0,
    "fewer_wild": lambda used: -used,
    "more_wild": lambda used: used,
}
"""What decides between hands of equal worth, given how many wild cards each uses (W9)."""


@cache
def wild(rule: Rule, deck: Deck, double_ace_flush: bool) -> Rule:
    """Return the rule for hands with wild jokers (W1 to W3, W7), given the natural cards.

    The rule for natural hands looks at ranks and at flushes, here and below.
    """
    return substituting(deck.counts, lawful(once_per_kind(rule), deck, double_ace_flush))


@cache
def bug(rule: Rule, deck: Deck, double_ace_flush: bool) -> Rule:
    """Return the rule for hands with jokers that are bugs, in high games (W6)."""
    judge = lawful(once_per_kind(rule), deck, double_ace_flush)

    def completing(hand: Sequence[Card]) -> Worth:
        worth = judge(hand)
        return worth if worth[0][1] in ("straight", "flush", "straight flush") else NOTHING

    aces = [card for card in deck.counts if card.rank is Rank.ACE]
    as_aces, as_any = substituting(aces, judge), substituting(deck.counts, completing)
    return lambda hand: max(as_aces(hand), as_any(hand))


def substituting(cards: Iterable[Card], rule: Rule) -> Rule:
    """Return the rule for hands with jokers, each of which stands for any of the cards."""

    def substituted(hand: Sequence[Card]) -> Worth:
        if JOKER not in hand:
            return rule(hand)
        others = list(hand)
        others.remove(JOKER)
        # Natural hands are judged faster than remembered.
        ask = remembered if JOKER in others else rule
        return max([ask([*others, card]) for card in cards])

    remembered = once_per_pattern(substituted)
    return remembered


def lawful(rule: Rule, deck: Deck, double_ace_flush: bool) -> Rule:
    """Return the same rule, for which hands are worth nothing that the deck cannot give.

    But for five of a kind, and for a flush where that may hold a card twice (W1, W2).
    """
    counts = deck.counts
    excepted = {"five of a kind", "flush"} if double_ace_flush else {"five of a kind"}

    def judge(hand: Sequence[Card]) -> Worth:
        worth = rule(hand)
        if len(set(hand)) == len(hand) or worth[0][1] in excepted:
            return worth
        possible = all(hand.count(card) <= counts[card] for card in hand)
        return worth if possible else NOTHING

    return judge


def credited(rule: Rule, cards: Sequence[Card], places: Collection[int], size: int) -> Credit:
    """Return what the cards are worth of which those at some places are wild (W5, W10)."""
    return max(
        (rule(hand), -hand.count(JOKER))
        for holding in as_played(cards, places)
        for hand in combinations(holding, min(size, len(cards)))
    )


def as_played(cards: Sequence[Card], places: Collection[int]) -> Iterator[Holding]:
    """Yield each way to play a holding: its wild cards stand for themselves, or are jokers."""
    choices = []
    for place, card in enumerate(cards):
        if place not in places:
            choices.append([card])
        elif is_natural(card):
            choices.append([card, JOKER])
        else:
            choices.append([JOKER])
    yield from product(*choices)


def lowest(cards: Sequence[Card], concealed: Collection[Card] | None = None) -> list[int]:
    """Return the places of a player's lowest cards (W8): of those that match the lowest."""
    candidates = filter(is_natural, cards if concealed is None else concealed)
    rank = min([card.rank for card in candidates if card.rank is not None], default=None)
    return [place for place, card in enumerate(cards) if is_natural(card) and card.rank is rank]


def jokers(cards: Sequence[Card]) -> list[int]:
    """Return the places of the jokers, which are wild in every game."""
    return [place for place, card in enumerate(cards) if not is_natural(card)]


def is_natural(card: Card) -> bool:
    """Return whether a card is no joker."""
    return card.joker is None
