"""Seven cards as a house way sees them: pairs, threes, fours, and singles."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import NamedTuple

from acehigh.cards import Card, Rank, Suit
from acehigh.games.pai_gow.ranking import ranker_with
from acehigh.keys import RankKey

SHAPES: dict[tuple[int, ...], str] = {
    (): "no pair",
    (2,): "pair",
    (2, 2): "two pair",
    (2, 2, 2): "three pair",
    (3,): "three of a kind",
    (3, 3): "two threes",
    (3, 2): "full house",
    (3, 2, 2): "full house and pair",
    (4,): "four of a kind",
    (4, 2): "four and pair",
    (4, 3): "four and three",
    (5,): "five aces",
    (5, 2): "five aces and pair",
}
"""What seven cards may hold, by the sizes of the groups of equal ranks, largest first."""


class Split(NamedTuple):
    """Seven cards divided into two rows, and what these are worth."""

    low_key: RankKey
    high_key: RankKey
    low: tuple[Card, ...]


class Holding(NamedTuple):
    """Seven cards, sorted by rank.

    Attributes:
        cards: the cards; a house way may take the first of cards that serve alike.
        wheel: where A-5-4-3-2 stands among straights.
        ranks: the rank of each card, the highest first; of the bug it is the ace.
        groups: how many cards there are of each rank held twice or more: large groups first.
        singles: the ranks held once, the highest first.
    """

    cards: tuple[Card, ...]
    wheel: str
    ranks: tuple[Rank, ...]
    groups: tuple[tuple[int, Rank], ...]
    singles: tuple[Rank, ...]

    @classmethod
    def of(cls, cards: tuple[Card, ...], wheel: str) -> "Holding":
        """Return the holding of seven cards, sorted by rank."""
        ranks = tuple([card.rank or Rank.ACE for card in cards])
        held = [(ranks.count(rank), rank) for rank in dict.fromkeys(ranks)]
        groups = sorted([one for one in held if one[0] > 1], reverse=True)
        singles = tuple([rank for number, rank in held if number == 1])
        return cls(cards, wheel, ranks, tuple(groups), singles)

    @property
    def shape(self) -> str:
        """Which pairs, threes and fours are held, by its name in `SHAPES`."""
        return SHAPES[tuple([number for number, _ in self.groups])]

    def of_size(self, size: int) -> list[Rank]:
        """Return the ranks of which so many cards are held, the highest first."""
        return [rank for number, rank in self.groups if number == size]

    def splits(self, low_ranks: tuple[Rank, ...] | None = None) -> Iterator[Split]:
        """Yield the ways to divide the cards that are no foul: the highest low row first.

        Args:
            low_ranks: the two ranks of the low row, the higher first; default: any.
        """
        key = ranker_with(self.wheel).key
        for low_key, one, other in self._low_rows(low_ranks):
            high = self.cards[:one] + self.cards[one + 1 : other] + self.cards[other + 1 :]
            high_key = key(high)
            if low_key <= high_key:
                yield Split(low_key, high_key, (self.cards[one], self.cards[other]))

    def _low_rows(self, ranks: tuple[Rank, ...] | None) -> list[tuple[RankKey, int, int]]:
        """Return what each low row is worth, and the places of its cards; the best first."""
        rows = [
            (_low_key(self.wheel, self.ranks[one], self.ranks[other]), one, other)
            for one, other in combinations(range(7), 2)
            if ranks is None or (self.ranks[one], self.ranks[other]) == ranks
        ]
        return sorted(rows, key=lambda row: row[0].value, reverse=True)


@cache
def _low_key(wheel: str, rank: Rank, other: Rank) -> RankKey:
    """Return what two cards are worth: it depends on their ranks only."""
    return ranker_with(wheel).key((Card(rank, Suit.SPADES), Card(other, Suit.HEARTS)))
