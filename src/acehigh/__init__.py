"""Ranks hands of cards under any rules."""

from acehigh.cards import Card, Rank, Suit
from acehigh.decks import Deck
from acehigh.evaluators.high import High
from acehigh.evaluators.protocol import Category, Hand, Ranker, RankKey
from acehigh.parsing import parse_card, parse_cards
from acehigh.suits import SuitOrder
