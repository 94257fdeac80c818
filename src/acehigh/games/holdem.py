"""Hold'em and its family: hole cards and a board (G2)."""

from acehigh.cards import Rank
from acehigh.evaluators.ace_to_five import AceToFive
from acehigh.evaluators.high import High
from acehigh.evaluators.stripped import Stripped
from acehigh.games.game import Game
from acehigh.games.part import Part

_HIGH = Part("high", High())
_OMAHA = Part("high", High(), hole_cards=2)
_OMAHA_LOW = Part("low", AceToFive(eight_or_better=True), hole_cards=2)

HOLDEM = Game(
    "hold'em", "Two hole cards and a board of five, any of which play.", (_HIGH,), 2, 5
)
PINEAPPLE = Game(
    "pineapple",
    "Hold'em with three hole cards, one thrown away before the flop.",
    (_HIGH,),
    2,
    5,
    dealt=3,
)
CRAZY_PINEAPPLE = Game(
    "crazy pineapple",
    "Hold'em with three hole cards, one thrown away after the flop.",
    (_HIGH,),
    2,
    5,
    dealt=3,
)
TAHOE = Game(
    "tahoe",
    "Lazy pineapple: three hole cards are kept, at most two of them play.",
    (Part("high", High(), most_hole_cards=2),),
    3,
    5,
)
SUPER_HOLDEM = Game(
    "super hold'em", "Hold'em with three hole cards, any of which play.", (_HIGH,), 3, 5
)
IRISH = Game(
    "irish",
    "Hold'em with four hole cards, two thrown away after the flop.",
    (_HIGH,),
    2,
    5,
    dealt=4,
)
OMAHA = Game(
    "omaha",
    "Four hole cards, exactly two of which play with three of the board.",
    (_OMAHA,),
    4,
    5,
)
OMAHA_HI_LO = Game(
    "omaha hi-lo",
    "Omaha, half of the pot to the best low hand, eight or better.",
    (_OMAHA, _OMAHA_LOW),
    4,
    5,
)
FIVE_CARD_OMAHA = Game("five-card omaha", "Omaha with five hole cards.", (_OMAHA,), 5, 5)
FIVE_CARD_OMAHA_HI_LO = Game(
    "five-card omaha hi-lo", "Omaha hi-lo with five hole cards.", (_OMAHA, _OMAHA_LOW), 5, 5
)
SIX_CARD_OMAHA = Game("six-card omaha", "Omaha with six hole cards.", (_OMAHA,), 6, 5)
SIX_CARD_OMAHA_HI_LO = Game(
    "six-card omaha hi-lo", "Omaha hi-lo with six hole cards.", (_OMAHA, _OMAHA_LOW), 6, 5
)
COURCHEVEL = Game(
    "courchevel",
    "Five-card Omaha, the first card of the board seen before the betting.",
    (_OMAHA,),
    5,
    5,
)
COURCHEVEL_HI_LO = Game(
    "courchevel hi-lo",
    "Courchevel, half of the pot to the best low hand, eight or better.",
    (_OMAHA, _OMAHA_LOW),
    5,
    5,
)
GREEK = Game("greek hold'em", "Hold'em in which both hole cards must play.", (_OMAHA,), 2, 5)
SIX_PLUS = Game(
    "six-plus",
    "Hold'em with 36 cards: a flush beats a full house, a straight beats trips.",
    (Part("high", Stripped(Rank.SIX, flush_over_full_house=True)),),
    2,
    5,
)
SIX_PLUS_TRIPS = Game(
    "six-plus trips",
    "Hold'em with 36 cards: a flush beats a full house, trips beat a straight.",
    (Part("high", Stripped(Rank.SIX, flush_over_full_house=True, trips_over_straight=True)),),
    2,
    5,
)
ROYAL = Game(
    "royal hold'em",
    "Hold'em with 20 cards, tens and higher.",
    (Part("high", Stripped(Rank.TEN)),),
    2,
    5,
)
MANILA = Game(
    "manila",
    "32 cards; both hole cards must play, and a flush beats a full house.",
    (Part("high", Stripped(Rank.SEVEN, flush_over_full_house=True), hole_cards=2),),
    2,
    5,
)
