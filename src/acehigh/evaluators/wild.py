"""Wild cards: jokers, declared wild cards, the bug (W1 to W7, W9 to W11).

There is one mechanism: what a wild card may stand for, and the best of it by the base
ranker's own rule.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations_with_replacement
from typing import TypeAlias

from acehigh.cards import Card, Rank
from acehigh.decks import Deck
from acehigh.errors import CardError, ParseError
from acehigh.evaluators.hands import in_suits
from acehigh.evaluators.high import High
from acehigh.evaluators.lookup import Ranks, Tables, ranks_of
from acehigh.evaluators.protocol import Category, Ranker, RankKey
from acehigh.evaluators.rule import RuleRanker, is_low
from acehigh.evaluators.substitution import Substitution
from acehigh.evaluators.wrapper import Wrapper
from acehigh.parsing import Cards, parse_cards

Declared: TypeAlias = Rank | Card | Cards | Callable[[Card], bool]
"""What says which cards are wild: a rank, cards or their text, or a predicate."""

ONE_EYED_JACKS = parse_cards("Jh Js")
"""The jacks of hearts and spades, which are drawn in profile."""
ONE_EYED_ROYALS = parse_cards("Jh Js Kd")
"""The one-eyed jacks and the king of diamonds."""
SUICIDE_KING = parse_cards("Kh")
"""The king of hearts, whose sword goes into his head."""
MAN_WITH_THE_AXE = parse_cards("Kd")
"""The king of diamonds, the only one who holds an axe."""

_MOST_WILD = 15
# What decides between hands of equal value, by how many wild cards each uses (W9).
_NATURALS: dict[str, Callable[[int], int]] = {
    "equal": lambda _: 0,
    "beat": lambda used: int(used == 0),
    "fewer_wild": lambda used: _MOST_WILD - used,
    "more_wild": lambda used: used,
}


class WithWildCards(Wrapper):
    """What all games with wild cards share, whichever cards are wild.

    Attributes:
        base: the rules without wild cards.
        double_ace_flush: whether a wild card may repeat a card of a flush (W2).
        naturals: what decides between hands of equal value (W9).
    """

    double_ace_flush: bool
    naturals: str

    def __post_init__(self) -> None:
        if not isinstance(self.base, Ranker) or isinstance(self.base, type):
            raise CardError(f"wild cards need a ranker as base, not {self.base!r}")
        if isinstance(self.base, WithWildCards):
            raise CardError(f"{self.base!r} has wild cards already: name all of them in one")
        if self.naturals not in tuple(_NATURALS):
            raise CardError(f"naturals is one of {', '.join(_NATURALS)}; not {self.naturals!r}")

    @property
    def counts_wild(self) -> bool:
        """Whether it matters how many wild cards a hand uses (W9)."""
        return self.naturals != "equal"

    def judge(self, ranks: Ranks, wild: int, suited: bool) -> RankKey:
        """Return the key of one hand: the best of what its wild cards may stand for (W1)."""
        keys = [key for key, _ in self._ways(ranks, wild, suited)]
        if not keys:
            # No flush completes the hand, only what needs none does.
            return self.judge(ranks, wild, False)
        return self.credit(max(keys, key=lambda key: key.value), wild)

    def credit(self, key: RankKey, wild: int) -> RankKey:
        """Return the key of a hand worth a key of the base, given how many cards are wild."""
        value = key.value * (_MOST_WILD + 1) + _NATURALS[self.naturals](wild)
        return self.share(RankKey(self, value, key.category, key.ranks))

    def credited(self, key: RankKey) -> RankKey:
        """Return the key of the base that a key of these rules comes from."""
        value = key.value // (_MOST_WILD + 1)
        return self.base.share(RankKey(self.base, value, key.category, key.ranks))

    def describe(self, key: RankKey) -> str:
        """Return the sentence a dealer would say of such a hand."""
        return self.base.describe(self.credited(key))

    def qualifies(self, key: RankKey) -> bool:
        """Return whether such a hand may win (L3)."""
        return self.base.qualifies(self.credited(key))

    def preference(self, key: RankKey) -> int:
        """Return what orders a player's choices: of equal hands the least wild counts (W5)."""
        if self.naturals != "more_wild":
            return key.value
        value, used = divmod(key.value, _MOST_WILD + 1)
        return value * (_MOST_WILD + 1) + _MOST_WILD - used

    def stand_ins(self, naturals: Sequence[Card], wild: int, key: RankKey) -> Sequence[Card]:
        """Return the cards that so many wild ones stand for in a hand worth the key (W11)."""
        tables = self.shared_tables()
        if isinstance(tables, Substitution):
            return tables.stand_ins(naturals, wild)
        sought = self.credited(key)
        # No flush, if there is a way: cards of several suits have no other.
        found = (
            in_suits(self, naturals, chosen, suited)
            for suited in (False, True)
            for made, chosen in self._ways(ranks_of(naturals), wild, suited)
            if made == sought
        )
        return next(cards for cards in found if cards is not None)

    def make_tables(self) -> Tables:
        """Return new tables; where the base is asked for cards, those that ask it."""
        return Tables(self) if isinstance(self.base, RuleRanker) else Substitution(self)

    def _ways(self, ranks: Ranks, wild: int, suited: bool) -> Iterator[tuple[RankKey, Ranks]]:
        """Yield each way to replace the wild cards: the base's key, and the ranks chosen."""
        for chosen in combinations_with_replacement(reversed(self.deck.ranks), wild):
            full = tuple(sorted(ranks + chosen, reverse=True))
            if self._possible(full, chosen, suited):
                key = self._by_base(full, suited)
                if self.allows(key.category, chosen):
                    yield key, chosen

    def _possible(self, full: Ranks, chosen: Ranks, suited: bool) -> bool:
        """Return whether the deck has the cards chosen, beside those of the hand (W1)."""
        if not suited and len(full) == 5 and len(set(full)) == 1:
            return True  # Five of a kind, which wild cards may make.
        if suited and self.double_ace_flush:
            return True
        each = self.deck.copies if suited else self.deck.copies * len(self.deck.suits)
        return all(full.count(rank) <= each for rank in chosen)

    def allows(self, category: Category, chosen: Ranks) -> bool:
        """Return whether wild cards may stand for such ranks to make such a hand."""
        del category, chosen
        return True

    def _by_base(self, full: Ranks, suited: bool) -> RankKey:
        key = self._judged.get((full, suited))
        if key is None:
            key = self._judged[full, suited] = self._rules.judge(full, 0, suited)
        return key

    @cached_property
    def _judged(self) -> dict[tuple[Ranks, bool], RankKey]:
        return {}


