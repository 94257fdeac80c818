"""The keys of many holdings on one board, whose sum is made once."""

from collections.abc import Sequence
from typing import Any

from acehigh.engine.tables import Tables
from acehigh.keys import RankKey

_LISTS = {list, tuple}


def keys_on_board(
    tables: Tables, holdings: Sequence[Any], board: Sequence[Any], *, one_deal: bool
) -> list[RankKey]:
    """Return the key of each holding together with a board.

    Args:
        tables: the ranker's tables.
        holdings: each holding's cards, as cards.
        board: cards that each holding has besides.
        one_deal: whether no two holdings may share a card.

    Raises:
        AttributeError, KeyError, TypeError: something is no card of the deck, or there are
            too few cards.
        DuplicateCardError: a card is held too often.
    """
    if one_deal:
        keys = keys_of_pairs(tables, holdings, board)
        if keys:
            return keys
    elif tables.on_cards and len(board) == 5 and len(holdings[0]) == 2:
        try:
            return _of_pairs(tables, holdings, board)
        except ValueError:  # Another holding is no pair.
            pass
    of, of_board, shared = tables.of, tables.total(board), len(board)
    totals = [sum([of[card] for card in held], of_board) for held in holdings]
    if one_deal:
        # Each total has the board; all cards together have it once.
        everything = sum(totals) - of_board * (len(totals) - 1)
        if not tables.are_different(everything, shared + sum(map(len, holdings))):
            tables.rules.deck.check_deal(holdings, board)
    numbers = [len(held) + shared for held in holdings]
    return list(map(tables.key_of_sum, totals, numbers))


def _of_pairs(t: Tables, holdings: Sequence[Any], board: Sequence[Any]) -> list[RankKey]:
    """Return the keys of holdings of two cards, which may share cards, with a board of five."""
    a, b, c, d, e = board
    of_board = a._biased + b._weight + c._weight + d._weight + e._weight
    totals = [of_board + f._weight + g._weight for f, g in holdings]
    # Names of this function are read faster than attributes.
    first, listed, place = t.first_seven, t.seven, t.place
    top, low, mask, no_flush = t.top, t.low, t.no_flush_mask, t.no_flush_seven
    found = [
        listed[first[total >> top] + place[total & low]]
        if (total & mask).bit_count() == no_flush
        else None
        for total in totals
    ]
    of_sum = t.key_of_sum
    return [key or of_sum(total, 7) for key, total in zip(found, totals, strict=True)]


def keys_of_pairs(t: Tables, holdings: Sequence[Any], board: Any) -> list[RankKey] | None:
    """Return the keys of a deal of two cards each and a board of five: hold'em's last round.

    Returns:
        The keys; None for any other deal, and for mistakes, which others look at.

    Args:
        t: the ranker's tables.
        holdings: each player's cards.
        board: cards that all players share.
    """
    # What can be gone through only once must not be used up.
    if (
        not t.on_cards
        or type(board) not in _LISTS
        or not _LISTS.issuperset(map(type, holdings))
    ):
        return None
    try:
        a, b, c, d, e = board
        of_board = a._biased + b._weight + c._weight + d._weight + e._weight
        pairs = [f._weight + g._weight for f, g in holdings]
        # All cards of a deal are looked at together: are they different?
        if not t.are_different(sum(pairs, of_board), 5 + 2 * len(pairs)):
            return None
        first, listed, place = t.first_seven, t.seven, t.place
        top, low, flags = t.top, t.low, t.flags
        found = [
            listed[first[total >> top] + place[total & low]]
            if (total := of_board + pair) & flags == flags
            else None
            for pair in pairs
        ]
    except (AttributeError, TypeError, ValueError):
        return None
    if all(found):
        return found  # type: ignore[return-value]  # mypy does not see that all are keys now
    of_sum = t.key_of_sum
    return [key or of_sum(of_board + pair, 7) for key, pair in zip(found, pairs, strict=True)]
