"""Cards to come to each of two players and to no board, as in razz, stud and draw.

All draws of one player are sorted by what they are worth. For each draw of the other it is
known then how many of them are worse. Among those are draws that share a card with it, which no
deal gives. They are taken off by inclusion and exclusion: pairs of draws that both have some
given cards are taken off, or added again if the number of those is even.

Where suits mean nothing, draws of the same ranks are one, and so are given cards.
"""

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, chain, repeat
from math import comb, prod
from operator import mul
from typing import NamedTuple

from acehigh.engine.rules import Flushes
from acehigh.odds.equities.contest import Contest, has_repeats
from acehigh.odds.equities.deals import values_of
from acehigh.odds.equities.draws_in_common import DrawsInCommon, Kinds, draws_in_common
from acehigh.odds.equities.outcomes import Outcome, Outcomes
from acehigh.odds.equities.worth import NOTHING, worth_in


class Draws(NamedTuple):
    """Some draws of a player.

    Attributes:
        worth: for each part of the pot what orders the hand that each draw makes.
        ways: in how many ways each is drawn.
    """

    worth: Sequence[Sequence[int]]
    ways: Sequence[int]

    @property
    def in_all_parts(self) -> Iterator[tuple[int, ...]]:
        """What orders the hand that each draw makes, in all parts of the pot."""
        return zip(*self.worth, strict=True)


class Drawing(NamedTuple):
    """All that a player may draw.

    Attributes:
        draws: the draws.
        worth: for each part of the pot what orders the hand that each draw makes.
    """

    draws: DrawsInCommon
    worth: Sequence[Sequence[int]]

    def chosen(self, places: Sequence[int]) -> Draws:
        """Return the draws in these places."""
        worth = [list(map(of_part.__getitem__, places)) for of_part in self.worth]
        return Draws(worth, list(map(self.draws.ways.__getitem__, places)))


