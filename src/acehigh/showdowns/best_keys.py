"""The usual question in a few steps: the keys of a hold'em showdown, and whose are the best."""

from collections.abc import Iterable, Sequence

from acehigh.engine.many import keys_of_pairs
from acehigh.engine.tables import Tables
from acehigh.evaluators.ranker import Ranker
from acehigh.keys import RankKey
from acehigh.parsing import Cards


def places_of_best(keys: Sequence[RankKey]) -> list[int]:
    """Return which of some keys no other exceeds: those who have them win."""
    best = max(keys)
    if keys.count(best) == 1:  # As it mostly is: so it is found without a step for each key.
        return [keys.index(best)]
    return [place for place, key in enumerate(keys) if key == best]


def keys_of_hold_em(
    ranker: Ranker, holdings: Iterable[Cards], board: Cards
) -> list[RankKey] | None:
    """Return the keys of two cards each and a board of five; None for all else, and mistakes.

    Args:
        ranker: the rules.
        holdings: each player's cards.
        board: cards that all players share.
    """
    try:
        tables = ranker.rank_tables
    except AttributeError:  # It is no ranker.
        return None
    # A ranker's class has no tables, and is told apart faster so than by asking what it is.
    return keys_of_pairs(tables, holdings, board) if isinstance(tables, Tables) else None
