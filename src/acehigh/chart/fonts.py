"""The fonts of PDF and PNG charts: embedded, so that every reader shows the same letters.

This module needs the extra ``acehigh[chart]``, whose reportlab has Bitstream Vera with it.
"""

from os import PathLike, fspath
from pathlib import Path
from xml.etree.ElementTree import Element, ParseError, fromstring

import reportlab
from reportlab.pdfbase.pdfmetrics import getFont, registerFont
from reportlab.pdfbase.ttfonts import TTFError, TTFont
from svglib.fonts import FontMap

from acehigh.errors import CardError

FAMILY = "acehigh"
"""What the fonts are called in the SVG that is drawn with them."""

_OWN = Path(reportlab.__file__).parent / "fonts"
_FILES = {"normal": _OWN / "Vera.ttf", "bold": _OWN / "VeraBd.ttf"}


def fonts_for(svg: str, font: str | PathLike[str] | None) -> FontMap:
    """Return the fonts that a chart is drawn with.

    Args:
        svg: the chart.
        font: the file of a TrueType font, if it is to be another than ours.

    Raises:
        CardError: the text is no SVG; the file is no font, or the font lacks a letter.
    """
    files = _FILES if font is None else dict.fromkeys(_FILES, Path(fspath(font)))
    fonts = FontMap()
    letters = set(_letters(svg))
    for weight, file in files.items():
        name = _registered(file)
        known = getFont(name).face.charToGlyph
        for letter in sorted(letters):
            if ord(letter) not in known:
                raise CardError(
                    f"the font of PDF and PNG charts, {file.name}, has no {letter!r}; give a "
                    "font that has (font=, --font), or make an .svg chart"
                )
        fonts.register_font(FAMILY, str(file), weight=weight, rlgFontName=name)
    return fonts


def _registered(file: Path) -> str:
    """Return the name by which reportlab knows the font of a file.

    Raises:
        CardError: it is no font.
    """
    name = f"acehigh {file}"
    try:
        registerFont(TTFont(name, str(file)))
    except TTFError as error:
        raise CardError(f"expected the file of a TrueType font, not {str(file)!r}") from error
    return name


def _letters(svg: str) -> str:
    """Return all text that is drawn.

    Raises:
        CardError: it is no SVG.
    """
    try:
        root = fromstring(svg)
    except ParseError:
        root = Element("none")
    if not root.tag.endswith("svg"):
        raise CardError(f"a chart is SVG text, not {svg[:40]!r}")
    return "".join("".join(one.itertext()) for one in root.iter() if one.tag.endswith("text"))