def rank_or_cards(wild: Cards | Card) -> Rank | tuple[Card, ...]:
    """Return the rank that a text is, ``"2"``, or the cards that it names, ``"Jh Js"``.

    Raises:
        ParseError: it is neither.
    """
    ranks = {str(rank): rank for rank in Rank} | {"10": Rank.TEN}
    if isinstance(wild, str) and wild.strip().upper() in ranks:
        return ranks[wild.strip().upper()]
    try:
        cards = parse_cards([wild] if isinstance(wild, Card) else wild)
    except ParseError as error:
        raise ParseError(f"{error}; what is wild is a rank, as 2, or cards") from None
    if not cards:
        raise ParseError("no rank and no card is named to be wild")
    # Hashable, and the same however the cards were listed.
    return tuple(sorted(set(cards), key=str))


@dataclass(frozen=True, repr=False)
class Wild(WithWildCards):
    """Any ranker with wild cards (W1 to W5, W7, W9).

    The jokers of the base's deck are wild, and so is what `wild` names. If that leaves
    nothing wild, one joker is added to the deck: ``Wild(High())`` is the 53-card game.

    Args:
        base: the rules without wild cards.
        wild: cards that are wild: a rank, cards, the text of either, or a predicate.
        double_ace_flush: whether a wild card may repeat a card of a flush (W2).
        naturals: between hands of equal value (W9): ``"equal"``; ``"beat"``, one without wild
            cards beats one with any; ``"fewer_wild"`` beat more; ``"more_wild"`` beat fewer.

    Raises:
        CardError: `wild` names no card, or one that the deck lacks; `naturals` is none of the
            four; the base is no ranker, or has wild cards already.

    >>> print(Wild(High()).best("As Ah Ad Ac Jk"))
    As Ah Ad Ac Jk: five of a kind, aces (joker as As)
    >>> Wild(High(), wild=Rank.TWO).key("2s Kd Kc 9s 4h").describe()
    'three of a kind, kings, nine kicker'
    """

    base: Ranker = High()  # noqa: RUF009 - a ranker is a value that cannot change
    wild: Declared = ()
    double_ace_flush: bool = False
    naturals: str = "equal"

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.wild == ():
            return
        if not isinstance(self.wild, Rank) and not callable(self.wild):
            object.__setattr__(self, "wild", rank_or_cards(self.wild))
        if isinstance(self.wild, tuple):
            self.base.deck.check(self.wild)
        elif not self._declared:
            raise CardError(f"{self.wild!r} names no card of the {self.base.deck.name}")

    @cached_property
    def deck(self) -> Deck:
        """The base's deck; with a joker, if nothing else is wild."""
        deck = self.base.deck
        return deck if deck.jokers or self._declared else deck.with_jokers(1)

    @cached_property
    def _declared(self) -> frozenset[Card]:
        """The cards that `wild` names."""
        naturals = [card for card in self.base.deck.counts if card.joker is None]
        wild = self.wild
        if isinstance(wild, Rank):
            return frozenset(card for card in naturals if card.rank is wild)
        if callable(wild):
            return frozenset(card for card in naturals if wild(card))
        return frozenset(naturals).intersection(wild if isinstance(wild, tuple) else ())

    @cached_property
    def wild_cards(self) -> frozenset[Card]:
        """The cards of the deck that are wild."""
        return self._declared.union(self.deck.jokers)

    @property
    def own_faces(self) -> frozenset[Card]:
        """The wild cards for which it matters whether they stand for themselves (W5)."""
        return self._declared if self.counts_wild else frozenset()


