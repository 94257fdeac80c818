"""How a casino sets its cards: the rows of its house way, read from the top (G11)."""

from functools import lru_cache
from operator import itemgetter

from acehigh.engine.kept import droppable
from acehigh.errors import CardError, unknown_name
from acehigh.games.pai_gow.casinos import CASINOS, HouseWay, Row
from acehigh.games.pai_gow.holding import Holding, Split
from acehigh.games.pai_gow.patterns import example_of, pattern_of
from acehigh.games.pai_gow.plays import PLAYS
from acehigh.games.pai_gow.setting import PaiGowSetting, seven_cards
from acehigh.parsing import Cards


def house_way(
    cards: Cards, casino: str | HouseWay = "foxwoods", *, wheel: str = "second"
) -> PaiGowSetting:
    """Return how a casino sets seven cards (G11).

    The setting does not depend on the order in which the cards are named, and is no foul.

    Args:
        cards: the seven cards.
        casino: the name of a casino in `CASINOS`, or a house way of your own.
        wheel: where A-5-4-3-2 stands among straights, as for `PaiGowSetting`.

    Raises:
        CardError: these are not seven cards of the deck; no such casino is known; the wheel
            stands at no such place; a way of your own has no row for the cards.

    >>> print(house_way("9s 9h 5d 5c Ah 7s 2d"))
    9s 9h 5d 5c 2d: two pair, nines and fives, two kicker / Ah 7s: ace high, seven kicker
    >>> house_way("9s 9h 5d 5c Kh 7s 2d")
    PaiGowSetting(high='Kh 9s 9h 7s 2d', low='5d 5c')
    """
    held = seven_cards(cards)
    way = house_way_named(casino)
    # Sorted by number, so that a holding and another with other suits are one pattern; of
    # cards with the same number the first in order of suits stays the first.
    numbered = zip(pattern_of(held), held, strict=True)
    spare = sorted(numbered, key=itemgetter(0), reverse=True)
    low = []
    for number in low_numbers(way, wheel, tuple([number for number, _ in spare])):
        chosen = next(one for one in spare if one[0] == number)
        spare.remove(chosen)
        low.append(chosen[1])
    return PaiGowSetting([card for _, card in spare], low, wheel)


def house_way_named(casino: str | HouseWay) -> HouseWay:
    """Return the house way of a casino; a house way is taken as well.

    Raises:
        UnknownNameError: the way of no such casino is known.

    >>> house_way_named("Foxwoods").name
    'foxwoods'
    """
    if isinstance(casino, HouseWay):
        return casino
    name = str(casino).lower().replace("-", " ").replace("_", " ")
    if name not in CASINOS:
        raise unknown_name("casino", casino, CASINOS)
    return CASINOS[name]


@droppable
@lru_cache(maxsize=1 << 16)
def low_numbers(way: HouseWay, wheel: str, pattern: tuple[int, ...]) -> tuple[int, ...]:
    """Return which numbers of a pattern a casino puts in the low row."""
    cards = example_of(pattern)
    low = split_by(way, Holding.of(cards, wheel)).low
    return tuple([pattern[cards.index(card)] for card in low])


def split_by(way: HouseWay, holding: Holding) -> Split:
    """Return how a casino divides seven cards: by the first row that fits and can be played.

    Raises:
        CardError: no row does.
    """
    shape = holding.shape
    for row in way.by_shape.get(shape, ()):
        if _fits(row, holding):
            split = PLAYS[row.play](holding)
            if split is not None:
                return split
    raise CardError(f"the house way of {way.name} has no row for {shape}")


def _fits(row: Row, holding: Holding) -> bool:
    """Return whether the ranks held are those that a row asks for."""
    groups = [str(rank) for _, rank in holding.groups]
    wanted = zip((row.first, row.second), groups, strict=False)
    beside = not row.beside or any(str(rank) in row.beside for rank in holding.singles)
    return beside and all(not ranks or rank in ranks for ranks, rank in wanted)
