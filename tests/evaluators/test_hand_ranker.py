"""What rules for one hand are where they say no more: standard poker, with 52 cards."""

from acehigh import Card, CardRuleRanker, Category, Deck, High, Rank, RuleRanker
from acehigh.evaluators.hand_ranker import HandRanker


class ByRanks(RuleRanker):
    """A rule for ranks: everything is a high card."""

    def rule(self, ranks: tuple[Rank, ...], suited: bool) -> tuple[Category, tuple[Rank, ...]]:
        del suited
        return Category.HIGH_CARD, ranks


class ByCards(CardRuleRanker):
    """The same as a rule for cards."""

    def rule(self, cards: tuple[Card, ...]) -> tuple[Category, tuple[Rank, ...]]:
        return Category.HIGH_CARD, tuple(card.rank for card in cards if card.rank)


RULES: list[HandRanker] = [ByRanks(), ByCards()]


def test_the_deck_and_the_categories_are_those_of_standard_poker() -> None:
    for rules in RULES:
        assert rules.deck == Deck.standard()
        assert rules.categories == High().categories
        assert rules.suits_are_alike
        assert not rules.takes_jokers
        assert (rules.hand_size, rules.min_cards) == (5, 5)


def test_ranks_count_as_they_are() -> None:
    for rules in RULES:
        key = rules.key
        assert key("As 5h 4d 3c 2s") > key("Kd Qh Jd Tc 9s") > key("Kd Qh Jd Tc 8s")
        assert key("Kd Qd Jd Td 9d") == key("Ks Qh Jd Tc 9s")
        assert rules.tie_break_values(Category.PAIR, (Rank.ACE, Rank.TWO)) == (14, 2)


def test_who_is_asked_for_the_rule_of_a_hand() -> None:
    by_ranks, by_cards = ByRanks(), ByCards()
    assert by_ranks.hand_rule is by_ranks
    assert by_ranks.card_rule is None
    assert by_cards.card_rule is by_cards
    assert by_cards.hand_rule is None
