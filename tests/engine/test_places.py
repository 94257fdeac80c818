"""Every multiset of ranks has a place of its own in a list without gaps."""

from functools import cache
from math import comb

import pytest

from acehigh import Deck, Rank
from acehigh.engine.places import MOST_LISTED, Places, places_of
from acehigh.engine.weights import weigh

DECKS: list[tuple[Deck, int]] = [
    (Deck.standard(), 0),
    (Deck.standard(), 3),
    (Deck.stripped(Rank.SIX), 0),
    (Deck.twenty(), 1),
    (Deck.five_suits(), 0),
    (Deck.standard() * 2, 0),
    (Deck.stripped(Rank.NINE) * 4, 2),
    (Deck((Rank.TWO, Rank.ACE)), 0),
]
each_deck = pytest.mark.parametrize(
    ("deck", "wild"), DECKS, ids=[f"{deck.name}, {wild} wild" for deck, wild in DECKS]
)


@cache
def places(deck: Deck, wild: int) -> Places:
    weights = weigh(deck, 5)
    of_each = len(deck.suits) * deck.copies
    ranks = tuple((weights.of_rank[rank], of_each) for rank in deck.ranks)
    return places_of(weights.digits, ranks, wild)


def multisets(kinds: list[int], number: int) -> int:
    """Return in how many ways so many can be taken of kinds with so many each, all alike."""
    ways = [1] + [0] * number
    for most in kinds:
        ways = [sum(ways[total - min(most, total) : total + 1]) for total in range(number + 1)]
    return ways[number]


@each_deck
def test_first_and_place_number_all_multisets_without_a_gap(deck: Deck, wild: int) -> None:
    there, digits = places(deck, wild), weigh(deck, 5).digits
    of_each = len(deck.suits) * deck.copies
    for number in range(min(7, len(deck)) + 1):
        sums = [
            (high << digits.top) + low for high, low in zip(*there.ends(number), strict=True)
        ]
        first = there.first(number)
        found = [first[one >> digits.top] + there.place[one & digits.low] for one in sums]
        assert found == list(range(there.length(number)))
        assert len(set(sums)) == len(sums)
        assert len(sums) == multisets([of_each] * len(deck.ranks) + [wild], number)


def test_the_longest_holdings_have_places_too() -> None:
    there = places(Deck.standard(), 0)
    assert there.length(MOST_LISTED) == multisets([4] * 13, MOST_LISTED)
    assert there.length(7) == 49_205 == multisets([4] * 13, 7)
    assert multisets([1] * 52, 5) == comb(52, 5)


def test_a_list_serves_few_numbers_and_a_dictionary_many() -> None:
    assert isinstance(places(Deck.standard(), 0).first(5), list)
    assert isinstance(places(Deck.standard() * 2, 0).first(5), dict)
