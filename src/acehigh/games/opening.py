"""Openers: the hand that a game asks for before the betting may be opened."""

from acehigh.cards import Rank
from acehigh.evaluators.ranker import Ranker
from acehigh.keys import Category
from acehigh.parsing import Cards


def may_open(ranker: Ranker, cards: Cards, opens: Rank | None) -> bool:
    """Return whether a hand is a pair of openers or better: any will do, where none are named.

    Args:
        ranker: the rules.
        cards: the player's cards, or their text.
        opens: the rank of the lowest pair that may open, if any hand may not.

    Raises:
        CardError: as for `Ranker.key`.

    >>> from acehigh import High
    >>> may_open(High(), "Kh Kd 9s 5c 2d", Rank.JACK), may_open(High(), "As Kd 9s 5c 2d", None)
    (True, True)
    """
    key, order = ranker.key(cards), ranker.categories
    if opens is None:
        return True
    above = order.index(key.category) - order.index(Category.PAIR)
    return above > 0 or (above == 0 and key.ranks[0] >= opens)
