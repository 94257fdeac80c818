"""The fast and the slow statement agree on games of fewer cards, and on incomplete hands."""

from collections.abc import Sequence
from itertools import combinations

import pytest

from acehigh import Badugi, Card, Deck, Incomplete, Rank, Ranker, Stripped, ThreeCard
from helpers.hands import hands_of_every_pattern, random_holdings, run_through
from helpers.twin import (
    Rule,
    Worth,
    assert_agree,
    assert_agree_on_many,
    assert_same_categories,
    assert_same_order,
    high,
    once_per_pattern,
)
from helpers.twin_short import badugi, incomplete, three_card

STANDARD = Deck.standard()
SHORT_DECK = Deck.stripped(Rank.SIX)
RULES: dict[Ranker, Rule] = {
    ThreeCard(): three_card,
    Incomplete(): incomplete(high(STANDARD)),
    Incomplete(Stripped()): incomplete(high(SHORT_DECK)),
}


def fewest(ranker: Ranker) -> int:
    return 3 if ranker == ThreeCard() else 1


@pytest.mark.parametrize(("ranker", "rule"), list(RULES.items()), ids=map(repr, RULES))
def test_agree_on_random_holdings(ranker: Ranker, rule: Rule) -> None:
    for sizes in (range(fewest(ranker), 7), range(6, 10)):
        held = random_holdings(ranker.deck, sizes, 100)
        assert_agree_on_many(ranker, rule, held)


@pytest.mark.slow
@pytest.mark.parametrize("deck", [STANDARD, Deck.five_suits(), STANDARD * 2], ids=repr)
@pytest.mark.parametrize("sizes", [range(1, 7), range(6, 10)], ids=["few", "many"])
def test_badugi_agrees_on_random_holdings(deck: Deck, sizes: range) -> None:
    held = random_holdings(deck, sizes, 150)
    assert_agree(Badugi(deck=deck), once_per_pattern(badugi), held)


def test_agree_on_every_hand_of_three_cards() -> None:
    kinds = run_through([ThreeCard()], 3)
    assert_agree(ThreeCard(), three_card, kinds)


@pytest.mark.parametrize("every", [41, pytest.param(1, marks=pytest.mark.exhaustive)])
def test_agree_on_a_badugi_hand_of_every_pattern(every: int) -> None:
    # Of all numbers of cards together: more cards that play beat fewer.
    hands = [hand for size in range(1, 5) for hand in hands_of_every_pattern(STANDARD, size)]
    assert_agree(Badugi(), badugi, hands[::every])


@pytest.mark.exhaustive
def test_agree_on_every_badugi_hand_of_four_cards() -> None:
    kinds = run_through([Badugi()], 4)
    assert_agree(Badugi(), badugi, kinds)


@pytest.mark.slow
def test_agree_on_every_incomplete_hand() -> None:
    # Of all numbers of cards together: keys compare across them.
    hands = [hand for size in range(1, 5) for hand in hands_of_every_pattern(STANDARD, size)]
    assert_agree(Incomplete(), incomplete(high(STANDARD)), hands)
    for size in range(1, 4):
        run_through([Incomplete()], size)


@pytest.mark.exhaustive
def test_agree_on_every_hand_of_five_cards_or_fewer() -> None:
    hands = [hand for size in range(1, 6) for hand in hands_of_every_pattern(STANDARD, size)]
    assert_agree(Incomplete(), incomplete(high(STANDARD)), hands)


@pytest.mark.exhaustive
@pytest.mark.parametrize(("ranker", "number"), [(ThreeCard(), 50_000), (Incomplete(), 10_000)])
def test_agree_on_many_holdings_of_six_to_nine_cards(ranker: Ranker, number: int) -> None:
    # Of six cards or more no hand is incomplete, and High is tried on more of those.
    held = random_holdings(STANDARD, range(6, 10), number)
    assert_agree_on_many(ranker, RULES[ranker], held)


@pytest.mark.exhaustive
def test_badugi_agrees_on_many_holdings_of_six_to_nine_cards() -> None:
    # Worths are compared by their places among all of them, and hands met by their bits.
    bits = {card: 1 << number for number, card in enumerate(STANDARD)}
    rule = once_per_pattern(badugi)
    worth_of = {sum(map(bits.__getitem__, hand)): rule(hand) for hand in combinations(bits, 4)}
    worths = sorted(set(worth_of.values()))
    places = {worth: place for place, worth in enumerate(worths)}
    place_of = {hand: places[worth] for hand, worth in worth_of.items()}

    def best_of_holding(cards: Sequence[Card]) -> Worth:
        hands = map(sum, combinations([bits[card] for card in cards], 4))
        return worths[max(map(place_of.__getitem__, hands))]

    held = random_holdings(STANDARD, range(6, 10), 50_000)
    pairs = [(Badugi().key(cards), best_of_holding(cards)) for cards in held]
    assert_same_categories(pairs)
    assert_same_order(pairs)
