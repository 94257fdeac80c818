"""What a ranking chart calls a game, and how it describes its categories."""

from acehigh import (
    AceToFive,
    AceToSix,
    Badugi,
    Bug,
    Category,
    Deck,
    DeuceToSeven,
    High,
    Incomplete,
    LowestCardWild,
    Rank,
    Ranker,
    RuleRanker,
    Stripped,
    ThreeCard,
    Wild,
    frequencies,
)
from acehigh.chart import chart
from acehigh.chart.headings import dealt, heading
from acehigh.evaluators.named import BUILT_IN
from helpers.cases import in_one_test
from helpers.charts import texts
from helpers.tally import Parity

SHORT_DECK_WITH_JOKERS = Stripped(
    Rank.SIX, flush_over_full_house=True, full_deck=Deck.standard(jokers=2)
)
ROYAL = Stripped(Rank.TEN)


@in_one_test(("ranker", "title", "rules"),
    [
        *((row.value, f"{row.name.replace('-', ' ').capitalize()} hands", row.sentence)
          for row in BUILT_IN if row.name != "italian-32"),
        (High(deck=Deck.five_suits()), "High hands", BUILT_IN[0].sentence),
        (Wild(High()), "High hands, joker wild", BUILT_IN[0].sentence),
        (
            Wild(SHORT_DECK_WITH_JOKERS),
            "Short deck hands, two jokers wild",
            BUILT_IN[5].sentence,
        ),
        (Wild(High(), wild=Rank.TWO), "High hands, twos wild", BUILT_IN[0].sentence),
        (
            Wild(High(deck=Deck.standard(jokers=1)), wild="Js Jh"),
            "High hands, joker and jack of spades and jack of hearts wild",
            BUILT_IN[0].sentence,
        ),
        (
            Wild(High(), wild="Js Jh Kd Qs"),
            "High hands, 4 cards wild",
            BUILT_IN[0].sentence,
        ),
        (Bug(AceToFive()), "Ace to five hands with the bug", BUILT_IN[1].sentence),
        (
            Bug(High(), wild=Rank.TWO),
            "High hands with bugs: joker, twos",
            BUILT_IN[0].sentence,
        ),
        (LowestCardWild(High()), "High hands, lowest card wild", BUILT_IN[0].sentence),
        (
            LowestCardWild(High(deck=Deck.standard(jokers=1))),
            "High hands, lowest card and joker wild",
            BUILT_IN[0].sentence,
        ),
        (Stripped(Rank.NINE), "Stripped hands", "Stripped(lowest=Rank.NINE)"),
        (Incomplete(ThreeCard()), "Incomplete hands", "Incomplete(base=ThreeCard())"),
        (AceToSix(aces_pair_high=True), "Ace to six hands", "AceToSix(aces_pair_high=True)"),
        (Parity(), "Parity hands", "Parity()"),
    ])  # fmt: skip
def test_the_heading_says_what_the_rules_are(ranker: Ranker, title: str, rules: str) -> None:
    assert heading(ranker) == (title, rules)


def test_more_cards_than_a_hand_are_said_to_be_chosen_from() -> None:
    assert dealt(High(), 7, 133_784_560) == (
        "The best hand first. The best of seven cards of the 52-card deck can be dealt in "
        "133,784,560 ways."
    )
    assert dealt(High(), 12, 1).startswith("The best hand first. The best of 12 cards of ")
    assert dealt(Incomplete(), 3, 22_100).startswith("The best hand first. Three cards of ")


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


def test_known_cards_are_told() -> None:
    svg = chart(frequencies(ROYAL, 6, known="As Ah"))
    held = "The best of six cards of the 20-card deck, As Ah among them, can be dealt in"
    assert f"The best hand first. {held} 3,060 ways." in texts(svg)
