"""Stripped decks: the low ranks left out, the ace next to the lowest of the rest (P1 to P4)."""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Self

from acehigh.cards import Rank
from acehigh.decks import STANDARD, Deck
from acehigh.errors import CardError
from acehigh.evaluators.high import STANDARD_ORDER, WITHOUT_STRAIGHTS_AND_FLUSHES, HighRanker
from acehigh.evaluators.protocol import Category


def with_above(
    order: tuple[Category, ...], category: Category, other: Category
) -> tuple[Category, ...]:
    """Return an order of categories, worst first, with one moved just above another.

    >>> order = with_above(STANDARD_ORDER, Category.FLUSH, Category.FULL_HOUSE)
    >>> [str(category) for category in order[4:7]]
    ['straight', 'full house', 'flush']
    """
    others = [one for one in order if one is not category]
    place = others.index(other) + 1
    return (*others[:place], category, *others[place:])


@dataclass(frozen=True, repr=False)
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
    flush_over_full_house: bool = False
    trips_over_straight: bool = False
    full_deck: Deck = STANDARD

    def __post_init__(self) -> None:
        if not isinstance(self.lowest, Rank):
            raise CardError(f"the lowest card of a deck is a Rank, not {self.lowest!r}")

    @cached_property
    def deck(self) -> Deck:
        """The deck that the cards come from."""
        ranks = tuple(rank for rank in self.full_deck.ranks if rank >= self.lowest)
        return replace(self.full_deck, ranks=ranks)

    def with_deck(self, deck: Deck) -> Self:
        """Return the same rules for another deck, which is stripped too."""
        return replace(self, full_deck=deck)

    @cached_property
    def categories(self) -> tuple[Category, ...]:
        """The categories of these rules, worst first (P2)."""
        order: tuple[Category, ...] = STANDARD_ORDER
        if self.flush_over_full_house:
            order = with_above(order, Category.FLUSH, Category.FULL_HOUSE)
        if self.trips_over_straight:
            order = with_above(order, Category.THREE_OF_A_KIND, Category.STRAIGHT)
        return order


@dataclass(frozen=True, repr=False)
class TwentyCard(HighRanker):
    """The 20-card game of the 1830s, which knows no straights and no flushes (P3).

    Args:
        deck: the deck that the cards come from.

    >>> TwentyCard().key("As Ks Qs Js Ts").describe()
    'ace high, king kicker'
    """

    deck: Deck = Deck.twenty()  # noqa: RUF009 - a deck is a value that cannot change

    @property
    def categories(self) -> tuple[Category, ...]:
        """The categories of these rules, worst first (P3)."""
        return WITHOUT_STRAIGHTS_AND_FLUSHES
