"""Why one hand beats another, in words: the cards that decide."""

from collections.abc import Iterable

from acehigh.cards import Rank
from acehigh.errors import CardError
from acehigh.evaluators.describe import describe_high
from acehigh.keys import Category, Hand, RankKey, key_of

# How many of the ranks that count say what a hand is; the others are kickers.
_SAID_FIRST = {
    Category.PAIR: 1,
    Category.TWO_PAIR: 2,
    Category.THREE_OF_A_KIND: 1,
    Category.FOUR_OF_A_KIND: 1,
}


def why(winner: RankKey | Hand, loser: RankKey | Hand) -> str:
    """Return why a hand beats another: what both are, down to the card that decides.

    Args:
        winner: the better hand, or its key.
        loser: the other, by the same rules.

    Raises:
        CardError: the hands are by different rules, or the second is the better one.

    >>> from acehigh import AceToFive, High
    >>> why(High().key("As Ah Kd 7c 4s"), High().key("Ad Ac Qd 7s 4h"))
    'pair of aces, king kicker beats pair of aces, queen kicker'
    >>> why(High().key("As Ah Kd 7c 4s"), High().key("Ad Ac Ks 7s 3h"))
    'pair of aces with K-7-4 beats pair of aces with K-7-3'
    >>> why(AceToFive().key("8s 5h 4d 2c As"), AceToFive().key("8d 7c 6d 2s Ah"))
    '8-5-4-2-A beats 8-7-6-2-A'
    """
    mine, other = key_of(winner), key_of(loser)
    if mine.ranker != other.ranker:
        raise CardError(f"{mine!r} and {other!r} are by different rules")
    if mine < other:
        raise CardError(f"{mine!r} does not beat {other!r}")
    said = mine.describe()
    if mine == other:
        return f"both have {said}"
    if said != other.describe():
        return f"{said} beats {other.describe()}"
    if mine.ranks == other.ranks:
        # Only how many wild cards are in it can make a difference then (W9).
        return f"{said} beats {said} by the wild cards"
    return f"{_in_full(mine)} beats {_in_full(other)}"


def _in_full(key: RankKey) -> str:
    """Return what a hand is with all the ranks that count."""
    first = _SAID_FIRST.get(key.category, 0)
    others = in_a_row(key.ranks[first:])
    if first:
        said = describe_high(key.category, key.ranks[:first])
        return f"{said} with {others}" if others else said
    return others if key.category is Category.HIGH_CARD else f"{key.category} {others}"


def in_a_row(ranks: Iterable[Rank]) -> str:
    """Return ranks as players write a hand: ``"A-K-10"``."""
    return "-".join("10" if rank is Rank.TEN else str(rank) for rank in ranks)
