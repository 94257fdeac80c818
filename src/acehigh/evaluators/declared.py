"""What a game declares to be wild: ranks, cards, or whatever a predicate accepts."""

from collections.abc import Callable, Iterable
from typing import TypeAlias

from acehigh.cards import Card, Rank
from acehigh.decks import Deck
from acehigh.errors import ParseError
from acehigh.evaluators.explain import in_words
from acehigh.orders import reading_order
from acehigh.parsing import parse_cards

Named: TypeAlias = str | Rank | Card | Iterable[Rank | Card | str]
"""What names cards: a rank or a card, several of them, or the text of either."""

Declared: TypeAlias = Named | Callable[[Card], bool]
"""What says which cards are wild: ranks, cards or their text, or a predicate."""

ONE_EYED_JACKS = parse_cards("Jh Js")
"""The jacks of hearts and spades, which are drawn in profile."""
ONE_EYED_ROYALS = parse_cards("Jh Js Kd")
"""The one-eyed jacks and the king of diamonds."""
SUICIDE_KING = parse_cards("Kh")
"""The king of hearts, whose sword goes into his head."""
MAN_WITH_THE_AXE = parse_cards("Kd")
"""The king of diamonds, the only one who holds an axe."""


def ranks_or_cards(wild: Named) -> Rank | tuple[Rank | Card, ...]:
    """Return the rank that is named, ``"2"``, or several of them or cards: ``"2, 3, Jh"``.

    Raises:
        ParseError: something is neither.
    """
    parts: list[object] = [wild]
    if isinstance(wild, str):
        parts = [*wild.replace(",", " ").split()]
    elif not isinstance(wild, Rank | Card):
        try:
            parts = [*wild]
        except TypeError:
            raise ParseError(f"expected ranks or cards, got {wild!r}") from None
    named = {one for part in parts for one in _rank_or_cards(part)}
    if not named:
        raise ParseError("no rank and no card is named to be wild")
    # Hashable, and the same however they were listed.
    ordered = tuple(sorted(named, key=str))
    return ordered[0] if len(ordered) == 1 and isinstance(ordered[0], Rank) else ordered


def _rank_or_cards(part: object) -> tuple[Rank | Card, ...]:
    if isinstance(part, Rank):
        return (part,)
    ranks = {str(rank): rank for rank in Rank} | {"10": Rank.TEN}
    if isinstance(part, str) and part.upper() in ranks:
        return (ranks[part.upper()],)
    try:
        return parse_cards(part if isinstance(part, str) else [part])  # type: ignore[list-item]  # what is no card is refused there
    except ParseError as error:
        raise ParseError(f"{error}; what is wild is a rank, as '2', or cards") from None


def jokers_in_words(deck: Deck) -> list[str]:
    """Return what a deck's jokers are called together: in a list, which may be empty."""
    jokers = len(deck.jokers) * deck.copies
    return [f"{in_words(jokers).lower()} jokers" if jokers > 1 else "joker"] if jokers else []


def declared_in_words(deck: Deck, declared: frozenset[Card]) -> list[str]:
    """Return what the wild cards of a deck are called: whole ranks, or single cards."""
    words = []
    for rank in deck.ranks:
        of_rank = [card for card in declared if card.rank is rank]
        if len(of_rank) == len(deck.suits):
            words.append(rank.plural)
        else:
            words += [card.word for card in sorted(of_rank, key=reading_order, reverse=True)]
    return words


def listed(words: list[str]) -> str:
    """Return words as a list that is read aloud: ``"joker and deuces"``."""
    return " and ".join(words)
