"""A chart as a file: SVG, PDF or PNG, which its name says."""

import sys
from pathlib import Path

import pytest

from acehigh import ThreeCard, Wild
from acehigh.chart import chart, check_format, write
from acehigh.errors import MissingExtraError, UnknownNameError
from helpers.tally import tally_of

# What the extra `chart` brings.
pdf = pytest.importorskip("pypdfium2")
pillow = pytest.importorskip("PIL.Image")
pytest.importorskip("reportlab")

HANDS = tally_of(Wild(ThreeCard()), "As Ks Jk", "As Ah Ad", "Ah Kd Jc")


def test_a_chart_is_written_as_svg(tmp_path: Path) -> None:
    svg = chart(HANDS, title="Müller’s game")
    write(svg, tmp_path / "chart.svg")
    assert (tmp_path / "chart.svg").read_text("utf-8") == svg
    assert svg.startswith('<?xml version="1.0" encoding="UTF-8"?>\n<svg ')


def test_a_chart_is_written_as_pdf_with_text_and_its_fonts(tmp_path: Path) -> None:
    svg = chart(HANDS)
    for name in ("one.pdf", "TWO.PDF"):
        write(svg, str(tmp_path / name))
    data = (tmp_path / "one.pdf").read_bytes()
    assert data == (tmp_path / "TWO.PDF").read_bytes()
    assert data.count(b"/FontFile2") == 2
    with pdf.PdfDocument(data) as document:
        assert len(document) == 1
        assert document.get_metadata_value("Title") == "Three card hands, joker wild"
        assert [round(side) for side in document[0].get_size()] == [595, 842]
        text = document[0].get_textpage().get_text_range()
    assert "Three card hands, joker wild" in text
    assert "Straight flush" in text


def test_a_chart_is_written_as_png(tmp_path: Path) -> None:
    path = tmp_path / "chart.png"
    write(chart(HANDS, four_colours=True), path)
    with pillow.open(path) as picture:
        assert picture.size == (1654, 2339)
        colours = {colour for _, colour in picture.getcolors(maxcolors=10**6) or ()}
    # Spades and text, hearts, diamonds, clubs.
    assert colours >= {
        (255, 255, 255),
        (0, 0, 0),
        (0xC4, 0x12, 0x2F),
        (0x14, 0x50, 0xC8),
        (0x0B, 0x7A, 0x2B),
    }


@pytest.mark.parametrize("name", ["chart.jpg", "chart", "chart.svg.gz"])
def test_an_unknown_format_is_a_mistake(name: str, tmp_path: Path) -> None:
    with pytest.raises(UnknownNameError, match=r"unknown chart format .*Known: \.pdf, \.png"):
        write("<svg/>", tmp_path / name)
    assert list(tmp_path.iterdir()) == []


def test_who_lacks_the_extra_is_told_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "svglib", None)
    monkeypatch.setitem(sys.modules, "pypdfium2", None)
    svg = chart(HANDS)
    write(svg, tmp_path / "chart.svg")
    message = r"a \.png chart needs svglib and pypdfium2: pip install 'acehigh\[chart\]'"
    with pytest.raises(MissingExtraError, match=message):
        write(svg, tmp_path / "chart.png")
    with pytest.raises(MissingExtraError, match=r"a \.pdf chart needs svglib: "):
        check_format("chart.pdf")
