"""Every ranker of the library obeys the laws."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from acehigh import (
    ONE_EYED_JACKS,
    AceToFive,
    AceToSix,
    Badugi,
    Bug,
    Deck,
    DeuceToSeven,
    High,
    Incomplete,
    LowestCardWild,
    Rank,
    Ranker,
    Stripped,
    ThreeCard,
    TwentyCard,
    Wild,
)
from acehigh.testing import check_law, check_ranker
from acehigh.testing.laws import LAWS_OF_A_HOLDING, keys_stand_in_one_order
from acehigh.testing.strategies import holdings
from helpers import laws

RANKERS: list[Ranker] = [
    High(),
    High(deck=Deck.stripped(Rank.SIX)),
    High(deck=Deck.five_suits()),
    High(deck=Deck.standard() * 2),
    AceToFive(),
    AceToFive(eight_or_better=True),
    DeuceToSeven(),
    DeuceToSeven(deck=Deck.standard() * 2),
    AceToSix(),
    AceToSix(broadway_straight=True, aces_pair_high=True),
    Stripped(flush_over_full_house=True),
    Stripped(Rank.SEVEN, trips_over_straight=True, full_deck=Deck.five_suits()),
    TwentyCard(),
    ThreeCard(),
    Badugi(),
    Badugi(deck=Deck.five_suits()),
    Incomplete(),
    Incomplete(Stripped(flush_over_full_house=True)),
    Wild(High()),
    Wild(High(), wild=Rank.TWO, naturals="fewer_wild"),
    Wild(High(deck=Deck.standard(jokers=3)), double_ace_flush=True, naturals="beat"),
    Wild(DeuceToSeven(deck=Deck.standard(jokers=2))),
    Wild(Incomplete(), wild=Rank.ACE),
    Bug(High()),
    Bug(High(), wild=Rank.KING),
    Bug(ThreeCard()),
    Bug(AceToSix(), naturals="fewer_wild"),
    Wild(High(deck=Deck.standard(jokers=2)), naturals="more_wild"),
    Wild(High(), wild=ONE_EYED_JACKS),
    LowestCardWild(),
    LowestCardWild(AceToFive(), ties="one", naturals="fewer_wild"),
]

# Eight examples of each law for each ranker; the first of them fills tables, slowly.
quickly = settings(max_examples=8, deadline=None)
every_ranker = pytest.mark.parametrize("ranker", RANKERS, ids=repr)


@pytest.mark.slow
@every_ranker
@quickly
@given(data=st.data())
def test_laws_of_every_ranker(ranker: Ranker, data: st.DataObject) -> None:
    cards = data.draw(holdings(ranker))
    for law in LAWS_OF_A_HOLDING:
        check_law(law, ranker, cards)
    laws.equal_keys_are_one_object(ranker, cards)
    if not isinstance(ranker, Badugi):
        laws.hands_are_full(ranker, cards)


@pytest.mark.slow
@every_ranker
@quickly
@given(data=st.data())
def test_keys_stand_in_one_order(ranker: Ranker, data: st.DataObject) -> None:
    three = data.draw(st.tuples(holdings(ranker), holdings(ranker), holdings(ranker)))
    check_law(keys_stand_in_one_order, ranker, *three)


@every_ranker
def test_one_call_checks_the_same(ranker: Ranker) -> None:
    check_ranker(ranker, examples=3)


def test_keys_of_other_rankers_do_not_compare() -> None:
    for ranker, other in combinations(RANKERS, 2):
        # Cards that every deck has.
        laws.keys_of_other_rankers_do_not_compare(ranker, other, "As Kd Qh Qc Ts Td Jh")


def test_public_names_make_the_ranker_again() -> None:
    for ranker in RANKERS:
        laws.public_names_make_the_ranker_again(ranker)


@quickly
@given(data=st.data())
def test_a_qualifier_changes_no_order(data: st.DataObject) -> None:
    two = data.draw(st.tuples(holdings(AceToFive()), holdings(AceToFive())))
    laws.a_qualifier_changes_no_order(AceToFive(), AceToFive(eight_or_better=True), *two)


@pytest.mark.parametrize(
    "ranker", [one for one in RANKERS if isinstance(one, Incomplete)], ids=repr
)
@quickly
@given(data=st.data())
def test_another_card_makes_an_incomplete_hand_better(
    ranker: Ranker, data: st.DataObject
) -> None:
    laws.another_card_makes_an_incomplete_hand_better(
        ranker, data.draw(holdings(ranker.deck, 5, 5))
    )
