"""Measure the rules of Sheng Ji on the largest hands there are, and whole random rounds.

    python tests/benchmarks/shengji.py           # everything, about half a minute
    python tests/benchmarks/shengji.py follow    # only this

The first call is made in a new process, so nothing has been kept from before. The others are
made on positions of the same kind dealt anew, so no answer can be had from an earlier one.
"""

import sys
import time
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import get_context
from random import Random
from statistics import mean, median

from acehigh import Card, Deck, Rank, Suit
from acehigh.tricks.shengji import (
    Trump,
    check_follow,
    check_throw,
    legal_plays,
    read_lead,
)

TRUMP = Trump("2", "h")
POSITIONS = 200
LEAD = "As As As Qs Qs Qs Ts Ts Ts 8s 8s 6s 6s 4s 4s 3s"

Call = Callable[[], object]


def suit_cards(decks: int) -> list[Card]:
    """Return all spades but the trump rank, of so many decks."""
    return [Card(rank, Suit.SPADES) for rank in Rank if rank != Rank.TWO] * decks


def readings_of_a_suit(random: Random) -> Call:
    """Read 48 spades of six decks as a lead."""
    cards = random.sample(suit_cards(6), 48)
    return lambda: read_lead(TRUMP, cards)


def follows(random: Random) -> Call:
    """Check an answer to a long throw out of 26 cards of the suit."""
    lead = read_lead(TRUMP, LEAD)
    hand = random.sample(suit_cards(6), 26)
    play = next(iter(legal_plays(lead, hand)))
    return lambda: check_follow(lead, hand, play)


def first_legal_plays(random: Random) -> Call:
    """Find a legal answer to a long throw out of 26 cards of the suit."""
    lead = read_lead(TRUMP, LEAD)
    hand = random.sample(suit_cards(6), 26)
    return lambda: next(iter(legal_plays(lead, hand)))


def throws(random: Random) -> Call:
    """Check a throw of 16 cards against seven hands of as many of the suit."""
    lead = read_lead(TRUMP, LEAD)
    others = [random.sample(suit_cards(6), 16) for _ in range(7)]
    return lambda: check_throw(lead, others)
