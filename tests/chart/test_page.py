"""The chart as a page: what stands above the rows, and that nothing overlaps."""

import re
from collections.abc import Iterator
from xml.etree.ElementTree import Element, fromstring

import pytest

from acehigh import Bug, High, frequencies
from acehigh.chart import chart
from helpers.cases import in_one_test
from helpers.charts import GAMES, SVG, counted, texts
from helpers.tally import Parity, tally_of

# How much wider than Helvetica another font may be; DejaVu Sans is, by as much.
WIDER = 1.15


def placed(
    element: Element, x: float = 0, y: float = 0, scale: float = 1
) -> Iterator[tuple[Element, float, float, float]]:
    """Yield each element within another, where its origin is on the page, and its scale."""
    for child in element:
        to = child.get("transform", "")
        moved = re.search(r"translate\((\S+) (\S+)\)", to)
        larger = re.search(r"scale\((\S+)\)", to)
        at = (float(moved[1]), float(moved[2])) if moved else (0, 0)
        here = x + scale * at[0], y + scale * at[1], scale * float(larger[1] if larger else 1)
        yield child, *here
        yield from placed(child, *here)


def boxes(svg: str) -> list[tuple[str, float, float, float, float]]:
    """Return each text of a chart with its left, top, right and bottom, in a wide font."""
    metrics = pytest.importorskip("reportlab.pdfbase.pdfmetrics")
    found = []
    for element, x, y, scale in placed(fromstring(svg)):
        if element.tag == f"{SVG}text":
            size = float(element.get("font-size", "")) * scale
            font = "Helvetica-Bold" if element.get("font-weight") else "Helvetica"
            width = metrics.stringWidth(element.text or "", font, size) * WIDER
            left = x + scale * float(element.get("x", ""))
            left -= {"middle": width / 2, "end": width}.get(element.get("text-anchor", ""), 0)
            base = y + scale * float(element.get("y", ""))
            box = left, base - 0.75 * size, left + width, base + 0.22 * size
            found.append((element.text or "", *box))
    return found


def test_the_title_can_be_given() -> None:
    game = counted("high")
    assert texts(chart(game))[0] == "Royal 20 hands"
    svg = chart(game, title="Friday's <game>")
    assert texts(svg)[0] == "Friday's <game>"
    assert fromstring(svg).findtext(f"{SVG}title") == "Friday's <game>"


def test_the_chart_says_in_words_what_it_shows() -> None:
    game = tally_of(Bug(High()), "As Ah Ad Ac Jk", "Ks Qh 9d 8c 7s")
    assert fromstring(chart(game)).findtext(f"{SVG}desc") == (
        "Standard poker: the best five cards, ace high, or low in a wheel. "
        "The best hand first. Five cards of the 53-card deck can be dealt in 2 ways. "
        "1. Five of a kind: As Ah Ad Ac Jk: five of a kind, aces (joker as As); 1 in 2, 1 way. "
        "2. High card: Ks Qh 9d 8c 7s: king high, queen kicker; 1 in 2, 1 way."
    )


@in_one_test("paper", ["a4", "letter"])
@in_one_test("name", [*GAMES, "parity"])
def test_nothing_overlaps_and_nothing_is_cut_off(name: str, paper: str) -> None:
    game = frequencies(Parity(), 2) if name == "parity" else counted(name)
    svg = chart(game, paper=paper)
    root = fromstring(svg)
    sides = ("width", "height")
    width, height = (float(root.get(side, "").removesuffix("mm")) for side in sides)
    assert (width, height) == {"a4": (210, 297), "letter": (215.9, 279.4)}[paper]
    found = boxes(svg)
    for text, left, top, right, bottom in found:
        assert left >= 8, text
        assert top >= 8, text
        assert right <= width - 8, text
        assert bottom <= height - 8, text
    for i, (text, left, top, right, bottom) in enumerate(found):
        for other, left_, top_, right_, bottom_ in found[:i]:
            beside = right <= left_ or right_ <= left
            assert beside or bottom <= top_ + 0.4 or bottom_ <= top + 0.4, (text, other)


@in_one_test("name", GAMES)
def test_rows_are_as_large_as_the_page_allows(name: str) -> None:
    root = fromstring(chart(counted(name)))
    cards = [
        (x + scale * float(element.get("x", "")), y, scale)
        for element, x, y, scale in placed(root)
        if element.tag == f"{SVG}rect" and element.get("rx")
    ]
    scale = cards[0][2]
    assert scale > 0.8
    lines = [float(line.get("y1", "")) for line in root.iter(f"{SVG}line")]
    rows = len(lines)
    assert lines[-1] + (297 - lines[0]) / rows > 260
    for x, y, _ in cards:
        assert x > 12
        top = max(line for line in lines if line < y)
        assert y + 18.2 * scale < top + (297 - 12 - 6 - lines[0]) / rows
