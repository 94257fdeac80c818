"""`RuleRanker`: everything a ranker does, derived from its rule for one hand."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from acehigh.cards import Card, Rank
from acehigh.decks import Deck
from acehigh.evaluators.hands import hand_of
from acehigh.evaluators.lookup import CREATING, Flushes, Tables, tables_of
from acehigh.evaluators.multisets import Ranks
from acehigh.evaluators.protocol import Category, Hand, RankKey
from acehigh.evaluators.value import RankerValue
from acehigh.evaluators.words import describe_high
from acehigh.parsing import Cards, parse_cards

_DIGIT = 32
"""The base in which a key's value holds what `worth` says: from -15 to 15, and none."""


def is_low(categories: Sequence[Category]) -> bool:
    """Return whether a hand that makes nothing is above one that makes something.

    Where there is no such category as high card, it is not.
    """
    return Category.HIGH_CARD in categories and categories[0] is not Category.HIGH_CARD


class RuleRanker(RankerValue, ABC):
    """A ranker for rules in which only ranks count, and whether the hand is suited.

    A subclass is a frozen dataclass with `deck`, `categories` and `rule`; the best of any
    number of cards, the tables that make it fast, and what plays follow from these.
    """

    _tables: Tables

    @property
    def size(self) -> int:
        """How many cards make a hand: five, unless a subclass says otherwise."""
        return 5

    @property
    def least(self) -> int:
        """How many cards there must be: a hand, unless a subclass says otherwise."""
        return self.size

    @property
    @abstractmethod
    def deck(self) -> Deck:
        """The deck that the cards come from."""

    @property
    @abstractmethod
    def categories(self) -> tuple[Category, ...]:
        """The categories of these rules, worst first."""

    @abstractmethod
    def rule(self, ranks: Ranks, suited: bool) -> tuple[Category, Ranks]:
        """Return the category of one hand and the ranks that count, in order of comparison.

        Args:
            ranks: the ranks of the cards, ace first and two last.
            suited: whether they are all of one suit, and as many as make a hand.
        """

    def height(self, rank: Rank, held: int) -> int:
        """Return how high a rank is, given how many of it are held: here, ace high (H1)."""
        del held
        return rank

    def worth(self, category: Category, ranks: Ranks) -> Sequence[int]:
        """Return a number from -15 to 15 for each rank that counts; greater is better."""
        del category
        return ranks

    @property
    def flushes(self) -> Flushes:
        """What a flush does to a hand: told by its place among the categories."""
        order = self.categories
        if Category.FLUSH not in order:
            return Flushes.IGNORED
        nothing = order.index(Category.HIGH_CARD) if Category.HIGH_CARD in order else -1
        return Flushes.HURT if order.index(Category.FLUSH) < nothing else Flushes.HELP

    @property
    def wild_cards(self) -> frozenset[Card]:
        """The cards of the deck that are wild: none, but for the wrappers of wild.py."""
        return frozenset()

    @property
    def counts_all_cards(self) -> bool:
        """Whether a hand's worth depends on cards that do not play: not here (H2)."""
        return False

    @property
    def suits_are_alike(self) -> bool:
        """Whether a hand is worth as much with other names for the suits: here it is."""
        return True

    @property
    def counts_wild(self) -> bool:
        """Whether it matters how many wild cards a hand uses: not here."""
        return False

    @property
    def own_faces(self) -> frozenset[Card]:
        """The wild cards for which it matters whether they stand for themselves: none."""
        return frozenset()

    def key(self, cards: Cards) -> RankKey:
        """Return what the best hand among these cards is worth (H2).

        Args:
            cards: cards, or text such as ``"As Kd 10h 9c 2s"``; at least `least` of them.

        Raises:
            ParseError: something is no card.
            NotInDeckError: the deck lacks a card.
            DuplicateCardError: a card is held more often than the deck has it.
            HandSizeError: there are too few cards.
        """
        # Cards are tried first. Text, or whatever is amiss, makes this fail and is sorted
        # out where time matters less. What is written out here, rather than called or
        # looped over, is what makes seven cards take 0.6 us and not 1.2.
        held: Any = cards
        try:
            t = self._tables
            number = len(held)
            if number == 7:
                a, b, c, d, e, f, g = held
                if t.on_cards:
                    total = (
                        a._biased + b._weight + c._weight + d._weight
                        + e._weight + f._weight + g._weight
                    )  # fmt: skip
                else:
                    of = t.of
                    total = t.start + of[a] + of[b] + of[c] + of[d] + of[e] + of[f] + of[g]
                if (total & t.quiet).bit_count() == t.quiet_seven:
                    return t.sevens[total & t.rank_part]
            elif number == 5:
                a, b, c, d, e = held
                if t.on_cards:
                    total = a._biased + b._weight + c._weight + d._weight + e._weight
                else:
                    of = t.of
                    total = t.start + of[a] + of[b] + of[c] + of[d] + of[e]
                if (total & t.quiet).bit_count() == t.quiet_five:
                    return t.fives[total & t.rank_part]
            else:
                total = t.total(held)
            return t.key_by_total(total, held)
        except (AttributeError, KeyError, TypeError, ValueError):
            pass
        return self._slow_key(cards)

    def best(self, cards: Cards) -> Hand:
        """Return the best hand among these cards: which cards play, and what it is worth.

        Args:
            cards: as for `key`.

        Raises:
            CardError: as for `key`.
        """
        held = parse_cards(cards)
        key = self.key(held)
        wild = self.wild_cards
        naturals = [card for card in held if card not in wild]
        wilds = [card for card in held if card in wild]
        return hand_of(self, self.shared_tables(), naturals, wilds, key)

    def stand_ins(self, naturals: Sequence[Card], wild: int, key: RankKey) -> Sequence[Card]:
        """Return the cards that so many wild ones stand for: no card is wild here."""
        del naturals, wild, key
        return ()

    def judge(self, ranks: Ranks, wild: int, suited: bool) -> RankKey:
        """Return the key of one hand of these ranks, highest first; no card is wild here."""
        assert not wild
        category, counted = self.rule(ranks, suited and len(ranks) == self.size)
        if category not in self.categories:
            raise ValueError(f"{self!r} made {category!r}, which is none of its categories")
        value = self.categories.index(category)
        worth = self.worth(category, counted)
        if len(worth) > self.size or not all(-_DIGIT // 2 < one < _DIGIT // 2 for one in worth):
            expected = f"up to {self.size} numbers from -15 to 15"
            raise ValueError(f"{self!r} says that {category} is worth {worth}, not {expected}")
        for place in range(self.size):
            # Where there is no card there is nothing worth less (I2).
            digit = worth[place] + _DIGIT // 2 if place < len(worth) else 0
            value = value * _DIGIT + digit
        return self.share(RankKey(self, value, category, counted))

    def preference(self, key: RankKey) -> int:
        """Return what orders the hands that a player may choose from: the key's value."""
        return key.value

    def share(self, key: RankKey) -> RankKey:
        """Return the one object that stands for all keys equal to this one."""
        return self.shared_tables().shared.setdefault(key.value, key)

    def describe(self, key: RankKey) -> str:
        """Return the sentence a dealer would say of such a hand."""
        return describe_high(key.category, key.ranks, self.size)

    def qualifies(self, key: RankKey) -> bool:  # noqa: ARG002 - a subclass asks the key
        """Return whether such a hand may win: always, unless a subclass has a qualifier."""
        return True

    def _slow_key(self, cards: Cards) -> RankKey:
        """Return the key of what `key` could not make out, or raise the error that says why."""
        if not hasattr(self, "_tables"):
            self.shared_tables()
            return self.key(cards)
        if isinstance(cards, str):
            return self.key(parse_cards(cards))
        tables = self._tables
        # What can be gone through only once must not be spent.
        held = cards if isinstance(cards, list | tuple) else parse_cards(cards)
        try:
            return tables.learned(held)
        except (KeyError, TypeError):
            pass
        return tables.key_of(tables.checked(held))

    def shared_tables(self) -> Tables:
        """Return the tables that this ranker shares with all equal to it."""
        if not hasattr(self, "_tables"):
            with CREATING:
                object.__setattr__(self, "_tables", tables_of(self))
        return self._tables

    def make_tables(self) -> Tables:
        """Return new tables, which are to be shared by all rankers equal to this one."""
        return Tables(self)
