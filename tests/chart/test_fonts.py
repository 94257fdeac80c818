"""The fonts of PDF and PNG charts: ours or another, which must have every letter."""

from pathlib import Path

import pytest

from acehigh import CardError, ThreeCard, Wild
from acehigh.chart import chart, write
from helpers.tally import tally_of

# What the extra `chart` brings.
pdf = pytest.importorskip("pypdfium2")
fonts = pytest.importorskip("acehigh.chart.fonts")

HANDS = tally_of(Wild(ThreeCard()), "As Ks Jk", "As Ah Ad", "Ah Kd Jc")


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


def test_what_is_no_font_is_told(tmp_path: Path) -> None:
    (tmp_path / "no.ttf").write_text("no font")
    for font in (tmp_path / "no.ttf", str(tmp_path / "none.ttf")):
        with pytest.raises(
            CardError, match=r"expected the file of a TrueType font, not '.*ttf'"
        ):
            fonts.fonts_for(chart(HANDS), font)
