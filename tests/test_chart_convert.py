"""The files that a ranking chart can be written to."""

import sys
from pathlib import Path

import pytest

from acehigh import CardError, ThreeCard, Wild
from acehigh.chart import chart, check_format, write
from acehigh.chart.widths import lines_of, width_of
from acehigh.errors import MissingExtraError, UnknownNameError
from helpers.tally import tally_of

# What the extra `chart` brings.
pdf = pytest.importorskip("pypdfium2")
pillow = pytest.importorskip("PIL.Image")
metrics = pytest.importorskip("reportlab.pdfbase.pdfmetrics")
fonts = pytest.importorskip("acehigh.chart.fonts")

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


def test_text_that_is_no_svg_is_a_mistake(tmp_path: Path) -> None:
    for text in ("As Kd", "<a/>"):
        with pytest.raises(CardError, match=f"a chart is SVG text, not '{text}'"):
            write(text, tmp_path / "chart.pdf")


def test_letters_that_the_font_lacks_are_a_mistake(tmp_path: Path) -> None:
    svg = chart(HANDS, title="Żółć")
    write(svg, tmp_path / "chart.svg")
    assert "Żółć" in (tmp_path / "chart.svg").read_text("utf-8")
    for name in ("chart.pdf", "chart.png"):
        with pytest.raises(CardError, match=r"Vera\.ttf, has no 'Ż'; give a font that has"):
            write(svg, tmp_path / name)
        assert not (tmp_path / name).exists()
    write(chart(HANDS, title="Müller – “x” € č"), tmp_path / "chart.pdf")


@pytest.mark.slow
def test_another_font_has_other_letters(tmp_path: Path) -> None:
    matplotlib = pytest.importorskip("matplotlib")
    font = Path(matplotlib.get_data_path()) / "fonts" / "ttf" / "DejaVuSans.ttf"
    write(chart(HANDS, title="Покер"), tmp_path / "chart.pdf", font=font)
    with pdf.PdfDocument(tmp_path / "chart.pdf") as document:
        assert "Покер" in document[0].get_textpage().get_text_range()
    with pytest.raises(CardError, match="expected the file of a TrueType font, not"):
        write(chart(HANDS), tmp_path / "chart.pdf", font=tmp_path / "no.ttf")


def test_widths_are_those_of_the_font() -> None:
    for bold, file in ((False, "normal"), (True, "bold")):
        name = fonts._registered(fonts._FILES[file])
        for text in map(chr, range(32, 127)):
            assert width_of(text, 1000, bold=bold) == pytest.approx(
                metrics.stringWidth(text, name, 1000), abs=0.5
            )
    assert width_of("é", 10) == width_of("e", 10)
    assert width_of("中", 10) == 11


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


def test_lines_fit_and_the_last_says_that_there_is_more() -> None:
    text = "one two three four five six seven"
    for width in (10.0, 20.0, 40.0, 90.0):
        lines = lines_of(text, 3, width, 3)
        assert len(lines) <= 3
        assert all(width_of(line, 3) <= max(width, 15) for line in lines)
    assert lines_of(text, 3, 500, 1) == [text]
    assert lines_of("one two three", 3, 13, 1) == ["one ..."]
    assert lines_of("", 3, 10, 2) == []
    assert lines_of(text, 3, 10, 0) == []
