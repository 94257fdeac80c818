"""Boards to come, counted by their ranks and then corrected for flushes.

A key depends on the ranks held and on flushes, nothing else. So the boards that have the same
ranks are one look-up for each player, times the number of ways to deal such a board. That
counts every board as if no flush were possible. Then, for each suit in which somebody may make
a flush, the boards with enough cards of the suit are gone through: those cards one by one, the
rest of the board by ranks. Where the flush changes who wins, the count is corrected.

The first count depends on ranks only, and each correction on the ranks and on which of them are
in the suit. Both are kept, for players whose cards differ by their suits.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple, TypeAlias

from acehigh.cards import Card, Rank, Suit
from acehigh.engine.draws import Draw, draws
from acehigh.engine.rank_table import Ranks, ranks_of
from acehigh.engine.rules import Flushes
from acehigh.odds.equities.contenders import Contender
from acehigh.odds.equities.contest import Contest, Part
from acehigh.odds.equities.outcomes import Outcomes

Winners: TypeAlias = int
"""Who wins: for each part of the pot a bit for each player who wins it."""

_draws = lru_cache(maxsize=64)(draws)


class SuitedBoards(NamedTuple):
    """Boards with so many more cards of a suit, by what these cards are.

    Attributes:
        drawn: for each choice of these cards, their rank sum.
        rests: the rank sums of the rest of the board, and the ways to deal each.
        flushes: for each player, what orders the flush with each choice: 0 where there is none.
    """

    drawn: Sequence[int]
    rests: Sequence[Draw[int]]
    flushes: Sequence[Sequence[int]]


class RanksOf(NamedTuple):
    """The ranks of some cards, apart by where the cards are; or of those of one suit.

    Attributes:
        holdings: of each player's cards.
        board: of the known cards of the board.
        left: of the cards that may still come.
    """

    holdings: tuple[Ranks, ...]
    board: Ranks
    left: Ranks

    @classmethod
    def of(cls, contest: Contest, suit: Suit | None = None) -> "RanksOf":
        """Return the ranks of all cards, or of those of a suit."""

        def ranks(cards: Iterable[Card]) -> Ranks:
            return ranks_of(card for card in cards if suit in (None, card.suit))

        return cls(
            tuple(map(ranks, contest.holdings)), ranks(contest.board), ranks(contest.stub)
        )


def serves(contest: Contest) -> bool:
    """Return whether boards can be counted so."""
    return (
        all(part.counts_by_ranks for part in contest.parts)
        and not any(contest.missing)
        and not contest.deck.jokers
        and contest.deck.copies == 1
        and sum(part.tables.flushes is Flushes.HELP for part in contest.parts) <= 1
        and not _two_suits_at_once(contest)
    )


def _two_suits_at_once(contest: Contest) -> bool:
    """Return whether a board may give flushes in two suits."""
    least = []
    for suit in contest.deck.suits:
        mine = [sum(card.suit is suit for card in held) for held in contest.holdings]
        needs = [Contender(part, ()).needs(number) for part in contest.parts for number in mine]
        least += sorted(need for need in needs if need is not None)[:1]
    return sum(sorted(least)[:2]) <= len(contest.board) + contest.to_come and len(least) > 1


def count_boards(contest: Contest) -> Outcomes:
    """Return in how many deals each outcome comes about, by rules that this way `serves`."""
    by_ranks = boards_by_ranks(contest)
    counts = Counter(by_ranks.counts)
    for suit in contest.deck.suits:
        for winners, number in by_ranks.correction(RanksOf.of(contest, suit)).items():
            counts[winners] += number
    players = len(contest.holdings)
    every = (1 << players) - 1
    shifts = [part * players for part in range(len(contest.parts))]
    return Counter(
        {
            tuple([winners >> shift & every for shift in shifts]): number
            for winners, number in counts.items()
            if number
        }
    )


def boards_by_ranks(contest: Contest) -> "BoardsByRanks":
    """Return the boards that may come, by their ranks."""
    return _by_ranks(contest.parts, RanksOf.of(contest), contest.to_come)


class BoardsByRanks:
    """The boards that may come, by their ranks, and who wins on them.

    Attributes:
        drawn: the rank sums of the cards that are to come, and the ways to deal each.
        place: the place of each of these sums.
        values: for each part and player, what orders the player's hand in each place, as if no
            flush were possible.
        counts: on how many boards who wins, as if no flush were possible.
    """

    def __init__(self, parts: tuple[Part, ...], ranks: RanksOf, to_come: int) -> None:
        """Lay out the boards and who wins on them.

        Args:
            parts: the parts of the pot.
            ranks: of the cards.
            to_come: how many cards are yet to come to the board.
        """
        self._ranks = ranks
        self._to_come = to_come
        self._players = len(ranks.holdings)
        self._contenders = [[Contender(part, one) for one in ranks.holdings] for part in parts]
        # All parts are played with one deck, so a rank has the same weight in each.
        self._of_rank = parts[0].tables.weights.of_rank
        drawn = self._drawn(Counter(ranks.left))
        sums = [[one for one, _ in some] for some in drawn]
        self.drawn: list[Draw[int]] = drawn[-1]
        self.place: dict[int, int] = {one: place for place, one in enumerate(sums[-1])}
        self.values: list[list[list[int]]] = [
            [one.values(sums, ranks.board) for one in of_part] for of_part in self._contenders
        ]
        self._most = [list(map(max, *values, values[0])) for values in self.values]
        self._winners = [0] * len(self.drawn)
        for part, values in enumerate(self.values):
            shift = part * self._players
            self._winners = [
                one | won << shift
                for one, won in zip(self._winners, _winners(values), strict=True)
            ]
        self.counts: Counter[Winners] = Counter()
        for won, (_, ways) in zip(self._winners, self.drawn, strict=True):
            self.counts[won] += ways
        self._corrections: dict[RanksOf, Counter[Winners]] = {}

    def _drawn(self, left: Counter[Rank]) -> list[list[Draw[int]]]:
        """Return the rank sums of up to so many cards as may come to the board."""
        kinds = tuple((self._of_rank[rank], number) for rank, number in left.items())
        return _draws(kinds, self._to_come, 0)

    def correction(self, suit: RanksOf) -> Counter[Winners]:
        """Return what changes on boards on which somebody makes a flush in a suit.

        Args:
            suit: the ranks of the cards of the suit.
        """
        found = self._corrections.get(suit)
        if found is None:
            found = self._corrections[suit] = Counter()
            for part, of_part in enumerate(self._contenders):
                if of_part[0].tables.flushes is Flushes.HELP:
                    for boards in self.flushes(part, suit):
                        self._change(found, part, boards)
        return found

    def flushes(self, part: int, suit: RanksOf) -> Iterator[SuitedBoards]:
        """Yield the boards on which somebody may make a flush in a suit.

        Args:
            part: the part in which flushes help.
            suit: the ranks of the cards of the suit.
        """
        contenders = self._contenders[part]
        mine = [[self._of_rank[rank] for rank in held] for held in suit.holdings]
        pairs = list(zip(contenders, mine, strict=True))
        needs = [need for one, held in pairs if (need := one.needs(len(held))) is not None]
        if not needs:
            return
        known = tuple([self._of_rank[rank] for rank in suit.board])
        left = [self._of_rank[rank] for rank in suit.left]
        rests = self._drawn(Counter(self._ranks.left) - Counter(suit.left))
        most = min(self._to_come, len(left))
        for number in range(max(min(needs) - len(known), 0), most + 1):
            drawn = list(combinations(left, number))
            boards = [known + some for some in drawn]
            flushes = [one.flush_values(held, boards) for one, held in pairs]
            yield SuitedBoards(list(map(sum, drawn)), rests[self._to_come - number], flushes)

    def _change(self, changes: Counter[Winners], part: int, boards: SuitedBoards) -> None:
        """Note what changes where boards have some cards of a suit.

        Args:
            changes: where to note it.
            part: the part in which flushes help.
            boards: the boards.
        """
        drawn, rests, flushes = boards
        shift = part * self._players
        others = ~((1 << self._players) - 1 << shift)
        place, before, most_of = self.place, self._winners, self._most[part]
        best_of, won_by = map(max, *flushes, flushes[0]), _winners(flushes)
        for at, (one, best, won) in enumerate(zip(drawn, best_of, won_by, strict=True)):
            for rest, ways in rests:
                board = place[one + rest]
                old = before[board]
                if most_of[board] < best:
                    new = old & others | won << shift
                else:
                    of_flush = [values[at] for values in flushes]
                    new = old & others | self._winners_of(part, board, of_flush) << shift
                if new != old:
                    changes[new] += ways
                    changes[old] -= ways

    def _winners_of(self, part: int, board: int, flushes: Sequence[int]) -> Winners:
        """Return who wins a part where each player has the better of ranks and flush."""
        values = [
            [max(of_player[board], flush)]
            for of_player, flush in zip(self.values[part], flushes, strict=True)
        ]
        return _winners(values)[0]


# Few at a time are in use: matchups of the same ranks are counted one after the other.
_by_ranks = lru_cache(maxsize=8)(BoardsByRanks)


def _winners(values: Sequence[Sequence[int]]) -> list[Winners]:
    """Return who wins on each board, given what each player is worth there."""
    if len(values) == 2:
        return [
            (1 if one > two else 2 if two > one else 3) if one or two else 0
            for one, two in zip(*values, strict=True)
        ]
    most = list(map(max, *values, values[0]))
    masks = [0] * len(most)
    for player, mine in enumerate(values):
        bit = 1 << player
        for at, (one, best) in enumerate(zip(mine, most, strict=True)):
            if one == best and one:
                masks[at] += bit
    return masks
