"""Text into cards: the notations that players, papers and other libraries use."""

import re
from collections.abc import Iterable
from functools import cache
from typing import TypeAlias

from acehigh import markup
from acehigh.cards import Card, Joker, Rank, Suit
from acehigh.errors import ParseError

Cards: TypeAlias = Iterable[Card | str]
"""What every function takes for cards: any iterable of cards, or text."""

CARDS = {Card}
"""The types of items that need no reading, for looking at many at once."""


def parse_card(text: Card | str) -> Card:
    """Return the one card that the text names; a card is taken as well.

    Raises:
        ParseError: the text is no card, or more than one.

    >>> parse_card("As") is parse_card("a♠") is parse_card("🂡")
    True
    >>> parse_card("1s")
    Traceback (most recent call last):
    acehigh.errors.ParseError: '1s' is no card: '1' is no rank, expected 2-9, T or 10, J Q K A
    """
    cards = parse_cards([text] if isinstance(text, Card) else text)
    if len(cards) != 1 or not isinstance(text, Card | str):
        raise ParseError(f"expected one card, got {len(cards)} in {text!r}")
    return cards[0]


def parse_suit(text: Suit | str) -> Suit:
    """Return the suit that a letter or a picture names; a suit is taken as well.

    Raises:
        ParseError: the text is no suit.

    >>> parse_suit("s") is parse_suit("S") is parse_suit("♠")
    True
    """
    if isinstance(text, Suit):
        return text
    from acehigh.notations import SUITS  # noqa: PLC0415 - as in `parse_cards`

    letter = text.strip("\ufe0e\ufe0f").lower() if isinstance(text, str) else None
    if letter not in SUITS:
        raise ParseError(f"{text!r} is no suit: expected one of c d h s *")
    return SUITS[letter]


def parse_cards(text: Cards) -> tuple[Card, ...]:
    """Return the cards that the text names, in its order; none for blank text.

    Cards, and the texts of single cards, are taken as well, so that whoever writes a ranker
    can take whatever other rankers do.

    A card is a rank (``2`` to ``9``, ``T`` or ``10``, ``J Q K A``) and a suit (``c d h s *``
    or its picture), or a joker (``Jk``, ``joker``, ``BJ``, ``SJ``), or one of the
    playing-card glyphs. Case does not matter. White space and commas may stand between
    cards or be left out. Parentheses around hole cards are read over: `parse_holding` tells
    who sees which cards.

    Raises:
        ParseError: a part is no card; the error names that part.

    >>> [str(card) for card in parse_cards("AsKd, 10h q♣ JK")]
    ['As', 'Kd', 'Th', 'Qc', 'Jk']
    """
    if not isinstance(text, str):
        try:
            items = tuple(text)
        except TypeError:
            raise ParseError(f"expected cards or text, got {text!r}") from None
        if CARDS.issuperset(map(type, items)):
            return items  # type: ignore[return-value]  # mypy does not see that all are cards
        return tuple([item if type(item) is Card else _to_card(item) for item in items])
    plain = _plain(text)
    if plain is not None:
        return plain
    if "(" in text or ")" in text:
        hole, up = parse_concealed(text)
        return hole + up
    # Imported here, not above: to compile its patterns takes a tenth of the import's time.
    from acehigh.notations import scan  # noqa: PLC0415

    return tuple(scan(text))


def parse_concealed(text: str) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Return the cards in parentheses, which are concealed, and those that all see.

    Raises:
        ParseError: a part is no card, or a parenthesis stands alone or within another.

    >>> hole, up = parse_concealed("(As 2d) 7h (Kd)")
    >>> " ".join(map(str, hole)), " ".join(map(str, up))
    ('As 2d Kd', '7h')
    """
    from acehigh.notations import scan  # noqa: PLC0415 - as in `parse_cards`

    hole: list[Card] = []
    up: list[Card] = []
    # Whatever stands at an odd place was between two parentheses.
    for place, part in enumerate(re.split(r"[()]", text)):
        (hole if place % 2 else up).extend(scan(part))
    marks = re.sub("[^()]", "", text)
    if marks.replace("()", ""):
        raise ParseError(
            f"the parentheses in {text!r} do not match: expected hole cards between them, "
            "as in '(As 2d) 7h (Kd)'"
        )
    return tuple(hole), tuple(up)


def _to_card(item: object) -> Card:
    if isinstance(item, str):
        return parse_card(item)
    raise ParseError(f"expected a card or its text, got {item!r}")


@cache
def _symbols() -> dict[str, Card]:
    """Return the plainest notation of every card, for text that needs no scanning."""
    cards = [Card(rank, suit) for rank in Rank for suit in Suit]
    cards += [Card(joker=joker) for joker in Joker]
    return {str(card): card for card in cards}


def _plain(text: str) -> tuple[Card, ...] | None:
    """Return cards in the plainest notation, with or without spaces; None if it is another."""
    symbols, words = _symbols(), text.split()
    try:
        return tuple([symbols[word] for word in words])
    except KeyError:
        pass
    try:
        return tuple(
            [symbols[word[at : at + 2]] for word in words for at in range(0, len(word), 2)]
        )
    except KeyError:
        return None


markup.read_by(Card, parse_card)


def joined(cards: Iterable[object]) -> str:
    """Return cards as a message names them, between spaces; "none" if there are none."""
    return " ".join(map(str, cards)) or "none"
