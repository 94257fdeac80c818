"""The ranking chart as a whole."""

import pytest

from acehigh import Category, frequencies
from acehigh.chart import chart
from acehigh.chart.figures import one_in, percent
from acehigh.errors import UnknownNameError
from helpers.cases import in_one_test
from helpers.charts import GAMES, counted, texts


@in_one_test("name", GAMES)
def test_every_category_has_its_row_best_first(name: str) -> None:
    game = counted(name)
    found = texts(chart(game))
    rows = []
    for category, count in game.counts.items():
        low = category is Category.HIGH_CARD and list(game.counts)[-1] is not category
        title = "no pair" if low else str(category)
        rows.append(title[0].upper() + title[1:])
        assert percent(count, game.total) in found
        assert one_in(count, game.total) in found
    assert [text for text in found if text in rows] == rows
    assert not any(text.endswith("...") for text in found)


def test_the_same_chart_is_the_same_text() -> None:
    assert chart(counted("kings")) == chart(frequencies(*GAMES["kings"]))


def test_an_unknown_paper_is_a_mistake() -> None:
    with pytest.raises(UnknownNameError, match="unknown paper 'a5': did you mean 'a4'"):
        chart(counted("high"), paper="a5")
