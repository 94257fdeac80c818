"""A table that is filled at once says what it would say if asked place by place."""

from itertools import combinations

import pytest

from acehigh import (
    AceToFive,
    AceToSix,
    Bug,
    Deck,
    DeuceToSeven,
    High,
    Incomplete,
    Rank,
    RuleRanker,
    Stripped,
    ThreeCard,
    Wild,
)
from acehigh.engine import rank_table
from acehigh.engine.draws import draws
from acehigh.engine.tables import Tables
from helpers.hands import random_holdings

NINES_UP = Deck.stripped(Rank.NINE)

OF_FULL_DECKS: list[RuleRanker] = [
    High(),
    AceToFive(),
    DeuceToSeven(),
    AceToSix(aces_pair_high=True),
    Incomplete(),
    High(deck=Deck.five_suits()),
]
OF_FEW_RANKS: list[RuleRanker] = [
    *[ranker.with_deck(NINES_UP) for ranker in OF_FULL_DECKS[:5]],
    Stripped(Rank.NINE, flush_over_full_house=True),
    ThreeCard(),
    Wild(High(deck=NINES_UP.with_jokers(2))),
    Wild(High(deck=NINES_UP), wild=Rank.NINE, naturals="more_wild"),
    Bug(High(deck=NINES_UP)),
    Wild(DeuceToSeven(deck=NINES_UP)),
    High(deck=NINES_UP * 2),
]
RANKERS = [
    *OF_FEW_RANKS,
    *[pytest.param(ranker, marks=pytest.mark.exhaustive) for ranker in OF_FULL_DECKS],
]


@pytest.mark.parametrize("ranker", RANKERS, ids=repr)
def test_filling_is_the_same_as_asking_one_by_one(
    ranker: RuleRanker, monkeypatch: pytest.MonkeyPatch
) -> None:
    # No number of places that are asked for one by one has a table fill itself then.
    monkeypatch.setattr(rank_table, "_PLACES_FOR_A_MISS", 1)
    monkeypatch.setattr(rank_table, "_HANDS_FOR_A_MISS", 1)
    filled, asked = Tables(ranker), Tables(ranker)
    deck, weights = ranker.deck, filled.weights
    of_each = len(deck.suits) * deck.copies
    kinds = [(weights.of_rank[rank], of_each) for rank in deck.ranks]
    kinds.append((weights.digits.of_wild, ranker.most_wild))
    sizes = range(ranker.min_cards, ranker.hand_size + 2)
    by_number = draws(kinds, sizes[-1], 0)
    for number in sizes:
        filled.fill(number)
        for rank_sum, _ in by_number[number]:
            assert filled.plain.best(rank_sum, number) is asked.plain.best(rank_sum, number)
    suited = draws([(weights.of_rank[rank], deck.copies) for rank in deck.ranks], 6, 0)
    for number in range(ranker.hand_size, min(6, len(deck.ranks)) + 1):
        for rank_sum, _ in suited[number]:
            assert filled.suited.best(rank_sum, number) is asked.suited.best(rank_sum, number)


def test_a_table_fills_itself_once_enough_is_asked() -> None:
    table = Tables(High()).plain
    _, keys = table.listed(5)
    by_number = draws([(one, 4) for one in Tables(High()).weights.of_rank.values()], 5, 0)
    assert keys.count(None) == len(keys) == 6175
    for rank_sum, _ in by_number[5][:385]:
        table.best(rank_sum, 5)
    assert keys.count(None) == 6175 - 385
    for rank_sum, _ in by_number[5][385:400]:
        table.best(rank_sum, 5)
    assert None not in keys


def test_more_cards_than_are_listed_are_worth_their_best_hand() -> None:
    for cards in random_holdings(Deck.standard(), range(10, 13), 10):
        assert High().key(cards) is max(map(High().key, combinations(cards, 5)))


def test_many_long_holdings_are_asked_for_at_once() -> None:
    tables = Tables(High(deck=NINES_UP))
    weights = [tables.weights.of_rank[rank] for rank in NINES_UP.ranks]
    sums = [2 * sum(weights), 2 * sum(weights) + weights[0] - weights[-1]]
    assert tables.plain.bests(sums, 12) == [tables.plain.best(one, 12) for one in sums]
