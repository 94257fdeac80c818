"""What the rows of a chart say: a category each, and the royal flush if that is wanted."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Protocol

from acehigh.cards import Card, Rank
from acehigh.chart.rows import Row
from acehigh.errors import CardError
from acehigh.evaluators.explain import is_low
from acehigh.evaluators.ranker import Ranker
from acehigh.keys import Category, Hand, RankKey


class Counted(Protocol):
    """The hands of a game, counted: what a chart is drawn from."""

    @property
    def ranker(self) -> Ranker:
        """The rules."""
        ...

    @property
    def cards(self) -> int:
        """How many cards a holding has."""
        ...

    @property
    def known(self) -> Sequence[Card]:
        """The cards that every holding has."""
        ...

    @property
    def keys(self) -> Mapping[RankKey, int]:
        """How many of the holdings have each key."""
        ...

    @property
    def counts(self) -> Mapping[Category, int]:
        """How many of the holdings make each category, best first."""
        ...

    @property
    def total(self) -> int:
        """How many holdings there are."""
        ...

    @property
    def examples(self) -> Mapping[Category, Hand]:
        """A hand of each category that can be made."""
        ...


def rows_of(counted: Counted, *, royal_flush: bool) -> list[Row]:
    """Return the rows of a chart, the best first.

    Args:
        counted: the hands of the game, counted.
        royal_flush: whether the royal flush has a row of its own (H6).

    Raises:
        CardError: no category can be made, or there is no example of one.
    """
    order = [category for category, count in counted.counts.items() if count]
    if not order:
        raise CardError(f"a chart needs a category or more, but {counted.ranker!r} makes none")
    missing = [str(category) for category in order if category not in counted.examples]
    if missing:
        raise CardError(f"a chart needs an example of each category: of {missing[0]} is none")
    entries = [
        one for category in order for one in _entries(counted, category, order, royal_flush)
    ]
    return [
        Row(place, _capital(name), hand, sentence, count, counted.total)
        for place, (name, hand, sentence, count) in enumerate(entries, start=1)
    ]


def _entries(
    counted: Counted, category: Category, order: Collection[Category], royal_flush: bool
) -> Iterator[tuple[str, Hand, str, int]]:
    """Yield what the row of a category says, or the two rows of straight flushes."""
    hand, count = counted.examples[category], counted.counts[category]
    sentence = counted.ranker.explain(category, order)
    if royal_flush and _is_royal(hand):
        royals = counted.keys[hand.key]
        yield "royal flush", hand, "The ace-high straight flush.", royals
        if count == royals:
            return
        hand, count = _next_straight_flush(counted, hand), count - royals
    yield _name(category, counted.ranker), hand, sentence, count


def _is_royal(hand: Hand) -> bool:
    key = hand.key
    return (
        key.category is Category.STRAIGHT_FLUSH
        and len(hand.cards) == 5
        and key.ranks == (Rank.ACE,)
    )


def _next_straight_flush(counted: Counted, royal: Hand) -> Hand:
    """Return the straight flush below the royal one: each of its cards a rank lower."""
    ranks = counted.ranker.deck.ranks
    lower = {rank: below for below, rank in pairwise(ranks)}
    cards = [
        Card(lower.get(card.rank, card.rank), card.suit) if card.rank else card
        for card in royal.plays_as
    ]
    return counted.ranker.best(cards)


def _name(category: Category, ranker: Ranker) -> str:
    """Return what the row of a category is headed.

    In a low game the best hand is not called by a high card.
    """
    nothing = category is Category.HIGH_CARD and is_low(ranker.categories)
    return "no pair" if nothing else str(category)


def _capital(name: str) -> str:
    return name[:1].upper() + name[1:]
