"""The chart as a page: how large its rows can be, and where everything stands."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from xml.etree.ElementTree import Element, SubElement

from acehigh.cards import Suit
from acehigh.chart.canvas import (
    FONT,
    GREY,
    NAMESPACE,
    PALE,
    add_line,
    add_text,
    number,
    printable,
)
from acehigh.chart.rows import Columns, Row, add_row
from acehigh.chart.widths import fitted

PAPERS: Mapping[str, tuple[float, float]] = {"a4": (210, 297), "letter": (215.9, 279.4)}
"""Width and height of each paper, in millimetres."""

_MARGIN, _HEAD, _FOOT = 12.0, 24.0, 6.0
# How wide the words of a row are, before it is scaled, and how much higher than its cards a
# row is: with words in long lines; in more, shorter ones, where there are few rows.
_LONG_LINES, _SHORT_LINES = (72.0, 4.0), (50.0, 16.0)
_LEGEND = "Paler cards are kickers: they decide between hands that are otherwise equal."


@dataclass(frozen=True)
class Page:
    """A chart that is ready to be drawn.

    Attributes:
        title: the line above.
        lines: the lines below it.
        rows: the categories, best first.
        colours: the colour of each suit.
        paper: width and height in millimetres.
    """

    title: str
    lines: tuple[str, ...]
    rows: list[Row]
    colours: Mapping[Suit, str]
    paper: tuple[float, float]

    def svg(self) -> Element:
        """Return the page as an SVG element."""
        width, height = map(number, self.paper)
        root = Element("svg", xmlns=NAMESPACE, role="img")
        root.set("width", f"{width}mm")
        root.set("height", f"{height}mm")
        root.set("viewBox", f"0 0 {width} {height}")
        root.set("font-family", FONT)
        root.set("aria-labelledby", "title description")
        SubElement(root, "title", id="title").text = printable(self.title)
        SubElement(root, "desc", id="description").text = printable(self._in_words())
        SubElement(root, "rect", width=width, height=height, fill="#ffffff")
        self._add_head(root)
        self._add_rows(root)
        if any(any(row.kickers) for row in self.rows):
            at = (_MARGIN, self.paper[1] - _MARGIN)
            add_text(root, _LEGEND, at, 3.1, colour=GREY)
        return root

    def _in_words(self) -> str:
        """Return what the chart shows, for those who cannot see it."""
        rows = (
            f"{row.place}. {row.name}: {row.hand}; {row.figures[1]}, {row.figures[2]}."
            for row in self.rows
        )
        return " ".join([*self.lines, *rows])

    @property
    def _width(self) -> float:
        return self.paper[0] - 2 * _MARGIN

    @property
    def _pitch(self) -> float:
        """How far it is from one row to the next."""
        return (self.paper[1] - 2 * _MARGIN - _HEAD - _FOOT) / len(self.rows)

    @cached_property
    def _columns(self) -> Columns:
        return Columns.of(self.rows)

    @property
    def _scale(self) -> float:
        """How much larger than they are the rows can be drawn."""
        height = max(row.height for row in self.rows)
        return max(
            min(self._width / self._columns.width(words), self._pitch / (height + air))
            for words, air in (_LONG_LINES, _SHORT_LINES)
        )

    def _add_head(self, root: Element) -> None:
        size = fitted(self.title, 8.5, self._width, bold=True)
        add_text(root, self.title, (_MARGIN, _MARGIN + 6.5), size, bold=True)
        for place, line in enumerate(self.lines):
            at = (_MARGIN, _MARGIN + 13.2 + 5 * place)
            add_text(root, line, at, fitted(line, 3.8, self._width), colour=GREY)

    def _add_rows(self, root: Element) -> None:
        scale, pitch = self._scale, self._pitch
        room = self._width / scale, pitch / scale
        for row in self.rows:
            top = _MARGIN + _HEAD + (row.place - 1) * pitch
            add_line(root, (_MARGIN, top), self._width, PALE)
            to = f"translate({number(_MARGIN)} {number(top + pitch / 2)}) scale({scale:.4f})"
            add_row(SubElement(root, "g", transform=to), row, self._columns, room, self.colours)
