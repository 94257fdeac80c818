"""One deal after the other, for any rules: who wins which part of the pot in each."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from acehigh.cards import Card
from acehigh.odds.equities.contest import Contest, Part
from acehigh.odds.equities.outcomes import Outcome, Outcomes

Holdings = tuple[tuple[Card, ...], ...]


def count_deals(contest: Contest) -> Outcomes:
    """Return in how many deals each outcome comes about, going through all of them."""
    counts: Outcomes = Counter()
    for holdings, left in _deals_to_players(contest.holdings, contest.missing, contest.stub):
        boards = [contest.board + some for some in combinations(left, contest.to_come)]
        counts.update(outcomes_on(contest.parts, holdings, boards))
    return counts


def outcomes_on(
    parts: Sequence[Part], holdings: Holdings, boards: Sequence[tuple[Card, ...]]
) -> Iterator[Outcome]:
    """Yield who wins each part on each of these boards."""
    found = []
    for part in parts:
        values = [values_of(part, held, boards) for held in holdings]
        found.append(list(map(_winners, zip(*values, strict=True))))
    return zip(*found, strict=True)


def values_of(
    part: Part, held: tuple[Card, ...], boards: Sequence[tuple[Card, ...]]
) -> list[int]:
    """Return what orders a player's hands with these cards: 0 for those that win nothing."""
    ranker = part.ranker
    if part.hole_cards is None:
        keys = ranker.keys(boards, held)
    else:
        keys = [
            ranker.keys_with_hole_cards([held], board, part.hole_cards)[0] for board in boards
        ]
    # A lowest wild card decides by the greater key, not by what a player prefers.
    return [key.value + 1 if key.qualifies else 0 for key in keys]


def _winners(values: Sequence[int]) -> int:
    most = max(values)
    return sum(1 << player for player, one in enumerate(values) if one == most and one)


def _deals_to_players(
    holdings: Holdings, missing: Sequence[int], left: tuple[Card, ...]
) -> Iterator[tuple[Holdings, tuple[Card, ...]]]:
    """Yield the players' cards once all are dealt, and the cards that are left."""
    if not holdings:
        yield (), left
        return
    for some in combinations(left, missing[0]):
        mine = holdings[0] + some
        rest = _without(left, some) if some else left
        for others, unused in _deals_to_players(holdings[1:], missing[1:], rest):
            yield (mine, *others), unused


def _without(cards: Iterable[Card], taken: Iterable[Card]) -> tuple[Card, ...]:
    left = list(cards)
    for card in taken:
        left.remove(card)
    return tuple(left)
