"""Laws that the rankers of the library obey, beyond those of every ranker.

Each fails where the ranker breaks it. Those of every ranker are `acehigh.testing.laws`.
"""

import copy
import pickle
from collections.abc import Sequence

import pytest

import acehigh
from acehigh import Card, Ranker


def equal_keys_are_one_object(ranker: Ranker, cards: Sequence[Card]) -> None:
    """Equal hands share one key, listed and written in any way, also after pickle and copy."""
    key = ranker.key(cards)
    ways = (cards[::-1], sorted(cards, key=str), " ".join(map(str, cards)), iter(cards))
    assert all(ranker.key(way) is key for way in ways)
    assert ranker.best(cards).key is key
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(key, protocol)) is key
    assert copy.copy(key) is key
    assert copy.deepcopy([key])[0] is key


def keys_of_other_rankers_do_not_compare(ranker: Ranker, other: Ranker, cards: str) -> None:
    """Keys of different rankers are never equal, and asking for the greater is a mistake."""
    mine, theirs = ranker.key(cards), other.key(cards)
    assert mine != theirs
    assert len({mine, theirs}) == 2
    for a, b in ((mine, theirs), (theirs, mine)):
        with pytest.raises(TypeError):
            a < b  # noqa: B015
        with pytest.raises(TypeError):
            max(a, b)


def hands_are_full(ranker: Ranker, cards: Sequence[Card]) -> None:
    """As many cards play as make a hand, where there are enough (not so in badugi)."""
    assert len(ranker.best(cards).cards) == min(ranker.hand_size, len(cards))


def public_names_make_the_ranker_again(ranker: Ranker) -> None:
    """A ranker's repr needs no more than the public names."""
    assert eval(repr(ranker), dict(vars(acehigh))) == ranker


def a_qualifier_changes_no_order(
    ranker: Ranker, qualified: Ranker, cards: Sequence[Card], other: Sequence[Card]
) -> None:
    """A ranker with a qualifier orders all hands as that without, those that miss it too."""
    a, b = ranker.key(cards), ranker.key(other)
    c, d = qualified.key(cards), qualified.key(other)
    assert (a < b, a == b, a > b) == (c < d, c == d, c > d)
    assert (a.category, a.ranks) == (c.category, c.ranks)
    assert a.qualifies
    assert c.qualifies or not d.qualifies or c < d


def another_card_makes_an_incomplete_hand_better(ranker: Ranker, cards: Sequence[Card]) -> None:
    """Up to a full hand every card counts: a kicker beats a missing one (I2)."""
    for number in range(1, ranker.hand_size):
        assert ranker.key(cards[:number]) < ranker.key(cards[: number + 1])
