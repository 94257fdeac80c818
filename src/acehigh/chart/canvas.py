"""The little of SVG that a chart needs: lines of text, shapes, thin lines."""

from xml.etree.ElementTree import Element, SubElement

NAMESPACE = "http://www.w3.org/2000/svg"
FONT = "Helvetica, Arial, sans-serif"
BLACK, GREY, PALE = "#000000", "#4d4d4d", "#b3b3b3"

# How wide a letter is, in parts of the size of the text: in DejaVu Sans, which is wider than
# nearly all that a reader may have instead of Helvetica. On average over a sentence; a small
# letter of a few words; any other.
_ON_AVERAGE, _SMALL, _LARGE, _BOLD = 0.53, 0.56, 0.66, 1.1


def number(value: float) -> str:
    """Return a number as short as it can be, to a hundredth.

    >>> number(12.0), number(1 / 3)
    ('12', '0.33')
    """
    return f"{value:.2f}".rstrip("0").rstrip(".")


def printable(text: str) -> str:
    """Return text without what XML does not allow: control characters and the like."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


def letters_in(width: float, size: float) -> int:
    """Return how many letters of a sentence fit into a width, whatever the font."""
    return max(int(width / (size * _ON_AVERAGE)), 1)


def width_of(text: str, size: float, *, bold: bool = False) -> float:
    """Return the width that a few words or figures need, whatever the font."""
    small = sum(letter.islower() or letter.isspace() for letter in text)
    width = small * _SMALL + (len(text) - small) * _LARGE
    return width * size * (_BOLD if bold else 1)


def fitted(text: str, size: float, width: float, *, bold: bool = False) -> float:
    """Return the size of text, or the smaller one at which it fits into a width."""
    needed = width_of(text, size, bold=bold)
    return size * width / needed if needed > width else size


def add_text(
    parent: Element,
    text: str,
    place: tuple[float, float],
    size: float,
    *,
    bold: bool = False,
    anchor: str = "start",
    colour: str = BLACK,
) -> None:
    """Add a line of text that begins at a place, or ends or has its middle there."""
    given = {"x": number(place[0]), "y": number(place[1]), "font-size": number(size)}
    given["fill"] = colour
    if anchor != "start":
        given["text-anchor"] = anchor
    if bold:
        given["font-weight"] = "bold"
    SubElement(parent, "text", given).text = printable(text)


def add_shape(
    parent: Element, path: str, middle: tuple[float, float], size: float, colour: str
) -> None:
    """Add a filled shape, whose path goes from -1 to 1, around a middle."""
    x, y = map(number, middle)
    to = f"translate({x} {y}) scale({number(size / 2)})"
    SubElement(parent, "path", {"d": path, "transform": to, "fill": colour})


def add_line(parent: Element, left: tuple[float, float], width: float, colour: str) -> None:
    """Add a thin line from its left end to the right."""
    x, y = left
    ends = {"x1": number(x), "y1": number(y), "x2": number(x + width), "y2": number(y)}
    SubElement(parent, "line", {**ends, "stroke": colour, "stroke-width": "0.25"})
