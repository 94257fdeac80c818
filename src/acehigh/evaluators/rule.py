"""`RuleRanker`: everything a ranker does, derived from its rule for one hand."""

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from acehigh.cards import Card, Rank
from acehigh.checks import whole_number
from acehigh.engine.many import keys_on_board
from acehigh.engine.places import MOST_LISTED
from acehigh.engine.rank_table import Ranks
from acehigh.engine.rules import Flushes
from acehigh.engine.shared_tables import CREATING, tables_of
from acehigh.engine.tables import Tables
from acehigh.errors import CardError
from acehigh.evaluators.hand_ranker import HandRanker
from acehigh.evaluators.hand_rule import HandRule
from acehigh.evaluators.hand_value import key_of_hand
from acehigh.holdings import several_holdings
from acehigh.keys import Category, Hand, RankKey
from acehigh.parsing import Cards, parse_cards

if TYPE_CHECKING:
    from acehigh.engine.playing import KnownHands


class RuleRanker(HandRanker):
    """A ranker for rules in which only ranks count, and whether the hand is suited.

    A subclass states its `rule`, and its `deck` and `categories` if they are not those of
    standard poker. The best of any number of cards, the tables that make it fast, and what
    plays follow from these.
    """

    @abstractmethod
    def rule(self, ranks: Ranks, suited: bool) -> tuple[Category, Ranks]:
        """Return the category of one hand and the ranks that count, in order of comparison.

        Args:
            ranks: the ranks of the cards, ace first and two last.
            suited: whether they are all of one suit, and as many as make a hand.
        """

    def rank_value(self, rank: Rank, held: int) -> int:
        """Return how high a rank is, given how many of it are held: here, ace high (H1)."""
        del held
        return rank

    @property
    def ace_is_low(self) -> bool:
        """Whether a single ace is the lowest card."""
        return self.rank_value(Rank.ACE, 1) < self.rank_value(Rank.KING, 1)

    @property
    def flushes(self) -> Flushes:
        """What a flush does to a hand: told by its place among the categories."""
        order = self.categories
        if Category.FLUSH not in order:
            return Flushes.IGNORED
        nothing = order.index(Category.HIGH_CARD) if Category.HIGH_CARD in order else -1
        return Flushes.HURT if order.index(Category.FLUSH) < nothing else Flushes.HELP

    @property
    def most_wild(self) -> int:
        """How many cards of a holding may be wild: all that the deck has of such cards."""
        return sum(map(self.deck.count, self.wild_cards))

    @property
    def counts_wild(self) -> bool:
        """Whether it matters how many wild cards a hand uses: not here."""
        return False

    @property
    def own_faces(self) -> frozenset[Card]:
        """The wild cards for which it matters whether they stand for themselves: none."""
        return frozenset()

    @property
    def asks_about_cards(self) -> bool:
        """Whether another ranker must be asked about each holding: not here."""
        return False

    @property
    def _has_own_key(self) -> bool:
        """Whether a subclass has its own way from cards to keys."""
        return type(self).key is not RuleRanker.key

    @property
    def hand_rule(self) -> HandRule | None:
        """The rule for one hand, unless a subclass has its own way from cards to keys."""
        return None if self._has_own_key else self

    @cached_property
    def rank_tables(self) -> Tables | None:
        """The engine's tables, if a holding's key can be read off the sum of its weights."""
        asked = self._has_own_key or self.asks_about_cards or self.own_faces
        return None if asked else self.tables

    @property
    def tables(self) -> Tables:
        """The tables that this ranker shares with all equal to it."""
        # In one step: another thread may drop them at any time.
        try:
            return self._tables
        except AttributeError:
            with CREATING:
                tables = tables_of(self)
            object.__setattr__(self, "_tables", tables)
            return tables

    def key(self, cards: Cards) -> RankKey:  # noqa: C901, PLR0912 - written out for speed
        """Return what the best hand among these cards is worth (H2).

        Args:
            cards: cards, or text such as ``"As Kd 10h 9c 2s"``; at least `min_cards` of them.

        Raises:
            ParseError: something is no card.
            NotInDeckError: the deck lacks a card.
            DuplicateCardError: a card is held more often than the deck has it.
            HandSizeError: there are too few cards.
        """
        # Cards are tried first. Text and mistakes make this fail, and `_slow_key` deals with
        # them. The sums are written out and not looped over, and nothing is called: for seven
        # cards that is twice as fast.
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
                mask, no_flush, first, keys, place, top, low = t.seven
                if (total & mask).bit_count() == no_flush:
                    key = keys[first[total >> top] + place[total & low]]
                    if key is not None:
                        return key
            elif number == 5:
                a, b, c, d, e = held
                if t.on_cards:
                    total = a._biased + b._weight + c._weight + d._weight + e._weight
                else:
                    of = t.of
                    total = t.start + of[a] + of[b] + of[c] + of[d] + of[e]
                mask, no_flush, first, keys, place, top, low = t.five
                if (total & mask).bit_count() == no_flush:
                    key = keys[first[total >> top] + place[total & low]]
                    if key is not None:
                        return key
            elif type(held) is str:
                return self.key(parse_cards(held))
            else:
                total = t.total(held)
            return t.key_of_sum(total, number)
        except (AttributeError, KeyError, TypeError, ValueError):
            pass
        return self._slow_key(cards)

    def _slow_key(self, cards: Cards) -> RankKey:
        """Return the key of what `key` could not rank, or raise the error that says why."""
        if isinstance(cards, str):
            return self.key(parse_cards(cards))
        # What can be gone through only once must not be used up.
        held = cards if isinstance(cards, list | tuple) else parse_cards(cards)
        if not hasattr(self, "_tables") and not self.asks_about_cards:
            _ = self.tables
            return self.key(held)
        return self.key_of(self.checked(held))

    def key_of(self, held: Sequence[Card]) -> RankKey:
        """Return the key of a holding that is known to be good."""
        return self.tables.key_of(held)

    def key_of_parts(self, naturals: Sequence[Card], wild: int) -> RankKey:
        """Return the key of a good holding: natural cards, and so many wild ones."""
        return self.tables.best_of(naturals, wild)

    def keys(
        self, holdings: Iterable[Cards], board: Cards = (), *, one_deal: bool = False
    ) -> list[RankKey]:
        """Return what each of many holdings is worth, together with a board: see `Ranker.keys`.

        Raises:
            CardError: as for `Ranker.keys`.
        """
        held, shared = several_holdings(holdings), parse_cards(board)
        tables = self.rank_tables
        if tables is not None and held:
            try:
                return keys_on_board(tables, held, shared, one_deal=one_deal)
            except (AttributeError, KeyError, TypeError, ValueError):
                pass
        return super().keys(held, shared, one_deal=one_deal)

    def keys_with_hole_cards(
        self, holdings: Sequence[tuple[Card, ...]], board: tuple[Card, ...], hole_cards: int
    ) -> list[RankKey]:
        """Return what each holding is worth if a hand takes just so many cards from it."""
        # Imported here, not above: only Omaha and its like need it.
        from acehigh.engine.hole_cards import ExactHoleCards  # noqa: PLC0415

        tables = self.rank_tables
        if tables is None or not ExactHoleCards.serves(tables, holdings, board):
            return super().keys_with_hole_cards(holdings, board, hole_cards)
        return ExactHoleCards(tables, board, hole_cards).keys(holdings)

    def best(self, cards: Cards) -> Hand:
        """Return the best hand among these cards: which cards play, and what it is worth.

        Raises:
            CardError: as for `key`.
        """
        held = parse_cards(cards)
        key = self.key(held)
        wild = self.wild_cards
        if not wild.isdisjoint(held):
            naturals = [card for card in held if card not in wild]
            return self._hand(naturals, [card for card in held if card in wild], key)
        # Where flushes hurt, or the rules see the cards, which suits play matters too.
        by_suits = self._flush_hurts or self.asks_about_cards
        known = None if by_suits else self._known_hands
        hand = known.hand(held, key) if known else None
        if hand is None:
            hand = self._hand(held, (), key)
            if known:
                known.add(hand)
        return hand

    def _hand(self, naturals: Sequence[Card], wilds: Sequence[Card], key: RankKey) -> Hand:
        # Imported here, not above: who only asks for keys goes without.
        from acehigh.engine.playing import hand_of  # noqa: PLC0415

        return hand_of(self, naturals, wilds, key)

    @cached_property
    def _known_hands(self) -> "KnownHands":
        from acehigh.engine.playing import KnownHands  # noqa: PLC0415 - as above

        return KnownHands()

    @cached_property
    def _flush_hurts(self) -> bool:
        return self.flushes is Flushes.HURT

    def substitutes(self, naturals: Sequence[Card], wild: int, key: RankKey) -> Sequence[Card]:
        """Return the cards that so many wild ones stand for: no card is wild here."""
        del naturals, wild, key
        return ()

    def evaluate_hand(self, ranks: Ranks, wild: int, suited: bool) -> RankKey:
        """Return the key of one hand of these ranks, highest first; no card is wild here."""
        assert not wild
        return key_of_hand(self, self.rule(ranks, suited and len(ranks) == self.hand_size))

    def interned(self, key: RankKey) -> RankKey:
        """Return the one object that stands for all keys equal to this one."""
        return self.tables.interned.setdefault(key.value, key)

    def fill_tables(self, cards: int = 7) -> None:
        """Work out at once what so many cards may be worth: see `Ranker.fill_tables`.

        Raises:
            CardError: so many cards are no holding.
        """
        number = whole_number(cards, "cards")
        if number < self.min_cards:
            raise CardError(f"{self!r} expects {self.min_cards} cards or more, not {number}")
        # More cards are worked out as they come: there are no tables of them.
        if number <= MOST_LISTED and not self.asks_about_cards:
            self.tables.fill(number)
