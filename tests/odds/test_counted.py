"""What `frequencies` returns: numbers and rows, as a table, in notebooks and as records."""

import json
from fractions import Fraction
from html.parser import HTMLParser
from math import comb

import pytest

from acehigh import AceToFive, Category, Deck, DeuceToSeven, High, frequencies, parse_cards
from acehigh.errors import CardError
from acehigh.odds.counted import Counts, Frequencies, Row


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


def test_the_best_category_comes_first() -> None:
    found = frequencies(High())
    assert list(found.counts.items()) == [
        (Category.STRAIGHT_FLUSH, 40),
        (Category.FOUR_OF_A_KIND, 624),
        (Category.FULL_HOUSE, 3_744),
        (Category.FLUSH, 5_108),
        (Category.STRAIGHT, 10_200),
        (Category.THREE_OF_A_KIND, 54_912),
        (Category.TWO_PAIR, 123_552),
        (Category.PAIR, 1_098_240),
        (Category.HIGH_CARD, 1_302_540),
    ]
    assert list(found.distinct.items()) == [
        (Category.STRAIGHT_FLUSH, 10),
        (Category.FOUR_OF_A_KIND, 156),
        (Category.FULL_HOUSE, 156),
        (Category.FLUSH, 1_277),
        (Category.STRAIGHT, 10),
        (Category.THREE_OF_A_KIND, 858),
        (Category.TWO_PAIR, 858),
        (Category.PAIR, 2_860),
        (Category.HIGH_CARD, 1_277),
    ]
    low = frequencies(DeuceToSeven())
    assert list(low.counts)[:2] == [Category.HIGH_CARD, Category.PAIR]
    assert next(iter(low.keys)).describe() == "7-low"


def test_it_says_what_was_counted() -> None:
    found = frequencies(AceToFive(), 6, known="As 2c")
    assert (found.ranker, found.cards, found.known) == (AceToFive(), 6, parse_cards("As 2c"))
    assert found.total == comb(50, 4)
    assert repr(found) == "<Frequencies of 6 cards by AceToFive(): 230,300>"


def test_rows_hold_exact_probabilities() -> None:
    rows = frequencies(High()).rows
    assert (rows[0].category, rows[0].count, rows[0].distinct) == (
        Category.STRAIGHT_FLUSH,
        40,
        10,
    )
    assert rows[0].probability == rows[0].cumulative == Fraction(1, 64_974)
    assert rows[0].odds == 64_973
    assert sum(row.probability for row in rows) == rows[-1].cumulative == 1
    assert rows[2].cumulative == Fraction(40 + 624 + 3_744, comb(52, 5))


def test_numbers_are_by_category() -> None:
    counts = Counts({Category.PAIR: 3})
    assert counts[Category.PAIR] == 3
    assert counts[Category.FLUSH] == 0
    assert Category.FLUSH not in counts
    for wrong in ("pair", 3, None):
        with pytest.raises(CardError, match=r"^numbers are by Category, as Category"):
            counts[wrong]  # type: ignore[index]  # what must be refused


def test_all_is_read_off_the_keys() -> None:
    high = High()
    keys = {high.key(cards): number for cards, number in (
        ("As Ah Ad Kd Kc", 1), ("As Ah Kd Qc Js", 2), ("Ks Kh Qd Jc 9s", 3),
    )}  # fmt: skip
    found = Frequencies(high, 5, (), keys)
    assert (found.total, found.qualifying) == (6, 6)
    assert found.counts == {Category.FULL_HOUSE: 1, Category.PAIR: 5}
    assert found.distinct == {Category.FULL_HOUSE: 1, Category.PAIR: 2}
    assert found.rows == (
        Row(Category.FULL_HOUSE, 1, 1, Fraction(1, 6), Fraction(1, 6)),
        Row(Category.PAIR, 5, 2, Fraction(5, 6), Fraction(1)),
    )
    assert found.rows[0].odds == 5
    assert found.table("hands")[0][:2] == ("category", "hands")
    assert found.table()[-1] == ("total", "6", "3", "", "", "")
