"""The named rankers: one row each, and those that plug-ins add."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module

from acehigh.errors import unknown_name
from acehigh.evaluators.high import High
from acehigh.evaluators.protocol import Ranker

ENTRY_POINTS = "acehigh.rankers"
"""The entry-point group in which another package offers rankers by name.

What an entry point names is a ranker, or a function without arguments that returns one; its
docstring's first line is the sentence that ``acehigh rules`` prints.
"""


@dataclass(frozen=True, slots=True)
class Named:
    """A ranker with a name.

    Attributes:
        name: what ``--rules`` and `ranker_named` know it by.
        sentence: what the rules are, in a sentence.
        make: returns the ranker.
    """

    name: str
    sentence: str
    make: Callable[[], Ranker]


BUILT_IN = (
    Named("high", "Standard poker: the best five cards, ace high, or low in a wheel.", High),
)


def named_rankers() -> dict[str, Named]:
    """Return every named ranker by its name: ours first, then those of plug-ins.

    >>> named_rankers()["high"].sentence
    'Standard poker: the best five cards, ace high, or low in a wheel.'
    """
    # Imported here, not above: looking through what is installed takes a while, and only
    # those who ask for a name need it.
    metadata = import_module("importlib.metadata")
    rows = {row.name: row for row in BUILT_IN}
    for point in metadata.entry_points(group=ENTRY_POINTS):
        rows.setdefault(point.name, _plug_in(point.name, point.load()))
    return rows


def _plug_in(name: str, loaded: Ranker | Callable[[], Ranker]) -> Named:
    doc = loaded.__doc__ or "No description."
    sentence = doc.strip().splitlines()[0]
    if isinstance(loaded, type) or not isinstance(loaded, Ranker):
        return Named(name, sentence, loaded)
    return Named(name, sentence, lambda: loaded)


def ranker_named(name: str) -> Ranker:
    """Return the ranker of this name.

    Raises:
        UnknownNameError: there is none; the error says which is nearest.

    >>> ranker_named("high")
    High()
    """
    row = {row.name: row for row in BUILT_IN}.get(name) or named_rankers().get(name)
    if row is None:
        raise unknown_name("rules", name, named_rankers())
    return row.make()
