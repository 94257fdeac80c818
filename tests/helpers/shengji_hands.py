"""Random trumps, cards of one suit, hands and leads of Sheng Ji, for hypothesis."""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations

from hypothesis import strategies as st

from acehigh import Card, Cards, Rank, Suit
from acehigh.tricks.shengji import (
    Format,
    IllegalPlay,
    Trump,
    check_follow,
    read_lead,
    shengji_deck,
)
from acehigh.tricks.shengji.protection import Protection
from acehigh.tricks.shengji.trump import EffectiveSuit

CARDS = shengji_deck(1).cards

trumps = st.builds(Trump, st.sampled_from(Rank), st.sampled_from((*list(Suit)[:4], None)))

protections = st.sampled_from(["none", "longer", "tractors", "both"])


def of_suit(trump: Trump, suit: EffectiveSuit) -> list[Card]:
    """Return the faces of an effective suit, the lowest first."""
    faces = [card for card in CARDS if trump.effective_suit(card) == suit]
    return sorted(faces, key=trump.level)


@st.composite
def suits(draw: st.DrawFn, decks: int = 3, neighbours: int = 6) -> tuple[Trump, list[Card]]:
    """Draw a trump and a few faces of a suit that lie close together, each so many times.

    Few faces close together make sets and tractors likely.
    """
    trump = draw(trumps)
    suit = draw(st.sampled_from(sorted(set(map(trump.effective_suit, CARDS)))))
    faces = of_suit(trump, suit)
    start = draw(st.integers(0, max(len(faces) - neighbours, 0)))
    return trump, faces[start : start + neighbours] * decks


def some(pool: list[Card], least: int, most: int) -> st.SearchStrategy[list[Card]]:
    """Draw some of the cards of a pool, none more often than it is there."""
    places = st.lists(
        st.sampled_from(range(len(pool))), min_size=least, max_size=most, unique=True
    )
    return places.map(lambda chosen: [pool[place] for place in chosen])


def texts(cards: Iterable[Card]) -> tuple[str, ...]:
    """Return cards in a settled order, so that two lots of cards compare."""
    return tuple(sorted(map(str, cards)))


def without(pool: Iterable[Card], taken: Iterable[Card]) -> list[Card]:
    """Return what is left of a pool."""
    return list((Counter(pool) - Counter(taken)).elements())


def picks(cards: Iterable[Card], number: int) -> set[tuple[str, ...]]:
    """Return every choice of so many of the cards."""
    return set(combinations(sorted(map(str, cards)), number))


@st.composite
def positions(draw: st.DrawFn) -> tuple[Format, list[Card]]:
    """Draw a lead and a hand that has to follow it, mostly in the suit."""
    trump, pool = draw(suits())
    cards = draw(some(pool, 1, 6))
    lead = read_lead(trump, cards)
    rest = without(pool, cards)
    held = draw(some(rest, 0, min(9, len(rest))))
    others = [card for card in CARDS if trump.effective_suit(card) != lead.suit]
    missing = max(len(cards) - len(held), 0)
    return lead, held + draw(some(others, missing, max(missing, 2)))


def refused(
    lead: Format, hand: list[Card], play: Cards, protection: Protection
) -> IllegalPlay | None:
    """Return why a play is refused, None if it is legal."""
    try:
        check_follow(lead, hand, play, protection=protection)
    except IllegalPlay as error:
        return error
    return None
