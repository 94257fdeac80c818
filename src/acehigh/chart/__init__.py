"""The ranking chart that people print: every category of a game, from best to worst."""

from xml.etree.ElementTree import indent, tostring

from acehigh.chart.cards import FOUR_COLOURS, TWO_COLOURS
from acehigh.chart.convert import check_format, write
from acehigh.chart.entries import Counted, rows_of
from acehigh.chart.headings import dealt, heading
from acehigh.chart.page import PAPERS, Page
from acehigh.errors import unknown_name

__all__ = ["Counted", "chart", "check_format", "write"]


def chart(
    counted: Counted,
    *,
    four_colours: bool = False,
    royal_flush: bool = False,
    title: str | None = None,
    paper: str = "a4",
) -> str:
    """Return the ranking chart of a game as SVG text; `write` makes a file of it.

    Every category has a row, the best at the top: an example drawn as cards, its name, a
    sentence, and how frequent it is. Kickers are drawn paler.

    Args:
        counted: the hands of the game, counted.
        four_colours: whether each suit has a colour of its own, rather than black and red.
        royal_flush: whether the royal flush has a row of its own, above the others.
        title: the line above the chart. Default: what the rules are called.
        paper: what it is printed on: ``"a4"`` or ``"letter"``.

    Raises:
        UnknownNameError: the paper is neither.
        CardError: no category can be made, or there is no example of one.

    >>> from acehigh import ThreeCard
    >>> from acehigh.odds.frequencies import frequencies
    >>> svg = chart(frequencies(ThreeCard()), four_colours=True)
    >>> "Three card hands" in svg, "16,440 ways" in svg
    (True, True)
    """
    if paper not in PAPERS:
        raise unknown_name("paper", paper, PAPERS)
    rows = rows_of(counted, royal_flush=royal_flush)
    name, rules = heading(counted.ranker)
    lines = (rules, dealt(counted.ranker, counted.cards, counted.total, counted.known))
    colours = FOUR_COLOURS if four_colours else TWO_COLOURS
    root = Page(name if title is None else title, lines, rows, colours, PAPERS[paper]).svg()
    indent(root)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{tostring(root, encoding="unicode")}\n'
