"""How often a banker who plays a house way has which rows: exact, whatever cards are known."""

from array import array
from collections import Counter
from collections.abc import Collection
from concurrent.futures import Executor
from functools import partial
from itertools import islice
from typing import TypeAlias

from acehigh.cards import Card
from acehigh.games.pai_gow.casinos import HouseWay
from acehigh.games.pai_gow.holding import Holding
from acehigh.games.pai_gow.house_way import split_by
from acehigh.games.pai_gow.patterns import PATTERNS, example_of, patterns, weights
from acehigh.odds.sharing import Progress, in_parts

_PARTS = 32

_Worth: TypeAlias = "tuple[array[int], array[int]]"
"""For one pattern after the other the value of the high row's key, and of the low one's."""

_KNOWN: dict[tuple[HouseWay, str], _Worth] = {}


def banker_rows(
    way: HouseWay,
    wheel: str = "second",
    dead: Collection[Card] = (),
    *,
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> Counter[tuple[int, int]]:
    """Return how many holdings a banker sets to which rows.

    Every pattern of seven cards is set once for each house way, which takes some seconds, and
    remembered: 292,253 of them stand for all 154,143,080 holdings. After that a call counts
    how many holdings without the dead cards have each pattern.

    Args:
        way: the house way.
        wheel: where A-5-4-3-2 stands among straights.
        dead: cards that the banker cannot have.
        executor: what sets the patterns, in parts: any `concurrent.futures.Executor`.
        progress: called after each part with how many are done, and how many there are.

    Returns:
        The number of holdings for each pair of values, of the high row's key and the low
        one's.
    """
    if (way, wheel) not in _KNOWN:
        _KNOWN[way, wheel] = _all_set(way, wheel, executor, progress)
    rows: Counter[tuple[int, int]] = Counter()
    for pair, number in zip(zip(*_KNOWN[way, wheel], strict=True), weights(dead), strict=True):
        rows[pair] += number
    return rows


def _all_set(
    way: HouseWay, wheel: str, executor: Executor | None, progress: Progress | None
) -> _Worth:
    """Return what the rows of every pattern are worth, in the order of `patterns`."""
    number = PATTERNS
    high, low = array("Q", bytes(8 * number)), array("Q", bytes(8 * number))
    work = partial(_set_part, way, wheel)
    for part, (highs, lows) in in_parts(work, _PARTS, executor=executor, progress=progress):
        high[part::_PARTS], low[part::_PARTS] = highs, lows
    return high, low


def _set_part(way: HouseWay, wheel: str, part: int, parts: int) -> tuple[int, _Worth]:
    high, low = array("Q"), array("Q")
    for pattern in islice(patterns(), part, None, parts):
        split = split_by(way, Holding(example_of(pattern), wheel))
        high.append(split.high_key.value)
        low.append(split.low_key.value)
    return part, (high, low)
