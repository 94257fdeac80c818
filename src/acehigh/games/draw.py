"""Draw: players change cards before the showdown (G4)."""

from acehigh.cards import Rank
from acehigh.evaluators.ace_to_five import AceToFive
from acehigh.evaluators.ace_to_six import AceToSix
from acehigh.evaluators.badugi import Badugi
from acehigh.evaluators.deuce_to_seven import DeuceToSeven
from acehigh.evaluators.high import High
from acehigh.evaluators.wild import Bug, Wild
from acehigh.games.game import Game
from acehigh.games.part import Part

_HIGH = Part("high", High())
_LOW = Part("low", AceToFive())
_SEVENS = Part("low", DeuceToSeven())

FIVE_CARD_DRAW = Game(
    "five-card draw", "Five cards, some of which may be changed once.", (_HIGH,), 5, draws=1
)
DRAW_WITH_JOKER = Game(
    "five-card draw with joker",
    "Five-card draw with a joker, which is wild.",
    (Part("high", Wild(High())),),
    5,
    draws=1,
)
DRAW_WITH_BUG = Game(
    "five-card draw with bug",
    "Five-card draw with the bug: an ace, or what completes a straight or a flush.",
    (Part("high", Bug(High())),),
    5,
    draws=1,
)
DEUCES_WILD = Game(
    "deuces wild",
    "Five-card draw in which the deuces are wild.",
    (Part("high", Wild(High(), wild=Rank.TWO)),),
    5,
    draws=1,
)
JACKS_OR_BETTER = Game(
    "jacks or better",
    "Five-card draw; who opens the betting needs a pair of jacks or more.",
    (_HIGH,),
    5,
    draws=1,
    opens=Rank.JACK,
)
DEUCE_TO_SEVEN_SINGLE_DRAW = Game(
    "deuce-to-seven single draw",
    "Low: aces high, straights and flushes count against you; one draw.",
    (_SEVENS,),
    5,
    draws=1,
)
DEUCE_TO_SEVEN_TRIPLE_DRAW = Game(
    "deuce-to-seven triple draw",
    "Low: aces high, straights and flushes count against you; three draws.",
    (_SEVENS,),
    5,
    draws=3,
)
ACE_TO_FIVE_TRIPLE_DRAW = Game(
    "ace-to-five triple draw",
    "Low: aces low, straights and flushes ignored; three draws.",
    (_LOW,),
    5,
    draws=3,
)
LONDON_LOWBALL = Game(
    "london lowball",
    "Low: aces low, straights and flushes count against you; 6-4-3-2-A is best.",
    (Part("low", AceToSix()),),
    5,
    draws=1,
)
BADUGI = Game(
    "badugi",
    "Four cards, no rank and no suit twice, the lowest best; three draws.",
    (Part("low", Badugi()),),
    4,
    draws=3,
)
BADEUCEY = Game(
    "badeucey",
    "Half to the best badugi, ace high, half to the best deuce-to-seven hand.",
    (Part("badugi", Badugi(ace_high=True)), _SEVENS),
    5,
    draws=3,
)
BADACEY = Game(
    "badacey",
    "Half to the best badugi, half to the best ace-to-five hand.",
    (Part("badugi", Badugi()), _LOW),
    5,
    draws=3,
)
DRAWMAHA = Game(
    "drawmaha",
    "Half to the best five cards in hand, half to the best Omaha hand; one draw.",
    (
        Part("draw", High(), among="holding"),
        Part("omaha", High(), hole_cards=2),
    ),
    5,
    5,
    draws=1,
)
