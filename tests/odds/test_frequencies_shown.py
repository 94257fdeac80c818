"""A table of frequencies as text, in notebooks and as records."""

import json
from html.parser import HTMLParser

import pytest

from acehigh import AceToFive, Category, Deck, High, frequencies


def test_it_prints_as_a_table() -> None:
    lines = str(frequencies(High(deck=Deck.twenty()))).splitlines()
    assert lines[0].split("  ")[0] == "category"
    assert lines[1] == (
        "straight flush          4         1     0.0258 %     3,875 : 1    0.0258 %"
    )
    assert lines[-1].split() == ["total", "15,504", "122"]


def test_what_qualifies_has_a_line() -> None:
    found = frequencies(AceToFive(eight_or_better=True))
    assert str(found).splitlines()[-1].split() == ["qualify", "57,344", "2.2064", "%"]


def test_inclusive_numbers_are_a_column() -> None:
    lines = str(frequencies(High(), known="As Ks Qs Js", inclusive=True)).splitlines()
    assert lines[0].endswith("among others")
    assert lines[2].split()[-1] == "9"
    assert len(lines[-1]) < len(lines[0])


def test_notebooks_show_a_table() -> None:
    cells: list[str] = []

    class Reader(HTMLParser):
        def handle_data(self, data: str) -> None:
            cells.append(data)

    Reader().feed(frequencies(High())._repr_html_())
    assert cells[:2] == ["category", "holdings"]
    assert cells[6:8] == ["straight flush", "40"]


def test_records_are_of_text_and_numbers() -> None:
    found = frequencies(High())
    records = found.records()
    assert json.loads(json.dumps(records)) == records
    assert records[0]["category"] == "straight flush"
    assert records[0]["probability"] == pytest.approx(40 / 2_598_960)
    assert "inclusive" not in records[0]
    among = frequencies(High(), known="As Ks Qs Js", inclusive=True)
    assert [one["inclusive"] for one in among.records()] == list(among.inclusive.values())
    assert among.counts[Category.FLUSH] == 8
