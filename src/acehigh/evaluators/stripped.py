"""Stripped decks: the low ranks left out, the ace next to the lowest of the rest (P1 to P4)."""

from dataclasses import KW_ONLY, replace
from functools import cached_property
from typing import Self

from acehigh.cards import Rank
from acehigh.decks import STANDARD, Deck
from acehigh.evaluators.high import HighRanker
from acehigh.evaluators.made import STANDARD_ORDER, WITHOUT_STRAIGHTS_AND_FLUSHES, with_above
from acehigh.keys import Category


class Stripped(HighRanker):
    """High hands of a stripped deck (P1, P2).

    Args:
        lowest: the lowest rank of the deck, which the ace stands next to.
        flush_over_full_house: whether a flush beats a full house.
        trips_over_straight: whether three of a kind beats a straight.
        full_deck: the deck that the low ranks are taken from: one with jokers, five suits or
            several decks too.

    >>> Stripped().key("As 6h 7d 8c 9s").describe()
    'straight, nine high'
    >>> len(Stripped(Rank.SEVEN).deck)
    32
    """

    lowest: Rank = Rank.SIX
    _: KW_ONLY
    flush_over_full_house: bool = False
    trips_over_straight: bool = False
    full_deck: Deck = STANDARD

    @cached_property
    def deck(self) -> Deck:
        """The deck that the cards come from."""
        ranks = tuple(rank for rank in self.full_deck.ranks if rank >= self.lowest)
        missing = tuple(card for card in self.full_deck.missing if card.rank in ranks)
        return replace(self.full_deck, ranks=ranks, missing=missing)

    def _with_deck(self, deck: Deck) -> Self:
        return self._but(full_deck=deck)

    @cached_property
    def categories(self) -> tuple[Category, ...]:
        """The categories of these rules, worst first (P2)."""
        order: tuple[Category, ...] = STANDARD_ORDER
        if self.flush_over_full_house:
            order = with_above(order, Category.FLUSH, Category.FULL_HOUSE)
        if self.trips_over_straight:
            order = with_above(order, Category.THREE_OF_A_KIND, Category.STRAIGHT)
        return order


class TwentyCard(HighRanker):
    """The 20-card game of the 1830s, which knows no straights and no flushes (P3).

    Args:
        deck: the deck that the cards come from.

    >>> TwentyCard().key("As Ks Qs Js Ts").describe()
    'ace high, king kicker'
    """

    deck: Deck = Deck.twenty()

    @property
    def categories(self) -> tuple[Category, ...]:
        """The categories of these rules, worst first (P3)."""
        return WITHOUT_STRAIGHTS_AND_FLUSHES
