"""What a category is, in a sentence, and which rules are low."""

from acehigh import (
    AceToFive,
    Badugi,
    Category,
    Deck,
    DeuceToSeven,
    FourCard,
    High,
    Rank,
    Ranker,
    ThreeCard,
    ranker_named,
)
from acehigh.evaluators.explain import explain_category, in_words, is_low
from acehigh.evaluators.named import BUILT_IN
from helpers.cases import in_one_test


def said(rules: Ranker, category: Category) -> str:
    return explain_category(rules, category, rules.categories[::-1])


def test_low_rules_are_those_in_which_nothing_is_better_than_something() -> None:
    low = {row.name for row in BUILT_IN if is_low(ranker_named(row.name).categories)}
    assert {"ace-to-five", "deuce-to-seven", "ace-to-six"} <= low
    assert not {"high", "short-deck", "soko", "three-card", "manila"} & low
    # Where there is no high card, nothing is better than nothing.
    assert not is_low(Badugi().categories)
    assert not is_low(())


def test_numbers_begin_a_sentence() -> None:
    assert [in_words(number) for number in (0, 1, 5, 10, 11)] == [
        "No",
        "One",
        "Five",
        "Ten",
        "11",
    ]


@in_one_test(
    ("rules", "category", "sentence"),
    [
        (High(), Category.FULL_HOUSE, "Three of one rank and two of another."),
        (High(), Category.STRAIGHT_FLUSH, "Five cards in sequence, all of one suit."),
        (High(), Category.FLUSH, "Five cards of one suit, not in sequence."),
        (
            High(),
            Category.STRAIGHT,
            "Five cards in sequence, of mixed suits; ace high or below the two.",
        ),
        (
            ThreeCard(),
            Category.STRAIGHT,
            "Three cards in sequence, of mixed suits; ace high or below the two.",
        ),
        (FourCard(), Category.FLUSH, "Four cards of one suit, not in sequence."),
        # With five cards of one rank there are five suits, or wild cards, or several decks.
        (High(deck=Deck.five_suits()), Category.FIVE_OF_A_KIND, "Five cards of one rank."),
        (High(), Category.HIGH_CARD, "None of the above: high cards decide."),
        (
            AceToFive(),
            Category.HIGH_CARD,
            "No pair; compared from the highest card down, lower wins.",
        ),
        (
            DeuceToSeven(),
            Category.HIGH_CARD,
            "No pair, no straight, no flush; compared from the highest card down, lower wins.",
        ),
        (High(), Category("blaze"), ""),
    ],
)
def test_sentences(rules: Ranker, category: Category, sentence: str) -> None:
    assert said(rules, category) == sentence


@in_one_test("rules", [High(), ThreeCard(), DeuceToSeven()])
def test_every_category_of_standard_poker_is_explained(rules: Ranker) -> None:
    for category in rules.categories:
        sentence = said(rules, category)
        assert sentence.endswith(".")
        assert sentence[0].isupper()


def test_a_deck_without_aces_says_nothing_of_them() -> None:
    without = High(deck=Deck(tuple(rank for rank in Rank if rank is not Rank.ACE)))
    assert said(without, Category.STRAIGHT) == "Five cards in sequence, of mixed suits."