def serves(contest: Contest) -> bool:
    """Return whether a contest is about two players and the cards that they are yet to get."""
    return (
        len(contest.holdings) == 2
        and not contest.to_come
        and not contest.board
        and all(part.any_cards_play for part in contest.parts)
        and (_ranks_are_all(contest) or not has_repeats(contest.deck))
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
    kinds, first, second = _by_ranks(contest) if _ranks_are_all(contest) else _by_cards(contest)
    against_each_other = _in_order if len(contest.parts) == 1 else _one_by_one
    counts: Outcomes = Counter()
    most = min(contest.missing)
    for size in range(most):
        mine, theirs = first.draws.with_parts(size), second.draws.with_parts(size)
        common = DrawsInCommon(kinds, size)
        for given, ways in zip(common.sums, common.ways, strict=True):
            pairs = first.chosen(mine.get(given, ())), second.chosen(theirs.get(given, ()))
            for outcome, number in against_each_other(*pairs):
                # Both have marked the given cards, so each pair is there as often as there are
                # ways to draw these.
                counts[outcome] += (-1) ** size * number // ways
    for outcome, number in _within_each_other(first, second):
        counts[outcome] += (-1) ** most * number
    return Counter({outcome: number for outcome, number in counts.items() if number})


def _ranks_are_all(contest: Contest) -> bool:
    """Return whether suits mean nothing to any part, so that only ranks need be drawn."""
    return all(
        part.counts_by_ranks and part.tables.flushes is Flushes.IGNORED
        for part in contest.parts
    )


def _by_ranks(contest: Contest) -> tuple[Kinds, Drawing, Drawing]:
    """Return the kinds of cards and what both players may draw: ranks."""
    weights = contest.parts[0].tables.weights
    left = Counter(card.rank for card in contest.stub)
    kinds = tuple((weights.of_rank[rank], number) for rank, number in left.items() if rank)

    def drawing(player: int) -> Drawing:
        held, missing = contest.holdings[player], contest.missing[player]
        draws, mine = draws_in_common(kinds, missing), weights.rank_sum(held)
        sums, number = [mine + one for one in draws.sums], len(held) + missing
        return Drawing(draws, [worth_in(part).of(sums, number) for part in contest.parts])

    return kinds, drawing(0), drawing(1)


def _by_cards(contest: Contest) -> tuple[Kinds, Drawing, Drawing]:
    """Return the kinds of cards, each card being one, and what both players may draw."""
    card_of = {1 << place: card for place, card in enumerate(contest.stub)}
    kinds = tuple((one, 1) for one in card_of)
    # There may be very many: they are not kept, but both players may have the same.
    draws_of = {number: DrawsInCommon(kinds, number) for number in set(contest.missing)}

    def drawing(player: int) -> Drawing:
        held, draws = contest.holdings[player], draws_of[contest.missing[player]]
        cards = [tuple([card_of[one] for one in drawn]) for drawn in draws.drawn]
        return Drawing(draws, [values_of(part, held, cards) for part in contest.parts])

    return kinds, drawing(0), drawing(1)


def _in_order(first: Draws, second: Draws) -> Iterator[tuple[Outcome, int]]:
    """Yield the outcomes of a single part, and how many pairs of draws have each."""
    (mine,), (theirs,) = first.worth, second.worth
    in_order = sorted(zip(theirs, second.ways, strict=True))
    values = [value for value, _ in in_order]
    before = [0, *accumulate([ways for _, ways in in_order])]

    def pairs(places: Iterable[int]) -> int:
        """Return how many pairs there are with what stands before each of these places."""
        return sum(map(mul, first.ways, map(before.__getitem__, places)))

    won = pairs(map(bisect_left, repeat(values), mine))
    not_lost = pairs(map(bisect_right, repeat(values), mine))
    nobody = before[bisect_right(values, NOTHING)]
    if nobody:
        nobody *= sum([ways for value, ways in zip(mine, first.ways, strict=True) if not value])
    yield (1,), won
    yield (0,), nobody
    yield (3,), not_lost - won - nobody
    yield (2,), sum(first.ways) * before[-1] - not_lost


def _one_by_one(first: Draws, second: Draws) -> Iterator[tuple[Outcome, int]]:
    """Yield the outcomes of several parts, and how many pairs of draws have each."""
    theirs = _merged(second)
    for mine, ways in _merged(first).items():
        for other, other_ways in theirs.items():
            yield _outcome(mine, other), ways * other_ways


def _merged(draws: Draws) -> Counter[tuple[int, ...]]:
    """Return what hands are worth in all parts, and in how many ways each is drawn."""
    found: Counter[tuple[int, ...]] = Counter()
    for worth, ways in zip(draws.in_all_parts, draws.ways, strict=True):
        found[worth] += ways
    return found


def _within_each_other(first: Drawing, second: Drawing) -> Iterator[tuple[Outcome, int]]:
    """Yield the outcomes where what one player draws is part of what the other does."""
    second_within = second.draws.number <= first.draws.number
    larger, smaller = first.draws, second.draws
    if not second_within:
        larger, smaller = smaller, larger
    parts = larger.with_parts(smaller.number)
    pairs = [(place, parts[part]) for place, part in enumerate(smaller.sums)]
    whole = list(chain.from_iterable(some for _, some in pairs))
    within = list(chain.from_iterable([place] * len(some) for place, some in pairs))
    mine, theirs = (whole, within) if second_within else (within, whole)
    hands, others = first.chosen(mine).in_all_parts, second.chosen(theirs).in_all_parts
    for one, other, drawn in zip(hands, others, whole, strict=True):
        yield _outcome(one, other), larger.ways[drawn]


def _outcome(mine: Sequence[int], theirs: Sequence[int]) -> Outcome:
    """Return who wins each part."""
    return tuple(
        [
            (1 if one > two else 2 if two > one else 3) if one or two else 0
            for one, two in zip(mine, theirs, strict=True)
        ]
    )
