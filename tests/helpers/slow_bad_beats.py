"""Bad beats stated once more, plainly (G13): every deal, one after the other.

All that is asked of a ranker is what five cards are worth. Only for the last player of a table
are the hole cards that make the same taken together.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from math import factorial
from typing import NamedTuple, TypeAlias

from acehigh import Card, Category, Ranker, RankKey

Five: TypeAlias = frozenset[Card]
Pair: TypeAlias = frozenset[Card]


class Held(NamedTuple):
    """What a player makes on a board, the more the better, and whether that qualifies."""

    value: int
    qualifies: bool


class Game(NamedTuple):
    """The rules, with what five cards are worth."""

    ranker: Ranker
    least: RankKey
    both_play: str = "must"
    pocket_quads: bool = False
    winner: str = "any"

    def deals(self, players: int, boards: Iterable[Sequence[Card]] | None = None) -> int:
        """Return in how many deals a hand loses that must not; of all boards, or of some."""
        deck = self.ranker.deck.cards
        keys = {frozenset(five): self.ranker.key(five) for five in combinations(deck, 5)}
        worth = {five: key.value for five, key in keys.items()}
        quads = {key.value for key in keys.values() if key.category is Category.FOUR_OF_A_KIND}
        total = 0
        for board in combinations(deck, 5) if boards is None else boards:
            left = [card for card in deck if card not in board]
            makes = {
                frozenset(held): self._makes(held, board, worth, quads)
                for held in combinations(left, 2)
            }
            if sum(held.qualifies for held in makes.values()) > 1:
                total += self._tables(list(makes.items()), players, [])
        return total * factorial(players)

    def _makes(
        self,
        held: tuple[Card, ...],
        board: Sequence[Card],
        worth: dict[Five, int],
        quads: set[int],
    ) -> Held:
        hands = list(map(frozenset, combinations((*held, *board), 5)))
        most = max(map(worth.__getitem__, hands))
        with_both = [hand.issuperset(held) for hand in hands if worth[hand] == most]
        both_play = all(with_both) if self.both_play == "must" else any(with_both)
        refused = self.pocket_quads and most in quads and held[0].rank is not held[1].rank
        return Held(most, most >= self.least.value and both_play and not refused)

    def _tables(self, pairs: list[tuple[Pair, Held]], players: int, table: list[Held]) -> int:
        """Return at how many tables it happens: so many players more, whoever holds which."""
        if players == 1:
            last = Counter(held for _, held in pairs)
            return sum(
                number for held, number in last.items() if self._is_bad_beat([*table, held])
            )
        total = 0
        for place, (pair, held) in enumerate(pairs, 1):
            others = [other for other in pairs[place:] if pair.isdisjoint(other[0])]
            total += self._tables(others, players - 1, [*table, held])
        return total

    def _is_bad_beat(self, table: list[Held]) -> bool:
        good = {held.value for held in table if held.qualifies}
        if len(good) < 2:
            return False
        return self.winner == "any" or max(table).value in good
