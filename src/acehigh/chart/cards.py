"""One card as it is drawn: its frame, rank and suit; and what a wild card stands for."""

from collections.abc import Mapping
from math import cos, pi, sin
from xml.etree.ElementTree import Element, SubElement

from acehigh.cards import Card, Rank, Suit
from acehigh.chart.canvas import BLACK, add_shape, add_text, number

WIDTH, HEIGHT = 13.0, 18.2
"""The size of a card in millimetres, before a chart is scaled."""

NOTE = 4.2
"""How much higher a card is with what it stands for written below."""

_RED = "#c4122f"
TWO_COLOURS: Mapping[Suit, str] = {
    Suit.CLUBS: BLACK,
    Suit.DIAMONDS: _RED,
    Suit.HEARTS: _RED,
    Suit.SPADES: BLACK,
    Suit.STARS: BLACK,
}
FOUR_COLOURS: Mapping[Suit, str] = {
    Suit.CLUBS: "#0b7a2b",
    Suit.DIAMONDS: "#1450c8",
    Suit.HEARTS: _RED,
    Suit.SPADES: BLACK,
    Suit.STARS: "#8a4b08",
}

_STAR = " ".join(
    f"{number(radius * sin(pi * point / 5))} {number(-radius * cos(pi * point / 5))}"
    for point, radius in enumerate((1, 0.42) * 5)
)
_STEM = "M.09 .1 C.09 .6 .14 .85 .42 1 L-.42 1 C-.14 .85 -.09 .6 -.09 .1 Z"
# Shapes, not letters: hardly a font has the suits. Each goes from -1 to 1; all its parts go
# round clockwise, so that none is cut out of another.
_SHAPES: Mapping[Suit, str] = {
    Suit.CLUBS: (
        "M-.46 -.52 a.46 .46 0 1 1 .92 0 a.46 .46 0 1 1 -.92 0 Z "
        "M-.98 .2 a.46 .46 0 1 1 .92 0 a.46 .46 0 1 1 -.92 0 Z "
        "M.06 .2 a.46 .46 0 1 1 .92 0 a.46 .46 0 1 1 -.92 0 Z "
        f"M-.25 -.2 L.25 -.2 L.25 .3 L-.25 .3 Z {_STEM}"
    ),
    Suit.DIAMONDS: (
        "M0 -1 C.2 -.65 .5 -.25 .75 0 C.5 .25 .2 .65 0 1 "
        "C-.2 .65 -.5 .25 -.75 0 C-.5 -.25 -.2 -.65 0 -1 Z"
    ),
    Suit.HEARTS: (
        "M0 1 C-.3 .55 -1 .15 -1 -.4 C-1 -.75 -.75 -.95 -.5 -.95 C-.25 -.95 -.07 -.8 0 -.55 "
        "C.07 -.8 .25 -.95 .5 -.95 C.75 -.95 1 -.75 1 -.4 C1 .15 .3 .55 0 1 Z"
    ),
    Suit.SPADES: (
        "M0 -1 C.3 -.55 .95 -.2 .95 .28 C.95 .58 .72 .75 .5 .75 C.28 .75 .1 .62 0 .4 "
        "C-.1 .62 -.28 .75 -.5 .75 C-.72 .75 -.95 .58 -.95 .28 C-.95 -.2 -.3 -.55 0 -1 Z "
        f"{_STEM}"
    ),
    Suit.STARS: f"M{_STAR} Z",
}
# A jester's cap: three points that hang over, a bell on each, and a brim.
_CAP = (
    "M-.5 .6 L-.5 .45 C-.52 -.05 -.72 -.1 -.86 .12 C-.98 -.6 -.42 -.8 -.2 -.2 "
    "C-.17 -.5 -.1 -.66 0 -.76 C.1 -.66 .17 -.5 .2 -.2 "
    "C.42 -.8 .98 -.6 .86 .12 C.72 -.1 .52 -.05 .5 .45 L.5 .6 Z "
    "M-.6 .68 L.6 .68 L.6 .92 L-.6 .92 Z "
    "M-1 .24 a.15 .15 0 1 1 .3 0 a.15 .15 0 1 1 -.3 0 Z "
    "M-.15 -.82 a.15 .15 0 1 1 .3 0 a.15 .15 0 1 1 -.3 0 Z "
    "M.7 .24 a.15 .15 0 1 1 .3 0 a.15 .15 0 1 1 -.3 0 Z"
)


def add_card(
    parent: Element, card: Card, left: float, colours: Mapping[Suit, str], *, pale: bool = False
) -> None:
    """Add a card, upright, its left upper corner at the top of the parent.

    Args:
        parent: what to draw in.
        card: the card.
        left: how far from the parent's left.
        colours: the colour of each suit.
        pale: whether it is drawn paler: a kicker.
    """
    frame = {"x": number(left), "width": number(WIDTH), "height": number(HEIGHT), "rx": "1.4"}
    ink = _paler(BLACK) if pale else BLACK
    SubElement(
        parent, "rect", {**frame, "fill": "#ffffff", "stroke": ink, "stroke-width": "0.35"}
    )
    if card.rank is None or card.suit is None:
        _add_joker(parent, card, left, ink)
        return
    colour = _paler(colours[card.suit]) if pale else colours[card.suit]
    # The one index of two letters is smaller, to fit in any font.
    middle, size = (left + 4.7, 5.6) if card.rank is Rank.TEN else (left + 3.4, 6.2)
    index = _index(card.rank)
    add_text(parent, index, (middle, 6.2), size, bold=True, anchor="middle", colour=colour)
    add_shape(parent, _SHAPES[card.suit], (left + 3.4, 9.4), 3.6, colour)
    add_shape(parent, _SHAPES[card.suit], (left + 8.2, 13.1), 7.2, colour)


def add_note(parent: Element, card: Card, left: float, colours: Mapping[Suit, str]) -> None:
    """Add below a wild card what it stands for."""
    assert card.rank is not None
    assert card.suit is not None
    # The text ends, and the suit begins, at a point: no font can make them overlap.
    end, base = left + WIDTH / 2 + 1.6, HEIGHT + 3.3
    note = f"as {_index(card.rank)}"
    add_text(parent, note, (end, base), 3.1, anchor="end", colour=BLACK)
    middle = (end + 1.8, base - 1.1)
    add_shape(parent, _SHAPES[card.suit], middle, 2.4, colours[card.suit])


def _add_joker(parent: Element, card: Card, left: float, ink: str) -> None:
    middle = left + WIDTH / 2
    add_shape(parent, _CAP, (middle, HEIGHT / 2 - 0.4), 8.4, ink)
    *kind, word = card.word.upper().split()
    for text, base in [*((text, 3.4) for text in kind), (word, HEIGHT - 1.6)]:
        add_text(parent, text, (middle, base), 2.4, bold=True, anchor="middle", colour=ink)


def _index(rank: Rank) -> str:
    return "10" if rank is Rank.TEN else str(rank)


def _paler(colour: str) -> str:
    """Return a colour halfway to white, which black and white still show as grey."""
    parts = (int(colour[place : place + 2], 16) for place in (1, 3, 5))
    return "#" + "".join(f"{(part + 255) // 2:02x}" for part in parts)
