"""Keys where a hand takes an exact number of cards from the holding, as in Omaha.

A hand's rank sum is that of the hole cards and that of the board cards together. What a board
makes of all hole cards is a row of numbers, worked out once and kept: two hole cards are of 91
kinds of ranks, boards of five cards of 6,175, and three cards of a board of 455.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import TypeVar

from acehigh.cards import Card
from acehigh.engine.draws import draws
from acehigh.engine.kept import droppable
from acehigh.engine.rules import Flushes
from acehigh.engine.tables import Tables
from acehigh.keys import RankKey

_MOST_BOARDS = 8_192
"""Of so many boards the rows are kept, 6 MB: more than there are kinds of five ranks. The
same for holdings and their places."""

T = TypeVar("T")


class WorthOfHoleCards:
    """What hole cards of all ranks are worth with some cards of the board, without a flush."""

    def __init__(self, tables: Tables, hole_cards: int) -> None:
        """Number the kinds of hole cards.

        Args:
            tables: the ranker's tables.
            hole_cards: how many cards of a holding play.
        """
        self._tables = tables
        self._hole_cards = hole_cards
        self._from_board = tables.rules.hand_size - hole_cards
        deck, of_rank = tables.rules.deck, tables.weights.of_rank
        self._most = len(deck.suits) * deck.copies
        kinds = draws([(of_rank[rank], self._most) for rank in deck.ranks], hole_cards, 0)
        self._sums = [one for one, _ in kinds[hole_cards]]
        self._place = {one: at for at, one in enumerate(self._sums)}
        self._rows: dict[int, list[int]] = {}
        self._boards: dict[int, list[int]] = {}
        self._holdings: dict[int, list[int]] = {}

    def on_board(self, board_sum: int) -> list[int]:
        """Return what orders the best hands that a board makes with hole cards of each kind.

        Args:
            board_sum: the rank sum of the whole board.
        """
        row = self._boards.get(board_sum)
        if row is None:
            cards = self._tables.weights.parts(board_sum)
            played = set(map(sum, combinations(cards, self._from_board)))
            row = list(map(max, zip(*map(self.row, played), strict=True)))
            _keep(self._boards, board_sum, row)
        return row

    def places(self, held_sum: int) -> list[int]:
        """Return where in a row the hole cards are that a holding offers.

        Args:
            held_sum: the rank sum of the holding.
        """
        places = self._holdings.get(held_sum)
        if places is None:
            cards = self._tables.weights.parts(held_sum)
            offered = set(map(sum, combinations(cards, self._hole_cards)))
            places = [self._place[one] for one in offered]
            _keep(self._holdings, held_sum, places)
        return places

    def row(self, board_sum: int) -> list[int]:
        """Return what orders the hands that board cards make with the hole cards of each kind.

        Args:
            board_sum: the rank sum of the board cards that play.
        """
        row = self._rows.get(board_sum)
        if row is None:
            row = self._rows[board_sum] = [self._worth(one, board_sum) for one in self._sums]
        return row

    def _worth(self, hole_sum: int, board_sum: int) -> int:
        weights, rules = self._tables.weights, self._tables.rules
        ranks = [*weights.held(hole_sum)[0], *weights.held(board_sum)[0]]
        # More cards of a rank than there are: their sum would be read as that of others.
        if max(map(ranks.count, ranks), default=0) > self._most:
            return -1
        return rules.preference(self._tables.plain.best(hole_sum + board_sum, len(ranks)))


def _keep(kept: dict[int, T], at: int, value: T) -> None:
    """Keep a value beside so many others at most."""
    if len(kept) >= _MOST_BOARDS:
        kept.clear()
    kept[at] = value


@droppable
@lru_cache(maxsize=16)
def worth_of_hole_cards(tables: Tables, hole_cards: int) -> WorthOfHoleCards:
    """Return the rows of a ranker, which are kept for those used last."""
    return WorthOfHoleCards(tables, hole_cards)


class ExactHoleCards:
    """A board, and how many cards of a holding play with it."""

    def __init__(self, tables: Tables, board: Sequence[Card], hole_cards: int) -> None:
        """Sum up each choice of board cards.

        Args:
            tables: the ranker's tables.
            board: the board, without wild cards.
            hole_cards: how many cards of a holding play.
        """
        self._tables = tables
        self._hole_cards = hole_cards
        self._size = tables.rules.hand_size
        least = self._size - hole_cards
        self._board = board
        suits = [card.suit for card in board]
        # By suit, the rank sums of the board cards that could play in a flush of it.
        self._of_flush = {
            suit: self._sums_of([card for card in board if card.suit is suit], least)
            for suit in tables.weights.flags
            if suits.count(suit) >= least and tables.flushes is Flushes.HELP
        }

    @staticmethod
    def serves(
        tables: Tables, holdings: Sequence[Sequence[Card]], board: Sequence[Card]
    ) -> bool:
        """Return whether such cards can be ranked so: natural ones, and no harm in a flush."""
        others = tables.wild.union(tables.rules.deck.jokers)
        if others and not all(map(others.isdisjoint, (board, *holdings))):
            return False
        return tables.flushes is not Flushes.HURT

    def keys(self, holdings: Sequence[Sequence[Card]]) -> list[RankKey]:
        """Return the best key of each holding with the board."""
        filled = self._tables.plain.is_filled(self._size)
        # The first showdowns of a program: to fill a table takes longer than they do.
        found = self._by_rows(holdings) if filled else self._one_by_one(holdings)
        if self._of_flush:
            pairs = zip(found, holdings, strict=True)
            return [self._or_flush(key, held) for key, held in pairs]
        return found

    def _by_rows(self, holdings: Sequence[Sequence[Card]]) -> list[RankKey]:
        """Return the best key of each holding, flushes apart, given all hands' keys."""
        kept = worth_of_hole_cards(self._tables, self._hole_cards)
        # Written out: with a call of `rank_sum` for each holding a showdown took 7 % longer.
        of, places = self._tables.weights.in_rank_sum, kept.places
        worth = kept.on_board(sum([of[card] for card in self._board])).__getitem__
        sums = [sum([of[card] for card in held]) for held in holdings]
        by_preference = self._tables.plain.by_preference
        return [by_preference[max(map(worth, places(one)))] for one in sums]

    def _one_by_one(self, holdings: Sequence[Sequence[Card]]) -> list[RankKey]:
        """Return the best key of each holding, flushes apart, by the hands that it makes."""
        board = self._sums_of(self._board, self._size - self._hole_cards)
        choices = [self._sums_of(held, self._hole_cards) for held in holdings]
        hands = [[mine + theirs for mine in some for theirs in board] for some in choices]
        prefer, bests = self._tables.rules.preference, self._tables.plain.bests
        return [max(bests(sums, self._size), key=prefer) for sums in hands]

    def _or_flush(self, best: RankKey, held: Sequence[Card]) -> RankKey:
        """Return the better of a key and of the flushes that a holding makes."""
        for suit, from_board in self._of_flush.items():
            suited = [card for card in held if card.suit is suit]
            if len(suited) >= self._hole_cards:
                for mine in self._sums_of(suited, self._hole_cards):
                    for theirs in from_board:
                        flush = self._tables.suited.best(mine + theirs, self._size)
                        best = self._tables.better(best, flush)
        return best

    def _sums_of(self, cards: Sequence[Card], number: int) -> set[int]:
        """Return the different rank sums of so many of these cards."""
        of = self._tables.weights.in_rank_sum
        return set(map(sum, combinations([of[card] for card in cards], number)))
