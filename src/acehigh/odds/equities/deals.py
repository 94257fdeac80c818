"""One deal after the other, for any rules: who wins which part of the pot in each."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, islice

from acehigh.cards import Card
from acehigh.keys import RankKey
from acehigh.odds.equities.contest import Contest, Part
from acehigh.odds.equities.outcomes import Outcome, Outcomes
from acehigh.odds.equities.worth import NOTHING

_ABOVE_NOTHING = 1 << 60

Holdings = tuple[tuple[Card, ...], ...]


def count_deals(contest: Contest) -> Outcomes:
    """Return in how many deals each outcome comes about, going through all of them."""
    counts: Outcomes = Counter()
    for holdings, boards in deals_of(contest):
        counts.update(outcomes_on(contest.parts, holdings, boards))
    return counts


def deals_of(
    contest: Contest, part: int = 0, parts: int = 1
) -> Iterator[tuple[Holdings, list[tuple[Card, ...]]]]:
    """Yield the players' cards once all are dealt, and the boards that may then come.

    Args:
        contest: what is played.
        part: which part of these boards, from 0.
        parts: how many parts there are.
    """
    for holdings, left in _deals_to_players(contest.holdings, contest.missing, contest.stub):
        drawn = islice(combinations(left, contest.to_come), part, None, parts)
        yield holdings, [contest.board + some for some in drawn]


def outcomes_on(
    parts: Sequence[Part], holdings: Holdings, boards: Sequence[tuple[Card, ...]]
) -> Iterator[Outcome]:
    """Yield who wins each part on each of these boards."""
    found = []
    for part in parts:
        values = [values_of(part, held, boards) for held in holdings]
        found.append(list(map(_winners, zip(*values, strict=True))))
    return zip(*found, strict=True)


def outcome_of(parts: Sequence[Part], holdings: Holdings, board: tuple[Card, ...]) -> Outcome:
    """Return who wins each part in one deal."""
    of_parts = [values_of_keys(keys_on(part, holdings, board)) for part in parts]
    return tuple(map(_winners, of_parts))


def outcome_of_values(values: Iterable[Sequence[int]]) -> Outcome:
    """Return who wins each part, given what each player's hand is worth in each."""
    return tuple(map(_winners, zip(*values, strict=True)))


def keys_on(
    part: Part, holdings: Sequence[tuple[Card, ...]], board: tuple[Card, ...]
) -> list[RankKey]:
    """Return the key of the best hand of each of many holdings with a board."""
    if part.any_cards_play:
        return part.ranker.keys(holdings, board)
    if part.hole_cards is not None and part.among == "all":
        return part.ranker.keys_with_hole_cards(holdings, board, part.hole_cards)
    return [keys_of(part, held, [board])[0] for held in holdings]


def values_of(
    part: Part, held: tuple[Card, ...], boards: Sequence[tuple[Card, ...]]
) -> list[int]:
    """Return what orders a player's hands with these cards: 0 for those that win nothing."""
    return values_of_keys(keys_of(part, held, boards))


def values_of_keys(keys: Iterable[RankKey]) -> list[int]:
    """Return what orders hands with these keys: 0 for those that win nothing."""
    # A lowest wild card decides by the greater key, not by what a player prefers. The values
    # of a plug-in may be negative, and 0 is for what does not qualify.
    return [_ABOVE_NOTHING + key.value if key.qualifies else NOTHING for key in keys]


def keys_of(
    part: Part, held: tuple[Card, ...], boards: Sequence[tuple[Card, ...]]
) -> list[RankKey]:
    """Return the key of a player's best hand with each of these boards."""
    ranker = part.ranker
    if part.among == "holding":
        return [ranker.key(held)] * len(boards)
    if part.hole_cards is not None:
        number = part.hole_cards
        return [ranker.keys_with_hole_cards([held], board, number)[0] for board in boards]
    if part.most_hole_cards is not None:
        chosen = combinations(held, min(part.most_hole_cards, len(held)))
        choices = [ranker.keys(boards, mine) for mine in chosen]
        return [max(some, key=ranker.preference) for some in zip(*choices, strict=True)]
    return ranker.keys(boards, held)


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
