"""What stands above a chart: the rules, the deck, and how many hands there are."""

from collections.abc import Sequence

from acehigh import (
    AceToFive,
    AceToSix,
    Bug,
    Category,
    Deck,
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


class HighestCard(RuleRanker):
    """A plug-in's rules, which are for the 52 cards only."""

    @property
    def deck(self) -> Deck:
        return Deck.standard()

    @property
    def categories(self) -> tuple[Category, ...]:
        return (Category.HIGH_CARD,)

    def rule(self, ranks: Sequence[Rank], _suited: bool) -> tuple[Category, tuple[Rank, ...]]:
        return Category.HIGH_CARD, tuple(ranks[:1])


def test_rules_for_one_deck_only_have_a_heading_too() -> None:
    assert heading(HighestCard()) == ("Highest card hands", "HighestCard()")


def test_more_cards_than_a_hand_are_said_to_be_chosen_from() -> None:
    assert dealt(High(), 7, 133_784_560) == (
        "The best hand first. The best of seven cards of the 52-card deck can be dealt in "
        "133,784,560 ways."
    )
    assert dealt(High(), 12, 1).startswith("The best hand first. The best of 12 cards of ")
    assert dealt(Incomplete(), 3, 22_100).startswith("The best hand first. Three cards of ")


def test_known_cards_are_told() -> None:
    svg = chart(frequencies(ROYAL, 6, known="As Ah"))
    held = "The best of six cards of the 20-card deck, As Ah among them, can be dealt in"
    assert f"The best hand first. {held} 3,060 ways." in texts(svg)
