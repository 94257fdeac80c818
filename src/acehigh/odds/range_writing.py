"""The shortest text of a range: the fewest items, by a rule that this module states.

A class is written whole where that takes fewer items than its combinations one by one. Classes
of one weight are written as the longest runs there are (``"TT+"``, ``"A5s-A2s"``); a suited and
an offsuit run that are alike are one item (``"AT+"``). Combinations whose weight is not that of
their class come after the classes. Where it takes fewer items, all begins with ``"random"``.

The classes of a weight cannot be written as fewer runs: each run of suited or of offsuit hands
takes an item, and one item does for two of them only if they are alike. Percentages, runs in
which both ranks move (``"T9s-54s"``), and runs of which a part is given another weight later,
are read but not written.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cache

from acehigh.cards import Rank
from acehigh.odds.range_weights import weight_text
from acehigh.odds.starting_hands import (
    HIGH_TO_LOW,
    Combination,
    all_combinations,
    class_combinations,
    class_of,
    text_of,
)


def written_range(weights: Mapping[Combination, Fraction]) -> str:
    """Return the shortest text of a range.

    >>> from acehigh.odds.range_text import read_range
    >>> written_range(read_range("AhAd, AA, KK, QQ, AKo, AKs, A2s A3s, T9s:1/4"))
    'QQ+, AK, A3s-A2s, T9s:0.25'
    """
    # Fractions are slow to compare. What is compared below is the place of a weight among
    # those of the range, the least first: its level. Level 0 is that of hands left out.
    scale = sorted({Fraction(0), *weights.values()})
    level_of = {weight: level for level, weight in enumerate(scale)}
    levels = {
        pair: level_of[weights[pair]] if pair in weights else 0 for pair in all_combinations()
    }
    items = _items(levels, base=0)
    usual = _most_common(list(levels.values()))
    if usual:
        items = min(items, [("random", usual), *_items(levels, base=usual)], key=len)
    return ", ".join([_item(text, scale[level]) for text, level in items])


def _item(text: str, weight: Fraction) -> str:
    if not weight:
        return f"!{text}"
    return text if weight == 1 else f"{text}:{weight_text(weight)}"


def _items(levels: Mapping[Combination, int], base: int) -> list[tuple[str, int]]:
    """Return the items, each with a level, that are to follow if all hands have the base."""
    usual = {
        name: _usual([levels[pair] for pair in pairs], base)
        for name, pairs in class_combinations().items()
    }
    items: list[tuple[str, int]] = []
    for level in sorted({*usual.values()} - {base}, reverse=True):
        names = {name for name, its in usual.items() if its == level}
        items += [(text, level) for text in _runs(names)]
    singles = [
        (text_of(pair), level)
        for pair, level in levels.items()
        if level != usual[class_of(pair)]
    ]
    return items + sorted(singles, key=lambda item: -item[1])


def _usual(levels: Sequence[int], base: int) -> int:
    """Return the level with which a class is written: the base if it is not to be written."""
    usual = _most_common(levels)
    return usual if levels.count(usual) > levels.count(base) + 1 else base


def _most_common(levels: Sequence[int]) -> int:
    """Return the level that is there most often, the greatest if there are several."""
    counts = Counter(levels)
    return max(counts, key=lambda level: (counts[level], level))


def _runs(names: set[str]) -> list[str]:
    """Return the texts of the fewest runs that have these classes and no others."""
    pairs = [f"{rank}{rank}" for rank in HIGH_TO_LOW]
    items = _texts(pairs, _runs_along(pairs, names))
    for high in HIGH_TO_LOW:
        items += _row(high, names)
    return items


def _row(high: Rank, names: set[str]) -> list[str]:
    """Return the texts of the runs of two ranks of which this is the higher."""
    lines = _lines(high)
    suited, offsuit = _runs_along(lines["s"], names), _runs_along(lines["o"], names)
    both = [run for run in suited if run in offsuit]
    runs = {"": both, "s": suited, "o": offsuit}
    return [
        text
        for letter, line in lines.items()
        for text in _texts(line, [run for run in runs[letter] if not letter or run not in both])
    ]


@cache
def _lines(high: Rank) -> Mapping[str, Sequence[str]]:
    """Return the names of two ranks of which this is the higher, for each letter."""
    return {
        letter: [f"{high}{low}{letter}" for low in HIGH_TO_LOW if low < high]
        for letter in ("", "s", "o")
    }


def _runs_along(line: Sequence[str], names: set[str]) -> list[tuple[int, int]]:
    """Return the first and the last place of each longest run of a line that is held."""
    held = [name in names for name in line]
    begins = [i for i, here in enumerate(held) if here and not (i and held[i - 1])]
    ends = [i for i, here in enumerate(held) if here and not any(held[i + 1 : i + 2])]
    return list(zip(begins, ends, strict=True))


def _texts(line: Sequence[str], runs: Iterable[tuple[int, int]]) -> list[str]:
    """Return the texts of runs along a line, whose first hand is the best."""

    def text(first: int, last: int) -> str:
        if first == last:
            return line[first]
        return f"{line[last]}+" if first == 0 else f"{line[first]}-{line[last]}"

    return [text(first, last) for first, last in runs]