@dataclass(frozen=True, repr=False)
class Bug(Wild):
    """Any ranker with the bug: a joker that is an ace, or completes a hand (W6).

    It completes a straight, a flush or a straight flush, and nothing else. In low games it is
    as good as any wild card (W7).

    Args:
        base: the rules without the bug.
        wild: cards that are bugs too.
        double_ace_flush: as for `Wild`.
        naturals: as for `Wild`.

    Raises:
        CardError: as for `Wild`.

    >>> print(Bug(High()).best("8s 8h 5d 5c Jk"))
    8s 8h 5d 5c Jk: two pair, eights and fives, ace kicker (joker as As)
    """

    @cached_property
    def deck(self) -> Deck:
        """The base's deck, with a joker if it has none: a bug is a joker."""
        deck = self.base.deck
        return deck if deck.jokers else deck.with_jokers(1)

    @property
    def own_faces(self) -> frozenset[Card]:
        """The bugs that may stand for themselves, where no other card of theirs may (W5)."""
        return self._declared

    def allows(self, category: Category, chosen: Ranks) -> bool:
        """Return whether bugs may stand for such ranks to make such a hand (W6, W7)."""
        free = self._is_any_card or category in _COMPLETED
        return free or all(rank is Rank.ACE for rank in chosen)

    @cached_property
    def _is_any_card(self) -> bool:
        """Whether a bug is as good as any wild card: in low games (W7).

        Rules that know no high card and nothing to complete, as badugi, count as low too.
        """
        known = {Category.HIGH_CARD, *_COMPLETED}.intersection(self.categories)
        return is_low(self.categories) or not known


_COMPLETED = (Category.STRAIGHT, Category.FLUSH, Category.STRAIGHT_FLUSH)
