"""How many hands contain certain cards and what they pay, for every set of up to five cards.

A tally is one whole number for many hands: a field of bits for each line, which counts the
hands on it, and above all fields what the hands pay together. Tallies add, subtract and
multiply as whole numbers do, all fields at once. A field is wide enough for every deal with
every draw, so that none runs over into the next.

From the tallies of all hands that contain some cards follows that of any hold, by inclusion
and exclusion: all hands that contain the cards held, less those that contain a discard too,
plus those that contain two, which were taken away twice, and so on.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from math import comb, lcm
from operator import or_, sub

from acehigh.engine.kept import droppable
from acehigh.games.video_poker.canonical import canonical
from acehigh.games.video_poker.payouts import Payouts
from acehigh.games.video_poker.sets import CanonicalSets, Deal, canonical_sets

HOLDS = tuple(held for size in range(5, -1, -1) for held in combinations(range(5), size))
"""The 32 holds, by the places of the cards held when the highest card comes first.

More cards come before fewer, then higher cards before lower.
"""

# Where each hold stands in a list whose index has the bit 1 << place for each card held.
_INDEX = [sum(1 << place for place in held) for held in HOLDS]


class _Known(dict[int, int]):
    """Tallies by sets of cards. What is known of the canonical set is known of all like it."""

    def __missing__(self, cards: int) -> int:
        tally = self[cards] = self[canonical(cards)]
        return tally


class Tallies:
    """The tallies of a game, for every set of up to five cards.

    Attributes:
        sets: the canonical sets of the deck.
        whole: a common multiple of the numbers of draws to each hold. Tallies of holds are
            so often as large, and so can be compared and added up.
    """

    def __init__(self, payouts: Payouts) -> None:
        self._payouts = payouts
        size = len(payouts.deck)
        draws = [comb(size - 5, 5 - len(held)) for held in HOLDS]
        self.whole: int = lcm(*draws)
        self._times = [self.whole // number for number in draws]
        self._width = (comb(size, 5) * self.whole).bit_length()
        self._pays = [int(pays * payouts.scale) for _, pays in payouts.lines]
        self._above = self._width * len(self._pays)
        self.sets: CanonicalSets = canonical_sets(payouts.deck)
        self._containing = _Known({deal.cards: self._of_hand(deal) for deal in self.sets.deals})
        for larger in reversed(self.sets.larger):
            for held, sets in larger.items():
                # Each hand is met once for each of its cards that is not held.
                total = sum(map(self._containing.__getitem__, sets))
                self._containing[held] = total // (5 - held.bit_count())

    def _of_hand(self, deal: Deal) -> int:
        line = self._payouts.line_of(tuple(map(self.sets.cards.__getitem__, deal.bits)))
        if line is None:
            return 0
        return (self._pays[line] << self._above) + (1 << self._width * line)

    def of_holds(self, deals: Sequence[Sequence[int]]) -> Iterator[tuple[int, ...]]:
        """Return for each deal the tally of all draws to each hold, in the order of `HOLDS`.

        Args:
            deals: the bits of each deal's cards, the highest first. Many deals at once take
                half the time.
        """
        # A column has a set, and then a tally, for each deal.
        sets = [[0] * len(deals)]
        for place in range(5):
            bits = [deal[place] for deal in deals]
            sets += [[*map(or_, held, bits)] for held in sets]
        tallies = [[*map(self._containing.__getitem__, column)] for column in sets]
        # For each card in turn: hands that contain it are taken from those of the holds
        # without it. Those without it then come first, so that the index turns by one bit
        # and after five cards is what it was.
        for _ in range(5):
            without, with_it = tallies[::2], tallies[1::2]
            less = [[*map(sub, a, b)] for a, b in zip(without, with_it, strict=True)]
            tallies = less + with_it
        columns = [
            [tally * times for tally in tallies[index]]
            for index, times in zip(_INDEX, self._times, strict=True)
        ]
        return zip(*columns, strict=True)

    def paid(self, tally: int) -> int:
        """Return what the hands of a tally pay together, times the scale of the payouts."""
        return tally >> self._above

    def squares(self, tally: int) -> int:
        """Return the sum of the squares of what each hand of a tally pays, scaled twice."""
        return sum(
            number * pays * pays
            for number, pays in zip(self.counts(tally), self._pays, strict=True)
        )

    def counts(self, tally: int) -> list[int]:
        """Return how many hands of a tally are on each line."""
        field = (1 << self._width) - 1
        return [tally >> self._width * place & field for place in range(len(self._pays))]

    def best(self, tallies: Sequence[int]) -> int:
        """Return the tally of the best of all holds: of equal ones, the least risky first."""
        # What is paid stands above all else, so that no tally below this pays as much.
        least = self.paid(max(tallies)) << self._above
        equal = [tally for tally in tallies if tally >= least]
        return min(equal, key=self.squares) if len(equal) > 1 else equal[0]


@droppable
@lru_cache(maxsize=4)
def tallies_of(payouts: Payouts) -> Tallies:
    """Return the tallies of a game, made once: they take a second or two, and 30 MB."""
    return Tallies(payouts)
