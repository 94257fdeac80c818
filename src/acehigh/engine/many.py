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
    mask, no_flush, first, keys, place, top, low = t.seven
    found = [
        keys[first[total >> top] + place[total & low]]
        if (total & mask).bit_count() == no_flush
        else None
        for total in totals
    ]
    of_sum = t.key_of_sum
    return [key or of_sum(total, 7) for key, total in zip(found, totals, strict=True)]


def keys_of_pairs(t: Tables, holdings: Any, board: Any) -> list[RankKey] | None:
    """Return the keys of a deal of two cards each and a board of five: hold'em's last round.

    Returns:
        The keys; None for any other deal, and for mistakes, which others look at.

    Args:
        t: the ranker's tables.
        holdings: each player's cards.
        board: cards that all players share.
    """
    # What can be gone through only once must not be used up.
    if not t.on_cards or type(board) not in _LISTS or type(holdings) not in _LISTS:
        return None
    flags = t.flags
    _, _, first, keys, place, top, low = t.seven
    found = []
    try:
        a, b, c, d, e = board
        of_board = a._biased + b._weight + c._weight + d._weight + e._weight
        everything = of_board
        for held in holdings:
            if type(held) not in _LISTS:
                return None
            f, g = held
            pair = f._weight + g._weight
            everything += pair
            total = of_board + pair
            key = None
            if total & flags == flags:
                key = keys[first[total >> top] + place[total & low]]
            found.append(key or t.key_of_sum(total, 7))
    except (AttributeError, LookupError, TypeError, ValueError):
        return None
    # All cards of a deal are looked at together: if some are alike, the keys mean nothing.
    return found if t.are_different(everything, 5 + 2 * len(found)) else None
