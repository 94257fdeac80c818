"""Sheng Ji stated once more, slowly: suits, levels and points of cards (T1 to T14).

Cards are text here: "As", "Td", "BJ", "SJ". Trumps are a pair of rank and suit: ("4", "s"),
or ("4", None) for no trump. Nothing comes from the library that is to be checked.
"""

from collections.abc import Iterable
from functools import cache
from typing import TypeAlias

Trump: TypeAlias = tuple[str, str | None]
"""The trump rank and the trump suit, None for no trump (T6)."""

RANKS = "23456789TJQKA"
SUITS = "shdc"
JOKERS = ("SJ", "BJ")
FACES = (*[rank + suit for suit in SUITS for rank in RANKS], *JOKERS)
"""The 54 cards of one deck (T1)."""


@cache
def effective_suit(trump: Trump, card: str) -> str:
    """Return "trump", or the letter of the printed suit (T7, T8)."""
    trump_rank, trump_suit = trump
    if card in JOKERS or card[0] == trump_rank or card[1] == trump_suit:
        return "trump"
    return card[1]


def levels(trump: Trump, suit: str) -> list[list[str]]:
    """Return the faces of an effective suit, lowest level first (T9 to T11)."""
    trump_rank, trump_suit = trump
    others = [rank for rank in RANKS if rank != trump_rank]
    if suit != "trump":
        return [[rank + suit] for rank in others]
    if trump_suit is None:
        return [[trump_rank + suit for suit in SUITS], ["SJ"], ["BJ"]]
    return [
        *[[rank + trump_suit] for rank in others],
        [trump_rank + suit for suit in SUITS if suit != trump_suit],
        [trump_rank + trump_suit],
        ["SJ"],
        ["BJ"],
    ]


@cache
def level(trump: Trump, card: str) -> int:
    """Return how many levels of the card's effective suit are below it."""
    faces = levels(trump, effective_suit(trump, card))
    (number,) = [number for number, equals in enumerate(faces) if card in equals]
    return number


@cache
def adjacent(trump: Trump, low: str, high: str) -> bool:
    """Tell whether one face is on the very next level above another (T14)."""
    one_suit = effective_suit(trump, low) == effective_suit(trump, high)
    return one_suit and level(trump, high) == level(trump, low) + 1


def points(cards: Iterable[str]) -> int:
    """Return what cards are worth to who takes them (T2)."""
    worth = {"5": 5, "T": 10, "K": 10}
    return sum(worth.get(card[0], 0) for card in cards)
