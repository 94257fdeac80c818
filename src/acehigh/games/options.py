"""The options of a game and of its parts: whether they fit, and a house's own instead."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import fields, replace
from typing import TypeVar

from acehigh.errors import CardError
from acehigh.games.part import Part

T = TypeVar("T")


def check_parts(game: str, parts: Sequence[Part]) -> None:
    """Raise an error unless these are the parts of one game.

    Raises:
        CardError: there is none, two have one name, or they have different decks.
    """
    names = [part.name for part in parts if isinstance(part, Part)]
    if not names or len(names) < len(parts) or len(set(names)) < len(names):
        raise CardError(f"a game has parts, each of another name, not {parts!r}")
    if len({part.ranker.deck for part in parts}) > 1:
        raise CardError(f"the parts of {game} have different decks")


def check_numbers(hole: int, board: int, up: int, draws: int) -> None:
    """Raise an error unless so many cards can be dealt.

    Raises:
        CardError: one is no whole number, or more cards are dealt up than a player has.
    """
    numbers = (hole, board, up, draws)
    if any(isinstance(n, bool) or not isinstance(n, int) or n < 0 for n in numbers):
        raise CardError(f"hole, board, up and draws are whole numbers, not {numbers!r}")
    if not hole or up > hole:
        raise CardError(f"{up} of {hole} cards cannot be dealt up")


def replaced(value: T, name: str, options: Mapping[str, object]) -> T:
    """Return a game or a part with some options changed.

    Args:
        value: the game or the part.
        name: what an error calls it.
        options: what is different.

    Raises:
        CardError: there is no such option, or it does not fit the others.
    """
    known: Collection[str] = [one.name for one in fields(value)]  # type: ignore[arg-type]  # a Game or a Part, both dataclasses
    for option in options:
        if option not in known:
            raise CardError(f"{name} has no option {option!r}, only {', '.join(known)}")
    return replace(value, **options)  # type: ignore[type-var]  # the same


def part_named(game: str, parts: Sequence[Part], name: str) -> Part:
    """Return the part of this name.

    Raises:
        CardError: there is none.
    """
    for part in parts:
        if part.name == name:
            return part
    known = ", ".join(part.name for part in parts)
    raise CardError(f"{game} has no part {name!r}, only {known}")


def dealt_in_words(hole: int, dealt: int | None, up: int, draws: int) -> str:
    """Return how many cards each player is dealt, as a table has it: ``"3 down, 4 up"``."""
    words = str(hole)
    if dealt is not None:
        words = f"{dealt}, keep {hole}"
    elif up:
        words = f"{hole - up} down, {up} up"
    if draws:
        words += f", {draws} draw{'s' if draws > 1 else ''}"
    return words
