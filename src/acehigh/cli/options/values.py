"""What the values of options are made of."""

import re
from argparse import ArgumentTypeError
from collections.abc import Callable
from typing import TypeVar

from acehigh.cards import Card, Rank
from acehigh.catalogue import Named
from acehigh.decks import Deck
from acehigh.errors import NotInDeckError, ParseError, UnknownNameError
from acehigh.evaluators.declared import ranks_or_cards
from acehigh.evaluators.named import RANKERS
from acehigh.evaluators.ranker import Ranker

_T = TypeVar("_T")

# Windows has no more in one pool.
_MOST_PROCESSES = 61

_MOST_DIGITS = 20


def or_usage_error(convert: Callable[[str], _T]) -> Callable[[str], _T]:
    """Let argparse report the error's own message, which says more than argparse would."""

    def converted(text: str) -> _T:
        try:
            return convert(text)
        except ValueError as error:
            raise ArgumentTypeError(str(error)) from None

    return converted


def number(text: str, *, least: int = 0, most: int = 1_000_000, of: str = "") -> int:
    """Return a whole number.

    Args:
        text: what was given.
        least: the least it may be.
        most: the most it may be.
        of: what it is a number of: ``" processes"``.

    Raises:
        ParseError: the text is none, or it is out of bounds.
    """
    if not text.isdecimal():
        raise ParseError(f"expected a number, got {text!r}")
    # So many digits are refused before they are made a number, which takes long.
    if len(text) > _MOST_DIGITS or not least <= int(text) <= most:
        raise ParseError(f"expected {least:,} to {most:,}{of}, got {text}")
    return int(text)


def processes(text: str) -> int:
    """Return a number of processes that a machine may run at once.

    Raises:
        ParseError: the text is none.
    """
    return number(text, least=1, most=_MOST_PROCESSES, of=" processes")


def rules(text: str) -> Ranker:
    """Return rules by their name, or as a text that says what is not as usual.

    Raises:
        CardError: they are none.

    >>> rules("Razz"), rules("wild(high, 2)")
    (AceToFive(), Wild(wild=Rank.TWO))
    """
    # Imported here, not above: a name needs none of it.
    if "(" in text:
        from acehigh.evaluators.texts import ranker_from_text  # noqa: PLC0415

        return ranker_from_text(text)
    return rules_row(text).value


def rules_row(name: str) -> Named[Ranker]:
    """Return named rules, and what they are in a sentence.

    Raises:
        UnknownNameError: there are none, or it is a game, which more belongs to than rules.
    """
    try:
        return RANKERS.row(name)
    except UnknownNameError:
        from acehigh.games.named import GAMES  # noqa: PLC0415 - as above

        try:
            game = GAMES.row(name).name
        except UnknownNameError:
            game = None
        if game is None:
            raise
        raise UnknownNameError(
            f"{name!r} is a game, not rules: `acehigh games {game!r}` says by which rules its "
            "hands rank"
        ) from None


def deck(text: str) -> Deck:
    """Return a deck by its number of cards, or several of them; some may be taken out.

    Raises:
        CardError: it is none, or lacks a card that is taken out.

    >>> deck("36"), deck("2x52")
    (Deck.stripped(Rank.SIX), Deck.standard() * 2)
    >>> len(deck("52 without 8 9 10")), len(deck("2x52 without 2h 2s"))
    (40, 100)
    """
    number, without, taken = text.lower().partition("without")
    found = re.fullmatch(r"(?:([1-9]\d?)\s*x\s*)?([1-9]\d?)", number.strip())
    ranks, over = divmod(int(found[2]) if found else 0, 4)
    if found is None or (over and found[2] != "65") or not (1 <= ranks <= len(Rank) or over):
        raise ParseError(
            f"expected a deck such as 52, 36, 2x52 or '52 without 8 9 10', got {text!r}"
        )
    one = Deck.five_suits() if over else Deck.stripped(list(Rank)[-ranks])
    if without:
        one = one.without(_taken(one, taken))
    return one * int(found[1] or 1)


def _taken(one: Deck, text: str) -> list[Card]:
    """Return the cards of a deck that are named, or are of the ranks named.

    Raises:
        ParseError: a name is that of no rank or card.
        NotInDeckError: the deck lacks a rank that is named.
    """
    try:
        named = ranks_or_cards(text)
    except ParseError:
        raise ParseError(
            f"expected ranks or cards to take out, as 8 or 2h, got {text!r}"
        ) from None
    cards = []
    for name in named if isinstance(named, tuple) else (named,):
        of_name = [name] if isinstance(name, Card) else [c for c in one if c.rank is name]
        if not of_name:
            raise NotInDeckError(f"no {name} can be taken out of the {one.name}")
        cards += of_name
    return cards
