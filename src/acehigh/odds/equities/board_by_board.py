"""One whole board after the other: each hand is ranked once on it, whoever may hold it.

Ranges make many matchups of few hands. Where few boards may come, or each deal would have to be
looked at anyway, hands are ranked and not matchups. Two ranges that play for one part are then
compared by a sweep (see `sweep`); others by going through what can be held together.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, islice
from math import comb, prod
from typing import TypeAlias

from acehigh.cards import Card
from acehigh.decks import Deck
from acehigh.odds.equities.contest import Contest, Weighted, has_repeats
from acehigh.odds.equities.deals import keys_on, outcome_of_values, values_of_keys
from acehigh.odds.equities.outcomes import Outcomes
from acehigh.odds.equities.sweep import sweep

_OF_A_HAND, _OF_A_PART = 3, 2
"""To rank and compare a hand takes as long as so many look-ups, to say who wins a part too."""

_OF_A_MATCHUP, _OF_A_DEAL = 60, 40
"""Matchup by matchup, each takes as long as so many look-ups at least; where boards cannot be
counted by ranks, each deal of it does."""

Hand: TypeAlias = tuple[Card, ...]

Values: TypeAlias = tuple[int, ...]
"""What a hand is worth on a board, in each part."""


def serves(contest: Contest, hole: int, hands: Sequence[int]) -> bool:
    """Return whether to go board by board, which is faster than matchup by matchup.

    Args:
        contest: what is played, with no holdings.
        hole: how many cards each player holds.
        hands: how many hands each player may hold.
    """
    by_ranks = all(part.counts_by_ranks for part in contest.parts)
    of_one = _OF_A_MATCHUP if by_ranks else _OF_A_DEAL * number_of_boards(contest)
    return not has_repeats(contest.deck) and cost(contest, hole, hands) < of_one * prod(hands)


def cost(contest: Contest, hole: int, hands: Sequence[int]) -> int:
    """Return about how many look-ups it takes; see `serves` for the arguments."""
    parts = len(contest.parts)
    on_a_board = sum(hands) * _OF_A_HAND * parts
    if not _is_swept(contest, hole, len(hands)):
        on_a_board += prod(hands) * _OF_A_PART * parts
    return number_of_boards(contest) * on_a_board


def number_of_boards(contest: Contest) -> int:
    """Return in how many ways the board can be completed, if nobody held a card."""
    left = len(contest.deck) - len(contest.board) - len(contest.dead)
    return comb(left, contest.to_come)


def _is_swept(contest: Contest, hole: int, players: int) -> bool:
    return hole == players == 2 and len(contest.parts) == 1


def in_order(deck: Deck, players: Sequence[Sequence[Weighted]]) -> list[list[Weighted]]:
    """Return the hands of each player, the cards of each in one order: equal ones are equal."""
    place = {card: number for number, card in enumerate(deck.counts)}
    return [
        [(tuple(sorted(held, key=place.__getitem__)), weight) for held, weight in some]
        for some in players
    ]


def count_boards(
    contest: Contest, players: Sequence[Sequence[Weighted]], part: int, parts: int
) -> Outcomes:
    """Return in how many deals each outcome comes about, by their weights.

    Args:
        contest: what is played, with no holdings.
        players: the hands that each player may hold, as they come from `in_order`.
        part: which part of the boards, and of the first player's hands on them, from 0.
        parts: how many parts there are.
    """
    swept = _is_swept(contest, len(players[0][0][0]), len(players))
    outcomes: Outcomes = Counter()
    for drawn, first in _shared_out(contest, players[0], part, parts):
        out = frozenset(drawn)
        left = [
            [(hand, weight) for hand, weight in hands if out.isdisjoint(hand)]
            for hands in (first, *players[1:])
        ]
        values = _values(contest, left, contest.board + drawn)
        if swept:
            alone = {hand: value for hand, (value,) in values.items()}
            sweep(alone, left[0], left[1], outcomes)
        else:
            worth = [[(hand, weight, values[hand]) for hand, weight in some] for some in left]
            _go_through(worth, frozenset(), 1, (), outcomes)
    return outcomes


def _shared_out(
    contest: Contest, first: Sequence[Weighted], part: int, parts: int
) -> Iterator[tuple[tuple[Card, ...], Sequence[Weighted]]]:
    """Yield the cards drawn, and which of the first player's hands are looked at with them."""
    number = len(first)
    begin, end = (number_of_boards(contest) * number * one // parts for one in (part, part + 1))
    boards = combinations(contest.stub, contest.to_come)
    for place, drawn in enumerate(islice(boards, begin // number, -(-end // number))):
        before = (begin // number + place) * number
        yield drawn, first[max(begin - before, 0) : end - before]


def _values(
    contest: Contest, players: Sequence[Sequence[Weighted]], board: tuple[Card, ...]
) -> dict[Hand, Values]:
    """Return what each hand is worth on a board, in each part."""
    hands = list({hand for some in players for hand, _ in some})
    of_parts = [values_of_keys(keys_on(part, hands, board)) for part in contest.parts]
    return dict(zip(hands, zip(*of_parts, strict=True), strict=True))


def _go_through(
    players: Sequence[Sequence[tuple[Hand, int, Values]]],
    taken: frozenset[Card],
    weight: int,
    values: tuple[Values, ...],
    outcomes: Outcomes,
) -> None:
    """Add who wins in each matchup of hands that can be held together.

    Args:
        players: the hands that each of the players left may hold, and their worth.
        taken: the cards of the players before them.
        weight: the weight of what those hold.
        values: what it is worth.
        outcomes: what to add to.
    """
    if not players:
        outcomes[outcome_of_values(values)] += weight
        return
    first, *others = players
    for hand, times, worth in first:
        if taken.isdisjoint(hand):
            _go_through(others, taken.union(hand), weight * times, (*values, worth), outcomes)
