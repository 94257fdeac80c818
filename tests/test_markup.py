"""Faces of cards and tables as HTML and as columns, from strings alone."""

import pytest

from acehigh.markup import escaped, html_chip, html_table, text_table

LINES = [("category", "holdings", "part"), ("flush", "5,108", ""), ("<pair>", "9", "42 %")]


def test_columns_are_as_wide_as_their_widest_cell() -> None:
    assert list(text_table(LINES)) == [
        "category  holdings  part",
        "flush        5,108",
        "<pair>           9  42 %",
    ]


def test_a_table_is_escaped_and_has_numbers_to_the_right() -> None:
    html = html_table(LINES)
    assert (html.count("<th "), html.count("<td "), html.count("<tr>")) == (3, 6, 3)
    assert "&lt;pair&gt;" in html
    assert "<pair>" not in html
    assert '<td style="text-align:right">9</td>' in html


@pytest.mark.parametrize(
    ("drawn", "two", "four"),
    [("A♠", "#000", "#000"), ("A♥", "#c00", "#c00"), ("A♦", "#c00", "#0645ad"),
     ("A♣", "#000", "#006b1f"), ("A★", "#000", "#6a1b9a"), ("joker", "#000", "#000")],
)  # fmt: skip
def test_a_suit_has_its_colour(drawn: str, two: str, four: str) -> None:
    assert f"color:{two};border" in html_chip(drawn, "a card")
    assert f"color:{four};border" in html_chip(drawn, "a card", four_colours=True)


def test_a_title_cannot_leave_its_attribute() -> None:
    assert escaped("\"><b>'") == "&quot;&gt;&lt;b&gt;&#x27;"
    assert 'title="a &quot;card&quot;"' in html_chip("A♠", 'a "card"')
