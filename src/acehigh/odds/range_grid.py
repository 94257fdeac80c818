"""The picture of a range: 13 by 13 classes, each the darker the more of it is held."""

from collections.abc import Mapping
from fractions import Fraction
from xml.etree.ElementTree import Element, SubElement, tostring

from acehigh.odds.starting_hands import grid

_NAMESPACE = "http://www.w3.org/2000/svg"
_FONT = "Helvetica, Arial, sans-serif"
_CELL, _EDGE = 36, 1
# From the colour of a class of which hardly anything is held to that of a whole one.
_PALE, _DARK = (213, 230, 245), (11, 79, 138)
_EMPTY, _FAINT = "#f2f2f2", "#595959"

Colour = tuple[int, int, int]


def picture(shares: Mapping[str, Fraction], title: str, description: str) -> str:
    """Return the SVG text of a range.

    Args:
        shares: how much of each class is held, from 0 to 1; a class may be left out.
        title: what the picture is called by who reads it aloud.
        description: what it shows, in a sentence.

    >>> picture({"AKs": Fraction(1, 2)}, "AKs:0.5", "2 of 1,326").count("<rect")
    170
    """
    side = str(13 * _CELL + _EDGE)
    size = {"width": side, "height": side, "viewBox": f"0 0 {side} {side}"}
    root = Element("svg", {"xmlns": _NAMESPACE, **size, "role": "img", "font-family": _FONT})
    SubElement(root, "title").text = _printable(title)
    SubElement(root, "desc").text = _printable(description)
    SubElement(root, "rect", {"width": side, "height": side, "fill": "#ffffff"})
    for row, names in enumerate(grid()):
        for column, name in enumerate(names):
            place = column * _CELL + _EDGE, row * _CELL + _EDGE
            _add_class(root, place, name, shares.get(name, Fraction(0)))
    return tostring(root, encoding="unicode")


def _add_class(root: Element, place: tuple[int, int], name: str, share: Fraction) -> None:
    """Add the square of a class: its name, and its share where that is neither all nor none."""
    x, y = place
    fill, ink = colours(share)
    square = SubElement(root, "g")
    SubElement(square, "title").text = f"{name}: {_percent(share)}"
    side = str(_CELL - _EDGE)
    SubElement(
        square, "rect", {"x": str(x), "y": str(y), "width": side, "height": side, "fill": fill}
    )
    partly = 0 < share < 1
    _add_line(square, name, (x, y + (16 if partly else 22)), "12", ink)
    if partly:
        _add_line(square, _percent(share), (x, y + 29), "9.5", ink)


def _add_line(square: Element, text: str, place: tuple[int, int], size: str, ink: str) -> None:
    x, y = str(place[0] + _CELL // 2), str(place[1])
    given = {"x": x, "y": y, "font-size": size, "text-anchor": "middle", "fill": ink}
    SubElement(square, "text", given).text = text


def colours(share: Fraction) -> tuple[str, str]:
    """Return the colour of a class of which so much is held, and of what is written on it.

    >>> colours(Fraction(1)), colours(Fraction(1, 4))
    (('#0b4f8a', '#ffffff'), ('#a2c0da', '#000000'))
    """
    if not share:
        return _EMPTY, _FAINT
    red, green, blue = (
        round(pale + (dark - pale) * share) for pale, dark in zip(_PALE, _DARK, strict=True)
    )
    light = luminance((red, green, blue))
    # Whichever of black and white stands out more.
    ink = "#ffffff" if 1.05 / (light + 0.05) > (light + 0.05) / 0.05 else "#000000"
    return f"#{red:02x}{green:02x}{blue:02x}", ink


def luminance(colour: Colour) -> float:
    """Return how light a colour is, from 0 to 1, as the WCAG 2 define it.

    >>> luminance((255, 255, 255)), luminance((0, 0, 0))
    (1.0, 0.0)
    """
    parts = [part / 255 for part in colour]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _percent(share: Fraction) -> str:
    """Return a share in percent; what is neither none nor all is never shown as such."""
    if 0 < share < Fraction(1, 100):
        return "<1%"
    if Fraction(99, 100) < share < 1:
        return ">99%"
    return f"{round(share * 100)}%"


def _printable(text: str) -> str:
    """Return text without what XML does not allow: control characters and the like."""
    return "".join(letter if letter.isprintable() else " " for letter in text)
