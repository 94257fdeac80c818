"""What is kept for speed can be let go of, and is worked out anew."""

import gc
import weakref

import pytest

from acehigh import Badugi, Deck, High, LowestCardWild, Ranker, Soko, Wild, equity, frequencies
from acehigh.engine.shared_tables import tables_of

HELD = "As Kd Qh Jc 9s 9d 2h"
# No ranker of another test is equal to it, and so keeps its tables.
DECK = Deck.standard().without("2c 3d")


def test_the_tables_are_gone() -> None:
    # What other tests have made stays: looking through it for garbage takes a while.
    gc.freeze()
    ranker = High(DECK)
    before = frequencies(ranker).counts
    tables = weakref.ref(ranker.tables)
    assert tables_of.cache_info().currsize > 0
    ranker.drop_tables()
    gc.collect()
    assert tables() is None
    assert tables_of.cache_info().currsize == 0
    assert frequencies(ranker).counts == before


@pytest.mark.parametrize(
    "ranker",
    [High(DECK), Wild(High(), wild="2"), LowestCardWild(High()), Badugi(), Soko()],
    ids=repr,
)
def test_hands_are_worth_the_same_afterwards(ranker: Ranker) -> None:
    key, hand = ranker.key(HELD), ranker.best(HELD)
    ranker.drop_tables()
    assert ranker.key(HELD) == key
    assert ranker.best(HELD) == hand
    assert str(key) == str(ranker.key(HELD))


def test_numbers_and_equities_are_the_same_afterwards() -> None:
    ranker = High(Deck.twenty())
    number = ranker.number(ranker.key("As Ks Qs Js Ts"))
    shares = equity("holdem", ["As Ah", "Ks Kh"], board="2c 3d 4h").shares
    ranker.drop_tables()
    assert ranker.number(ranker.key("As Ks Qs Js Ts")) == number
    assert equity("holdem", ["As Ah", "Ks Kh"], board="2c 3d 4h").shares == shares
