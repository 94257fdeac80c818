"""The boards that may come, laid out in rows: by all their ranks, and by the cards of a suit.

Whatever is worked out for these boards is a row of numbers in the same order (see `packed`).
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, reduce
from itertools import combinations, compress
from math import comb
from operator import or_
from typing import TypeAlias

from acehigh.cards import Card, Rank, Suit
from acehigh.decks import Deck
from acehigh.engine.draws import draws
from acehigh.engine.rank_table import Ranks, ranks_of
from acehigh.engine.weights import weigh
from acehigh.odds.equities.packed import Grid, Row, packed

Numbers: TypeAlias = Mapping[Rank, int]
"""A number for each rank."""


class Multisets:
    """The ranks of up to so many cards, in all combinations.

    Attributes:
        sums: the rank sums of each number of cards.
    """

    def __init__(self, there: Numbers, of_rank: Numbers, most: int) -> None:
        """Lay out the ranks.

        Args:
            there: how many cards of each rank there are.
            of_rank: what a card of each rank adds to a rank sum.
            most: how many cards are drawn at most.
        """
        self._there = there
        drawn = draws([(of_rank[rank], number) for rank, number in there.items()], most, 0)
        self.sums: list[list[int]] = [[one for one, _ in some] for some in drawn]
        self._ways = [[ways for _, ways in some] for some in drawn]
        # In this order `draws` adds so many copies of a rank, which makes so many cards.
        self._steps: list[tuple[Rank, list[tuple[int, int]]]] = [
            (rank, [(n, k) for n in range(most, 0, -1) for k in range(1, min(number, n) + 1)])
            for rank, number in there.items()
        ]

    def ways(self, left: Numbers | None = None) -> list[list[int]]:
        """Return in how many ways each can be drawn.

        Args:
            left: how many cards of each rank are left. Default: all that there are.
        """
        if left in (None, self._there):
            return self._ways
        most = len(self.sums) - 1
        found: list[list[int]] = [[1], *([] for _ in range(most))]
        for rank, steps in self._steps:
            of_rank = _ways_to_draw(left[rank], most)
            for number, copies in steps:
                ways = of_rank[copies]
                found[number] += [ways * before for before in found[number - copies]]
        return found


@cache
def _ways_to_draw(there: int, most: int) -> list[int]:
    """Return in how many ways none, one, two ... cards can be drawn of so many."""
    return [comb(there, number) for number in range(most + 1)]


class Boards:
    """The boards that may come, in a row, by their ranks.

    Attributes:
        in_deck: how many cards of each rank the deck has.
        to_come: how many cards come.
        in_suit: the ranks of the cards of each suit that may come.
        of_rank: what a card of each rank adds to a rank sum.
        sums: the rank sum of each board.
        row: how the boards lie in a row.
    """

    def __init__(self, deck: Deck, cards: Iterable[Card], to_come: int) -> None:
        """Lay out the boards.

        Args:
            deck: the deck.
            cards: the cards of it that may come.
            to_come: how many come.
        """
        ranks = ranks_of(cards := tuple(cards))
        self._there = Counter(ranks)
        self.in_deck: Numbers = Counter(ranks_of(deck))
        self.to_come = to_come
        self.in_suit: dict[Suit, Ranks] = {
            suit: ranks_of([card for card in cards if card.suit is suit]) for suit in deck.suits
        }
        self.of_rank: Numbers = weigh(deck, 0).of_rank
        self._drawn = Multisets(self._there, self.of_rank, to_come)
        self.sums: list[int] = self._drawn.sums[-1]
        self.row: Row = Row(len(self.sums))
        self._place = {one: place for place, one in enumerate(self.sums)}
        self._suited: dict[tuple[Ranks, int], SuitedBoards] = {}

    def ways(self, left: Numbers | None = None) -> list[int]:
        """Return in how many ways each board can be dealt.

        Args:
            left: how many cards of each rank are left. Default: all that may come.
        """
        return self._drawn.ways(left)[-1]

    def possible(self, most: Numbers) -> list[list[int]]:
        """Return the rank sums of up to so many cards as come, by their number.

        Args:
            most: how many cards of each rank may be among them, of those where not all may.
        """
        if all(min(self._there[rank], self.to_come) <= number for rank, number in most.items()):
            return self._drawn.sums
        most = {**self._there, **most}
        ways = self._drawn.ways(most)
        return [list(compress(*some)) for some in zip(self._drawn.sums, ways, strict=True)]

    def suited(self, suit: Ranks, number: int) -> "SuitedBoards":
        """Return the boards with so many cards of a suit.

        Args:
            suit: the ranks of the cards of the suit that may come.
            number: how many of them come.
        """
        found = self._suited.get((suit, number))
        if found is None:
            others = self._there - Counter(suit)
            numbers = number, self.to_come - number
            found = SuitedBoards(self.of_rank, self._place, suit, others, numbers)
            self._suited[suit, number] = found
        return found


class SuitedBoards:
    """Boards with so many cards of a suit, in a grid: a line for each choice of these cards.

    Attributes:
        suit: the ranks of the cards of the suit that may come.
        number: how many of them come.
        choices: the ranks of those that come, for each line.
        sums: the rank sums of these.
        grid: the grid; its columns are the rest of the board, by ranks.
        places: for each line the places of its boards among all boards by ranks.
    """

    def __init__(
        self,
        of_rank: Numbers,
        place: Mapping[int, int],
        suit: Ranks,
        others: Numbers,
        numbers: tuple[int, int],
    ) -> None:
        """Lay out the boards.

        Args:
            of_rank: what a card of each rank adds to a rank sum.
            place: the place of each board by its rank sum.
            suit: the ranks of the cards of the suit that may come.
            others: how many cards of each rank may come that are not of the suit.
            numbers: how many come of the suit, and how many others.
        """
        self.suit = suit
        self.number: int
        self.number, rest = numbers
        self.choices: list[Ranks] = list(combinations(suit, self.number))
        weights = [of_rank[rank] for rank in suit]
        self.sums: list[int] = list(map(sum, combinations(weights, self.number)))
        self._rests = Multisets(others, of_rank, rest)
        rests = self._rests.sums[-1]
        self.grid: Grid = Grid(len(self.choices), len(rests))
        self.places: list[list[int]] = [
            [place[one + more] for more in rests] for one in self.sums
        ]
        self._with: dict[Rank, int] = {}

    def spread(self, numbers: Sequence[bytes]) -> int:
        """Return the row that has the number of each board, given those of boards by ranks.

        Args:
            numbers: two bytes for each board by ranks.
        """
        return packed([numbers[place] for places in self.places for place in places])

    def lines(self, numbers: Iterable[bytes]) -> int:
        """Return the row that has the same number, two bytes, in all columns of a line."""
        columns = self.grid.columns
        return packed([number * columns for number in numbers])

    def without(self, ranks: Iterable[Rank]) -> int:
        """Return the guards of the boards that have none of these ranks in the suit."""
        have = [self._guards(rank) for rank in ranks if rank in self.suit]
        return self.grid.guards ^ reduce(or_, have, 0)

    def _guards(self, rank: Rank) -> int:
        """Return the guards of the boards that have a rank in the suit."""
        found = self._with.get(rank)
        if found is None:
            there = [b"\x80\0" if rank in some else b"\0\0" for some in self.choices]
            found = self._with[rank] = self.lines(there)
        return found

    def ways(self, left: Numbers | None = None) -> list[int]:
        """Return in how many ways the rest in each column can be dealt.

        Args:
            left: how many cards of each rank are left that are not of the suit. Default: all
                that may come.
        """
        return self._rests.ways(left)[-1]
