"""What the named rankers are, and that they are values."""

from itertools import combinations

import pytest

import acehigh
from acehigh import (
    AceToFive,
    AceToSix,
    Badugi,
    Deck,
    DeuceToSeven,
    High,
    Incomplete,
    Rank,
    Ranker,
    Stripped,
    ThreeCard,
    TwentyCard,
    ranker_named,
)
from acehigh.errors import CardError
from acehigh.evaluators.named import named_rankers
from helpers.cases import in_one_test


@pytest.mark.parametrize(
    "ranker",
    [
        Stripped(full_deck=Deck.standard(jokers=1)),
        TwentyCard(deck=Deck.twenty().with_jokers(1)),
        ThreeCard(deck=Deck.standard(jokers=1)),
        Incomplete(High(deck=Deck.standard(jokers=1))),
        Badugi(deck=Deck.standard(jokers=1)),
    ],
    ids=repr,
)
def test_a_joker_that_nothing_makes_wild_is_a_mistake(ranker: Ranker) -> None:
    for cards in ("Jk As Kd Qh Jc", "Jk As Kd Qh"):
        for ask in (ranker.key, ranker.best):
            with pytest.raises(CardError, match="Jk"):
                ask(cards)


PRESETS: dict[str, tuple[Ranker, int]] = {
    "short-deck": (Stripped(Rank.SIX, flush_over_full_house=True), 36),
    "short-deck-trips": (
        Stripped(Rank.SIX, flush_over_full_house=True, trips_over_straight=True),
        36,
    ),
    "manila": (Stripped(Rank.SEVEN, flush_over_full_house=True), 32),
    "italian-40": (Stripped(Rank.FIVE, flush_over_full_house=True), 40),
    "italian-32": (Stripped(Rank.SEVEN, flush_over_full_house=True), 32),
    "royal-20": (Stripped(Rank.TEN), 20),
    "twenty-card": (TwentyCard(), 20),
    "ace-to-five": (AceToFive(), 52),
    "eight-or-better": (AceToFive(eight_or_better=True), 52),
    "deuce-to-seven": (DeuceToSeven(), 52),
    "ace-to-six": (AceToSix(), 52),
    "three-card": (ThreeCard(), 52),
    "badugi": (Badugi(), 52),
    "incomplete": (Incomplete(), 52),
}


@in_one_test("name", PRESETS)
def test_presets_are_the_games_of_that_name(name: str) -> None:
    ranker, number = PRESETS[name]
    assert ranker_named(name) == ranker
    assert len(ranker_named(name).deck) == number


@in_one_test("name", list(named_rankers()))
def test_the_repr_of_a_named_ranker_makes_one_that_is_equal(name: str) -> None:
    ranker = ranker_named(name)
    again = eval(repr(ranker), {name: getattr(acehigh, name) for name in acehigh.__all__})
    assert again == ranker
    assert hash(again) == hash(ranker)
    assert again.key(ranker.deck.cards[:5]) == ranker.key(ranker.deck.cards[:5])


def test_keys_of_different_named_rankers_do_not_compare() -> None:
    rankers = dict.fromkeys(map(ranker_named, named_rankers()))
    for one, other in combinations(rankers, 2):
        mine, theirs = (ranker.key("As Kd Qh Jc Ts") for ranker in (one, other))
        assert mine != theirs
        with pytest.raises(TypeError):
            max(mine, theirs)
