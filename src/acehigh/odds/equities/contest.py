"""What an equity is asked about: the parts of a game, the players, the cards that are known."""

from dataclasses import dataclass
from functools import cached_property
from math import comb
from typing import TypeAlias

from acehigh.cards import Card
from acehigh.decks import Deck
from acehigh.engine.rules import Flushes
from acehigh.engine.tables import Tables
from acehigh.evaluators.ranker import Ranker

Weighted: TypeAlias = tuple[tuple[Card, ...], int]
"""A hand that a player may hold, and its weight."""


@dataclass(frozen=True)
class Part:
    """A part of the pot.

    Attributes:
        name: what it is called; nothing if there is only one.
        ranker: the rules by which it is won.
        hole_cards: how many cards of a holding must play. Default: any number.
        most_hole_cards: how many of them may play at most. Default: any number.
        among: which cards may play: ``"all"``; ``"holding"``, the player's own.
        all_qualify: whether hands are told apart that may not win.
    """

    name: str
    ranker: Ranker
    hole_cards: int | None = None
    most_hole_cards: int | None = None
    among: str = "all"
    all_qualify: bool = False

    @property
    def any_cards_play(self) -> bool:
        """Whether a hand may be made of any cards that are held or on the board."""
        return self.hole_cards is self.most_hole_cards is None and self.among == "all"

    @property
    def counts_by_ranks(self) -> bool:
        """Whether keys can be read off sums, and a flush is never bad."""
        tables = self.ranker.rank_tables
        if tables is None or self.most_hole_cards is not None or self.among != "all":
            return False
        return tables.flushes is not Flushes.HURT and not tables.wild

    @property
    def tables(self) -> Tables:
        """The engine's tables of the ranker, where `counts_by_ranks`."""
        tables = self.ranker.rank_tables
        assert tables is not None
        return tables


def has_repeats(deck: Deck) -> bool:
    """Return whether a deck has a card more than once, as two decks or two jokers do."""
    return len(deck.counts) < len(deck)


@dataclass(frozen=True)
class Contest:
    """A pot that is played for.

    Attributes:
        deck: the deck.
        parts: the parts of the pot.
        holdings: the known cards of each player.
        missing: how many cards are yet to be dealt to each player.
        board: the known cards of the board.
        to_come: how many cards are yet to come to the board.
        dead: cards that can come to nobody.
    """

    deck: Deck
    parts: tuple[Part, ...]
    holdings: tuple[tuple[Card, ...], ...]
    missing: tuple[int, ...]
    board: tuple[Card, ...] = ()
    to_come: int = 0
    dead: tuple[Card, ...] = ()

    @cached_property
    def stub(self) -> tuple[Card, ...]:
        """The cards that may still come, as often as they are there."""
        left = list(self.deck.cards)
        for card in (*sum(self.holdings, ()), *self.board, *self.dead):
            left.remove(card)
        return tuple(left)

    @cached_property
    def deals(self) -> int:
        """In how many ways the missing cards can be dealt."""
        left = len(self.deck) - sum(map(len, (*self.holdings, self.board, self.dead)))
        ways = 1
        for number in (*self.missing, self.to_come):
            ways *= comb(left, number)
            left -= number
        return ways
