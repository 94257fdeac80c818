"""How often a banker who plays a house way has which rows: exact, whatever cards are known."""

from array import array
from collections import Counter
from collections.abc import Collection
from concurrent.futures import Executor
from functools import partial
from typing import TypeAlias

from acehigh.cards import Card
from acehigh.games.pai_gow.casinos import HouseWay
from acehigh.games.pai_gow.holding import Holding
from acehigh.games.pai_gow.house_way import split_by
from acehigh.games.pai_gow.patterns import example_of, patterns, weights
from acehigh.odds.sharing import Progress, in_parts

_PARTS = 32

_Worth: TypeAlias = "tuple[array[int], array[int]]"
"""For one pattern after the other the value of the high row's key, and of the low one's."""

_KNOWN: dict[tuple[HouseWay, str], list[_Worth]] = {}


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
    known = _KNOWN.get((way, wheel))
    if known is None:
        work = partial(_set_part, way, wheel)
        done = dict(in_parts(work, _PARTS, executor=executor, progress=progress))
        known = _KNOWN[way, wheel] = [done[part] for part in range(_PARTS)]
    rows: Counter[tuple[int, int]] = Counter()
    for part, (highs, lows) in enumerate(known):
        for pair, number in zip(
            zip(highs, lows, strict=True), weights(dead, part, _PARTS), strict=True
        ):
            rows[pair] += number
    return rows


def _set_part(way: HouseWay, wheel: str, part: int, parts: int) -> tuple[int, _Worth]:
    """Return the number of a part, and what the rows of its patterns are worth."""
    highs, lows = array("Q"), array("Q")
    for pattern in patterns(part, parts):
        split = split_by(way, Holding.of(example_of(pattern), wheel))
        highs.append(split.high_key.value)
        lows.append(split.low_key.value)
    return part, (highs, lows)
