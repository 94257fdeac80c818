"""Cards in any notation, found by going through a text character by character.

`parse_cards` comes here when a text is not in the plainest notation, as most are.
"""

import re
from collections.abc import Iterator

from acehigh.cards import Card, Joker, Rank, Suit
from acehigh.errors import ParseError

_RANKS = {str(rank): rank for rank in Rank} | {"10": Rank.TEN}
SUITS = {str(suit): suit for suit in Suit} | {
    "♣": Suit.CLUBS, "♧": Suit.CLUBS,
    "♦": Suit.DIAMONDS, "♢": Suit.DIAMONDS,
    "♥": Suit.HEARTS, "♡": Suit.HEARTS,
    "♠": Suit.SPADES, "♤": Suit.SPADES,
    "★": Suit.STARS, "☆": Suit.STARS,
}  # fmt: skip
# ASCII, or else IGNORECASE lets the Kelvin sign be a king and the long s a spade.
_JOKER = re.compile("joker|jk|bj|sj", re.ASCII | re.IGNORECASE)
_RANK = re.compile("10|[2-9tjqka]", re.ASCII | re.IGNORECASE)
# A card as it is said: "Ace of Clubs", "10 of hearts"; or a rank as a word, "ace".
_SAID = re.compile(
    rf"({'|'.join(rank.word for rank in Rank)})[^\s,]*(?:\s+of\s+([^\s,]*))?"
    r"|(10|[2-9tjqka])\s+of\s+([^\s,]*)",
    re.ASCII | re.IGNORECASE,
)
# What is named as a whole though a comma or spaces are in it: a number, what brackets hold.
_WHOLE = re.compile(r"\d{1,3}(?:,\d{3})+(?!\w)|\[[^\]]{,40}\]", re.ASCII)
# White space of any kind, commas, and the marks that only choose between text and emoji.
_GAP = re.compile("[\\s,\ufe0e\ufe0f]*")


def scan(text: str) -> Iterator[Card]:
    """Yield the cards that the text names, in its order.

    Raises:
        ParseError: a part is no card; the error names that part.
    """
    place = _end(_GAP, text, 0)
    while place < len(text):
        card, place = _one_card(text, place)
        yield card
        place = _end(_GAP, text, place)


def _end(pattern: re.Pattern[str], text: str, place: int) -> int:
    """Return where the match at this place ends: the place itself if there is none."""
    match = pattern.match(text, place)
    return match.end() if match else place


def _one_card(text: str, place: int) -> tuple[Card, int]:
    """Return the card that begins at this place, and where the next may begin."""
    glyph = _glyph(text[place])
    if glyph is not None:
        return glyph, place + 1
    end = _end(_JOKER, text, place)
    if end > place:
        word = text[place:end].lower()
        kinds = {"bj": Joker.BIG, "sj": Joker.SMALL}
        return Card(joker=kinds.get(word, Joker.PLAIN)), end
    end = _end(_RANK, text, place)
    suit = SUITS.get(text[end : end + 1].lower())
    if end > place and suit is not None:
        return Card(_RANKS[text[place:end].upper()], suit), end + 1
    raise _no_card(text, place, end)


def _glyph(character: str) -> Card | None:
    """Return the card drawn by a character of the block of playing cards, U+1F0A0 on.

    The block has a row of sixteen for each suit: its back, ace to jack, the knight of
    the tarot deck, queen, king, and a joker in all rows but the first.
    """
    row, column = divmod(ord(character) - 0x1F0A0, 16)
    if not 0 <= row < 4 or column in (0, 12) or (row, column) == (0, 15):
        return None
    if column == 15:
        return Card(joker=Joker.PLAIN)
    suit = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)[row]
    number = column if column < 12 else column - 1
    return Card(Rank.ACE if number == 1 else Rank(number), suit)


def _said_in_words(said: re.Match[str]) -> ParseError:
    """Return the error for a card in words, which says how to write it."""
    rank, suit = said[1] or said[3], said[2] or said[4] or ""
    ranks = {rank.word: str(rank) for rank in Rank}
    suits = [str(one) for one in Suit if one.word.rstrip("s") == suit.lower().rstrip("s")]
    written = f"{ranks.get(rank.lower(), rank.upper())}{suits[0] if suits else 's'}"
    expected = repr(written) if suits else f"a rank and a suit, as in {written!r}"
    return ParseError(f"{said[0]!r} is no card: expected {expected}")


def _no_card(text: str, place: int, end: int) -> ParseError:
    """Return the error for the card that was to begin at `place` and have a suit at `end`."""
    start = place
    # No further back than the longest rank: the text may be long.
    while start and place - start < len("three") and _end(_GAP, text, start - 1) < start:
        start -= 1
    said = _SAID.match(text, start)
    if said is not None:
        return _said_in_words(said)
    several = _WHOLE.match(text, place)
    word = several[0] if several else text[place : place + 12].replace(",", " ").split()[0]
    # Amid a word, as in "ace of spades", the part alone says too little.
    whole = f" (in {text!r})" if start < place else ""
    if end == place:
        problem = f"{_named(text[place])} is no rank"
        expected = "2-9, T or 10, J Q K A"
        rank = _end(_RANK, text, place + 1)
        if rank > place + 1 and text[place].lower() in SUITS:
            # Written the other way round: "S10".
            expected += f", and then the suit: {text[place + 1 : rank] + text[place]!r}"
        elif text[place] in "[]":
            expected += ", without brackets"
    else:
        suit = text[end : end + 1]
        missing = not suit or _end(_GAP, text, end) > end
        problem = (
            f"it has no suit after {text[place:end]!r}"
            if missing
            else f"{_named(suit)} is no suit"
        )
        expected = "one of c d h s *"
    return ParseError(f"{word!r} is no card: {problem}, expected {expected}{whole}")


def _named(character: str) -> str:
    """Return the character, and its Unicode name where it may look like another."""
    if character.isascii():
        return repr(character)
    # Imported here, not above: needed only once something has gone wrong.
    import unicodedata  # noqa: PLC0415

    name = unicodedata.name(character, "unnamed")
    return f"{character!r} (U+{ord(character):04X} {name})"
