"""Checks of what is given: numbers of players and decks, seats, ranks."""

from typing import TypeGuard

from acehigh.cards import Rank
from acehigh.errors import CardError
from acehigh.tricks.shengji.trump import Trump


def check_whole(what: str, value: object, lowest: int) -> None:
    """Raise an error unless the value is a whole number, and at least so many.

    Raises:
        CardError: it is not; True and False are no numbers here.

    >>> check_whole("the number of decks", 2, lowest=1)
    >>> check_whole("the number of decks", 0, lowest=1)
    Traceback (most recent call last):
    acehigh.errors.CardError: the number of decks is a whole number from 1 up, not 0
    """
    if not _is_whole(value) or value < lowest:
        raise CardError(f"{what} is a whole number from {lowest} up, not {value!r}")


def check_seat(what: str, value: object, players: int) -> None:
    """Raise an error unless the value is the number of a seat, counted from 0.

    Raises:
        CardError: it is not.

    >>> check_seat("the leader", 3, players=4)
    """
    if not _is_whole(value) or value not in range(players):
        raise CardError(f"{what} is a seat from 0 to {players - 1}, not {value!r}")


def as_rank(rank: Rank | str) -> Rank:
    """Return the rank, or the rank that the text names.

    Raises:
        CardError: it is none.

    >>> as_rank("10"), as_rank(Rank.ACE)
    (Rank.TEN, Rank.ACE)
    """
    return rank if isinstance(rank, Rank) else Trump(rank).rank


def _is_whole(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)
