"""The plays of which house ways are made: each sets seven cards, if they allow it (G11)."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from acehigh.cards import Rank
from acehigh.games.pai_gow.holding import Holding, Split
from acehigh.games.pai_gow.ranking import ranker_with
from acehigh.keys import Category

Play: TypeAlias = Callable[[Holding], Split | None]
"""Returns how some cards are set, or None if they cannot be set so, or only as a foul."""

_COMPLETE = (Category.STRAIGHT, Category.FLUSH, Category.STRAIGHT_FLUSH)
_LESS = (Category.HIGH_CARD, Category.PAIR, Category.TWO_PAIR, Category.THREE_OF_A_KIND)


def _front(ranks_of: Callable[[Holding], tuple[Rank, ...]]) -> Play:
    """Return the play that puts two cards of these ranks in front."""

    def play(holding: Holding) -> Split | None:
        ranks = ranks_of(holding)
        # Equal cards may differ in what they leave behind: a flush, or the bug.
        splits = holding.splits(ranks) if len(ranks) == 2 else ()
        return max(splits, key=lambda split: split.high_key, default=None)

    return play


def _straight_or_flush(holding: Holding) -> Split | None:
    """Return the highest front that leaves a straight, a flush or a straight flush."""
    return _best_complete(holding)


def _straight_or_flush_with_ace(holding: Holding) -> Split | None:
    """Return the same, with an ace that is no pair in front."""
    return _best_complete(holding, (Category.HIGH_CARD, Rank.ACE))


def _best_complete(
    holding: Holding, front: tuple[Category, Rank] | None = None
) -> Split | None:
    if ranker_with(holding.wheel).key(holding.cards).category in _LESS:
        # Found out from all seven cards: most holdings need not be split in 21 ways.
        return None
    best = None
    for split in holding.splits():
        if best is not None and split.low_key < best.low_key:
            break
        complete = split.high_key.category in _COMPLETE
        allowed = front in (None, (split.low_key.category, split.low_key.ranks[0]))
        if complete and allowed and (best is None or split.high_key > best.high_key):
            best = split
    return best


def _higher_front(holding: Holding) -> Split | None:
    """Return the straight or flush, unless the two highest singles are more in front."""
    plays = (_straight_or_flush(holding), PLAYS["highest singles"](holding))
    ways = [way for way in plays if way is not None]
    return max(ways, key=lambda split: split[:2], default=None)


def _ace_and_king(holding: Holding) -> tuple[Rank, ...]:
    wanted = (Rank.ACE, Rank.KING)
    return wanted if holding.singles[:2] == wanted else ()


def _two_of_the_set(holding: Holding) -> tuple[Rank, ...]:
    return tuple([rank for _, rank in holding.groups[:1]] * 2)


PLAYS: Mapping[str, Play] = {
    "straight or flush": _straight_or_flush,
    "straight or flush, ace in front": _straight_or_flush_with_ace,
    "higher front": _higher_front,
    "second and third": _front(lambda holding: holding.singles[1:3]),
    "highest singles": _front(lambda holding: holding.singles[:2]),
    "ace in front": _front(lambda holding: (Rank.ACE, *holding.singles[:1])),
    "ace and king in front": _front(_ace_and_king),
    "high pair in front": _front(lambda holding: tuple(holding.of_size(2)[:1] * 2)),
    "low pair in front": _front(lambda holding: tuple(holding.of_size(2)[-1:] * 2)),
    "two of the three in front": _front(lambda holding: tuple(holding.of_size(3)[:1] * 2)),
    "two of the set in front": _front(_two_of_the_set),
}
"""What a row of a house way may say, by name."""
