"""The rules catalogue, written from the rankers themselves.

As a Sphinx extension it puts the catalogue below the text of docs/catalogue.md.

    python docs/_ext/catalogue.py

Rankers that are asked about every hand take ten seconds each. What is counted of them is kept
in counted.csv beside this file, which this command writes anew; a test counts it again.
"""

import csv
import inspect
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from acehigh import Bug, High, LowestCardWild, Rank, Ranker, Wild, frequencies
from acehigh.evaluators.named import BUILT_IN

if TYPE_CHECKING:
    from sphinx.application import Sphinx

PAGE = "catalogue"
KEPT = Path(__file__).with_name("counted.csv")
HEAD = ("category", "its best hand", "hands")


Row = tuple[str, str, str]
"""A category, its best hand, and how many hands are of it."""


class Entry(NamedTuple):
    """A ranker of the catalogue, and what it is called."""

    title: str
    sentence: str
    ranker: Ranker


WRAPPERS = (
    Entry("joker wild", "On the command line: `--jokers 1`.", Wild(High())),
    Entry("deuces wild", "On the command line: `--wild 2`.", Wild(High(), wild=Rank.TWO)),
    Entry("bug", "On the command line: `--bug`.", Bug(High())),
    Entry("lowest card wild", "On the command line: `--lowest-wild`.", LowestCardWild(High())),
)


def entries() -> list[Entry]:
    """Return what the catalogue lists; rankers of one class come one after the other."""
    return [*(Entry(row.name, row.sentence, row.value) for row in BUILT_IN), *WRAPPERS]


def catalogue() -> str:
    """Return the catalogue as Markdown: a section for each class, a part for each ranker."""
    parts: list[str] = []
    for kind, members in groupby(entries(), key=lambda entry: type(entry.ranker)):
        parts += [
            f"## {kind.__name__}",
            prose(kind),
            "\n".join(options(kind)),
            *(text for entry in members for text in part(entry)),
        ]
    return "\n\n".join(parts) + "\n"


def part(entry: Entry) -> Iterator[str]:
    """Yield what the catalogue says of one ranker, paragraph by paragraph."""
    ranker = entry.ranker
    yield f"### {entry.title}"
    yield entry.sentence
    yield f"`{ranker!r}`: {ranker.hand_size} cards of a {ranker.deck.name}."
    yield table(HEAD, kept().get(repr(ranker)) or counted(ranker))


def counted(ranker: Ranker) -> list[Row]:
    """Return what there is to say of each category, best first."""
    found = frequencies(ranker, ranker.hand_size)
    best = {
        category: "`{}` {}".format(*str(hand).split(": ", 1))
        for category, hand in found.examples.items()
    }
    return [
        (str(category), best[category], f"{number:,}")
        for category, number in found.counts.items()
    ]


@cache
def kept() -> dict[str, list[Row]]:
    """Return the rows of each ranker of which they are kept, by its constructor call."""
    with KEPT.open(encoding="utf-8", newline="") as file:
        by_ranker = groupby(csv.reader(file), key=lambda line: line[0])
        return {
            name: [(category, hand, hands) for _, category, hand, hands in lines]
            for name, lines in by_ranker
        }


def keep() -> None:
    """Count the hands of the rankers that are asked about every hand, and keep the rows."""
    with KEPT.open("w", encoding="utf-8", newline="") as file:
        lines = csv.writer(file, lineterminator="\n")
        for _, _, ranker in entries():
            if ranker.rank_tables is None:
                lines.writerows((repr(ranker), *row) for row in counted(ranker))


def prose(kind: type) -> str:
    """Return what a class's docstring says before its first section."""
    return re.split(r"\n\n(?:Args:|Raises:|>>>)", inspect.getdoc(kind) or "")[0]


def options(kind: Any) -> Iterator[str]:
    """Yield a line for each field of a ranker's class, with the docstring's words for it."""
    listed = re.search(r"^Args:\n(.*?)(?:\n\n|\Z)", inspect.getdoc(kind) or "", re.S | re.M)
    said = re.findall(r"^ {4}(\w+): (.*(?:\n {8}.*)*)", listed[1] if listed else "", re.M)
    words = {name: " ".join(text.split()) for name, text in said}
    for field in fields(kind):
        # As code, ten categories fill a screen.
        several = isinstance(field.default, tuple) and field.default
        default = ", ".join(map(str, several)) if several else f"`{field.default!r}`"
        yield f"- `{field.name}`, by default {default}: {words[field.name]}"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a Markdown table."""
    lines = [head, [*["---"] * (len(head) - 1), "---:"], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def setup(app: "Sphinx") -> dict[str, bool]:
    """Add the catalogue to its page whenever Sphinx reads it."""

    def add(_app: "Sphinx", page: str, source: list[str]) -> None:
        if page == PAGE:
            source[0] += catalogue()

    app.connect("source-read", add)
    return {"parallel_read_safe": True}


if __name__ == "__main__":
    keep()
