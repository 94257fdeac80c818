"""What a deck is made of: its ranks, suits and jokers, and what was taken out, checked."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import SupportsIndex, TypeVar

from acehigh.cards import Card, Joker, Rank, Suit
from acehigh.checks import integer
from acehigh.errors import CardError
from acehigh.parsing import Cards, joined, parse_cards

T = TypeVar("T")

FOUR_SUITS = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)

MOST_IN_A_DECK = 10_000
"""Cards in the largest deck, its copies and jokers together: 192 decks of 52."""


def each_once(name: str, kind: type[T], values: Iterable[T]) -> list[T]:
    """Return the ranks or suits of a deck, if that is what they are.

    Raises:
        CardError: they are something else, or none, or one is there twice.
    """
    several = several_of(values)
    for one in several:
        if not isinstance(one, kind):
            given = "" if one is values else f" in {values!r}"
            raise CardError(f"a deck's {name}s are each a {kind.__name__}, not {one!r}{given}")
    if len(set(several)) < len(several) or not several:
        raise CardError(f"a deck has some ranks and suits, each {name} once, not {values!r}")
    return several


def jokers_of(number: SupportsIndex | Cards) -> tuple[Card, ...]:
    """Return so many plain jokers, or the cards named.

    Raises:
        CardError: neither a number nor cards, or a negative number.
    """
    some = integer(number)
    if some is None:
        if isinstance(number, bool) or not isinstance(number, Iterable):
            raise CardError(f"a deck has a number of jokers, or those named; got {number!r}")
        return parse_cards(number)
    if some < 0:
        raise CardError(f"a deck has no joker or some, not {some}")
    # One too many is enough to be refused.
    return (Card(joker=Joker.PLAIN),) * min(some, MOST_IN_A_DECK + 1)


def only_jokers(values: Iterable[Card]) -> list[Card]:
    """Return the jokers of a deck, if that is what they are.

    Raises:
        CardError: one is something else.
    """
    several = several_of(values)
    for one in several:
        if not isinstance(one, Card) or not one.joker:
            raise CardError(f"a deck's jokers are jokers, not {joined(several)}")
    return several


def contents_of(
    cards: Sequence[Card],
) -> tuple[tuple[Rank, ...], tuple[Suit, ...], tuple[Card, ...], int, tuple[Card, ...]]:
    """Return what makes the deck of just these cards: the arguments of `Deck`, in their order.

    Raises:
        CardError: several decks are shuffled together, and not each has the same jokers.
    """
    held = Counter(cards)
    naturals = Counter({card: some for card, some in held.items() if not card.joker})
    jokers = held - naturals
    copies = max(naturals.values(), default=1)
    uneven = [card for card, some in jokers.items() if some % copies]
    if uneven:
        raise CardError(f"{copies} decks have as many jokers each; {uneven[0]} is uneven")
    ranks = tuple({card.rank: None for card in naturals if card.rank})
    suits = tuple({card.suit: None for card in naturals if card.suit})
    whole = Counter({Card(rank, suit): copies for suit in suits for rank in ranks})
    missing = tuple((whole - naturals).elements())
    each = tuple(card for card, some in jokers.items() for _ in range(some // copies))
    return ranks, suits, each, copies, missing


def what_is_left(
    ranks: list[Rank], suits: list[Suit], copies: int, missing: list[Card]
) -> tuple[list[Rank], list[Suit], tuple[Card, ...]]:
    """Return the ranks and suits of which a card is left, and the cards of these that are not.

    Raises:
        CardError: a card is missing that would not be there, or no card is left.
    """
    if not missing:
        return ranks, suits, ()
    counts = {Card(rank, suit): copies for suit in suits for rank in ranks}
    for card in missing:
        if not counts.get(card, 0):
            raise CardError(f"{card} cannot be missing: the deck would not have it")
        counts[card] -= 1
    there = [card for card, number in counts.items() if number]
    if not there:
        raise CardError("a deck has some ranks and suits: no card of them is left")
    left_ranks = [rank for rank in ranks if any(card.rank is rank for card in there)]
    left_suits = [suit for suit in suits if any(card.suit is suit for card in there)]
    absent = [
        card
        for suit in Suit
        for card, number in counts.items()
        if card.suit is suit and suit in left_suits and card.rank in left_ranks
        for _ in range(copies - number)
    ]
    return left_ranks, left_suits, tuple(absent)


def several_of(values: Iterable[T]) -> list[T]:
    """Return the values as a list; what is not several, as text, is one value."""
    several = isinstance(values, Iterable) and not isinstance(values, str)
    return list(values) if several else [values]  # type: ignore[list-item]  # refused later


def constructor_call(ranks: tuple[Rank, ...], suits: tuple[Suit, ...]) -> str:
    """Return the shortest text that makes the deck of these ranks and suits."""
    four = suits == FOUR_SUITS
    if ranks == tuple(Rank) and (four or suits == tuple(Suit)):
        return "Deck.standard()" if four else "Deck.five_suits()"
    if four and ranks == tuple(rank for rank in Rank if rank >= ranks[0]):
        return f"Deck.stripped({ranks[0]!r})"
    return f"Deck(ranks={ranks!r}, suits={suits!r})"
