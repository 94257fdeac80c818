"""What one player is worth on many boards at once, by the sums of the boards' ranks."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import chain, combinations, compress

from acehigh.engine.kept import droppable
from acehigh.engine.rank_table import Ranks
from acehigh.engine.rules import Flushes
from acehigh.odds.equities.contest import Part
from acehigh.odds.equities.layout import Boards, SuitedBoards
from acehigh.odds.equities.packed import fields, packed
from acehigh.odds.equities.worth import NOTHING, Worth


def flush_needs(part: Part, mine: int) -> int | None:
    """Return how many cards of a suit a board must have for a flush.

    Args:
        part: the part of the pot.
        mine: how many cards of the suit the player holds.

    Returns:
        The number; None if no board can give a flush.
    """
    size, hole_cards = part.ranker.hand_size, part.hole_cards
    if part.tables.flushes is Flushes.IGNORED:
        return None
    if hole_cards is None:
        return max(size - mine, 0)
    return size - hole_cards if mine >= hole_cards else None


class Contender:
    """One player's cards in one part of the pot, on the boards that may come.

    Attributes:
        part: the part.
        worth: what orders its hands.
        values: what orders the player's hand on each board, as long as no flush is made. It is
            nothing where there would be more cards of a rank than the deck has.
        row: the row of these.
    """

    def __init__(self, worth: Worth, ranks: Ranks, board: Ranks, boards: Boards) -> None:
        """Work out what the player is worth without a flush.

        Args:
            worth: what orders the hands of a part.
            ranks: the ranks of the player's cards.
            board: the ranks of the known cards of the board.
            boards: the boards that may come.
        """
        self.worth = worth
        self.part: Part = worth.part
        self._ranks = ranks
        self._board = board
        self._boards = boards
        self.values: list[int] = self._values()
        self._bytes = [fields()[value] for value in self.values]
        self.row: int = packed(self._bytes)
        self._plain: dict[SuitedBoards, int] = {}
        self._with_flush: dict[tuple[SuitedBoards, Ranks, Ranks], int] = {}

    def _values(self) -> list[int]:
        held = self._ranks + self._board
        suits = len(self.part.ranker.deck.suits)
        sums = self._boards.possible({rank: suits - held.count(rank) for rank in held})
        if self.part.hole_cards is None:
            mine, number = self.worth.rank_sum(held), len(held) + len(sums) - 1
            values = self.worth.of([mine + one for one in sums[-1]], number)
        else:
            values = self._values_with_hole_cards(sums)
        if sums[-1] is self._boards.sums:
            return values
        found = dict(zip(sums[-1], values, strict=True))
        return [found.get(one, NOTHING) for one in self._boards.sums]

    def _values_with_hole_cards(self, sums: Sequence[Sequence[int]]) -> list[int]:
        """Return what orders hands of just so many hole cards.

        A board is worth the best of what it is worth with one card fewer, and of the hands that
        all the cards drawn play in.
        """
        hole_cards, size = self.part.hole_cards, self.part.ranker.hand_size
        assert hole_cards is not None
        mine, known = self._sums(self._ranks, hole_cards), dict[int, int]()
        for number, drawn in enumerate(sums):
            best = _with_a_card_more(known, sums[1]) if number else known
            rows = [[best.get(one, NOTHING) for one in drawn]] * 2
            missing = size - hole_cards - number
            if 0 <= missing <= len(self._board):
                others = {one + two for one in mine for two in self._sums(self._board, missing)}
                rows += [self.worth.of([one + two for one in drawn], size) for two in others]
            known = dict(zip(drawn, map(max, *rows), strict=True))
        return list(known.values())

    def _sums(self, ranks: Ranks, number: int) -> set[int]:
        """Return the different rank sums of so many cards of these ranks."""
        return set(map(self.worth.rank_sum, combinations(ranks, number)))

    def plain(self, boards: SuitedBoards) -> int:
        """Return the row of what orders the hand on suited boards, as if no flush were made."""
        found = self._plain.get(boards)
        if found is None:
            found = self._plain[boards] = boards.spread(self._bytes)
        return found

    def with_flush(self, boards: SuitedBoards, mine: Ranks, shared: Ranks) -> int:
        """Return the row of what orders the hand on suited boards.

        Args:
            boards: the boards.
            mine: the ranks of the player's cards of the suit.
            shared: those of the known cards of the board.
        """
        found = self._with_flush.get((boards, mine, shared))
        if found is None:
            flushes = self.flushes(boards, mine, shared)
            found = self.plain(boards)
            if any(flushes):
                flush = boards.lines(map(fields().__getitem__, flushes))
                found = boards.grid.greater(found, flush)
            self._with_flush[boards, mine, shared] = found
        return found

    def flushes(self, boards: SuitedBoards, mine: Ranks, shared: Ranks) -> list[int]:
        """Return what orders the flush in each line of suited boards: 0 where there is none.

        Args:
            boards: the boards.
            mine: the ranks of the player's cards of the suit.
            shared: those of the known cards of the board.
        """
        needed = flush_needs(self.part, len(mine))
        if needed is None or len(shared) + boards.number < needed:
            return [NOTHING] * len(boards.choices)
        return _flushes(self.worth, boards, mine, shared)


@droppable
@lru_cache(maxsize=256)
def _flushes(worth: Worth, boards: SuitedBoards, mine: Ranks, shared: Ranks) -> list[int]:
    """Return what orders the flush in each line, where there are enough cards for one."""
    # What is known cannot come.
    gone = frozenset(mine + shared)
    able = [gone.isdisjoint(choice) for choice in boards.choices]
    if worth.part.hole_cards is None:
        held, number = worth.rank_sum(mine + shared), len(mine + shared) + boards.number
        sums = [held + one for one in compress(boards.sums, able)]
        values = worth.of(sums, number, suited=True)
    else:
        choices = [shared + choice for choice in compress(boards.choices, able)]
        values = _flushes_with_hole_cards(worth, mine, choices)
    in_order = iter(values)
    return [next(in_order) if one else NOTHING for one in able]


def _flushes_with_hole_cards(worth: Worth, mine: Ranks, boards: Iterable[Ranks]) -> list[int]:
    """Return what orders the flushes of just so many cards held, and of each board."""
    size, hole_cards = worth.part.ranker.hand_size, worth.part.hole_cards
    assert hole_cards is not None
    of_rank = worth.part.tables.weights.of_rank
    choices = [
        list(map(sum, combinations([of_rank[rank] for rank in board], size - hole_cards)))
        for board in boards
    ]
    # Many boards have the same cards to choose: each choice is looked up once.
    theirs = list(set(chain.from_iterable(choices)))
    held = list(map(worth.rank_sum, combinations(mine, hole_cards)))
    found = [worth.of([one + more for more in theirs], size, suited=True) for one in held]
    best = dict(zip(theirs, map(max, *found, found[0]), strict=True))
    return [max(map(best.__getitem__, some)) for some in choices]


def _with_a_card_more(known: dict[int, int], cards: Sequence[int]) -> dict[int, int]:
    """Return the best of each rank sum with any card less; the last one written is the best."""
    found = {}
    for one in sorted(known, key=known.__getitem__):
        value = known[one]
        for card in cards:
            found[one + card] = value
    return found
