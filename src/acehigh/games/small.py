"""Small games that people study (G5)."""

from acehigh.cards import Rank, Suit
from acehigh.decks import Deck
from acehigh.evaluators.single_card import SingleCard
from acehigh.evaluators.three_card import ThreeCard
from acehigh.evaluators.two_card import TwoCard
from acehigh.games.game import Game
from acehigh.games.part import Part

_COURT = (Rank.JACK, Rank.QUEEN, Rank.KING)
KUHN = Game(
    "kuhn",
    "One card each of jack, queen and king: the higher wins.",
    (Part("high", SingleCard(deck=Deck(ranks=_COURT, suits=(Suit.SPADES,)))),),
    1,
)
LEDUC = Game(
    "leduc",
    "One card each and one for all, of two jacks, queens and kings: a pair beats none.",
    (Part("high", TwoCard(deck=Deck(ranks=_COURT, suits=(Suit.HEARTS, Suit.SPADES)))),),
    1,
    1,
)
RHODE_ISLAND = Game(
    "rhode island",
    "One hole card and a board of two: the best three-card hand.",
    (Part("high", ThreeCard()),),
    1,
    2,
)
