"""What the rows of a chart say: a category each, and the royal flush if that is wanted."""

from dataclasses import replace

import pytest

from acehigh import CardError, Category, High, Wild, frequencies
from acehigh.chart import chart
from helpers.charts import counted, texts
from helpers.tally import Tally, tally_of


def test_categories_that_cannot_be_made_have_no_row() -> None:
    game = tally_of(High(), "As Ks Qs Js Ts", "As Ah Kd Qc Js")
    counts = {**game.counts, Category.FIVE_OF_A_KIND: 0}
    assert chart(replace(game, counts=counts)) == chart(game)


def test_a_chart_needs_a_category() -> None:
    with pytest.raises(CardError, match=r"a chart needs a category or more, but High\(\)"):
        chart(Tally(High(), 5, {}, {}))


def test_a_chart_needs_an_example_of_every_category() -> None:
    with pytest.raises(CardError, match="an example of each category: of pair is none"):
        chart(Tally(High(), 5, {Category.PAIR: 1}, {}))


def test_the_royal_flush_may_have_a_row_of_its_own() -> None:
    found = texts(chart(frequencies(High()), royal_flush=True))
    assert found.index("Royal flush") < found.index("Straight flush")
    assert {"4 ways", "36 ways", "straight flush, king high"} <= set(found)
    assert "Royal flush" not in texts(chart(frequencies(High())))
    wild = texts(chart(frequencies(Wild(High()), known="As Ks Qs Js"), royal_flush=True))
    assert "Royal flush" in wild
    assert "Royal flush" not in texts(chart(counted("three cards"), royal_flush=True))


def test_a_deck_without_other_straight_flushes_has_royal_ones_only() -> None:
    found = texts(chart(counted("high"), royal_flush=True))
    assert "Royal flush" in found
    assert "Straight flush" not in found
