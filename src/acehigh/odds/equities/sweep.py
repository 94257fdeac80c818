"""Two ranges on a board: one sorted sweep for each way to complete it.

On a whole board each hand is worth one number. Sorted by it, the hands of both players are gone
through once: a hand beats all of the other player's that came before, but for those with which
it shares a card. How much weight these have is kept for each card, and for each hand of two
cards, which both of its cards would count. So two ranges take one step for each of their hands,
not one for each matchup of them.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations, islice
from math import comb, prod
from typing import TypeAlias

from acehigh.cards import Card
from acehigh.decks import Deck
from acehigh.errors import CardError
from acehigh.odds.equities.contest import Contest, has_repeats
from acehigh.odds.equities.deals import values_of_keys
from acehigh.odds.equities.outcomes import Outcomes
from acehigh.odds.equities.worth import NOTHING

Pair: TypeAlias = tuple[Card, Card]

Weighted: TypeAlias = tuple[Pair, int]
"""A hand that a player may hold, and its weight."""

_OF_A_HAND, _OF_A_MATCHUP = 3, 60
"""To sweep over a hand takes as long as so many look-ups, to count a matchup by itself as long
as so many at least."""

_NOBODY, _FIRST, _SECOND, _BOTH = (0,), (1,), (2,), (3,)


def serves(contest: Contest, hole: int, hands: Sequence[int]) -> bool:
    """Return whether ranges can be compared so, and faster than matchup by matchup.

    Args:
        contest: what is played, with no holdings.
        hole: how many cards each player holds.
        hands: how many hands each player may hold.
    """
    return (
        hole == len(hands) == 2
        and len(contest.parts) == 1
        and contest.parts[0].any_cards_play
        and not has_repeats(contest.deck)
        and cost(contest, hands) < _OF_A_MATCHUP * prod(hands)
    )


def cost(contest: Contest, hands: Sequence[int]) -> int:
    """Return about how many look-ups it takes to compare so many hands of each player."""
    left = len(contest.deck) - len(contest.board) - len(contest.dead)
    return comb(left, contest.to_come) * sum(hands) * _OF_A_HAND


def paired(
    deck: Deck, players: Sequence[Sequence[tuple[tuple[Card, ...], int]]]
) -> list[list[Weighted]]:
    """Return the hands of each player, the cards of each in one order, so that equal ones are.

    Raises:
        CardError: the players cannot hold their hands at the same time.
    """
    place = {card: number for number, card in enumerate(deck.counts)}
    ranges: list[list[Weighted]] = []
    for some in players:
        ranges.append([])
        for held, weight in some:
            one, other = sorted(held, key=place.__getitem__)
            ranges[-1].append(((one, other), weight))
    first, second = ranges
    held_first = _Held()
    held_first.add(first)
    if not held_first.beside(second):
        raise CardError("the players cannot hold such hands at the same time")
    return ranges


def count_sweeps(
    contest: Contest, players: Sequence[Sequence[Weighted]], part: int, parts: int
) -> Outcomes:
    """Return in how many deals each outcome comes about, by their weights.

    Args:
        contest: what is played, with no holdings.
        players: the hands that each player may hold, as they come from `paired`.
        part: which part of the ways to complete the board, from 0.
        parts: how many parts there are.
    """
    hands = list({hand for some in players for hand, _ in some})
    outcomes: Outcomes = Counter()
    for drawn in islice(combinations(contest.stub, contest.to_come), part, None, parts):
        left = [hand for hand in hands if hand[0] not in drawn and hand[1] not in drawn]
        keys = contest.parts[0].ranker.keys(left, contest.board + drawn)
        _sweep(dict(zip(left, values_of_keys(keys), strict=True)), players, outcomes)
    return outcomes


def _sweep(
    values: dict[Pair, int], ranges: Sequence[Sequence[Weighted]], outcomes: Outcomes
) -> None:
    """Add who wins on one board, by the weights of both players' hands.

    Args:
        values: what each hand is worth that can be held.
        ranges: the hands that each player may hold, and their weights.
        outcomes: what to add to.
    """
    alike: dict[int, tuple[list[Weighted], list[Weighted]]] = {}
    for player, hands in enumerate(ranges):
        for hand, weight in hands:
            value = values.get(hand)
            if value is not None:
                if value not in alike:
                    alike[value] = [], []
                alike[value][player].append((hand, weight))
    mine, theirs = _Held(), _Held()
    for value in sorted(alike):
        first, second = alike[value]
        outcomes[_FIRST] += theirs.beside(first)
        outcomes[_SECOND] += mine.beside(second)
        if first and second:
            same = _Held()
            same.add(second)
            outcomes[_NOBODY if value == NOTHING else _BOTH] += same.beside(first)
        mine.add(first)
        theirs.add(second)


class _Held:
    """How much weight hands of two cards have together, and those that have a card."""

    __slots__ = ("_of_card", "_of_hand", "_total")

    def __init__(self) -> None:
        self._total = 0
        self._of_card: dict[Card, int] = {}
        self._of_hand: dict[Pair, int] = {}

    def add(self, hands: Iterable[Weighted]) -> None:
        """Add some hands, each with its weight."""
        of_card = self._of_card
        for hand, weight in hands:
            one, other = hand
            self._total += weight
            of_card[one] = of_card.get(one, 0) + weight
            of_card[other] = of_card.get(other, 0) + weight
            self._of_hand[hand] = self._of_hand.get(hand, 0) + weight

    def beside(self, hands: Iterable[Weighted]) -> int:
        """Return the weight of some hands with these: of all that can be held together."""
        of_card, of_hand, total = self._of_card.get, self._of_hand.get, self._total
        found = 0
        for hand, weight in hands:
            one, other = hand
            found += weight * (total - of_card(one, 0) - of_card(other, 0) + of_hand(hand, 0))
        return found
