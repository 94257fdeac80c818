"""What rules around other rules do not decide themselves, these say."""

import pytest

from acehigh import (
    AceToFive,
    AceToSix,
    CardError,
    Deck,
    High,
    Incomplete,
    Rank,
    Ranker,
    Stripped,
    ThreeCard,
    Wild,
)
from acehigh.evaluators.wrapper import Wrapper
from helpers.cases import in_one_test

BASES: list[Ranker] = [
    High(),
    AceToFive(eight_or_better=True),
    AceToSix(aces_pair_high=True),
    Stripped(Rank.SIX, flush_over_full_house=True),
    ThreeCard(),
]


class Around(Wrapper):
    """Rules around others that decide nothing."""

    base: Ranker = High()


@in_one_test("base", BASES)
def test_everything_is_what_the_base_says(base: Ranker) -> None:
    rules = Around(base)
    assert rules.deck == base.deck
    assert rules.categories == base.categories
    assert (rules.hand_size, rules.min_cards) == (base.hand_size, base.min_cards)
    assert rules.ace_is_low == base.ace_is_low
    assert rules.suits_are_alike == base.suits_are_alike
    for category in base.categories:
        assert rules.explain(category, base.categories) == base.explain(
            category, base.categories
        )
    held = base.deck.cards[: base.hand_size + 2]
    key, other = rules.key(held), base.key(held)
    assert (key.category, key.ranks) == (other.category, other.ranks)
    assert key.describe() == other.describe()
    assert key.qualifies == other.qualifies
    assert rules.best(held).cards == base.best(held).cards


def test_keys_are_of_the_rules_around() -> None:
    cards = "As Kd Qh Jc 9s"
    assert Around(High()).key(cards) != High().key(cards)
    with pytest.raises(TypeError):
        Around(High()).key(cards) < High().key(cards)  # noqa: B015


def test_the_same_rules_for_another_deck() -> None:
    short = Deck.stripped(Rank.SIX)
    assert Around(High()).with_deck(short) == Around(High(short))
    low = High(Deck(tuple(Rank)[4:]))
    assert Around(low).key("9s 8d 7h 6c As").category is low.key("9s 8d 7h 6c As").category


def test_a_base_without_a_rule_for_ranks_is_named_when_it_is_asked() -> None:
    around = Around(Wild(High()))
    assert around.categories == Wild(High()).categories
    with pytest.raises(CardError, match=r"^Wild\(\) has no rule for the ranks of a hand$"):
        around.key("As Kd Qh Jc 9s")
    with pytest.raises(CardError, match="base is a ranker, as High"):
        Around(High)  # type: ignore[arg-type]  # what must be refused
    assert isinstance(Incomplete(), Wrapper)
