"""What the line of a pay table says: which hands it pays, read from its name.

Each line is a test of five cards and of what the standard ranking makes of them, so that a
pay table is data: names and payouts.
"""

import re
from collections.abc import Callable
from functools import cache
from typing import TypeAlias

from acehigh.cards import Card, Rank
from acehigh.errors import unknown_name
from acehigh.evaluators.made import STANDARD_ORDER
from acehigh.keys import Category, RankKey

Five: TypeAlias = tuple[Card, ...]

Pays: TypeAlias = Callable[[Five, RankKey], bool]
"""Whether a line pays a hand: asked with its cards, and its key in the standard ranking."""

ROYALS = ("royal flush", "natural royal flush")
"""The lines of a royal flush without wild cards, by which such a machine is known."""

_ROYAL_RANKS = frozenset(rank for rank in Rank if rank >= Rank.TEN)
_OR_BETTER = re.compile(r"(\w+) or better")
_FOUR = re.compile(r"four (.+?)(?: with an? (.+))?")
# For the nearest name in an error: some of each pattern.
_EXAMPLES = (
    "four deuces",
    "four aces",
    "four aces with a two, three or four",
    "jacks or better",
    "kings or better",
)


def line_named(name: str) -> Pays:
    """Return which hands the line of this name pays.

    A name is one of

    - a category of the standard ranking: ``"full house"``
    - ``"royal flush"`` or ``"natural royal flush"``: without wild cards
    - ``"wild royal flush"``: with at least one
    - a pair at least so high: ``"jacks or better"``
    - four of one of some ranks, and perhaps of what rank the fifth card is:
      ``"four twos, threes or fours"``, ``"four aces with a two, three or four"``. Four wild
      cards are four of their own rank too: ``"four deuces"``.

    Raises:
        UnknownNameError: the name is none of these.

    >>> from acehigh import High, parse_cards
    >>> cards = parse_cards("As Ah Ad Ac 3h")
    >>> line_named("four aces with a two, three or four")(cards, High().key(cards))
    True
    """
    known = _lines()
    found = None
    if isinstance(name, str):
        found = known.get(name) or _or_better(name) or _four(name)
    if found is None:
        raise unknown_name("line of a pay table", name, {*known, *_EXAMPLES})
    return found


@cache
def _lines() -> dict[str, Pays]:
    """Return the lines whose names are no pattern."""
    lines = {category.name: _of_category(category) for category in STANDARD_ORDER}
    lines |= dict.fromkeys(ROYALS, _natural_royal)
    return lines | {"wild royal flush": _wild_royal}


def _of_category(category: Category) -> Pays:
    return lambda _, key: key.category is category


def _natural_royal(cards: Five, _: RankKey) -> bool:
    return {card.rank for card in cards} == _ROYAL_RANKS and len(
        {card.suit for card in cards}
    ) == 1


def _wild_royal(cards: Five, key: RankKey) -> bool:
    is_royal = key.category is Category.STRAIGHT_FLUSH and key.ranks[0] is Rank.ACE
    return is_royal and not _natural_royal(cards, key)


def _or_better(name: str) -> Pays | None:
    """Return the test for a pair of some rank or a higher one, if that is what is named."""
    found = _OR_BETTER.fullmatch(name)
    lowest = _ranks().get(found[1]) if found else None
    if lowest is None:
        return None
    return lambda _, key: key.category is Category.PAIR and key.ranks[0] >= lowest


def _four(name: str) -> Pays | None:
    """Return the test for four cards of certain ranks, if that is what is named."""
    found = _FOUR.fullmatch(name)
    ranks = _several(found[1]) if found else None
    kickers = _several(found[2]) if found and found[2] else frozenset(Rank)
    if ranks is None or kickers is None:
        return None

    def pays(cards: Five, key: RankKey) -> bool:
        if key.category is Category.FOUR_OF_A_KIND:
            four, kicker = key.ranks
            return four in ranks and kicker in kickers
        # Wild cards of one rank: together they make something better of another rank.
        held = [card.rank for card in cards]
        return any(
            held.count(rank) == 4 and kickers.issuperset({*held} - {rank, None})
            for rank in ranks
        )

    return pays


def _several(text: str) -> frozenset[Rank] | None:
    """Return the ranks of ``"twos, threes or fours"``; None if something is no rank."""
    named = [_ranks().get(word) for word in re.split(", | or ", text)]
    ranks = frozenset(rank for rank in named if rank is not None)
    return ranks if len(ranks) == len(named) else None


@cache
def _ranks() -> dict[str, Rank]:
    """Return every rank by its words: one of it, and several."""
    words = {word: rank for rank in Rank for word in (rank.word, rank.plural)}
    return words | {"deuce": Rank.TWO, "deuces": Rank.TWO}
