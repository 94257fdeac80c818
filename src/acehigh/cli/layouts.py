"""How tables are laid out."""

import csv
from collections.abc import Callable, Iterable, Sequence
from io import StringIO

from acehigh.markup import text_table


def _markdown(rows: Sequence[tuple[str, ...]]) -> Iterable[str]:
    heading, *lines = rows
    ruler = ("---", *["---:"] * (len(heading) - 1))
    escaped = [[cell.replace("|", "\\|") for cell in cells] for cells in lines]
    return [f"| {' | '.join(cells)} |" for cells in (heading, ruler, *escaped)]


def csv_lines(rows: Sequence[dict[str, object]]) -> Iterable[str]:
    """Return the rows as CSV, the names of their fields first."""
    text = StringIO()
    writer = csv.DictWriter(text, rows[0])
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue().splitlines()


LAYOUTS: dict[str, Callable[[Sequence[tuple[str, ...]]], Iterable[str]]] = {
    "text": text_table,
    "markdown": _markdown,
}
