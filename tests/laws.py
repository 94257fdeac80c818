"""The laws that every ranker obeys, whatever its rules, and holdings to try them on.

Each law takes a ranker and cards, and fails where the ranker breaks it. `test_laws.py` runs
them for the rankers of the library.
"""

import copy
import pickle
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import permutations
from typing import TypeAlias, TypeVar

import pytest
from hypothesis import strategies as st

from acehigh import Card, Deck, Ranker

HoldingLaw: TypeAlias = Callable[[Ranker, Sequence[Card]], None]
"""A law about one holding."""

T = TypeVar("T")


@st.composite
def holdings(draw: st.DrawFn, deck: Deck, min_size: int, max_size: int) -> tuple[Card, ...]:
    """Cards dealt from a deck, often of few suits or few ranks: there is more to rank there."""
    number = draw(st.integers(min_size, max_size))
    suits = draw(st.just(deck.suits) | _some(deck.suits, 2))
    ranks = draw(st.just(deck.ranks) | _some(deck.ranks, 6))
    pool = [
        card for card in deck.cards if card.joker or (card.suit in suits and card.rank in ranks)
    ]
    if len(pool) < number:
        pool = list(deck.cards)
    places = st.lists(
        st.integers(0, len(pool) - 1), min_size=number, max_size=number, unique=True
    )
    return tuple(pool[place] for place in draw(places))


def _some(values: Sequence[T], most: int) -> st.SearchStrategy[list[T]]:
    return st.lists(st.sampled_from(values), min_size=1, max_size=most, unique=True)


def keys_stand_in_one_order(ranker: Ranker, *held: Sequence[Card]) -> None:
    """Of two keys one is greater, or they are equal and the same; and so for any three."""
    keys = [ranker.key(cards) for cards in held]
    for a in keys:
        for b in keys:
            assert (a < b) + (a == b) + (a > b) == 1
            assert (a <= b, a >= b, a != b) == (not a > b, not a < b, a is not b)
            assert a != b or hash(a) == hash(b)
    for a, b, c in permutations(keys, 3):
        assert a <= c or not a <= b <= c


def listing_changes_nothing(ranker: Ranker, cards: Sequence[Card]) -> None:
    """The cards may be listed in any order, for what they are worth and for what plays."""
    key, hand = ranker.key(cards), ranker.best(cards)
    held = list(cards)
    for order in (held[::-1], sorted(held, key=str), *(held[i:] + held[:i] for i in range(5))):
        assert ranker.key(order) is key
        assert ranker.best(order) == hand


def names_of_suits_change_nothing(ranker: Ranker, cards: Sequence[Card]) -> None:
    """Suits may be swapped for one another, in a deck whose suits are all alike."""
    first, second, *others = ranker.deck.suits
    # Every permutation is made of these two.
    for suits in ((second, first, *others), (second, *others, first)):
        other = dict(zip(ranker.deck.suits, suits, strict=True))
        moved = [Card(card.rank, other[card.suit]) if card.suit else card for card in cards]
        assert ranker.key(moved) is ranker.key(cards)


def another_card_never_hurts(ranker: Ranker, cards: Sequence[Card], least: int) -> None:
    """A holding is worth as much as any part of it that has enough cards, or more."""
    for number in range(least, len(cards)):
        assert ranker.key(cards[:number]) <= ranker.key(cards[: number + 1])


def text_will_do(ranker: Ranker, cards: Sequence[Card]) -> None:
    """The cards may be given as text, or one by one, or some as text."""
    key = ranker.key(cards)
    texts = list(map(str, cards))
    assert ranker.key(" ".join(texts)) is key
    assert ranker.key("".join(texts)) is key
    assert ranker.key(texts) is key
    assert ranker.key(iter(cards)) is key
    assert ranker.key([*cards[:2], *texts[2:]]) is key


def copies_are_the_key_itself(ranker: Ranker, cards: Sequence[Card]) -> None:
    """A key that was pickled or copied is the same object; a hand that was is equal."""
    key, hand = ranker.key(cards), ranker.best(cards)
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(key, protocol)) is key
        assert pickle.loads(pickle.dumps(hand, protocol)) == hand
    assert copy.copy(key) is key
    assert copy.deepcopy([key])[0] is key
    assert copy.deepcopy(hand) == hand


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


def what_plays_is_worth_the_key(ranker: Ranker, cards: Sequence[Card]) -> None:
    """The best hand is some of the cards, no more than make a hand, and worth the same."""
    hand = ranker.best(cards)
    assert hand.key is ranker.key(cards)
    assert ranker.key(hand.cards) is hand.key
    assert Counter(hand.cards) <= Counter(cards)
    assert len(hand.cards) <= ranker.size
    assert len(hand.plays_as) == len(hand.cards)
    assert hand.category is hand.key.category
    assert hand.key.describe() in str(hand)
    assert str(hand).startswith(" ".join(map(str, hand.cards)))


def hands_are_full(ranker: Ranker, cards: Sequence[Card]) -> None:
    """As many cards play as make a hand, where there are enough (not so in badugi)."""
    assert len(ranker.best(cards).cards) == min(ranker.size, len(cards))


def repr_makes_the_ranker_again(ranker: Ranker, names: dict[str, object]) -> None:
    """A ranker's repr is its constructor call, given the names; copies are equal to it."""
    pickled = pickle.loads(pickle.dumps(ranker))
    for same in (eval(repr(ranker), dict(names)), copy.deepcopy(ranker), pickled):
        assert same == ranker
        assert hash(same) == hash(ranker)
        assert repr(same) == repr(ranker)


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
    for number in range(1, ranker.size):
        assert ranker.key(cards[:number]) < ranker.key(cards[: number + 1])
