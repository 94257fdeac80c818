"""The named rankers: one row each, and those that plug-ins add."""

from acehigh.cards import Rank, Suit
from acehigh.catalogue import Catalogue, Named
from acehigh.evaluators.ace_to_five import AceToFive
from acehigh.evaluators.ace_to_six import AceToSix
from acehigh.evaluators.badugi import Badugi
from acehigh.evaluators.brag import Brag
from acehigh.evaluators.deuce_to_seven import DeuceToSeven
from acehigh.evaluators.four_card import FourCard
from acehigh.evaluators.high import High
from acehigh.evaluators.incomplete import Incomplete
from acehigh.evaluators.ranker import Ranker
from acehigh.evaluators.single_card import SingleCard
from acehigh.evaluators.soko import Soko
from acehigh.evaluators.special_hand import BOBTAILS, CATS_AND_DOGS
from acehigh.evaluators.special_hands import SpecialHands
from acehigh.evaluators.stripped import Stripped, TwentyCard
from acehigh.evaluators.three_card import ThreeCard
from acehigh.evaluators.two_card import TwoCard

BUILT_IN: tuple[Named[Ranker], ...] = (
    Named("high", "Standard poker: the best five cards, ace high, or low in a wheel.", High()),
    Named(
        "ace-to-five",
        "Low: aces low, straights and flushes ignored; 5-4-3-2-A is best.",
        AceToFive(),
    ),
    Named(
        "eight-or-better",
        "Ace to five, but only five different ranks, none above eight, may win.",
        AceToFive(eight_or_better=True),
    ),
    Named(
        "deuce-to-seven",
        "Low: aces high, straights and flushes count against you; 7-5-4-3-2 is best.",
        DeuceToSeven(),
    ),
    Named(
        "ace-to-six",
        "Low: aces low, straights and flushes count against you; 6-4-3-2-A is best.",
        AceToSix(),
    ),
    Named(
        "short-deck",
        "36 cards, sixes up: a flush beats a full house, a straight beats trips.",
        Stripped(Rank.SIX, flush_over_full_house=True),
    ),
    Named(
        "short-deck-trips",
        "36 cards, sixes up: a flush beats a full house, trips beat a straight.",
        Stripped(Rank.SIX, flush_over_full_house=True, trips_over_straight=True),
    ),
    Named(
        "manila",
        "32 cards, sevens up: a flush beats a full house.",
        Stripped(Rank.SEVEN, flush_over_full_house=True),
    ),
    Named(
        "italian-40",
        "40 cards, fives up: a flush beats a full house.",
        Stripped(Rank.FIVE, flush_over_full_house=True),
    ),
    Named(
        "italian-32",
        "32 cards, sevens up: a flush beats a full house.",
        Stripped(Rank.SEVEN, flush_over_full_house=True),
    ),
    Named(
        "royal-20",
        "20 cards, tens up, in the ordinary order.",
        Stripped(Rank.TEN),
    ),
    Named(
        "twenty-card",
        "The 20-card game of the 1830s: no straights, no flushes.",
        TwentyCard(),
    ),
    Named(
        "three-card",
        "Three cards: straight flush, trips, straight, flush, pair, high card.",
        ThreeCard(),
    ),
    Named(
        "badugi",
        "Low: as many of four cards as have no rank and no suit twice, then the lowest.",
        Badugi(),
    ),
    Named(
        "badugi-ace-high",
        "Badugi with the ace as the highest card: 5-4-3-2 is best.",
        Badugi(ace_high=True),
    ),
    Named(
        "soko",
        "Standard poker, but a four-card straight beats a pair, a four-card flush that.",
        Soko(),
    ),
    Named(
        "blaze",
        "Standard poker, but five court cards beat two pair.",
        SpecialHands("blaze"),
    ),
    Named(
        "skeet",
        "Standard poker, but 9, 5, 2 and a card between each beat three of a kind.",
        SpecialHands("skeet"),
    ),
    Named(
        "cats-and-dogs",
        "Standard poker, but big and little cats and dogs beat a straight.",
        SpecialHands(CATS_AND_DOGS),
    ),
    Named(
        "bobtails",
        "Standard poker, but a three- or four-card straight flush is a hand.",
        SpecialHands(BOBTAILS),
    ),
    Named(
        "four-flush",
        "Standard poker, but a four-card flush beats a pair.",
        SpecialHands("four-card flush"),
    ),
    Named(
        "four-card",
        "Four cards: quads, straight flush, trips, flush, straight, two pair, pair.",
        FourCard(),
    ),
    Named(
        "brag",
        "Three-card brag: three threes beat all, and A-2-3 is the highest run.",
        Brag(),
    ),
    Named("two-card", "Two cards: a pair beats none, then the higher card.", TwoCard()),
    Named("single-card", "One card: the highest wins, suits are equal.", SingleCard()),
    Named(
        "high-spade",
        "One card: the highest spade wins; who has none does not.",
        SingleCard(suit=Suit.SPADES),
    ),
    Named(
        "low-spade",
        "One card: the lowest spade wins, the ace lowest; who has none does not.",
        SingleCard(suit=Suit.SPADES, low=True, ace_low=True),
    ),
    Named(
        "incomplete",
        "Standard poker with any number of cards, down to one; no straight below five.",
        Incomplete(),
    ),
)


ALIASES = {
    "hold'em": "high", "texas": "high", "texas hold'em": "high", "standard": "high",
    "razz": "ace-to-five", "a-5": "ace-to-five", "california": "ace-to-five",
    "8 or better": "eight-or-better", "2-7": "deuce-to-seven", "kansas city": "deuce-to-seven",
    "a-6": "ace-to-six", "six plus": "short-deck", "6+": "short-deck",
    "canadian stud": "soko", "canadian": "soko", "three-card brag": "brag",
    "four-card poker": "four-card", "three-card poker": "three-card", "pelter": "skeet",
    "tigers": "cats-and-dogs", "twenty": "twenty-card",
}  # fmt: skip
"""Other names of these rules: those of games whose hands rank so, whatever cards play."""

RANKERS: Catalogue[Ranker] = Catalogue("rules", Ranker, "acehigh.rankers", BUILT_IN, ALIASES)  # type: ignore[type-abstract]  # any subclass will do
"""Every named ranker. Other packages add theirs by the entry point ``acehigh.rankers``."""


def named_rankers() -> dict[str, Named[Ranker]]:
    """Return every named ranker by its name: ours first, then those of plug-ins.

    >>> named_rankers()["high"].sentence
    'Standard poker: the best five cards, ace high, or low in a wheel.'
    """
    return RANKERS.all_rows()


def ranker_named(name: str) -> Ranker:
    """Return the ranker of this name: case, spaces and hyphens do not matter.

    Raises:
        UnknownNameError: there is none, or its package fails; the error says which is
            nearest, or what went wrong.

    >>> ranker_named("high"), ranker_named("Razz")
    (High(), AceToFive())
    """
    return RANKERS.named(name)
