"""How wide letters are: those of the font that PDF charts have."""

import pytest

from acehigh.chart.widths import fitted, lines_of, width_of


def test_widths_are_those_of_the_font() -> None:
    metrics = pytest.importorskip("reportlab.pdfbase.pdfmetrics")
    fonts = pytest.importorskip("acehigh.chart.fonts")
    for bold, file in ((False, "normal"), (True, "bold")):
        name = fonts._registered(fonts._FILES[file])
        for text in map(chr, range(32, 127)):
            assert width_of(text, 1000, bold=bold) == pytest.approx(
                metrics.stringWidth(text, name, 1000), abs=0.5
            )
    assert width_of("é", 10) == width_of("e", 10)
    assert width_of("中", 10) == 11


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


def test_text_that_is_too_wide_is_made_smaller() -> None:
    assert fitted("Flush", 8.5, width_of("Flush", 8.5)) == 8.5
    for width in (1.0, 10.0, 20.0):
        size = fitted("Straight flush", 8.5, width, bold=True)
        assert size < 8.5
        assert width_of("Straight flush", size, bold=True) == pytest.approx(width)
