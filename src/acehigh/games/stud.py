"""Stud: some cards dealt down, some up (G3)."""

from acehigh.cards import Rank, Suit
from acehigh.evaluators.ace_to_five import AceToFive
from acehigh.evaluators.high import High
from acehigh.evaluators.single_card import SingleCard
from acehigh.evaluators.soko import Soko
from acehigh.evaluators.wild import Wild
from acehigh.games.game import Game
from acehigh.games.part import Part

_HIGH = Part("high", High())
_LOW = Part("low", AceToFive())
_EIGHT = Part("low", AceToFive(eight_or_better=True))

FIVE_CARD_STUD = Game("five-card stud", "One card dealt down and four up.", (_HIGH,), 5, up=4)
SEVEN_CARD_STUD = Game(
    "seven-card stud",
    "Three cards dealt down and four up; the best five play.",
    (_HIGH,),
    7,
    up=4,
)
STUD_HI_LO = Game(
    "stud hi-lo",
    "Seven-card stud, half of the pot to the best low hand, eight or better.",
    (_HIGH, _EIGHT),
    7,
    up=4,
)
STUD_HI_LO_ANY_LOW = Game(
    "stud hi-lo any low",
    "Seven-card stud, half of the pot to the best low hand, whatever it is.",
    (_HIGH, _LOW),
    7,
    up=4,
)
RAZZ = Game("razz", "Seven-card stud for the best low hand, ace to five.", (_LOW,), 7, up=4)
SOKO = Game(
    "soko",
    "Five-card stud; a four-card straight beats a pair, a four-card flush that.",
    (Part("high", Soko()),),
    5,
    up=4,
)
HIGH_CHICAGO = Game(
    "high chicago",
    "Seven-card stud, half of the pot to the highest spade in the hole.",
    (_HIGH, Part("spade", SingleCard(Suit.SPADES), among="hole cards")),
    7,
    up=4,
)
LOW_CHICAGO = Game(
    "low chicago",
    "Seven-card stud, half of the pot to the lowest spade in the hole, the ace lowest.",
    (
        _HIGH,
        Part("spade", SingleCard(Suit.SPADES, low=True, ace_low=True), among="hole cards"),
    ),
    7,
    up=4,
)
FOLLOW_THE_QUEEN = Game(
    "follow the queen",
    "Seven-card stud; queens are wild, and the rank dealt up after the last queen dealt up.",
    (Part("high", Wild(High(), wild=Rank.QUEEN)),),
    7,
    up=4,
    follow=Rank.QUEEN,
)
BASEBALL = Game(
    "baseball",
    "Seven-card stud; threes and nines are wild, a four dealt up brings another card.",
    (Part("high", Wild(High(), wild=(Rank.THREE, Rank.NINE))),),
    7,
    up=4,
    extra=Rank.FOUR,
)
