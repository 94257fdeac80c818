"""All that has been worked out for a ranker, and how a holding's key is found in it.

`Tables` belongs to a ranker and is shared by all rankers equal to it. It has two `RankTable`s:

- `plain`: what cards are worth without a flush;
- `suited`: what cards are worth that are all of one suit.

`Tables.combined` puts the two together, in one place, for keys and for counting.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache, reduce
from itertools import combinations
from typing import TypeAlias

from acehigh.cards import Card
from acehigh.engine.flush_keys import FlushKeys, InSuit
from acehigh.engine.places import MOST_LISTED, Numbers
from acehigh.engine.rank_table import Keys, RankTable
from acehigh.engine.rules import Flushes, Rules
from acehigh.engine.weights import MOST_CARDS, Weights, weigh, weights_on_cards
from acehigh.keys import RankKey

_FEW = 3
"""Up to so many natural cards, a holding with wild cards is remembered as a whole: with that
many wild cards a flush is possible in each suit, and all would have to be looked at."""


Reading: TypeAlias = tuple[int, int, Numbers, Keys, Numbers, int, int]
"""What reads the keys of so many cards off their sums:

- the mask of the bits that are counted, and how many of them are set where the cards are
  different cards of the deck that make no flush;
- the list `first` and the keys, the list `place`, how far to shift a sum to the right to leave
  its high end, and the mask of its low end (see `engine.places`).

