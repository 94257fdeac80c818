"""The named rankers: one row each, and those that plug-ins add."""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from acehigh.cards import Rank
from acehigh.errors import UnknownNameError, unknown_name
from acehigh.evaluators.ace_to_five import AceToFive
from acehigh.evaluators.ace_to_six import AceToSix
from acehigh.evaluators.badugi import Badugi
from acehigh.evaluators.deuce_to_seven import DeuceToSeven
from acehigh.evaluators.high import High
from acehigh.evaluators.incomplete import Incomplete
from acehigh.evaluators.protocol import Ranker
from acehigh.evaluators.stripped import Stripped, TwentyCard
from acehigh.evaluators.three_card import ThreeCard

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

ENTRY_POINTS = "acehigh.rankers"
"""The entry-point group in which another package offers rankers by name.

What an entry point names is a ranker, or a function without arguments that returns one; its
docstring's first line is the sentence that ``acehigh rules`` prints.
"""


class Named(NamedTuple):
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
    Named(
        "ace-to-five",
        "Low: aces low, straights and flushes ignored; 5-4-3-2-A is best.",
        AceToFive,
    ),
    Named(
        "eight-or-better",
        "Ace to five, but only five different ranks, none above eight, may win.",
        lambda: AceToFive(eight_or_better=True),
    ),
    Named(
        "deuce-to-seven",
        "Low: aces high, straights and flushes count against you; 7-5-4-3-2 is best.",
        DeuceToSeven,
    ),
    Named(
        "ace-to-six",
        "Low: aces low, straights and flushes count against you; 6-4-3-2-A is best.",
        AceToSix,
    ),
    Named(
        "short-deck",
        "36 cards, sixes up: a flush beats a full house, a straight beats trips.",
        lambda: Stripped(Rank.SIX, flush_over_full_house=True),
    ),
    Named(
        "short-deck-trips",
        "36 cards, sixes up: a flush beats a full house, trips beat a straight.",
        lambda: Stripped(Rank.SIX, flush_over_full_house=True, trips_over_straight=True),
    ),
    Named(
        "manila",
        "32 cards, sevens up: a flush beats a full house.",
        lambda: Stripped(Rank.SEVEN, flush_over_full_house=True),
    ),
    Named(
        "italian-40",
        "40 cards, fives up: a flush beats a full house.",
        lambda: Stripped(Rank.FIVE, flush_over_full_house=True),
    ),
    Named(
        "italian-32",
        "32 cards, sevens up: a flush beats a full house.",
        lambda: Stripped(Rank.SEVEN, flush_over_full_house=True),
    ),
    Named(
        "royal-20",
        "20 cards, tens up, in the ordinary order.",
        lambda: Stripped(Rank.TEN),
    ),
    Named(
        "twenty-card",
        "The 20-card game of the 1830s: no straights, no flushes.",
        TwentyCard,
    ),
    Named(
        "three-card",
        "Three cards: straight flush, trips, straight, flush, pair, high card.",
        ThreeCard,
    ),
    Named(
        "badugi",
        "Low: as many of four cards as have no rank and no suit twice, then the lowest.",
        Badugi,
    ),
    Named(
        "incomplete",
        "Standard poker with any number of cards, down to one; no straight below five.",
        Incomplete,
    ),
)


def named_rankers() -> dict[str, Named]:
    """Return every named ranker by its name: ours first, then those of plug-ins.

    >>> named_rankers()["high"].sentence
    'Standard poker: the best five cards, ace high, or low in a wheel.'
    """
    # Imported here, not above: looking through what is installed takes a while, and only
    # those who ask for a name need it.
    from importlib.metadata import entry_points  # noqa: PLC0415

    rows = {row.name: row for row in BUILT_IN}
    for point in entry_points(group=ENTRY_POINTS):
        rows.setdefault(point.name, _plug_in(point))
    return rows


def _plug_in(point: "EntryPoint") -> Named:
    try:
        loaded = point.load()
    except Exception as error:  # One broken package must not hide the others.
        problem = f"cannot be loaded: {error!r}"
        return Named(
            point.name, f"{problem[0].upper()}{problem[1:]}.", _broken(point.name, problem)
        )
    lines = (loaded.__doc__ or "").strip().splitlines()
    sentence = lines[0] if lines else "No description."
    if isinstance(loaded, type) or not isinstance(loaded, Ranker):
        return Named(point.name, sentence, loaded)
    return Named(point.name, sentence, lambda: loaded)


def _broken(name: str, problem: str) -> Callable[[], Ranker]:
    """Return what stands for a ranker whose package fails."""

    def fail() -> Ranker:
        raise UnknownNameError(f"the rules {name!r} {problem}")

    return fail


def ranker_named(name: str) -> Ranker:
    """Return the ranker of this name.

    Raises:
        UnknownNameError: there is none, or its package fails; the error says which is
            nearest, or what went wrong.

    >>> ranker_named("high")
    High()
    """
    for row in BUILT_IN:
        if row.name == name:
            return row.make()
    rows = named_rankers()
    if not isinstance(name, str) or name not in rows:
        raise unknown_name("rules", name, rows)
    return rows[name].make()
