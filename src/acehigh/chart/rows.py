"""A category as a row of the chart: its cards, its words, its figures."""

from collections.abc import Mapping
from dataclasses import dataclass
from xml.etree.ElementTree import Element, SubElement

from acehigh.cards import Suit
from acehigh.chart import cards
from acehigh.chart.canvas import BLACK, GREY, add_text, number
from acehigh.chart.figures import one_in, percent, ways
from acehigh.chart.widths import fitted, lines_of, width_of
from acehigh.keys import Category, Hand

# All in millimetres, before the chart is scaled. Sizes of text: name, percentage, all else;
# from one line of the latter to the next.
_NAME, _FIGURE, _LINE, _STEP = 4.6, 4.2, 3.2, 4.0
_PLACE = 7.5
_CARD = cards.WIDTH + 1.2
_WITH_KICKERS = (
    Category.PAIR,
    Category.TWO_PAIR,
    Category.THREE_OF_A_KIND,
    Category.FOUR_OF_A_KIND,
)


@dataclass(frozen=True)
class Row:
    """A category on the chart.

    Attributes:
        place: which it is, the best being 1.
        name: what the category is called.
        hand: the hand that is drawn.
        sentence: what the category is; may be empty.
        count: how many hands are of it.
        total: of how many.
    """

    place: int
    name: str
    hand: Hand
    sentence: str
    count: int
    total: int

    @property
    def figures(self) -> tuple[str, str, str]:
        """How frequent the category is, in three ways."""
        share = percent(self.count, self.total)
        return share, one_in(self.count, self.total), ways(self.count)

    @property
    def kickers(self) -> tuple[bool, ...]:
        """Which cards of the hand belong to no pair, trips or quads."""
        ranks = [card.rank for card in self.hand.plays_as]
        some = self.hand.category in _WITH_KICKERS
        return tuple(some and ranks.count(rank) == 1 for rank in ranks)

    @property
    def height(self) -> float:
        """How high the cards are, with what wild ones stand for."""
        wild = self.hand.cards != self.hand.plays_as
        return cards.HEIGHT + (cards.NOTE if wild else 0)


@dataclass(frozen=True)
class Columns:
    """How wide the columns of a chart are, before it is scaled.

    Attributes:
        cards: of the cards.
        figures: of the frequencies.
    """

    cards: float
    figures: float

    @classmethod
    def of(cls, rows: list[Row]) -> "Columns":
        """Return the columns that all the rows fit into."""
        return cls(
            max(len(row.hand.cards) for row in rows) * _CARD,
            max(
                width_of(text, _LINE if line else _FIGURE, bold=not line)
                for row in rows
                for line, text in enumerate(row.figures)
            ),
        )

    def width(self, words: float) -> float:
        """Return the width of a row, given that of its words."""
        return _PLACE + self.cards + 2 + words + 3 + self.figures

    def words(self, width: float) -> float:
        """Return the width that is left for the words of a row so wide."""
        return width - self.width(0)


def add_row(
    group: Element,
    row: Row,
    columns: Columns,
    room: tuple[float, float],
    colours: Mapping[Suit, str],
) -> None:
    """Add a row; its left end, halfway down, is where the group is.

    Args:
        group: what to draw in.
        row: the row.
        columns: how wide its columns are.
        room: the width and height that it has.
        colours: the colour of each suit.
    """
    width, height = room
    add_text(group, str(row.place), (0, 1.5), _FIGURE, bold=True, colour=GREY)
    to = f"translate({number(_PLACE)} {number(-row.height / 2)})"
    _add_cards(SubElement(group, "g", transform=to), row, colours)
    left = _PLACE + columns.cards + 2
    _add_words(group, row, left, (columns.words(width), height))
    for line, text in enumerate(row.figures):
        at = (width, (line - 1) * 4.6 + 1.4)
        size, colour = (_LINE, GREY) if line else (_FIGURE, BLACK)
        add_text(group, text, at, size, bold=not line, anchor="end", colour=colour)


def _add_cards(group: Element, row: Row, colours: Mapping[Suit, str]) -> None:
    hand = zip(row.hand.cards, row.hand.plays_as, row.kickers, strict=True)
    for place, (card, other, kicks) in enumerate(hand):
        cards.add_card(group, card, place * _CARD, colours, pale=kicks)
        if card is not other:
            cards.add_note(group, other, place * _CARD, colours)


def _add_words(group: Element, row: Row, left: float, room: tuple[float, float]) -> None:
    """Add the name, the sentence and what a dealer would say of the hand."""
    width, height = room
    most = max(int((height - _NAME) / _STEP) - 1, 2)
    lines = lines_of(row.sentence, _LINE, width, most - 1)
    said_lines = lines_of(row.hand.key.describe(), _LINE, width, most - len(lines))
    size = fitted(row.name, _NAME, width, bold=True)
    top = -(_NAME + _STEP * len(lines + said_lines)) / 2
    add_text(group, row.name, (left, top + 0.75 * _NAME), size, bold=True)
    for line, text in enumerate(lines + said_lines):
        colour = BLACK if line < len(lines) else GREY
        at = (left, top + _NAME + _STEP * (line + 1))
        add_text(group, text, at, _LINE, colour=colour)
