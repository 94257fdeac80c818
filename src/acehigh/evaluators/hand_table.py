"""What single hands are worth by rules that see the cards: one answer for all hands alike.

A hand is worked out once for all that differ from it by the names of suits, if the rules say
that suits are alike: that is the canonical hand. Where a deck has no card twice, and not too
many hands, each hand also has a place in a list, its number among all choices of so many
cards. The hands of a longer holding are looked up there and need not be sorted by suit.
"""

from array import array
from collections.abc import Collection, Iterator, Sequence
from itertools import combinations, count
from math import comb
from operator import getitem
from typing import Protocol

from acehigh.cards import Card
from acehigh.decks import Deck
from acehigh.keys import RankKey

MOST_LISTED = 3_000_000
"""Hands that have a place in the list, of four bytes each: five of 52 cards have."""

MOST_KEPT = 500_000
"""Canonical hands that are kept. Of 52 cards there are 134,459 if suits are alike."""

Row = tuple[int, ...]
"""What a card adds to the place of a hand, by how many cards of the hand come before it."""


class CardRules(Protocol):
    """What is asked of rules that see the cards of a hand."""

    @property
    def deck(self) -> Deck:
        """The deck that the cards come from."""
        ...

    @property
    def hand_size(self) -> int:
        """How many cards make a hand."""
        ...

    @property
    def suits_are_alike(self) -> bool:
        """Whether a hand is worth as much with other names for the suits."""
        ...

    def evaluate_cards(self, cards: Sequence[Card]) -> RankKey:
        """Return the key of one hand, or of fewer cards."""
        ...


class HandTable:
    """The keys of single hands, shared by equal rankers."""

    def __init__(self, rules: CardRules) -> None:
        self._rules = rules
        self._size = rules.hand_size
        self._numbers = _HandNumbers(rules.deck, suits_are_alike=rules.suits_are_alike)
        self._of_hand: dict[int, RankKey] = {}
        self.interned: dict[int, RankKey] = {}
        # In the list are numbers of keys, and 0 for a hand not met yet.
        self._rows: dict[Card, Row] = {}
        self._list = array("I")
        self._next_number = count(1).__next__
        self._number_of: dict[int, int] = {}
        self._of_number: dict[int, RankKey] = {}
        cards = rules.deck.cards
        hands = comb(len(cards), self._size)
        if len(rules.deck.counts) == len(cards) and hands <= MOST_LISTED:
            self._list = array("I", bytes(self._list.itemsize * hands))
            sizes = range(1, self._size + 1)
            for place, card in enumerate(cards):
                self._rows[card] = tuple([comb(place, size) for size in sizes])

    def checked_key(self, held: Collection[Card]) -> RankKey:
        """Return the key of a holding of different cards, at least as many as make a hand.

        Raises:
            KeyError: it is no such holding, or the deck's hands are not listed.
        """
        # Before they are gone through, which can be done only once with some.
        number, of = len(held), self._rows
        rows = sorted([of[card] for card in held])
        if number < self._size or len(set(held)) < number:
            raise KeyError
        hands, listed = combinations(rows, self._size), self._list
        if self._size == 5:
            # Written out, which is twice as fast.
            met = {listed[a[0] + b[1] + c[2] + d[3] + e[4]] for a, b, c, d, e in hands}
        else:
            sizes = range(self._size)
            met = {listed[sum(map(getitem, hand, sizes))] for hand in hands}
        if 0 in met:
            met = set(self._worked_out(held))
        return max([self._of_number[number] for number in met])

    def _worked_out(self, held: Collection[Card]) -> Iterator[int]:
        """Put the hands of a holding in the list, and yield the number of each one's key."""
        of, sizes = self._rows, range(self._size)
        for hand in combinations(sorted(held, key=of.__getitem__), self._size):
            place = sum(map(getitem, map(of.__getitem__, hand), sizes))
            number = self._list[place]
            if not number:
                key = self.hand_key(hand)
                number = self._number_of.setdefault(key.value, self._next_number())
                # In this order: another thread may look it up at any time.
                self._of_number[number] = key
                self._list[place] = number
            yield number

    def key(self, held: Sequence[Card]) -> RankKey:
        """Return the key of any good holding."""
        if len(held) <= self._size:
            return self.hand_key(held)
        return max(map(self.hand_key, combinations(held, self._size)))

    def hand_key(self, hand: Sequence[Card]) -> RankKey:
        """Return the key of one hand, or of fewer cards."""
        number = self._numbers.of(hand)
        key = self._of_hand.get(number)
        if key is None:
            key = self._rules.evaluate_cards(hand)
            if len(self._of_hand) < MOST_KEPT:
                self._of_hand[number] = key
        return key


class _HandNumbers:
    """A number for each hand: one for all that differ by the names of suits, if they may."""

    def __init__(self, deck: Deck, *, suits_are_alike: bool) -> None:
        # A digit for each card, with room for as many as there are of it.
        digit = max(deck.counts.values()).bit_length()
        width = digit * len(deck.ranks)
        self._suit = (1 << width) - 1
        self._places = [width * place for place in range(len(deck.suits))]
        self._top = width * len(deck.suits)
        self._width = width
        self._alike = suits_are_alike
        jokers = count(self._top, digit)
        self._weights = {
            card: 1 << next(jokers)
            if card.rank is None or card.suit is None
            else 1 << width * deck.suits.index(card.suit) + digit * deck.ranks.index(card.rank)
            for card in deck.counts
        }

    def of(self, hand: Sequence[Card]) -> int:
        """Return the number of a hand."""
        total = sum([self._weights[card] for card in hand])
        if not self._alike:
            return total
        number = total >> self._top
        for held in sorted([total >> place & self._suit for place in self._places]):
            number = number << self._width | held
        return number
