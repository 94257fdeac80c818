"""Keys where a hand takes an exact number of cards from the holding, as in Omaha.

A hand's rank sum is that of the hole cards and that of the board cards together. So each part
is summed once, and what two hole cards of some ranks make of a board is worked out once for
all players who hold such cards.
"""

from collections.abc import Sequence
from itertools import combinations

from acehigh.cards import Card
from acehigh.engine.rules import Flushes
from acehigh.engine.tables import Tables
from acehigh.keys import RankKey


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
        self._from_board = tables.rules.hand_size - hole_cards
        self._board = board
        self._of_rank = tables.weights.of_rank
        digits = tables.weights.digits
        self._low, self._top = digits.low, digits.top
        sums = self._sums_of(board, self._from_board)
        self._ends = [(one >> self._top, one & self._low) for one in sums]
        # By the rank sum of hole cards, the most that they are worth with this board.
        self._most: dict[int, int] = {}
        self._first, self._worth = tables.plain.worth(tables.rules.hand_size)
        self._place = tables.place
        suits = [card.suit for card in board]
        self._flush_suits = {
            suit for suit in tables.weights.flags if suits.count(suit) >= self._from_board
        }

    @staticmethod
    def serves(tables: Tables, cards: Sequence[Card]) -> bool:
        """Return whether such cards can be ranked so: no wild ones, and no harm in a flush."""
        return tables.flushes is not Flushes.HURT and tables.wild.isdisjoint(cards)

    def keys(self, holdings: Sequence[Sequence[Card]]) -> list[RankKey]:
        """Return the best key of each holding with the board."""
        choices = [self._sums_of(held, self._hole_cards) for held in holdings]
        self._learn(set().union(*choices).difference(self._most))
        most = self._most
        by_preference = self._tables.plain.by_preference
        found = [by_preference[max([most[mine] for mine in some])] for some in choices]
        if self._tables.flushes is Flushes.HELP and self._flush_suits:
            pairs = zip(found, holdings, strict=True)
            return [self._or_flush(key, held) for key, held in pairs]
        return found

    def _learn(self, some: set[int]) -> None:
        """Work out what hole cards with these rank sums are worth with the board."""
        first, place, worth = self._first, self._place, self._worth
        mine = [(one >> self._top, one & self._low) for one in some]
        ends = self._ends
        found = [
            worth[first[high + other_high] + place[low + other_low]]
            for high, low in mine
            for other_high, other_low in ends
        ]
        number = len(ends)
        for at, one in enumerate(some):
            self._most[one] = max(found[at * number : (at + 1) * number])

    def _or_flush(self, best: RankKey, held: Sequence[Card]) -> RankKey:
        """Return the better of a key and of the flushes that a holding makes."""
        for suit in self._flush_suits:
            flush = self._flush(
                [card for card in held if card.suit is suit],
                [card for card in self._board if card.suit is suit],
            )
            best = best if flush is None else self._tables.better(best, flush)
        return best

    def _sums_of(self, cards: Sequence[Card], number: int) -> set[int]:
        """Return the different rank sums of so many of these cards."""
        of_rank = self._of_rank
        weights = [of_rank[card.rank] for card in cards if card.rank]
        return set(map(sum, combinations(weights, number)))

    def _flush(self, held: Sequence[Card], board: Sequence[Card]) -> RankKey | None:
        """Return the best flush of cards that are all of one suit, if there is one."""
        keys = [
            self._tables.suited.best(mine + theirs, self._tables.rules.hand_size)
            for mine in self._sums_of(held, self._hole_cards)
            for theirs in self._sums_of(board, self._from_board)
        ]
        return max(keys, key=self._tables.rules.preference, default=None)
