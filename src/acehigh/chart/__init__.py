"""The ranking chart that people print: every category of a game, from best to worst."""

from collections.abc import Mapping, Sequence
from typing import Protocol
from xml.etree.ElementTree import indent, tostring

from acehigh.cards import Card
from acehigh.chart.cards import FOUR_COLOURS, TWO_COLOURS
from acehigh.chart.convert import check_format, write
from acehigh.chart.headings import dealt, heading
from acehigh.chart.page import PAPERS, Page
from acehigh.chart.rows import Row
from acehigh.errors import CardError, unknown_name
from acehigh.evaluators.ranker import Ranker
from acehigh.keys import Category, Hand

__all__ = ["Counted", "chart", "check_format", "write"]


class Counted(Protocol):
    """The hands of a game, counted: what a chart is drawn from."""

    @property
    def ranker(self) -> Ranker:
        """The rules."""
        ...

    @property
    def cards(self) -> int:
        """How many cards a holding has."""
        ...

    @property
    def known(self) -> Sequence[Card]:
        """The cards that every holding has."""
        ...

    @property
    def counts(self) -> Mapping[Category, int]:
        """How many of the holdings make each category, best first."""
        ...

    @property
    def total(self) -> int:
        """How many holdings there are."""
        ...

    @property
    def examples(self) -> Mapping[Category, Hand]:
        """A hand of each category that can be made."""
        ...


def chart(
    counted: Counted, *, four_colours: bool = False, title: str | None = None, paper: str = "a4"
) -> str:
    """Return the ranking chart of a game as SVG text; `write` makes a file of it.

    Every category has a row, the best at the top: an example drawn as cards, its name, a
    sentence, and how frequent it is. Kickers are drawn paler.

    Args:
        counted: the hands of the game, counted.
        four_colours: whether each suit has a colour of its own, rather than black and red.
        title: the line above the chart. Default: what the rules are called.
        paper: what it is printed on: ``"a4"`` or ``"letter"``.

    Raises:
        UnknownNameError: the paper is neither.
        CardError: no category can be made, or there is no example of one.

    >>> from acehigh import Badugi
    >>> from acehigh.odds.frequencies import frequencies
    >>> svg = chart(frequencies(Badugi(), 4), four_colours=True)
    >>> "Badugi hands" in svg, "17,160 ways" in svg
    (True, True)
    """
    if paper not in PAPERS:
        raise unknown_name("paper", paper, PAPERS)
    order = [category for category, count in counted.counts.items() if count]
    if not order:
        raise CardError(f"a chart needs a category or more, but {counted.ranker!r} makes none")
    missing = [str(category) for category in order if category not in counted.examples]
    if missing:
        raise CardError(f"a chart needs an example of each category: of {missing[0]} is none")
    rows = [
        Row(
            place,
            counted.examples[category],
            counted.ranker.explain(category, order),
            counted.counts[category],
            counted.total,
        )
        for place, category in enumerate(order, 1)
    ]
    name, rules = heading(counted.ranker)
    lines = (rules, dealt(counted.ranker, counted.cards, counted.total, counted.known))
    colours = FOUR_COLOURS if four_colours else TWO_COLOURS
    root = Page(name if title is None else title, lines, rows, colours, PAPERS[paper]).svg()
    indent(root)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{tostring(root, encoding="unicode")}\n'
