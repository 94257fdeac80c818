"""A category as a row of the chart: its cards, its words, its figures."""

from xml.etree.ElementTree import fromstring

import pytest

from acehigh import Bug, High, ThreeCard, Wild
from acehigh.chart import chart
from acehigh.chart.cards import HEIGHT, NOTE
from acehigh.chart.rows import Columns, Row
from acehigh.chart.widths import width_of
from helpers.charts import SVG, counted, shapes, texts
from helpers.tally import tally_of


def test_a_row_says_what_the_category_is_and_how_frequent() -> None:
    found = " ".join(texts(chart(counted("three cards"))))
    for words in (
        "Straight flush Three cards in sequence, all of one suit. straight flush, ace high",
        "0.217% 1 in 460 48 ways",
        "Pair Two cards of one rank. pair of aces, king kicker 16.9% 1 in 5.9 3,744 ways",
        "ace high, king kicker 74.4% 1 in 1.3 16,440 ways",
    ):
        assert words in found


def test_kickers_are_paler_and_the_chart_says_so() -> None:
    legend = "Paler cards are kickers: they decide between hands that are otherwise equal."
    svg = chart(tally_of(High(), "As Ah Kd Qc Js"))
    assert shapes(svg) == {"#000000": 2, "#c4122f": 2, "#e18897": 2, "#7f7f7f": 4}
    assert legend in texts(svg)
    svg = chart(tally_of(High(), "As Ah Ad Kc Ks"))
    assert shapes(svg) == {"#000000": 6, "#c4122f": 4}
    assert legend not in texts(svg)


def test_a_joker_that_kicks_is_paler() -> None:
    svg = chart(tally_of(Bug(High()), "8s 8h 5d 5c Jk"))
    joker = next(text for text in fromstring(svg).iter(f"{SVG}text") if text.text == "JOKER")
    assert joker.get("fill") == "#7f7f7f"


def test_cards_are_as_high_as_what_wild_ones_stand_for() -> None:
    plain, wild = (
        Row(1, "Pair", ranker.best(cards), "", 1, 2)
        for ranker, cards in ((High(), "As Ah Kd Qc Js"), (Wild(High()), "As Jk Kd Qc Js"))
    )
    assert plain.height == HEIGHT
    assert wild.height == HEIGHT + NOTE
    assert plain.figures == ("50.0%", "1 in 2", "1 way")
    assert plain.kickers == (False, False, True, True, True)


def test_all_rows_fit_into_the_columns() -> None:
    hands = [High().best("As Ah Kd Qc Js"), ThreeCard().best("As Ah Kd")]
    one, other = (Row(1, "Pair", hand, "", 1, 10**9) for hand in hands)
    columns = Columns.of([one, other])
    assert columns == Columns.of([one])
    assert columns.cards > Columns.of([other]).cards
    assert columns.figures >= width_of("1 in 1,000,000,000", 3.2)
    assert columns.words(columns.width(72)) == pytest.approx(72)
