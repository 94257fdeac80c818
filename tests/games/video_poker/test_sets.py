"""The canonical sets of a deck: they stand for all, and each has those a card larger."""

from collections import Counter
from itertools import combinations
from math import comb

from acehigh import Deck, Rank
from acehigh.games.video_poker.canonical import bit_of, canonical, ways
from acehigh.games.video_poker.sets import CanonicalSets, canonical_sets

DECK = Deck.stripped(Rank.QUEEN)
SETS = CanonicalSets(DECK)


def test_the_deals_stand_for_all_hands() -> None:
    every = Counter(canonical(sum(map(bit_of, hand))) for hand in combinations(DECK, 5))
    assert {deal.cards: deal.ways for deal in SETS.deals} == every
    assert len(SETS.deals) == len(every)


def test_the_cards_of_a_deal_come_with_the_highest_first() -> None:
    high_first = [*SETS.cards]
    for deal in SETS.deals:
        assert sum(deal.bits) == deal.cards
        places = [high_first.index(bit) for bit in deal.bits]
        assert places == sorted(places)
        ranks = [SETS.cards[bit].rank or 0 for bit in deal.bits]
        assert ranks == sorted(ranks, reverse=True)


def test_each_set_has_those_a_card_larger() -> None:
    assert [len(larger) for larger in SETS.larger[:2]] == [1, 3]
    for size, sets in enumerate(SETS.larger):
        assert sum(map(ways, sets)) == comb(12, size)
        for held, larger in sets.items():
            lacking = [bit for bit in map(bit_of, DECK) if not held & bit]
            assert Counter(larger) == Counter(canonical(held | bit) for bit in lacking)


def test_a_joker_is_a_card_like_others() -> None:
    deck = DECK.with_jokers(1)
    sets = CanonicalSets(deck)
    (joker,) = deck.jokers
    assert next(iter(sets.cards.values())) is joker
    assert sum(deal.ways for deal in sets.deals) == comb(13, 5)


def test_the_sets_of_a_deck_are_made_once() -> None:
    assert canonical_sets(DECK) is canonical_sets(Deck.stripped(Rank.QUEEN))
