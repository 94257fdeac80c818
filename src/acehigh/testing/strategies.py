"""Hypothesis strategies for cards, holdings, decks and rankers.

Where acehigh is installed, hypothesis knows them by type too: ``st.from_type(Card)`` needs no
import of this module. Only this module needs hypothesis.
"""

from collections.abc import Sequence
from typing import TypeVar

from hypothesis import strategies as st

from acehigh.cards import Card, Joker, Rank, Suit
from acehigh.deck_contents import FOUR_SUITS
from acehigh.decks import STANDARD, Deck
from acehigh.errors import CardError
from acehigh.evaluators.named import BUILT_IN
from acehigh.evaluators.ranker import Ranker
from acehigh.keys import Category, Hand, RankKey
from acehigh.orders import NAMED_ORDERS, SuitOrder

_JOKERS = tuple(Card(joker=joker) for joker in Joker)
_STARS = tuple(Card(rank, Suit.STARS) for rank in Rank)

T = TypeVar("T")


def cards(deck: Deck | None = None) -> st.SearchStrategy[Card]:
    """Return a strategy for one card of a deck; it shrinks towards the deuce of clubs.

    Args:
        deck: the deck. Default: every card there is, jokers and stars among them.

    >>> from hypothesis import find
    >>> find(cards(), lambda card: card.rank is Rank.ACE).rank
    Rank.ACE
    """
    return st.sampled_from((*STANDARD, *_JOKERS, *_STARS) if deck is None else deck.cards)


@st.composite
def holdings(
    draw: st.DrawFn,
    source: Ranker | Deck = STANDARD,
    min_size: int | None = None,
    max_size: int | None = None,
) -> tuple[Card, ...]:
    """Return a strategy for cards that can be dealt together, often of few suits or ranks.

    It shrinks towards few cards, low ones first.

    Args:
        draw: given by hypothesis.
        source: the deck they are dealt from, or the ranker whose deck it is.
        min_size: how many cards there are at least. Default: as many as the ranker asks for,
            none for a deck.
        max_size: how many there are at most. Default: nine, or as many as there can be.

    Raises:
        CardError: there cannot be so many cards; raised when the first holding is drawn.

    >>> from hypothesis import find
    >>> from acehigh import High
    >>> len(find(holdings(High()), lambda held: len(held) > 5)) > 5
    True
    """
    deck, least = (source, 0) if isinstance(source, Deck) else (source.deck, source.min_cards)
    least = least if min_size is None else min_size
    most = min(max(least, 9), len(deck)) if max_size is None else max_size
    if not 0 <= least <= most <= len(deck):
        raise CardError(f"no holding of {least} to {most} cards comes from the {deck.name}")
    number = draw(st.integers(least, most))
    suits = draw(st.just(deck.suits) | _some(deck.suits, 2))
    ranks = draw(st.just(deck.ranks) | _some(deck.ranks, 6))
    pool = [card for card in deck if card.joker or (card.suit in suits and card.rank in ranks)]
    if len(pool) < number:
        pool = list(deck)
    places = st.lists(
        st.integers(0, len(pool) - 1), min_size=number, max_size=number, unique=True
    )
    return tuple(pool[place] for place in draw(places))


def decks() -> st.SearchStrategy[Deck]:
    """Return a strategy for decks: which ranks, suits and jokers, and how many copies.

    It shrinks towards the 52 cards.

    >>> from hypothesis import find
    >>> len(find(decks(), lambda deck: len(deck) > 52)) > 52
    True
    """
    return st.builds(
        Deck,
        st.just(tuple(Rank)) | _some(tuple(Rank), len(Rank)),
        st.just(FOUR_SUITS) | _some(tuple(Suit), len(Suit)),
        st.lists(st.sampled_from(_JOKERS), max_size=4).map(tuple),
        st.integers(1, 3),
    )


def rankers() -> st.SearchStrategy[Ranker]:
    """Return a strategy for the rankers that `acehigh rules` lists, but for plug-ins'.

    It shrinks towards standard poker.

    >>> from hypothesis import find
    >>> find(rankers(), lambda ranker: ranker.hand_size == 3).hand_size
    3
    """
    return st.sampled_from([row.value for row in BUILT_IN])


def hands() -> st.SearchStrategy[Hand]:
    """Return a strategy for the best hands of holdings, by the rankers of `rankers`.

    >>> from hypothesis import find
    >>> find(hands(), lambda hand: hand.category is Category.FLUSH).category
    Category('flush')
    """
    return rankers().flatmap(lambda ranker: holdings(ranker).map(ranker.best))


def keys() -> st.SearchStrategy[RankKey]:
    """Return a strategy for what the hands of `hands` are worth."""
    return hands().map(lambda hand: hand.key)


def categories() -> st.SearchStrategy[Category]:
    """Return a strategy for the categories of standard poker; it shrinks towards high card."""
    return st.sampled_from(
        [one for one in vars(Category).values() if isinstance(one, Category)]
    )


def suit_orders() -> st.SearchStrategy[SuitOrder]:
    """Return a strategy for the orders of suits that have a name."""
    return st.sampled_from([SuitOrder(name) for name in NAMED_ORDERS])


def _some(values: Sequence[T], most: int) -> st.SearchStrategy[tuple[T, ...]]:
    """Return a strategy for some of the values, in any order."""
    some = st.lists(st.sampled_from(values), min_size=1, max_size=most, unique=True)
    return some.map(tuple)
