"""The fast and the slow statement of stripped and other decks agree."""

from dataclasses import replace

import pytest

from acehigh import Deck, High, Rank, RuleRanker, Stripped, TwentyCard
from helpers.hands import hands_of_every_pattern, random_holdings, run_through
from helpers.twin import HIGH_ORDER, Rule, assert_agree_on_many, high
from helpers.twin_short import twenty_card

FLUSH_UP = (*HIGH_ORDER[:5], "full house", "flush", *HIGH_ORDER[7:])
TRIPS_UP = (*HIGH_ORDER[:3], "straight", "three of a kind", *HIGH_ORDER[5:])
BOTH_UP = (*TRIPS_UP[:5], *FLUSH_UP[5:])
# By whether a flush beats a full house, and whether trips beat a straight.
ORDERS = {
    (False, False): HIGH_ORDER,
    (True, False): FLUSH_UP,
    (False, True): TRIPS_UP,
    (True, True): BOTH_UP,
}
STRIPPED_DECKS = list(map(Deck.stripped, tuple(Rank)[1:9]))
SHORT_DECK = Deck.stripped(Rank.SIX)
OTHER_DECKS = [Deck.five_suits(), Deck.standard() * 2]
# Few ranks and many of each: five of a kind, and flushes that hold equal cards.
FEW_RANKS = [
    replace(deck, ranks=Deck.stripped(lowest).ranks)
    for deck in OTHER_DECKS
    for lowest in (Rank.SEVEN, Rank.TEN)
]


def stripped(deck: Deck, flush_up: bool, trips_up: bool) -> Stripped:
    """Return the ranker for a deck, stripped or not, that has the two options as told."""
    return Stripped(
        deck.ranks[0],
        full_deck=replace(deck, ranks=tuple(Rank)),
        flush_over_full_house=flush_up,
        trips_over_straight=trips_up,
    )


def rankers_of(deck: Deck) -> dict[RuleRanker, Rule]:
    """Return the rankers for a deck, stripped or not, and their rules."""
    rules: dict[RuleRanker, Rule] = {
        stripped(deck, *options): high(deck, order) for options, order in ORDERS.items()
    }
    if deck == Deck.twenty():
        rules[TwentyCard()] = twenty_card
    return rules


@pytest.mark.slow
@pytest.mark.parametrize("deck", [*STRIPPED_DECKS, *OTHER_DECKS, *FEW_RANKS], ids=repr)
def test_agree_on_random_holdings(deck: Deck) -> None:
    for ranker, rule in rankers_of(deck).items():
        assert ranker.deck == deck
        assert_agree_on_many(ranker, rule, random_holdings(deck, range(5, 10), 20))


@pytest.mark.exhaustive
@pytest.mark.parametrize("deck", STRIPPED_DECKS, ids=repr)
def test_agree_on_every_five_card_hand_of_a_stripped_deck(deck: Deck) -> None:
    kinds = run_through([stripped(deck, False, False)])
    for ranker, rule in rankers_of(deck).items():
        assert_agree_on_many(ranker, rule, kinds)


@pytest.mark.exhaustive
@pytest.mark.parametrize("deck", OTHER_DECKS, ids=repr)
def test_agree_on_a_hand_of_every_pattern_of_other_decks(deck: Deck) -> None:
    hands = list(hands_of_every_pattern(deck))
    assert_agree_on_many(High(deck=deck), high(deck), hands)
    assert_agree_on_many(stripped(deck, True, False), high(deck, FLUSH_UP), hands)


@pytest.mark.exhaustive
@pytest.mark.parametrize("options", ORDERS)
def test_short_deck_agrees_on_many_holdings_of_six_to_nine_cards(
    options: tuple[bool, bool],
) -> None:
    ranker, order = stripped(SHORT_DECK, *options), ORDERS[options]
    number = 15_000 if order is FLUSH_UP else 5_000
    held = random_holdings(SHORT_DECK, range(6, 10), number)
    assert_agree_on_many(ranker, high(SHORT_DECK, order), held)


@pytest.mark.exhaustive
def test_twenty_card_agrees_on_many_holdings_of_six_to_nine_cards() -> None:
    held = random_holdings(Deck.twenty(), range(6, 10), 50_000)
    assert_agree_on_many(TwentyCard(), twenty_card, held)


@pytest.mark.exhaustive
@pytest.mark.parametrize("deck", OTHER_DECKS, ids=repr)
def test_other_decks_agree_on_many_holdings_of_six_to_nine_cards(deck: Deck) -> None:
    held = random_holdings(deck, range(6, 10), 10_000)
    assert_agree_on_many(High(deck=deck), high(deck), held)
