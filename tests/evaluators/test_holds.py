"""Whether a holding has a hand of some category in it, whatever else it makes."""

from itertools import combinations
from random import Random

import pytest

from acehigh import (
    AceToFive,
    Badugi,
    Card,
    CardError,
    Category,
    Deck,
    High,
    Rank,
    Ranker,
    ThreeCard,
    Wild,
)
from acehigh.evaluators.holds import holds, with_it_in_them
from helpers.cases import in_one_test


def test_a_category_is_in_itself_and_in_those_made_of_more() -> None:
    for category in High().categories:
        first, *others = with_it_in_them(category)
        assert first is category
        assert category not in others
    assert Category.FULL_HOUSE in with_it_in_them(Category.PAIR)
    assert Category.FULL_HOUSE in with_it_in_them(Category.TWO_PAIR)
    assert Category.STRAIGHT_FLUSH in with_it_in_them(Category.STRAIGHT)
    # Four of a kind are no two pair, and a full house is no straight.
    assert with_it_in_them(Category.FULL_HOUSE) == (Category.FULL_HOUSE,)
    assert Category.FOUR_OF_A_KIND not in with_it_in_them(Category.TWO_PAIR)


@in_one_test("base", [High(Deck.stripped(Rank.NINE)), ThreeCard()])
def test_a_hand_with_it_beats_all_others(base: Ranker) -> None:
    random = Random(8)
    for category in base.categories:
        rules, wanted = holds(base, category), set(with_it_in_them(category))
        for _ in range(5):
            held = random.sample(base.deck.cards, base.hand_size + 1)
            hands = combinations(held, base.hand_size)
            # A straight flush, or a flush with a pair, has what its ranks alone make too.
            has_it = any(
                {base.key(hand).category, unsuited(base, hand)} & wanted for hand in hands
            )
            assert (rules.key(held).category in wanted) == has_it


def unsuited(base: Ranker, hand: tuple[Card, ...]) -> Category:
    """Return what the ranks of a hand make."""
    rule = base.hand_rule
    assert rule is not None
    ranks = sorted([card.rank for card in hand if card.rank], reverse=True)
    return rule.rule(tuple(ranks), False)[0]


def test_wild_cards_stay_wild() -> None:
    rules = holds(Wild(High()), Category.FLUSH)
    assert rules.wild_cards == Wild(High()).wild_cards
    assert rules.key("As 9s 4s 2s Jk Ad").category is Category.FLUSH
    assert rules.key("As 9s 4s 2h Jk Ad").category is not Category.FLUSH


def test_low_games_and_rules_without_ranks_are_refused() -> None:
    for rules in (AceToFive(), Wild(AceToFive()), Badugi()):
        with pytest.raises(CardError, match=r"among others is known of high games, not of"):
            holds(rules, Category.PAIR)
