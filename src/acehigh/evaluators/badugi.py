"""Badugi (P8).

The engine does not serve here: which cards play depends on which of them share a suit, not
only on their ranks and on whether a flush is possible. What stands in for it is a table of
the holdings of four cards by the ranks in each suit, the suits in whatever order.
"""

from collections.abc import Collection, Iterable
from functools import cached_property, lru_cache
from itertools import combinations
from typing import Any

from acehigh.cards import Card, Rank
from acehigh.decks import STANDARD, Deck
from acehigh.engine.kept import droppable
from acehigh.engine.shared_tables import CREATING
from acehigh.evaluators.describe import in_digits
from acehigh.evaluators.explain import in_words
from acehigh.evaluators.low import ace_low
from acehigh.evaluators.ranker import Ranker
from acehigh.keys import Category, Hand, RankKey
from acehigh.orders import reading_order
from acehigh.parsing import Cards, parse_cards

CATEGORIES = tuple(map(Category, ("one card", "two cards", "three cards", "badugi")))
"""By the number of cards that play, worst first."""

_WIDTH = len(Rank)
"""A set of ranks is a number of so many bits, one for each, the lowest card's lowest: of two
sets of as many ranks the lower hand is the lower number."""


class Badugi(Ranker):
    """Badugi: as many cards as possible, no rank and no suit twice; then the lowest (P8).

    Any number of cards will do: of more than four the best four play, and of two cards of
    one suit the lower one plays alone.

    Args:
        deck: the deck that the cards come from.
        ace_high: whether the ace is the highest card rather than the lowest, as in badeucey.

    >>> print(Badugi().best("4s 3h 2d Ac"))
    4s 3h 2d Ac: badugi, 4-low
    >>> print(Badugi().best("4s 3s 2d 2c"))
    3s 2d: two cards, 3-low
    """

    deck: Deck = STANDARD
    ace_high: bool = False

    @property
    def hand_size(self) -> int:
        """How many cards make a hand: four, if so many can play."""
        return len(CATEGORIES)

    @property
    def min_cards(self) -> int:
        """How many cards there must be: one."""
        return 1

    @property
    def suits_are_alike(self) -> bool:
        """Whether a hand is worth as much with other names for the suits: it is."""
        return True

    @property
    def ace_is_low(self) -> bool:
        """Whether a single ace is the lowest card: it is, unless `ace_high`."""
        return not self.ace_high

    @property
    def takes_jokers(self) -> bool:
        """Whether the rules say what a joker is worth that is not wild: they do not."""
        return False

    @property
    def categories(self) -> tuple[Category, ...]:
        """The categories of these rules, worst first."""
        return CATEGORIES

    def key(self, cards: Cards) -> RankKey:
        """Return what the best hand among these cards is worth.

        Args:
            cards: one card or more, or their text.

        Raises:
            CardError: as for `RuleRanker.key`.
        """
        held: Any = cards
        try:
            table = self._table
            if len(held) == 4:
                a, b, c, d = held
                of = table.of
                bits = of[a] | of[b] | of[c] | of[d]
                if bits.bit_count() == 4:
                    return table.keys[table.by_suit(bits)]
        except (KeyError, TypeError, ValueError):
            pass
        return self._table.key_of(self.checked(cards))

    def best(self, cards: Cards) -> Hand:
        """Return the best hand among these cards: which cards play, and what it is worth.

        Args:
            cards: one card or more, or their text.

        Raises:
            CardError: as for `key`.
        """
        held = sorted(parse_cards(cards), key=reading_order, reverse=True)
        key = self.key(held)
        played = next(
            some
            for some in combinations(held, len(key.ranks))
            if {card.rank for card in some} == set(key.ranks)
            and len({card.suit for card in some}) == len(some)
        )
        in_order = tuple(sorted(played, key=lambda card: key.ranks.index(card.rank)))
        return Hand(in_order, in_order, key)

    def interned(self, key: RankKey) -> RankKey:
        """Return the one object that stands for all keys equal to this one."""
        return self._table.interned.setdefault(key.value, key)

    def describe(self, key: RankKey) -> str:
        """Return the sentence a dealer would say of such a hand."""
        return f"{key.category}, {in_digits(key.ranks[0])}-low"

    def explain(self, category: Category, among: Collection[Category]) -> str:
        """Return what a category is, in a sentence."""
        del among
        playing = CATEGORIES.index(category) + 1
        if playing == 1:
            return "One card: the others are of its rank or its suit. The lower wins."
        return f"{in_words(playing)} cards, no rank and no suit twice: the lower wins."

    @cached_property
    def _table(self) -> "_Table":
        with CREATING:
            return _table_of(self)


class _Table:
    """What holdings are worth, shared by equal rankers."""

    def __init__(self, ranker: Badugi) -> None:
        self._ranker = ranker
        suits = ranker.deck.suits
        ordered = sorted(Rank, key=ace_low if ranker.ace_is_low else int)
        self._bits = {rank: 1 << place for place, rank in enumerate(ordered)}
        self._places = [_WIDTH * number for number in range(len(suits))]
        self.of = {
            card: self._bits[card.rank] << _WIDTH * suits.index(card.suit)
            for card in ranker.deck.counts
            if card.rank is not None and card.suit is not None
        }
        self.keys: dict[tuple[int, ...], RankKey] = {}
        self.interned: dict[int, RankKey] = {}

    def by_suit(self, bits: int) -> tuple[int, ...]:
        """Return the ranks in each suit, as numbers, in an order that no suit decides."""
        whole = (1 << _WIDTH) - 1
        return tuple(sorted([bits >> place & whole for place in self._places]))

    def key_of(self, held: tuple[Card, ...]) -> RankKey:
        """Return the key of any number of good cards."""
        bits = 0
        for card in held:
            bits |= self.of[card]
        suits = self.by_suit(bits)
        key = self.keys.get(suits)
        if key is None:
            key = self._worked_out(suits)
            # Of longer holdings there are too many to keep.
            if len(held) <= len(CATEGORIES):
                self.keys[suits] = key
        return key

    def _worked_out(self, suits: Iterable[int]) -> RankKey:
        """Return the key of the best hand (P8): one card of a suit, each of another rank."""
        hands = {0}
        for held in suits:
            singles = [bit for bit in self._bits.values() if bit & held]
            # A rank that a hand has already makes no other hand.
            hands |= {hand | bit for hand in hands for bit in singles}
        most = min(max(hand.bit_count() for hand in hands), len(CATEGORIES))
        best = min(hand for hand in hands if hand.bit_count() == most)
        ranks = tuple(rank for rank in reversed(self._bits) if self._bits[rank] & best)
        value = (most << _WIDTH) - best
        return self._ranker.interned(RankKey(self._ranker, value, CATEGORIES[most - 1], ranks))


@droppable
@lru_cache(maxsize=16)
def _table_of(ranker: Badugi) -> _Table:
    return _Table(ranker)
