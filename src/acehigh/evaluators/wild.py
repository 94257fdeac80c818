"""Wild cards: jokers, declared wild cards, the bug (W1 to W7, W9)."""

from collections.abc import Sequence
from dataclasses import KW_ONLY
from functools import cached_property
from typing import Self

from acehigh.cards import Card, Rank
from acehigh.decks import Deck
from acehigh.errors import CardError
from acehigh.evaluators.declared import (
    Declared,
    declared_in_words,
    jokers_in_words,
    listed,
    ranks_or_cards,
)
from acehigh.evaluators.explain import is_low
from acehigh.evaluators.high import High
from acehigh.evaluators.ranker import Ranker
from acehigh.evaluators.with_wild_cards import Naturals, WithWildCards
from acehigh.keys import Category


class Wild(WithWildCards):
    """Any ranker with wild cards (W1 to W5, W7, W9).

    The jokers of the base's deck are wild, and so is what `wild` names. If that leaves
    nothing wild, one joker is added to the deck: ``Wild(High())`` is the 53-card game.

    Args:
        base: the rules without wild cards.
        wild: cards that are wild: ranks, cards, the text of either, or a predicate.
        double_ace_flush: whether a wild card may repeat a card of a flush (W2).
        naturals: between hands of equal value (W9): ``"equal"``; ``"beat"``, one without wild
            cards beats one with any; ``"fewer_wild"`` beat more; ``"more_wild"`` beat fewer.

    Raises:
        CardError: `wild` names no card, or one that the deck lacks; `naturals` is none of the
            four; the base is no ranker, or has wild cards already; a card of a flush may be
            repeated, but the base is no `RuleRanker`.

    >>> print(Wild(High()).best("As Ah Ad Ac Jk"))
    As Ah Ad Ac Jk: five of a kind, aces (joker as As)
    >>> Wild(High(), wild=Rank.TWO).key("2s Kd Kc 9s 4h").describe()
    'three of a kind, kings, nine kicker'
    """

    base: Ranker = High()
    wild: Declared = ()
    _: KW_ONLY
    double_ace_flush: bool = False
    naturals: Naturals = "equal"

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.wild == ():
            return
        if not callable(self.wild):
            object.__setattr__(self, "wild", ranks_or_cards(self.wild))
        named = self.wild if isinstance(self.wild, tuple) else (self.wild,)
        self.base.deck.check(tuple(one for one in named if isinstance(one, Card)))
        for one in named:
            if isinstance(one, Rank) and one not in self.base.deck.ranks:
                raise CardError(f"{one!r} names no card of the {self.base.deck.name}")
        if not self._declared:
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
        if callable(wild):
            return frozenset(card for card in naturals if wild(card))
        named = wild if isinstance(wild, tuple) else (wild,)
        return frozenset(card for card in naturals if card in named or card.rank in named)

    @cached_property
    def wild_cards(self) -> frozenset[Card]:
        """The cards of the deck that are wild."""
        return self._declared.union(self.deck.jokers)

    @property
    def declares_wild(self) -> bool:
        """Whether the rules can be taken with other ranks wild: they can."""
        return True

    def with_wild_ranks(self, ranks: Sequence[Rank]) -> Self:
        """Return the same rules with these ranks wild instead."""
        return self._but(wild=tuple(ranks))

    @property
    def wild_in_words(self) -> str:
        """What a title adds to say which cards are wild."""
        words = jokers_in_words(self.deck) + declared_in_words(self.deck, self._declared)
        number = len(self._declared) + len(self.deck.jokers) * self.deck.copies
        return f", {listed(words) if len(words) < 4 else f'{number} cards'} wild"

    @property
    def own_faces(self) -> frozenset[Card]:
        """The wild cards for which it matters whether they stand for themselves (W5)."""
        return self._declared if self.counts_wild else frozenset()


class Bug(Wild):
    """Any ranker with the bug: a joker that is an ace, or completes a hand (W6).

    It completes a straight, a flush or a straight flush, and nothing else. In low games it is
    as good as any wild card (W7). What `wild` names are bugs too.

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
    def wild_in_words(self) -> str:
        """What a title adds to say which cards are bugs."""
        if not self._declared:
            return " with the bug"
        words = jokers_in_words(self.deck) + declared_in_words(self.deck, self._declared)
        return f" with bugs: {', '.join(words)}"

    @property
    def own_faces(self) -> frozenset[Card]:
        """The bugs that may stand for themselves, where no other card of theirs may (W5)."""
        return self._declared

    def completes(self, category: Category) -> bool:
        """Return whether bugs may stand for any cards to make such a hand (W6, W7)."""
        return self._is_any_card or category in _COMPLETED

    @cached_property
    def _is_any_card(self) -> bool:
        """Whether a bug is as good as any wild card: in low games (W7).

        Rules that know no high card and nothing to complete, as badugi, count as low too.
        """
        known = {Category.HIGH_CARD, *_COMPLETED}.intersection(self.categories)
        return is_low(self.categories) or not known


_COMPLETED = (Category.STRAIGHT, Category.FLUSH, Category.STRAIGHT_FLUSH)
