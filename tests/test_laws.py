"""Every ranker of the library obeys the laws."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import acehigh
import laws
from acehigh import (
    AceToFive,
    AceToSix,
    Badugi,
    Bug,
    Deck,
    DeuceToSeven,
    High,
    Incomplete,
    Rank,
    Ranker,
    Stripped,
    ThreeCard,
    TwentyCard,
    Wild,
)

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
]

# Thirty examples of each law for each ranker; the first of them fills tables, slowly.
quickly = settings(max_examples=30, deadline=None)
every_ranker = pytest.mark.parametrize("ranker", RANKERS, ids=repr)
holding_laws = pytest.mark.parametrize(
    "law",
    [
        laws.listing_changes_nothing,
        laws.names_of_suits_change_nothing,
        laws.text_will_do,
        laws.copies_are_the_key_itself,
        laws.what_plays_is_worth_the_key,
    ],
    ids=lambda law: law.__name__,
)


def fewest(ranker: Ranker) -> int:
    """Return how many cards a ranker asks for: not every kind of ranker says it."""
    return getattr(ranker, "least", 1)


@every_ranker
@holding_laws
@quickly
@given(data=st.data())
def test_holdings(ranker: Ranker, law: laws.HoldingLaw, data: st.DataObject) -> None:
    law(ranker, data.draw(laws.holdings(ranker.deck, fewest(ranker), 9)))


@pytest.mark.parametrize(
    "ranker", [one for one in RANKERS if not isinstance(one, Badugi)], ids=repr
)
@quickly
@given(data=st.data())
def test_hands_are_full(ranker: Ranker, data: st.DataObject) -> None:
    laws.hands_are_full(ranker, data.draw(laws.holdings(ranker.deck, fewest(ranker), 9)))


@every_ranker
@quickly
@given(data=st.data())
def test_keys_stand_in_one_order(ranker: Ranker, data: st.DataObject) -> None:
    holding = laws.holdings(ranker.deck, fewest(ranker), 9)
    laws.keys_stand_in_one_order(ranker, *data.draw(st.tuples(holding, holding, holding)))


@every_ranker
@quickly
@given(data=st.data())
def test_another_card_never_hurts(ranker: Ranker, data: st.DataObject) -> None:
    cards = data.draw(laws.holdings(ranker.deck, fewest(ranker), 12))
    laws.another_card_never_hurts(ranker, cards, least=fewest(ranker))


@pytest.mark.parametrize(("ranker", "other"), list(combinations(RANKERS, 2)), ids=repr)
def test_keys_of_other_rankers_do_not_compare(ranker: Ranker, other: Ranker) -> None:
    # Cards that every deck has.
    laws.keys_of_other_rankers_do_not_compare(ranker, other, "As Kd Qh Qc Ts Td Jh")


@every_ranker
def test_repr_makes_the_ranker_again(ranker: Ranker) -> None:
    laws.repr_makes_the_ranker_again(ranker, vars(acehigh))


@quickly
@given(data=st.data())
def test_a_qualifier_changes_no_order(data: st.DataObject) -> None:
    holding = laws.holdings(Deck.standard(), 5, 9)
    laws.a_qualifier_changes_no_order(
        AceToFive(), AceToFive(eight_or_better=True), *data.draw(st.tuples(holding, holding))
    )


@pytest.mark.parametrize(
    "ranker", [one for one in RANKERS if isinstance(one, Incomplete)], ids=repr
)
@quickly
@given(data=st.data())
def test_another_card_makes_an_incomplete_hand_better(
    ranker: Ranker, data: st.DataObject
) -> None:
    cards = data.draw(laws.holdings(ranker.deck, 5, 5))
    laws.another_card_makes_an_incomplete_hand_better(ranker, cards)
