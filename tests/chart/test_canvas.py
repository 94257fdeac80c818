"""The little of SVG that a chart needs: lines of text, shapes, thin lines."""

from xml.etree.ElementTree import Element, fromstring, tostring

from hypothesis import given
from hypothesis import strategies as st

from acehigh.chart import chart
from acehigh.chart.canvas import add_line, add_shape, add_text, number, printable
from helpers.any_text import any_text
from helpers.charts import texts
from helpers.tally import Parity, tally_of


def test_text_is_bold_or_ends_at_its_place_if_that_is_said() -> None:
    root = Element("svg")
    add_text(root, "plain", (1 / 3, 2), 4.5)
    add_text(root, "pale", (0, -1.005), 10, bold=True, anchor="end", colour="#b3b3b3")
    plain, pale = root
    place = {"x": "0.33", "y": "2", "font-size": "4.5", "fill": "#000000"}
    assert (plain.tag, plain.text, plain.attrib) == ("text", "plain", place)
    assert pale.attrib == {
        "x": "0", "y": pale.get("y"), "font-size": "10", "fill": "#b3b3b3",
        "text-anchor": "end", "font-weight": "bold",
    }  # fmt: skip


def test_a_shape_is_as_large_as_its_size_around_its_middle() -> None:
    root = Element("svg")
    add_shape(root, "M-1 -1 L1 1 Z", (10, 20.5), 7.2, "#c4122f")
    assert [shape.attrib for shape in root] == [
        {
            "d": "M-1 -1 L1 1 Z",
            "transform": "translate(10 20.5) scale(3.6)",
            "fill": "#c4122f",
        }
    ]


def test_a_line_goes_to_the_right() -> None:
    root = Element("svg")
    add_line(root, (12, 30), 186, "#b3b3b3")
    (line,) = root
    ends = {name: line.get(name) for name in ("x1", "y1", "x2", "y2")}
    assert ends == {"x1": "12", "y1": "30", "x2": "198", "y2": "30"}


@given(st.floats(-1e6, 1e6))
def test_numbers_are_short_and_right_to_a_hundredth(value: float) -> None:
    text = number(value)
    assert abs(float(text) - value) <= 0.005 + 1e-9
    assert "e" not in text
    assert not text.endswith(".")
    assert "." not in text or not text.endswith("0")


@given(any_text())
def test_any_text_can_be_drawn_and_is_read_again(text: str) -> None:
    root = Element("svg")
    add_text(root, text, (0, 0), 1)
    again = fromstring(tostring(root))[0].text or ""
    assert again == printable(text)
    assert len(again) == len(text)
    assert all(new in (old, " ") for old, new in zip(text, again, strict=True))


def test_what_xml_does_not_allow_is_left_out() -> None:
    found = texts(chart(tally_of(Parity(), "As 7h")))
    assert "<odd> &   'even'" in found
