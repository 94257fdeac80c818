"""How many hands contain certain cards and what they pay, for every set of up to five cards.

A tally is one whole number for many hands: a field of bits for each line, which counts the
hands on it, and above all fields what the hands pay together. Tallies add, subtract and
multiply as whole numbers do, all fields at once. A field is wide enough for every deal with
every draw, so that none runs over into the next.

From the tallies of all hands that contain some cards follows that of any hold, by inclusion
and exclusion: all hands that contain the cards held, less those that contain a discard too,
plus those that contain two, which were taken away twice, and so on.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain, combinations
from math import comb, lcm

from acehigh.cards import Card
from acehigh.decks import Deck
from acehigh.games.video_poker.canonical import bit_of, canonical
from acehigh.games.video_poker.payouts import Payouts

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
        hands: the canonical hands.
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
        self._cards = {bit_of(card): card for card in _high_first(payouts.deck)}
        self._places = {bit: place for place, bit in enumerate(self._cards)}
        self.hands: list[int]
        smaller, self.hands = self._canonical_sets()
        self._containing = _Known({hand: self._of_hand(hand) for hand in self.hands})
        for larger in reversed(smaller):
            for held, sets in larger.items():
                # Each hand is met once for each of its cards that is not held.
                total = sum(map(self._containing.__getitem__, sets))
                self._containing[held] = total // (5 - held.bit_count())

    def _canonical_sets(self) -> tuple[list[dict[int, list[int]]], list[int]]:
        """Return the canonical sets by size, each with those a card larger; and the hands."""
        by_size: list[dict[int, list[int]]] = []
        sets: Iterable[int] = [0]
        for _ in range(5):
            larger = {
                held: [canonical(held | bit) for bit in self._cards if not held & bit]
                for held in sets
            }
            by_size.append(larger)
            sets = dict.fromkeys(chain.from_iterable(larger.values()))
        return by_size, [*sets]

    def _of_hand(self, hand: int) -> int:
        line = self._payouts.line_of(tuple(map(self._cards.__getitem__, self.bits_of(hand))))
        if line is None:
            return 0
        return (self._pays[line] << self._above) + (1 << self._width * line)

    def bits_of(self, hand: int) -> list[int]:
        """Return the bits of a hand's cards, the highest card first."""
        bits = []
        while hand:
            bits.append(hand & -hand)
            hand &= hand - 1
        return sorted(bits, key=self._places.__getitem__)

    def of_holds(self, bits: list[int]) -> list[int]:
        """Return the tally of all draws to each hold, in the order of `HOLDS`.

        Args:
            bits: the cards of the deal, the highest first.
        """
        sets = [0]
        for bit in bits:
            sets += [held | bit for held in sets]
        tallies = [*map(self._containing.__getitem__, sets)]
        # For each card in turn: hands that contain it are taken from those of the holds
        # without it. Those without it then come first, so that the index turns by one bit
        # and after five cards is what it was.
        for _ in bits:
            without, with_it = tallies[::2], tallies[1::2]
            tallies = [a - b for a, b in zip(without, with_it, strict=True)] + with_it
        return [
            tallies[index] * times for index, times in zip(_INDEX, self._times, strict=True)
        ]

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

    def best(self, tallies: list[int]) -> int:
        """Return the tally of the best of all holds: of equal ones, the least risky first."""
        paid = [*map(self.paid, tallies)]
        most = max(paid)
        equal = [tally for tally, pays in zip(tallies, paid, strict=True) if pays == most]
        return min(equal, key=self.squares) if len(equal) > 1 else equal[0]


def _high_first(deck: Deck) -> Iterator[Card]:
    yield from deck.jokers
    for rank in reversed(deck.ranks):
        for suit in reversed(deck.suits):
            yield Card(rank, suit)


@lru_cache(maxsize=4)
def tallies_of(payouts: Payouts) -> Tallies:
    """Return the tallies of a game, made once: they take a second or two, and 30 MB."""
    return Tallies(payouts)
