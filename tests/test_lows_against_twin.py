"""The fast and the slow statement of the low games agree."""

from collections.abc import Iterable, Sequence
from itertools import combinations

import pytest

from acehigh import AceToFive, AceToSix, Card, Deck, DeuceToSeven, RuleRanker
from helpers.hands import hands_of_every_pattern, random_holdings, run_through
from helpers.twin import Rule, assert_agree_on_many
from helpers.twin_low import ace_to_five, ace_to_six, deuce_to_seven, qualifies

STANDARD = Deck.standard()
EIGHT_OR_BETTER = AceToFive(eight_or_better=True)
MAIN: dict[RuleRanker, Rule] = {
    AceToFive(): ace_to_five,
    DeuceToSeven(): deuce_to_seven,
    AceToSix(): ace_to_six(),
}
VARIANTS: dict[RuleRanker, Rule] = {
    EIGHT_OR_BETTER: ace_to_five,
    AceToSix(broadway_straight=True): ace_to_six(broadway_straight=True),
    AceToSix(aces_pair_high=True): ace_to_six(aces_pair_high=True),
    AceToSix(broadway_straight=True, aces_pair_high=True): ace_to_six(
        broadway_straight=True, aces_pair_high=True
    ),
}
RULES = MAIN | VARIANTS
every_ranker = pytest.mark.parametrize(
    ("ranker", "rule"), list(RULES.items()), ids=map(repr, RULES)
)


@every_ranker
def test_agree_on_random_holdings(ranker: RuleRanker, rule: Rule) -> None:
    assert_agree_on_many(ranker, rule, random_holdings(STANDARD, range(5, 8), 60))


@pytest.mark.slow
@every_ranker
def test_agree_on_holdings_that_can_hardly_dodge_a_flush(
    ranker: RuleRanker, rule: Rule
) -> None:
    # L6: two suits, so that what spoils the low is often there, or is the only way.
    two_suits = Deck(suits=STANDARD.suits[:2])
    assert_agree_on_many(ranker, rule, random_holdings(two_suits, range(5, 10), 300))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("ranker", "rule"),
    [
        (AceToFive(deck=STANDARD * 2), ace_to_five),
        (DeuceToSeven(deck=STANDARD * 2), deuce_to_seven),
        (AceToSix(deck=STANDARD * 2), ace_to_six()),
    ],
)
def test_agree_on_random_holdings_of_two_decks(ranker: RuleRanker, rule: Rule) -> None:
    assert_agree_on_many(ranker, rule, random_holdings(ranker.deck, range(5, 10), 150))


@every_ranker
def test_the_ranks_that_count_are_those_that_the_twin_compares(
    ranker: RuleRanker, rule: Rule
) -> None:
    for hand in random_holdings(STANDARD, range(5, 6), 300):
        _, numbers = rule(hand)
        # Modulo 13 an ace is an ace, low or high.
        assert [rank % 13 for rank in ranker.key(hand).ranks] == [-n % 13 for n in numbers]


@pytest.mark.exhaustive
def test_agree_on_every_five_card_hand() -> None:
    kinds = run_through(list(MAIN))
    assert len(kinds) == 134_459
    for ranker, rule in RULES.items():
        assert_agree_on_many(ranker, rule, kinds)


@pytest.mark.exhaustive
@every_ranker
def test_agree_on_many_holdings_of_six_to_nine_cards(ranker: RuleRanker, rule: Rule) -> None:
    number = 15_000 if ranker in MAIN else 5_000
    assert_agree_on_many(ranker, rule, random_holdings(STANDARD, range(6, 10), number))


@pytest.mark.exhaustive
def test_the_twin_finds_the_same_hands_eight_or_better() -> None:
    assert_qualifiers(hands_of_every_pattern(STANDARD))


def test_the_twin_finds_the_same_holdings_eight_or_better() -> None:
    assert_qualifiers(random_holdings(STANDARD, range(5, 10), 300))


def assert_qualifiers(holdings: Iterable[Sequence[Card]]) -> None:
    """Fail unless the twin finds five cards that qualify where the ranker says so (L3)."""
    found = set()
    for cards in holdings:
        key = EIGHT_OR_BETTER.key(cards)
        assert key.qualifies == any(map(qualifies, combinations(cards, 5))), cards
        found.add(key.qualifies)
    assert found == {True, False}
