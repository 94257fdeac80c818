"""What one player is worth on many boards at once, by the sums of the boards' ranks."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from acehigh.engine.rank_table import Ranks
from acehigh.engine.rules import Flushes
from acehigh.engine.tables import Tables
from acehigh.odds.equities.contest import Part
from acehigh.odds.equities.worth import NOTHING, worth_in


@dataclass(frozen=True)
class Contender:
    """One player's cards in one part of the pot.

    Attributes:
        part: the part.
        ranks: the ranks of the player's cards.
    """

    part: Part
    ranks: Ranks

    @property
    def tables(self) -> Tables:
        """The engine's tables of the part's ranker."""
        return self.part.tables

    def values(self, drawn: Sequence[Sequence[int]], board: Ranks) -> list[int]:
        """Return what orders the player's hands on boards, as long as no flush is made.

        Args:
            drawn: the rank sums of the cards that may come to the board, by their number; the
                last of them complete it.
            board: the ranks of the known cards of the board.
        """
        if self.part.hole_cards is not None:
            return self._values_with_hole_cards(drawn, board)
        of_rank = self.tables.weights.of_rank
        mine = sum([of_rank[rank] for rank in self.ranks + board])
        number = len(self.ranks) + len(board) + len(drawn) - 1
        return worth_in(self.part).of([mine + one for one in drawn[-1]], number)

    def _values_with_hole_cards(
        self, drawn: Sequence[Sequence[int]], board: Ranks
    ) -> list[int]:
        """Return what orders hands of just so many hole cards.

        A board is worth the best of what it is worth with one card fewer, and of the hands that
        all the cards drawn play in.
        """
        hole_cards, size = self.part.hole_cards, self.part.ranker.hand_size
        assert hole_cards is not None
        mine, known = self._sums(self.ranks, hole_cards), dict[int, int]()
        for number, sums in enumerate(drawn):
            best = _with_a_card_more(known, drawn[1]) if number else {}
            missing = size - hole_cards - number
            if 0 <= missing <= len(board):
                others = {one + two for one in mine for two in self._sums(board, missing)}
                for more in others:
                    values = worth_in(self.part).of([one + more for one in sums], size)
                    for one, value in zip(sums, values, strict=True):
                        if value > best.get(one, NOTHING):
                            best[one] = value
            known = best
        return [known.get(one, NOTHING) for one in drawn[-1]]

    def _sums(self, ranks: Ranks, number: int) -> set[int]:
        """Return the different rank sums of so many cards of these ranks."""
        of_rank = self.tables.weights.of_rank
        return set(map(sum, combinations([of_rank[rank] for rank in ranks], number)))

    def needs(self, mine: int) -> int | None:
        """Return how many cards of a suit a board must have for a flush of the player's.

        Args:
            mine: how many cards of the suit the player holds.

        Returns:
            The number; None if no board can give a flush.
        """
        size, hole_cards = self.part.ranker.hand_size, self.part.hole_cards
        if self.tables.flushes is Flushes.IGNORED:
            return None
        if hole_cards is None:
            return max(size - mine, 0)
        return size - hole_cards if mine >= hole_cards else None

    def flush_values(self, mine: Sequence[int], boards: Sequence[tuple[int, ...]]) -> list[int]:
        """Return what orders the player's flushes on boards: 0 where there is none.

        Args:
            mine: what each of the player's cards of the suit adds to a rank sum.
            boards: for each board, what each of its cards of the suit adds to a rank sum; all
                have as many of them.
        """
        if self.part.hole_cards is not None:
            return self._flushes_with_hole_cards(mine, boards)
        held, number = sum(mine), len(mine) + len(boards[0])
        if number < self.part.ranker.hand_size:
            return [NOTHING] * len(boards)
        sums = [held + sum(board) for board in boards]
        return worth_in(self.part).of(sums, number, suited=True)

    def _flushes_with_hole_cards(
        self, mine: Sequence[int], boards: Sequence[tuple[int, ...]]
    ) -> list[int]:
        """Return what orders the flushes of just so many cards held, and of the board."""
        size, hole_cards = self.part.ranker.hand_size, self.part.hole_cards
        assert hole_cards is not None
        choices = list(map(sum, combinations(mine, hole_cards)))
        if not choices:
            return [NOTHING] * len(boards)
        worth = worth_in(self.part)
        best: dict[tuple[int, ...], int] = {}
        found = []
        for board in boards:
            values = []
            for theirs in combinations(board, size - hole_cards):
                if theirs not in best:
                    sums = [one + sum(theirs) for one in choices]
                    best[theirs] = max(worth.of(sums, size, suited=True))
                values.append(best[theirs])
            found.append(max(values, default=NOTHING))
        return found


def _with_a_card_more(known: dict[int, int], cards: Sequence[int]) -> dict[int, int]:
    """Return the best of each rank sum with any card less; the last one written is the best."""
    found = {}
    for one in sorted(known, key=known.__getitem__):
        value = known[one]
        for card in cards:
            found[one + card] = value
    return found
