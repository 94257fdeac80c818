"""Bad beats stated once more, plainly (G13): every deal, one after the other.

All that is asked of a ranker is what five cards are worth.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from math import factorial
from typing import NamedTuple, TypeAlias

from acehigh import Card, Category, Ranker, RankKey

Pair: TypeAlias = tuple[Card, Card]


class Held(NamedTuple):
    """What a player makes on a board, and whether that qualifies."""

    key: RankKey
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
        worth: dict[frozenset[Card], RankKey] = {}
        for five in combinations(deck, 5):
            worth[frozenset(five)] = self.ranker.key(five)
        total = 0
        for board in combinations(deck, 5) if boards is None else boards:
            left = [card for card in deck if card not in board]
            makes = {held: self._makes(held, board, worth) for held in combinations(left, 2)}
            if sum(held.qualifies for held in makes.values()) < 2:
                continue
            tables = _tables(list(makes), players)
            total += sum(self._is_bad_beat([makes[held] for held in table]) for table in tables)
        return total * factorial(players)

    def _makes(
        self, held: Pair, board: Sequence[Card], worth: dict[frozenset[Card], RankKey]
    ) -> Held:
        hands = list(map(frozenset, combinations((*held, *board), 5)))
        most = max(worth[hand] for hand in hands)
        with_both = [hand.issuperset(held) for hand in hands if worth[hand] == most]
        both_play = all(with_both) if self.both_play == "must" else any(with_both)
        quads = most.category is Category.FOUR_OF_A_KIND
        refused = self.pocket_quads and quads and held[0].rank is not held[1].rank
        return Held(most, most >= self.least and both_play and not refused)

    def _is_bad_beat(self, table: list[Held]) -> bool:
        good = [held.key for held in table if held.qualifies]
        if self.winner == "best" and max(held.key for held in table) not in good:
            return False
        return len(set(good)) > 1


def _tables(pairs: list[Pair], players: int) -> Iterator[tuple[Pair, ...]]:
    """Yield so many pairs of different cards, in every way, whoever holds which."""
    if players == 0:
        yield ()
        return
    for place, pair in enumerate(pairs):
        others = [other for other in pairs[place + 1 :] if not set(pair) & set(other)]
        for rest in _tables(others, players - 1):
            yield (pair, *rest)
