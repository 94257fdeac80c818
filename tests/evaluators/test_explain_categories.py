"""How charts and `acehigh rules` describe each category, in the rules' own words."""

from acehigh import (
    AceToFive,
    AceToSix,
    Badugi,
    Category,
    Deck,
    DeuceToSeven,
    High,
    Rank,
    RuleRanker,
    Stripped,
    Wild,
)
from helpers.cases import in_one_test
from helpers.tally import Parity


@in_one_test(
    ("ranker", "end"),
    [
        (High(), ", of mixed suits; ace high or below the two."),
        (Wild(Stripped(Rank.SIX)), ", of mixed suits; ace high or below the six."),
        (Wild(High(), wild=Rank.ACE), ", of mixed suits; ace high or below the two."),
        (Stripped(Rank.TEN), ", of mixed suits; ace high."),
        (DeuceToSeven(), ", of mixed suits; ace high."),
        (AceToSix(), ", of mixed suits; ace below the two."),
        (AceToSix(broadway_straight=True), ", of mixed suits; ace high or below the two."),
        (High(deck=Deck(tuple(Rank)[:-1])), ", of mixed suits."),
        (Stripped(Rank.JACK), ", of mixed suits."),
        (AceToSix(deck=Deck(tuple(Rank)[3:])), ", of mixed suits; ace below the five."),
    ],
)
def test_where_an_ace_stands_in_a_straight(ranker: RuleRanker, end: str) -> None:
    order = ranker.categories[::-1]
    said = ranker.explain(Category.STRAIGHT, order)
    assert said == f"Five cards in sequence{end}"


def test_without_straight_flushes_nobody_is_told_how_they_differ() -> None:
    order = (Category.FLUSH, Category.STRAIGHT, Category.HIGH_CARD)
    assert High().explain(Category.FLUSH, order) == "Five cards of one suit."
    assert High().explain(Category.STRAIGHT, order) == (
        "Five cards in sequence; ace high or below the two."
    )


def test_a_hand_that_makes_nothing_is_told_by_what_it_lacks() -> None:
    def said(ranker: RuleRanker) -> str:
        return ranker.explain(Category.HIGH_CARD, ranker.categories[::-1])

    assert said(High()) == "None of the above: high cards decide."
    assert said(AceToFive()) == "No pair; compared from the highest card down, lower wins."
    assert said(DeuceToSeven()) == (
        "No pair, no straight, no flush; compared from the highest card down, lower wins."
    )


def test_badugi_and_categories_of_a_plug_in() -> None:
    one, two, *_ = Badugi().categories
    assert Badugi().explain(one, ()).startswith("One card: the others are of its rank or ")
    assert Badugi().explain(two, ()) == (
        "Two cards, no rank and no suit twice: the lower wins."
    )
    assert Parity().explain(Category("odd"), ()) == ""
