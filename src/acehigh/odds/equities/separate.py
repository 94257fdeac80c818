"""Cards to come to each of two players and to no board, as in razz, stud and draw.

All draws of one player are sorted by what they are worth. For each draw of the one it is known
then how many draws of the other are worse. Among those are draws that share a card with the
first, which no deal gives. They are taken off by inclusion and exclusion: pairs of draws that
both have some given cards are taken off, or added again if the number of those is even.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from math import comb, prod
from typing import TypeAlias

from acehigh.cards import Card, Rank
from acehigh.engine.draws import Draw, draws
from acehigh.engine.rules import Flushes
from acehigh.odds.equities.contest import Contest, Part
from acehigh.odds.equities.deals import values_of
from acehigh.odds.equities.outcomes import Outcome, Outcomes
from acehigh.odds.equities.worth import worth_in

Values: TypeAlias = Counter[tuple[int, ...]]
"""What orders a player's hands in each part, and in how many draws they are made."""

_draws = lru_cache(maxsize=64)(draws)


def serves(contest: Contest) -> bool:
    """Return whether a contest is about two players and the cards that they are yet to get."""
    return (
        len(contest.holdings) == 2
        and not contest.to_come
        and all(part.hole_cards is None for part in contest.parts)
    )


def cost(contest: Contest) -> int:
    """Return about how many draws are looked at."""
    if _ranks_are_all(contest):
        return 1_000
    drawn = [comb(len(contest.stub), number) for number in contest.missing]
    subsets = max(ways << number for ways, number in zip(drawn, contest.missing, strict=True))
    return subsets if len(contest.parts) == 1 else max(subsets, prod(drawn))


def count_separate(contest: Contest) -> Outcomes:
    """Return in how many deals each outcome comes about."""
    draws_of = _by_ranks(contest) if _ranks_are_all(contest) else _by_cards(contest)
    counts: Outcomes = Counter()
    for sign, first, second in draws_of:
        for outcome, number in _against_each_other(first, second):
            counts[outcome] += sign * number
    return Counter({outcome: number for outcome, number in counts.items() if number})


def _ranks_are_all(contest: Contest) -> bool:
    """Return whether suits mean nothing to any part, so that only ranks need be drawn."""
    return all(
        part.counts_by_ranks and part.tables.flushes is Flushes.IGNORED
        for part in contest.parts
    )


def _against_each_other(first: Values, second: Values) -> Iterator[tuple[Outcome, int]]:
    """Yield outcomes, and how many pairs of draws have each."""
    parts = len(next(iter(first), ()))
    if parts == 1:
        yield from _sweep(first, second)
        return
    for mine, ways in first.items():
        for theirs, other_ways in second.items():
            outcome = tuple(
                [
                    (1 if one > two else 2 if two > one else 3) if one or two else 0
                    for one, two in zip(mine, theirs, strict=True)
                ]
            )
            yield outcome, ways * other_ways


def _sweep(first: Values, second: Values) -> Iterator[tuple[Outcome, int]]:
    """Yield the outcomes of a single part, going once through all values in order."""
    theirs = sorted((value, ways) for (value,), ways in second.items())
    total, below, at = sum(second.values()), 0, 0
    for (value,), ways in sorted(first.items()):
        while at < len(theirs) and theirs[at][0] < value:
            below += theirs[at][1]
            at += 1
        equal = theirs[at][1] if at < len(theirs) and theirs[at][0] == value else 0
        yield (1,), ways * below
        yield (3 if value else 0,), ways * equal
        yield (2,), ways * (total - below - equal)


def _by_ranks(contest: Contest) -> Iterator[tuple[int, Values, Values]]:
    """Yield, with a signed number, the draws of both players that share some given ranks."""
    weights = contest.parts[0].tables.weights
    left = Counter(card.rank for card in contest.stub)

    def drawn(used: Counter[Rank | None], number: int) -> list[Draw[int]]:
        kinds = ((weights.of_rank[r], n - used[r]) for r, n in left.items() if r)
        return _draws(tuple(kinds), number, 0)[number]

    for number in range(min(contest.missing) + 1):
        for shared, ways in drawn(Counter(), number):
            used: Counter[Rank | None] = Counter(weights.held(shared)[0])
            values = [
                _values(contest.parts, held, shared, drawn(used, missing - number), missing)
                for held, missing in zip(contest.holdings, contest.missing, strict=True)
            ]
            yield (-1) ** number * ways, values[0], values[1]


def _values(
    parts: Sequence[Part],
    held: tuple[Card, ...],
    shared: int,
    drawn: Sequence[Draw[int]],
    missing: int,
) -> Values:
    """Return what a player's draws are worth, by the ranks that are drawn."""
    mine = parts[0].tables.weights.rank_sum(held) + shared
    sums, number = [mine + one for one, _ in drawn], len(held) + missing
    of_parts = [worth_in(part).of(sums, number) for part in parts]
    values: Values = Counter()
    for value, (_, ways) in zip(zip(*of_parts, strict=True), drawn, strict=True):
        values[value] += ways
    return values


def _by_cards(contest: Contest) -> Iterator[tuple[int, Values, Values]]:
    """Yield, with a sign, the draws of both players that share some given cards."""
    worth = [
        _worth_of_draws(contest, held, missing)
        for held, missing in zip(contest.holdings, contest.missing, strict=True)
    ]
    for number in range(min(contest.missing) + 1):
        first: dict[tuple[Card, ...], Values] = {}
        second: dict[tuple[Card, ...], Values] = {}
        for found, of_draws in zip((first, second), worth, strict=True):
            for draw, value in of_draws:
                for shared in combinations(draw, number):
                    found.setdefault(shared, Counter())[value] += 1
        for shared, values in first.items():
            yield (-1) ** number, values, second.get(shared, Counter())


def _worth_of_draws(
    contest: Contest, held: tuple[Card, ...], missing: int
) -> list[tuple[tuple[Card, ...], tuple[int, ...]]]:
    """Return each draw of a player, and what orders the hand in each part."""
    drawn = list(combinations(contest.stub, missing))
    of_parts = [values_of(part, held, drawn) for part in contest.parts]
    return list(zip(drawn, zip(*of_parts, strict=True), strict=True))
