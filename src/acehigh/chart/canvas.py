"""The little of SVG that a chart needs: lines of text, shapes, thin lines."""

from xml.etree.ElementTree import Element, SubElement

NAMESPACE = "http://www.w3.org/2000/svg"
FONT = "Helvetica, Arial, sans-serif"
BLACK, GREY, PALE = "#000000", "#4d4d4d", "#b3b3b3"


def number(value: float) -> str:
    """Return a number as short as it can be, to a hundredth.

    >>> number(12.0), number(1 / 3)
    ('12', '0.33')
    """
    return f"{value:.2f}".rstrip("0").rstrip(".")


def printable(text: str) -> str:
    """Return text without what XML does not allow: control characters and the like."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


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
