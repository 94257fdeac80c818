"""Boards to come, counted by their ranks and then corrected for flushes.

A key depends on the ranks held and on flushes, nothing else. So the boards that have the same
ranks are one look-up for each player, times the number of ways to deal such a board. That
counts every board as if no flush were possible. Then, for each suit in which somebody may make
a flush, the boards with enough cards of the suit are looked at: those cards one by one, the
rest of the board by ranks. Where the flush changes who wins, the count is corrected.

The first count depends on ranks only, and each correction on the ranks and on which of them are
in the suit. Both are kept, for players whose cards differ by their suits. So is what a player
is worth on all boards, for other matchups: it is a row of numbers in one int, and to compare
two players on all boards is to subtract one int from another (see `packed`).
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache, reduce
from itertools import compress
from operator import mul, or_, xor
from typing import NamedTuple, TypeAlias

from acehigh.cards import Card, Suit
from acehigh.decks import Deck
from acehigh.engine.kept import droppable
from acehigh.engine.places import MOST_LISTED
from acehigh.engine.rank_table import Ranks, ranks_of
from acehigh.engine.rules import Flushes
from acehigh.odds.equities.contenders import Contender, flush_needs
from acehigh.odds.equities.contest import Contest, Part
from acehigh.odds.equities.layout import Boards, SuitedBoards
from acehigh.odds.equities.outcomes import Outcomes
from acehigh.odds.equities.packed import Row, split, winners
from acehigh.odds.equities.worth import Worth, worth_in

Winners: TypeAlias = int
"""Who wins: for each part of the pot a bit for each player who wins it."""

_NEVER = 1_000
"""More cards than a board can have."""

_LARGEST_HAND = 6
"""Of larger hands there are more than a field of a row can tell apart (see `packed`)."""

_FEW, _FEW_PLAYERS = 2, 4
"""With no more cards to come, or no more players, all boards that the deck can give are laid
out, and what players are worth on them is kept. More players leave much fewer boards."""


class Seen(NamedTuple):
    """The ranks of the cards that are known, of all suits or of one.

    Attributes:
        holdings: of each player's cards.
        board: of the known cards of the board.
        dead: of the dead cards.
    """

    holdings: tuple[Ranks, ...]
    board: Ranks
    dead: Ranks

    @classmethod
    def of(cls, contest: Contest, suit: Suit | None = None) -> "Seen":
        """Return the ranks of all cards, or of those of a suit."""

        def ranks(cards: Iterable[Card]) -> Ranks:
            return ranks_of([card for card in cards if card.suit is suit] if suit else cards)

        holdings = tuple([ranks(held) for held in contest.holdings])
        return cls(holdings, ranks(contest.board), ranks(contest.dead))

    @property
    def ranks(self) -> Ranks:
        """The ranks of all of them."""
        return sum(self.holdings, self.board + self.dead)


def serves(contest: Contest) -> bool:
    """Return whether boards can be counted so."""
    return (
        all(_is_listed(part, contest) for part in contest.parts)
        and not any(contest.missing)
        and not contest.deck.jokers
        and contest.deck.copies == 1
        and sum(part.tables.flushes is Flushes.HELP for part in contest.parts) <= 1
        and not _two_suits_at_once(contest)
    )


def _is_listed(part: Part, contest: Contest) -> bool:
    """Return whether there is a list of what hands are worth in a part, by small numbers."""
    cards = max(map(len, contest.holdings)) + len(contest.board) + contest.to_come
    return (
        part.counts_by_ranks
        and (part.hole_cards is not None or cards <= MOST_LISTED)
        and part.ranker.hand_size <= _LARGEST_HAND
    )


def _two_suits_at_once(contest: Contest) -> bool:
    """Return whether a board may give flushes in two suits."""
    parts, on_board = contest.parts, len(contest.board) + contest.to_come

    def least(mine: Iterable[int]) -> int:
        needs = [flush_needs(part, number) for number in mine for part in parts]
        return min([need for need in needs if need is not None], default=_NEVER)

    # If all of a player's cards were of both suits, as a first guess.
    if 2 * least(map(len, contest.holdings)) > on_board:
        return False
    of_suits = sorted(
        [
            least([sum([card.suit is suit for card in held]) for held in contest.holdings])
            for suit in contest.deck.suits
        ]
    )
    return len(of_suits) > 1 and sum(of_suits[:2]) <= on_board


def count_boards(contest: Contest, *, shared: bool = False) -> Outcomes:
    """Return in how many deals each outcome comes about, by rules that this way `serves`.

    Args:
        contest: what is played.
        shared: whether more contests are counted that differ by the holdings. What is worked
            out for a player is kept then, on all boards that the deck can give.
    """
    players = len(contest.holdings)
    shared = shared or contest.to_come <= _FEW or players <= _FEW_PLAYERS
    boards = _deck_boards(contest.deck, contest.to_come) if shared else boards_left(contest)
    make = _kept if shared else BoardsByRanks
    by_ranks = make(tuple(map(worth_in, contest.parts)), Seen.of(contest), boards)
    counts = Counter(by_ranks.counts)
    for suit, ranks in boards.in_suit.items():
        on_board = sum([card.suit is suit for card in contest.board])
        if by_ranks.least_in_suit <= on_board + contest.to_come:
            for won, number in by_ranks.correction(Seen.of(contest, suit), ranks).items():
                counts[won] += number
    every = (1 << players) - 1
    shifts = [part * players for part in range(len(contest.parts))]
    return Counter(
        {
            tuple([winners >> shift & every for shift in shifts]): number
            for winners, number in counts.items()
            if number
        }
    )


def boards_left(contest: Contest) -> Boards:
    """Return the boards that may still come."""
    return Boards(contest.deck, contest.stub, contest.to_come)


@droppable
@lru_cache(maxsize=8)
def _deck_boards(deck: Deck, to_come: int) -> Boards:
    """Return all boards of so many cards that a deck can give."""
    return Boards(deck, deck, to_come)


_contender = droppable(lru_cache(maxsize=128)(Contender))


class BoardsByRanks:
    """The boards that may come, by their ranks, and who wins on them.

    Attributes:
        counts: on how many boards who wins, as if no flush were possible.
        least_in_suit: how many cards of a suit a board must have at least for a flush, if all
            of a player's cards are of it.
    """

    def __init__(self, parts: tuple[Worth, ...], seen: Seen, boards: Boards) -> None:
        """Count who wins, as if no flush were possible.

        Args:
            parts: what orders the hands of each part of the pot.
            seen: the ranks of the known cards.
            boards: the boards that may come, among others.
        """
        self._boards = boards
        known = seen.ranks
        self._left = {rank: there - known.count(rank) for rank, there in boards.in_deck.items()}
        self._contenders = [
            [_contender(worth, ranks, seen.board, boards) for ranks in seen.holdings]
            for worth in parts
        ]
        self.least_in_suit: int = self._least(seen.holdings)
        self._before: dict[SuitedBoards, list[int]] = {}
        self._corrections: dict[tuple[Seen, Ranks], Counter[Winners]] = {}
        masks = self._masks(boards.row, lambda one, _: one.row)
        ways = boards.ways(self._left)
        self.counts: Counter[Winners] = Counter(
            {
                won: sum(compress(ways, boards.row.flags(guards)))
                for won, guards in split(masks, boards.row.guards).items()
            }
        )

    def _masks(self, row: Row, worth: Callable[[Contender, int], int]) -> list[int]:
        """Return for each part and player the guards of the boards that are won.

        Args:
            row: how the boards lie in a row.
            worth: returns what a player is worth on them, by his number.
        """
        masks = []
        for of_part in self._contenders:
            players = [worth(one, number) for number, one in enumerate(of_part)]
            masks += winners(row, players, some_fail=of_part[0].worth.some_fail)
        return masks

    def _least(self, holdings: Sequence[Ranks]) -> int:
        """Return how many cards of a suit a board must have at least for somebody's flush.

        Args:
            holdings: the ranks of each player's cards of the suit.
        """
        needs = [
            flush_needs(one.part, len(held))
            for of_part in self._contenders
            for one, held in zip(of_part, holdings, strict=True)
        ]
        return min([need for need in needs if need is not None], default=_NEVER)

    def correction(self, seen: Seen, suit: Ranks) -> Counter[Winners]:
        """Return what changes on boards on which somebody makes a flush in a suit.

        Args:
            seen: the ranks of the known cards of the suit.
            suit: the ranks of its cards of which boards are laid out.
        """
        found = self._corrections.get((seen, suit))
        if found is None:
            found = Counter()
            least = max(self._least(seen.holdings) - len(seen.board), 0)
            for number in range(least, min(self._boards.to_come, len(suit)) + 1):
                self._change(found, seen, self._boards.suited(suit, number))
            # Not before it is whole: another thread may ask for it.
            self._corrections[seen, suit] = found
        return found

    def _change(self, changes: Counter[Winners], seen: Seen, boards: SuitedBoards) -> None:
        """Note what changes where boards have some cards of a suit.

        Args:
            changes: where to note it.
            seen: the ranks of the known cards of the suit.
            boards: the boards.
        """
        before = self._before.get(boards)
        if before is None:
            before = self._masks(boards.grid, lambda one, _: one.plain(boards))
            self._before[boards] = before
        after = self._masks(
            boards.grid,
            lambda one, number: one.with_flush(boards, seen.holdings[number], seen.board),
        )
        gone = frozenset(seen.ranks)
        changed = reduce(or_, map(xor, before, after)) & boards.without(gone)
        if changed:
            suit = frozenset(boards.suit) - gone
            ways = boards.ways({rank: n - (rank in suit) for rank, n in self._left.items()})
            for sign, masks in ((1, after), (-1, before)):
                for won, guards in split(masks, changed).items():
                    changes[won] += sign * sum(map(mul, ways, boards.grid.in_columns(guards)))


# Few at a time are in use: matchups of the same ranks are counted one after the other.
_kept = droppable(lru_cache(maxsize=8)(BoardsByRanks))
