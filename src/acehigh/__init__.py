"""Ranks hands of cards under any rules.

A ranker is a set of rules as a value; `ranker.key(cards)` is what the best hand among the
cards is worth, and a greater key is the better hand, in every game.

>>> from acehigh import High
>>> High().key("Ah Ad Kc Ks 2d 2h 7s").describe()
'two pair, aces and kings, seven kicker'
"""

from acehigh.cards import Card, Joker, Rank, Suit
from acehigh.compare import beats, best_hand, ranking, winners
from acehigh.decks import Deck
from acehigh.evaluators.catalogue import ranker_named
from acehigh.evaluators.high import High
from acehigh.evaluators.protocol import Category, Hand, Ranker, RankKey
from acehigh.evaluators.rule import RuleRanker
from acehigh.parsing import Cards, parse_card, parse_cards
from acehigh.suits import SuitOrder

__all__ = [
    "Card",
    "Cards",
    "Category",
    "Deck",
    "Hand",
    "High",
    "Joker",
    "Rank",
    "RankKey",
    "Ranker",
    "RuleRanker",
    "Suit",
    "SuitOrder",
    "beats",
    "best_hand",
    "parse_card",
    "parse_cards",
    "ranker_named",
    "ranking",
    "winners",
]
