"""How many holdings have a hand of a category among their hands, whatever else they make."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import comb

import pytest

from acehigh import (
    AceToFive,
    Badugi,
    Bug,
    Card,
    Category,
    Deck,
    High,
    Rank,
    Ranker,
    Stripped,
    Suit,
    ThreeCard,
    Wild,
    frequencies,
)
from acehigh.errors import CardError

SMALL = Deck(ranks=tuple(Rank)[7:], suits=tuple(Suit)[:3])
TWO_DECKS = Deck(ranks=tuple(Rank)[8:], suits=tuple(Suit)[:2]) * 2


def held(cards: tuple[Card, ...], deck: Deck) -> Iterator[str]:
    """Yield what cards hold, by counting ranks and suits."""
    ranks = Counter(card.rank for card in cards)
    groups = sorted(ranks.values(), reverse=True)
    each = {"pair": 2, "three of a kind": 3, "four of a kind": 4, "five of a kind": 5}
    yield from (name for name, number in each.items() if groups[0] >= number)
    if len(groups) > 1 and groups[1] >= 2:
        yield "two pair"
        if groups[0] >= 3:
            yield "full house"
    ladder = [Rank.ACE, *deck.ranks]
    runs = [set(ladder[place : place + 5]) for place in range(len(ladder) - 4)]
    if any(run <= set(ranks) for run in runs):
        yield "straight"
    for suit in deck.suits:
        suited = [card.rank for card in cards if card.suit is suit]
        if len(suited) >= 5:
            yield "flush"
        if any(run <= set(suited) for run in runs):
            yield "straight flush"


@pytest.mark.slow
@pytest.mark.parametrize(("deck", "cards"), [(SMALL, 6), (SMALL, 7), (TWO_DECKS, 5)])
def test_they_are_those_of_cards_counted_one_by_one(deck: Deck, cards: int) -> None:
    expected: Counter[str] = Counter()
    for some in combinations(deck.cards, cards):
        expected.update(set(held(some, deck)))
    found = frequencies(High(deck=deck), cards, inclusive=True).inclusive
    for category, number in found.items():
        if category is not Category.HIGH_CARD:
            assert number == expected[str(category)], category


def asked(ranker: Ranker, category: Category, within: set[Category], cards: int) -> int:
    """Return how many holdings have a hand of these categories, each hand being asked."""
    total = 0
    for some in combinations(ranker.deck.cards, cards):
        hands = combinations(some, ranker.hand_size)
        total += any(ranker.key(hand).category in {category, *within} for hand in hands)
    return total


@pytest.mark.parametrize(
    "ranker", [Wild(High(deck=SMALL)), Bug(High(deck=SMALL)), ThreeCard(deck=SMALL)], ids=str
)
def test_wild_cards_may_stand_for_what_it_takes(ranker: Ranker) -> None:
    cards = ranker.hand_size + 1
    found = frequencies(ranker, cards, known=ranker.deck.cards[:2], inclusive=True)
    assert set(found.inclusive) == set(found.counts)
    for category, number in found.inclusive.items():
        assert found.counts[category] <= number <= found.total


def test_of_single_hands_a_flush_is_a_flush_or_a_straight_flush() -> None:
    ranker = Stripped(flush_over_full_house=True)
    found = frequencies(ranker, inclusive=True)
    flushes = {Category.FLUSH, Category.STRAIGHT_FLUSH}
    assert found.inclusive[Category.FLUSH] == 4 * comb(9, 5)
    assert found.inclusive[Category.FLUSH] == sum(found.counts[one] for one in flushes)
    assert (
        asked(ThreeCard(deck=SMALL), Category.FLUSH, flushes, 4)
        == (frequencies(ThreeCard(deck=SMALL), 4, inclusive=True).inclusive[Category.FLUSH])
    )


def test_a_joker_makes_a_flush_of_four() -> None:
    found = frequencies(Wild(High()), known="As Ks 9s 4s", inclusive=True)
    assert found.inclusive[Category.FLUSH] == 10
    assert found.inclusive[Category.PAIR] == 13
    bug = frequencies(Bug(High()), known="Ks Kh 9d 4c", inclusive=True)
    assert bug.inclusive[Category.TWO_PAIR] == 6


def test_they_are_empty_unless_asked_for() -> None:
    assert not frequencies(High()).inclusive
    assert "among others" not in str(frequencies(High()))


@pytest.mark.parametrize("ranker", [AceToFive(), Wild(AceToFive()), Badugi()], ids=str)
def test_low_games_and_rules_without_ranks_are_refused(ranker: Ranker) -> None:
    with pytest.raises(CardError, match="which hands a holding has among others is known of"):
        frequencies(ranker, inclusive=True)


def test_known_and_dead_cards_and_progress() -> None:
    done: list[tuple[int, int]] = []
    found = frequencies(
        High(),
        known="As Ks Qs Js",
        dead="Ts",
        inclusive=True,
        progress=lambda *parts: done.append(parts),
    )
    assert found.inclusive[Category.FLUSH] == 8
    assert found.inclusive[Category.STRAIGHT] == 3
    assert len(done) == 1 + len(found.counts)
