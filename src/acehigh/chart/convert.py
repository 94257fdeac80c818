"""A chart as a file: SVG as it is, PDF and PNG by libraries that the extra brings."""

from collections.abc import Callable
from importlib.util import find_spec
from io import BytesIO
from os import PathLike
from pathlib import Path
from typing import TypeAlias
from xml.etree.ElementTree import fromstring

from acehigh.chart.canvas import FONT, NAMESPACE
from acehigh.errors import MissingExtraError, unknown_name

Font: TypeAlias = str | PathLike[str] | None

_DOTS_PER_INCH, _POINTS_PER_INCH = 200, 72


def check_format(path: str | PathLike[str]) -> None:
    """Raise an error unless a chart can be written in the format that a file's name ends in.

    Raises:
        UnknownNameError: it ends neither in .svg nor in .pdf or .png.
        MissingExtraError: the extra is not installed.

    >>> check_format("chart.svg")
    """
    suffix = _suffix(path)
    if suffix not in _FORMATS:
        raise unknown_name("chart format", suffix or str(path), _FORMATS)
    libraries, _ = _FORMATS[suffix]
    missing = [name for name in libraries if find_spec(name) is None]
    if missing:
        raise MissingExtraError(
            f"a {suffix} chart needs {' and '.join(missing)}: pip install 'acehigh[chart]'; "
            "an .svg chart needs nothing"
        )


def write(svg: str, path: str | PathLike[str], *, font: Font = None) -> None:
    """Write a chart to a file, in the format that its name ends in: SVG, PDF or PNG.

    PDF and PNG need the extra ``acehigh[chart]``, which brings the font that they have.

    Args:
        svg: the chart, as `chart` returns it.
        path: the file; one that is there already is replaced.
        font: the file of a TrueType font for PDF and PNG, for a title in letters that theirs
            lacks.

    Raises:
        UnknownNameError: the name ends in no such format.
        MissingExtraError: the extra is not installed.
        CardError: the text is no SVG; the font is none, or lacks a letter.
        OSError: the file cannot be written.
    """
    check_format(path)
    _, convert = _FORMATS[_suffix(path)]
    Path(path).write_bytes(convert(svg, font))


def _suffix(path: str | PathLike[str]) -> str:
    return Path(path).suffix.lower()


def _svg(svg: str, font: Font) -> bytes:
    del font
    return svg.encode()


def _pdf(svg: str, font: Font) -> bytes:
    from reportlab.graphics import renderPDF  # noqa: PLC0415
    from reportlab.pdfgen.canvas import Canvas  # noqa: PLC0415
    from svglib.svglib import svg2rlg  # noqa: PLC0415

    from acehigh.chart.fonts import FAMILY, fonts_for  # noqa: PLC0415

    fonts = fonts_for(svg, font)
    # Families that every reader has are not embedded, whatever font they are said to be.
    drawing = svg2rlg(BytesIO(svg.replace(FONT, FAMILY).encode()), font_map=fonts)
    assert drawing is not None  # It is SVG, or there would be no fonts for it.
    file = BytesIO()
    # Invariant: without the time of day, so that the same chart is the same file.
    canvas = Canvas(file, pagesize=(drawing.width, drawing.height), invariant=1)
    canvas.setTitle(fromstring(svg).findtext(f"{{{NAMESPACE}}}title") or "")
    renderPDF.draw(drawing, canvas, 0, 0)
    canvas.save()
    return file.getvalue()


def _png(svg: str, font: Font) -> bytes:
    from pypdfium2 import PdfDocument  # noqa: PLC0415

    file = BytesIO()
    with PdfDocument(_pdf(svg, font)) as document:
        picture = document[0].render(scale=_DOTS_PER_INCH / _POINTS_PER_INCH).to_pil()
        picture.save(file, "PNG", dpi=(_DOTS_PER_INCH, _DOTS_PER_INCH))
    return file.getvalue()


_FORMATS: dict[str, tuple[tuple[str, ...], Callable[[str, Font], bytes]]] = {
    ".svg": ((), _svg),
    ".pdf": (("svglib", "reportlab"), _pdf),
    ".png": (("svglib", "reportlab", "pypdfium2", "PIL"), _png),
}