A plain tuple is taken apart faster than attributes are read.
"""


class Tables:
    """All that has been worked out for a ranker. See the module's docstring."""

    def __init__(self, rules: Rules) -> None:
        deck = rules.deck
        self.rules = rules
        self._prefer = rules.preference
        self.flushes: Flushes = rules.flushes
        self._flush_hurts = rules.flushes is Flushes.HURT
        self.wild: frozenset[Card] = rules.wild_cards
        helps = self.flushes is Flushes.HELP
        self.weights: Weights = weigh(deck, rules.hand_size, self.wild, wild_flush=helps)
        # A wild card may be natural too (W5), so its rank counts it.
        plain = dict.fromkeys(deck.ranks, len(deck.suits) * deck.copies)
        suited = dict.fromkeys(deck.ranks, deck.copies)
        wild = rules.most_wild
        self.plain: RankTable = RankTable(
            rules, self.weights, plain, wild, suited=False, keeps_played=self._flush_hurts
        )
        self.suited: RankTable = RankTable(
            rules, self.weights, suited, wild, suited=True, keeps_played=False
        )
        # By their values, the keys that equal hands share.
        self.interned: dict[int, RankKey] = {}
        self._read_often()

    def _read_often(self) -> None:
        """Lay out what `RuleRanker.key` reads on every call: one step away, not two.

        Python reads attributes fastest where there are no more than 30 of them.
        """
        weights = self.weights
        self.on_cards: bool = _agree(weights, weights_on_cards())
        # A card that may stand for itself needs a closer look, and so does one of which there
        # are fewer than there are decks: its lack here asks for that.
        deck = self.rules.deck
        short = {card for card in deck.missing if card in deck.counts}
        self.of: Mapping[Card, int] = {
            card: weight
            for card, weight in weights.of.items()
            if card not in self.rules.own_faces and card not in short
        }
        self.min_cards: int = self.rules.min_cards
        self.start: int = weights.start
        flags = {} if self.flushes is Flushes.IGNORED else weights.flags
        # These bits of a sum are set unless a flush is possible, one for each suit.
        self.flags: int = sum(flags.values())
        self.card_bits: int = weights.card_bits
        self.first_bits: int = weights.first_bits
        self._readings: dict[int, Reading] = {}
        self.five: Reading = self._reading(5)
        self.seven: Reading = self._reading(7)
        # By the flags that are cleared, where in a sum the bits of these suits are.
        self._suits = {
            sum([flags[suit] for suit in suits]): [
                (weights.places[suit], weights.natural_bits[suit]) for suit in suits
            ]
            for number in range(len(flags) + 1)
            for suits in combinations(flags, number)
        }
        self.flush_keys: FlushKeys = FlushKeys(deck, weights, self.suited, self.rules.hand_size)
        # By the whole sum, holdings of few natural cards.
        self._few: dict[int, RankKey] = {}
        # Where flushes hurt, by the rank sums of the holding and of its suits.
        self._chosen: dict[tuple[int, tuple[int, ...], int], RankKey] = {}
        # And what is held outside a suit: few cards, mostly.
        self._held = lru_cache(maxsize=4_096)(weights.held)

    def _reading(self, number: int) -> Reading:
        """Make what reads the keys of so many cards off their sums, and keep it."""
        # A sum with all these bits set, but those of the cards that are not held, is that of
        # different cards of the deck, of which none make a flush.
        mask = self.weights.card_bits + self.flags
        bits = self.weights.first_bits + self.flags.bit_count() + number
        first, keys = self.plain.listed(number)
        digits = self.weights.digits
        made = mask, bits, first, keys, self.plain.place, digits.top, digits.low
        self._readings[number] = made
        return made

    def total(self, held: Sequence[Card]) -> int:
        """Return `start` and the sum of the cards' weights.

        Raises:
            KeyError: one is no card of the deck, or may stand for itself.
        """
        of = self.of
        return sum([of[card] for card in held], self.start)

    def are_different(self, total: int, number: int) -> bool:
        """Return whether a sum of so many cards is certain to be of different ones."""
        bits = (total & self.card_bits).bit_count() - self.first_bits
        return bits == number <= MOST_CARDS

    def key_of_sum(self, total: int, number: int) -> RankKey:
        """Return the key of so many cards, given the sum of their weights and `start`.

        Raises:
            KeyError: the sum does not come apart: a card is held too often or is not in the
                deck, or there are too few cards, or too many.
        """
        bits = (total & self.card_bits).bit_count() - self.first_bits
        if bits != number or not self.min_cards <= number <= MOST_LISTED:
            raise KeyError(total)
        wild = self.weights.wild_cards(total) if self.wild else 0
        if wild and number - wild <= _FEW:
            key = self._few.get(total)
            if key is None:
                key = self._few[total] = self._key_of_good_sum(total, number, wild)
            return key
        return self._key_of_good_sum(total, number, wild)

    def _key_of_good_sum(self, total: int, number: int, wild: int) -> RankKey:
        # Written out, as `RuleRanker.key` is: three holdings of a hundred come here.
        _, _, first, keys, place, top, low = self._readings.get(number) or self._reading(number)
        best = keys[first[total >> top] + place[total & low]]
        if best is None:
            best = self.plain.best(total & self.weights.rank_part, number)
        possible = self.flags & ~total
        if not possible:
            return best
        if self._flush_hurts:
            return self._hurt(total, number, wild)
        prefer, known = self._prefer, self.flush_keys.known
        for at, mask in self._suits[possible]:
            bits = total >> at & mask
            flush = None if wild else known.get(bits)
            if flush is None:
                flush = self.flush_keys.key(bits, wild)
            if prefer(flush) > prefer(best):
                best = flush
        return best

    def _hurt(self, total: int, number: int, wild: int) -> RankKey:
        """Return the key of cards of which some would make a flush, which is bad."""
        marked = [
            self.flush_keys.in_suit(total >> at & mask)
            for at, mask in self._suits[self.flags & ~total]
        ]
        return self.combined(total & self.weights.rank_part, number, marked, wild)

    def combined(
        self, rank_sum: int, number: int, marked: Sequence[InSuit], wild: int
    ) -> RankKey:
        """Return the key of a holding: what it is worth without a flush, and with one.

        Args:
            rank_sum: the rank sum of all its cards.
            number: how many cards it has.
            marked: what is held in each suit in which a flush is possible.
            wild: how many of the cards are wild.
        """
        plain = self.plain.best(rank_sum, number)
        if not marked or self.flushes is Flushes.IGNORED:
            return plain
        if self.flushes is Flushes.HELP:
            return reduce(
                self.better, [self.flush_keys.best(suit, wild) for suit in marked], plain
            )
        sums = [suit.rank_sum for suit in marked]
        if all(self._dodges(plain, rank_sum - one, wild) for one in sums):
            return plain
        at = rank_sum, tuple(sorted(sums)), wild
        if at not in self._chosen:
            self._chosen[at] = reduce(self.better, self._choices(rank_sum, sums))
        return self._chosen[at]

    def _dodges(self, plain: RankKey, elsewhere: int, wild: int) -> bool:
        """Return whether a hand worth so much by its ranks need not be a flush.

        Args:
            plain: what the holding is worth by its ranks.
            elsewhere: the rank sum of what is not in the suit. If a card of it can play, the
                hand is of two suits.
            wild: how many cards are wild. A wild card takes another suit, but it may matter
                that it is wild.
        """
        if wild:
            return self.dodges_all(wild)
        ranks, _ = self._held(elsewhere)
        return not set(ranks).isdisjoint(self.plain.played[plain.value])

    def dodges_all(self, wild: int) -> bool:
        """Return whether so many wild cards keep every hand from being a flush."""
        return wild > 0 and not self.rules.counts_wild

    def _choices(self, rank_sum: int, marked: Sequence[int]) -> Iterator[RankKey]:
        """Yield what each hand is worth, of cards of which some are in the marked suits."""
        cards: list[tuple[int, int | None]] = []
        for suit, held in enumerate(marked):
            cards += [(one, suit) for one in self.weights.parts(held)]
        cards += [(one, None) for one in self.weights.parts(rank_sum - sum(marked))]
        size = self.rules.hand_size
        for hand in combinations(cards, size):
            suits = {suit for _, suit in hand}
            flush = len(suits) == 1 and None not in suits
            table = self.suited if flush else self.plain
            yield table.best(sum([one for one, _ in hand]), size)

    def key_of(self, held: Sequence[Card]) -> RankKey:
        """Return the key of a holding that is known to be good, looking at each card."""
        naturals = [card for card in held if card not in self.wild]
        return self.best_of(naturals, len(held) - len(naturals))

    def best_of(self, naturals: Sequence[Card], wild: int) -> RankKey:
        """Return the key of a good holding: natural cards, and so many wild ones."""
        near = wild if self.flushes is Flushes.HELP else 0
        suits = [card.suit for card in naturals]
        marked = [
            InSuit(
                self.weights.rank_sum([card for card in naturals if card.suit is suit]),
                suits.count(suit),
            )
            for suit in self.weights.flags
            if suits.count(suit) + near >= self.rules.hand_size
        ]
        rank_sum = self.weights.rank_sum(naturals, wild)
        return self.combined(rank_sum, len(naturals) + wild, marked, wild)

    def better(self, key: RankKey, other: RankKey) -> RankKey:
        """Return the one of two keys that a player would choose."""
        prefer = self._prefer
        return key if prefer(key) >= prefer(other) else other

    def fill(self, number: int) -> None:
        """Work out at once what so many cards may be worth, rather than when it is asked."""
        self.plain.fill(number)
        if self.flushes is not Flushes.IGNORED:
            self.flush_keys.fill(number)


def _agree(weights: Weights, standard: Weights) -> bool:
    """Return whether the numbers written on the cards serve for this deck too."""
    return weights.start == standard.start and weights.of.items() <= standard.of.items()
