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

_NONE = Fraction(0)


def written_range(weights: Mapping[Combination, Fraction]) -> str:
    """Return the shortest text of a range.

    >>> from acehigh.odds.range_text import read_range
    >>> written_range(read_range("AhAd, AA, KK, QQ, AKo, AKs, A2s A3s, T9s:1/4"))
    'QQ+, AK, A3s-A2s, T9s:0.25'
    """
    plain = _items(weights, _NONE)
    usual = _most_common(weights, all_combinations())
    rest = [_item("random", usual), *_items(weights, usual)]
    return ", ".join(rest if len(rest) < len(plain) else plain)


def _items(weights: Mapping[Combination, Fraction], base: Fraction) -> list[str]:
    """Return the items that make a range of one in which every combination has a weight."""
    usual = {name: _usual(weights, pairs, base) for name, pairs in class_combinations().items()}
    items: list[str] = []
    for weight in _heaviest_first(usual.values(), base):
        names = {name for name, its in usual.items() if its == weight}
        items += [_item(text, weight) for text in _runs(names)]
    singles = {
        pair: weights.get(pair, _NONE)
        for pair in all_combinations()
        if weights.get(pair, _NONE) != usual[class_of(pair)]
    }
    for weight in _heaviest_first(singles.values()):
        items += [
            _item(text_of(pair), weight) for pair, its in singles.items() if its == weight
        ]
    return items


def _item(text: str, weight: Fraction) -> str:
    if not weight:
        return f"!{text}"
    return text if weight == 1 else f"{text}:{weight_text(weight)}"


def _heaviest_first(
    weights: Iterable[Fraction], base: Fraction | None = None
) -> list[Fraction]:
    """Return the different weights but one, exclusions last."""
    return sorted(set(weights) - {base}, reverse=True)


def _usual(
    weights: Mapping[Combination, Fraction], pairs: Sequence[Combination], base: Fraction
) -> Fraction:
    """Return the weight with which a class is written: the base if it is not to be written."""
    usual = _most_common(weights, pairs)
    of_base = sum(weights.get(pair, _NONE) == base for pair in pairs)
    of_usual = sum(weights.get(pair, _NONE) == usual for pair in pairs)
    return usual if of_usual > of_base + 1 else base


def _most_common(
    weights: Mapping[Combination, Fraction], pairs: Sequence[Combination]
) -> Fraction:
    """Return the weight that most of these have, the greatest if there are several."""
    counts = Counter(weights.get(pair, _NONE) for pair in pairs)
    return max(counts, key=lambda weight: (counts[weight], weight))


def _runs(names: set[str]) -> list[str]:
    """Return the texts of the fewest runs that have these classes and no others."""
    pairs = [f"{rank}{rank}" for rank in HIGH_TO_LOW]
    items = _texts(pairs, _runs_along(pairs, names))
    for high in HIGH_TO_LOW:
        items += _row(high, names)
    return items


def _row(high: Rank, names: set[str]) -> list[str]:
    """Return the texts of the runs of two ranks of which this is the higher."""
    lines = {
        letter: [f"{high}{low}{letter}" for low in HIGH_TO_LOW if low < high]
        for letter in ("", "s", "o")
    }
    suited, offsuit = _runs_along(lines["s"], names), _runs_along(lines["o"], names)
    both = [run for run in suited if run in offsuit]
    runs = {"": both, "s": suited, "o": offsuit}
    return [
        text
        for letter, line in lines.items()
        for text in _texts(line, [run for run in runs[letter] if not letter or run not in both])
    ]


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
