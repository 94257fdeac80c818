"""Soko, or Canadian stud: four to a straight and four to a flush are hands too (G3).

Four cards of one suit are told by the cards, not by their ranks and one word on a flush, so the
engine does not serve: each holding is looked at card by card.
"""

from collections.abc import Collection, Iterator, Sequence
from functools import cached_property
from itertools import combinations

from acehigh.cards import Card, Rank
from acehigh.decks import STANDARD, Deck
from acehigh.evaluators.high import High
from acehigh.evaluators.made import STANDARD_ORDER, Straights, straights_of
from acehigh.evaluators.ranker import Ranker
from acehigh.keys import Category, RankKey
from acehigh.parsing import Cards

FOUR_STRAIGHT = Category("four-card straight")
FOUR_FLUSH = Category("four-card flush")

_ORDER = (*STANDARD_ORDER[:2], FOUR_STRAIGHT, FOUR_FLUSH, *STANDARD_ORDER[2:])

_DIGIT = max(Rank) + 1
"""The base in which a key's value holds its category and its ranks."""


class Soko(Ranker):
    """Standard high, but four cards in sequence or of one suit beat a pair (G3).

    A four-card flush beats a four-card straight, and two pair beats both. Between four-card
    flushes the four cards are compared and then the fifth; between four-card straights the top
    card and then the fifth. The ace stands above the king or below the two.

    Args:
        deck: the deck that the cards come from.

    >>> key = Soko().key
    >>> key("2s 2h 3d 3c 4s") > key("As Ks Qs Js 9d") > key("As Kd Qs Jc 9d")
    True
    >>> key("As Kd Qs Jc 9d") > key("As Ah Kd Qc 9d")
    True
    >>> print(Soko().best("9h 8h 4h 2h Ad"))
    9h 8h 4h 2h Ad: four-card flush, nine high, ace kicker
    """

    deck: Deck = STANDARD

    @property
    def categories(self) -> tuple[Category, ...]:
        """The categories of these rules, worst first."""
        return _ORDER

    @property
    def suits_are_alike(self) -> bool:
        """Whether a hand is worth as much with other names for the suits: it is."""
        return True

    @property
    def takes_jokers(self) -> bool:
        """Whether the rules say what a joker is worth that is not wild: they do not."""
        return False

    def key(self, cards: Cards) -> RankKey:
        """Return what the best five of these cards are worth.

        Args:
            cards: five cards or more, or their text.

        Raises:
            CardError: as for `Ranker.checked`.
        """
        held = self.checked(cards)
        return max(map(self._key_of_five, combinations(held, self.hand_size)))

    def _key_of_five(self, hand: Sequence[Card]) -> RankKey:
        category, ranks = max(
            self._made(hand), key=lambda made: (_ORDER.index(made[0]), made[1])
        )
        value = _ORDER.index(category)
        for rank in (*ranks, *[0] * (self.hand_size - len(ranks))):
            value = value * _DIGIT + rank
        return self.interned(RankKey(self, value, category, ranks))

    def _made(self, hand: Sequence[Card]) -> Iterator[tuple[Category, tuple[Rank, ...]]]:
        """Yield each thing that five cards are: a category and the ranks that count."""
        key = self._high.key(hand)
        yield key.category, key.ranks
        for fifth in hand:
            four = [card for card in hand if card is not fifth]
            # Where a deck has equal cards, only one of them is left out.
            four += [fifth] * (hand.count(fifth) - 1)
            ranks = sorted((card.rank for card in four if card.rank), reverse=True)
            last = (fifth.rank,) if fifth.rank else ()
            if len({card.suit for card in four}) == 1:
                yield FOUR_FLUSH, (*ranks, *last)
            top = self._straights.get(frozenset(ranks))
            if top is not None:
                yield FOUR_STRAIGHT, (top, *last)

    @cached_property
    def _high(self) -> High:
        return High(deck=self.deck)

    @cached_property
    def _straights(self) -> Straights:
        return straights_of((Rank.ACE, *self.deck.ranks), 4)

    @cached_property
    def _known(self) -> dict[int, RankKey]:
        return {}

    def interned(self, key: RankKey) -> RankKey:
        """Return the one object that stands for all keys equal to this one."""
        return self._known.setdefault(key.value, key)

    def describe(self, key: RankKey) -> str:
        """Return the sentence a dealer would say of such a hand."""
        if key.category not in (FOUR_FLUSH, FOUR_STRAIGHT):
            return super().describe(key)
        return f"{key.category}, {key.ranks[0].word} high, {key.ranks[-1].word} kicker"

    def explain(self, category: Category, among: Collection[Category]) -> str:
        """Return what a category is, in a sentence."""
        if category is FOUR_FLUSH:
            return "Four cards of one suit: these decide, then the fifth."
        if category is FOUR_STRAIGHT:
            return "Four cards in sequence: the top card decides, then the fifth."
        return super().explain(category, among)
