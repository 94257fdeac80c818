"""What an equity is asked about: the parts of a game, the players, the cards that are known."""

from dataclasses import dataclass
from functools import cached_property
from math import comb

from acehigh.cards import Card
from acehigh.decks import Deck
from acehigh.engine.rules import Flushes
from acehigh.engine.tables import Tables
from acehigh.evaluators.ranker import Ranker
from acehigh.keys import RankKey


@dataclass(frozen=True)
class Part:
    """A part of the pot.

    Attributes:
        name: what it is called; nothing if there is only one.
        ranker: the rules by which it is won.
        hole_cards: how many cards of a holding must play. Default: any number.
    """

    name: str
    ranker: Ranker
    hole_cards: int | None = None

    @property
    def counts_by_ranks(self) -> bool:
        """Whether keys can be read off sums, and a flush is never bad."""
        tables = self.ranker.rank_tables
        return tables is not None and tables.flushes is not Flushes.HURT and not tables.wild

    @property
    def tables(self) -> Tables:
        """The engine's tables of the ranker, where `counts_by_ranks`."""
        tables = self.ranker.rank_tables
        assert tables is not None
        return tables

    def value(self, key: RankKey) -> int:
        """Return what orders the keys of this part: 0 for those that do not qualify."""
        return self.ranker.preference(key) + 1 if key.qualifies else 0


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

    @property
    def only_the_board_is_to_come(self) -> bool:
        """Whether all players have all their cards."""
        return not any(self.missing)

    @cached_property
    def deals(self) -> int:
        """In how many ways the missing cards can be dealt."""
        left = len(self.deck) - sum(map(len, (*self.holdings, self.board, self.dead)))
        ways = 1
        for number in (*self.missing, self.to_come):
            ways *= comb(left, number)
            left -= number
        return ways
