"""Players who may hold one of several hands: every matchup, counted once for all like it.

Matchups that only differ by the names of suits come out alike, so one of them is counted.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from math import comb, lcm
from typing import TypeAlias

from acehigh.cards import Card
from acehigh.decks import Deck
from acehigh.engine.rank_table import ranks_of
from acehigh.errors import CardError
from acehigh.odds.equities import boards, separate
from acehigh.odds.equities.contest import Contest, Weighted, has_repeats
from acehigh.odds.equities.deals import count_deals
from acehigh.odds.equities.outcomes import Outcomes

Choice: TypeAlias = tuple[tuple[Card, ...], Fraction]
"""One hand that a player may hold, and its weight."""

Matchup: TypeAlias = tuple[tuple[Card, ...], ...]
"""What each player holds."""

_OF_A_PAIR, _BOARDS_COMPARED, _HOLE_CARDS = 25, 40, 10
"""Where boards are counted by their ranks, each player is compared with each. That takes as
long as so many look-ups, and one more for so many kinds of board. With exact hole cards it
takes so many times as long: players seldom hold the same ranks, so little is shared."""


def matchups(
    contest: Contest, players: Sequence[Sequence[Choice]]
) -> list[tuple[Contest, int]]:
    """Return the different contests that the players' hands make, and the weight of each.

    Args:
        contest: what is played, with no holdings yet.
        players: the hands that each player may hold.

    Raises:
        CardError: the players cannot hold their hands at the same time.
    """
    whole = whole_weights(players)
    check_held(contest, whole)
    possible = list(_compatible(contest.deck, whole, contest.board + contest.dead))
    if len(possible) > 1:
        possible = _different(contest, possible)
    return [(replace(contest, holdings=held), weight) for held, weight in possible]


def check_held(contest: Contest, players: Sequence[Sequence[Weighted]]) -> None:
    """Raise an error unless each player may hold a hand while the others hold one of theirs.

    Raises:
        CardError: they cannot.
    """
    used = contest.board + contest.dead
    if next(_compatible(contest.deck, players, used), None) is None:
        raise CardError("the players cannot hold such hands at the same time")


def whole_weights(players: Sequence[Sequence[Choice]]) -> list[list[Weighted]]:
    """Return the same hands with the least whole numbers that are each player's weights."""
    found = []
    for choices in players:
        unit = lcm(*[weight.denominator for _, weight in choices])
        found.append(
            [(held, unit // weight.denominator * weight.numerator) for held, weight in choices]
        )
    return found


def _compatible(
    deck: Deck,
    players: Sequence[Sequence[Weighted]],
    used: tuple[Card, ...],
) -> Iterator[tuple[Matchup, int]]:
    """Yield what the players may hold together, and the weight of it."""
    if not players:
        yield (), 1
        return
    taken, repeats = frozenset(used), has_repeats(deck)
    for held, weight in players[0]:
        if taken.isdisjoint(held) or (repeats and deck.has(used + held)):
            for others, other_weight in _compatible(deck, players[1:], used + held):
                yield (held, *others), weight * other_weight


def _different(
    contest: Contest, possible: Iterable[tuple[Matchup, int]]
) -> list[tuple[Matchup, int]]:
    """Return one of the matchups that come out alike, with the weight of all of them."""
    rankers = [part.ranker for part in contest.parts]
    alike = all(one.suits_are_alike and not one.wild_cards for one in rankers)
    found: dict[object, tuple[Matchup, int]] = {}
    for held, weight in possible:
        kind = _by_suits(contest, held) if alike else held
        first, so_far = found.get(kind, (held, 0))
        found[kind] = first, so_far + weight
    # Of the same ranks one after the other: much is the same for them.
    return sorted(found.values(), key=lambda one: list(map(ranks_of, one[0])))


def _by_suits(contest: Contest, held: Matchup) -> object:
    """Return what matchups have in common that only differ by the names of suits."""
    groups = (*held, contest.board, contest.dead)
    # A digit for each rank says how many cards of it there are.
    of_suits = [
        tuple(
            [
                sum([1 << 4 * card.rank for card in group if card.suit is suit and card.rank])
                for group in groups
            ]
        )
        for suit in contest.deck.suits
    ]
    jokers = [[card for card in group if card.joker] for group in groups]
    return tuple(sorted(of_suits)), tuple(map(tuple, jokers))


def cost_of(contest: Contest) -> int:
    """Return about how many look-ups it takes to count one matchup."""
    if boards.serves(contest):
        kinds = comb(len(contest.deck.ranks) + contest.to_come - 1, contest.to_come)
        cost = len(contest.holdings) ** 2 * (_OF_A_PAIR + kinds // _BOARDS_COMPARED)
        exact = any(part.hole_cards for part in contest.parts)
        return cost * _HOLE_CARDS if exact else cost
    if separate.serves(contest):
        return min(contest.deals, separate.cost(contest))
    return contest.deals


def count_matchup(contest: Contest, *, shared: bool = False) -> Outcomes:
    """Return in how many deals each outcome comes about.

    Args:
        contest: what is played.
        shared: whether more contests are counted that differ by the holdings.
    """
    if boards.serves(contest):
        return boards.count_boards(contest, shared=shared)
    if separate.serves(contest) and separate.cost(contest) < contest.deals:
        return separate.count_separate(contest)
    return count_deals(contest)


def count_matchups(weighted: Sequence[tuple[Contest, int]], part: int, parts: int) -> Outcomes:
    """Return the outcomes of one of so many parts of the matchups, by their weights."""
    first, end = (len(weighted) * place // parts for place in (part, part + 1))
    counts: Outcomes = Counter()
    for contest, weight in weighted[first:end]:
        for outcome, number in count_matchup(contest, shared=len(weighted) > 1).items():
            counts[outcome] += number * weight
    return counts
