"""`preflop_table`: the exact equity of each of the 169 classes against each before the flop.

``python -m acehigh.odds.preflop table.csv`` makes the table in a file, goes on where it was
interrupted, and then prints what preflop.csv of this package has.
"""

import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass, field
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import NamedTuple

from acehigh.decks import STANDARD
from acehigh.errors import CardError, ParseError
from acehigh.evaluators.high import High
from acehigh.odds.equities.contest import Contest, Part
from acehigh.odds.equities.matchups import count_matchups, matchups
from acehigh.odds.sharing import Progress, in_parts
from acehigh.odds.starting_hands import class_combinations

_HOLDEM = Contest(STANDARD, (Part("high", High()),), (), (0, 0), (), 5)
_HEADER = "class,against,wins,ties,deals"


class Matchup(NamedTuple):
    """How a hand of one class does against all hands of another.

    Attributes:
        wins: how many deals it wins.
        ties: in how many deals the pot is divided.
        deals: how many there are: boards, times hands that the other may hold.
    """

    wins: int
    ties: int
    deals: int

    @property
    def share(self) -> Fraction:
        """The part of the pot that it gets on average."""
        return Fraction(2 * self.wins + self.ties, 2 * self.deals)

    def __add__(self, other: object) -> "Matchup":
        """Return both together."""
        if not isinstance(other, Matchup):
            return NotImplemented
        return Matchup(*map(sum, zip(self, other, strict=True)))

    def turned(self, mine: int, theirs: int) -> "Matchup":
        """Return how the other class does, given how many hands each class has."""
        losses = self.deals - self.wins - self.ties
        return Matchup(*[one * mine // theirs for one in (losses, self.ties, self.deals)])


@dataclass(frozen=True)
class PreflopTable:
    """How each class of starting hands does against each.

    Attributes:
        matchups: by two classes, how the first does against the second.
    """

    matchups: Mapping[tuple[str, str], Matchup] = field(hash=False)

    def share(self, one: str, other: str) -> Fraction:
        """Return the part of the pot that a class gets against another on average.

        Raises:
            CardError: one of them is no class.
        """
        return self[one, other].share

    def against_random(self, one: str) -> Matchup:
        """Return how a class does against every hand that there is.

        Raises:
            CardError: it is no class.
        """
        return sum([self[one, other] for other in class_combinations()], Matchup(0, 0, 0))

    def __getitem__(self, classes: tuple[str, str]) -> Matchup:
        try:
            return self.matchups[classes]
        except (KeyError, TypeError):
            raise CardError(
                f"expected two classes such as ('AA', 'AKs'), got {classes!r}"
            ) from None


def preflop_table(
    *,
    executor: Executor | None = None,
    progress: Progress | None = None,
    path: str | Path | None = None,
) -> PreflopTable:
    """Return the exact equity of each class against each, over all boards.

    This takes about a minute.

    Args:
        executor: what shares the work among processes.
        progress: called with how many of the 91 pairs of ranks are done, and how many there
            are.
        path: a file to keep what is done in, and to go on from if it is there.

    Raises:
        ParseError: the file is no such table.
    """
    kept = None if path is None else Path(path)
    found = {} if kept is None or not kept.exists() else _read(kept)
    rows = [row for row in _rows() if not found.keys() >= set(_pairs(row))]
    if kept is not None:
        # Anew, without the row that an interruption cut short.
        for row in rows:
            for pair in _pairs(row):
                found.pop(pair, None)
        kept.write_text(f"{_HEADER}\n{''.join(_lines(found))}", "ascii")
    work = partial(_count, rows)
    for some in in_parts(work, len(rows), executor=executor, progress=progress):
        found |= some
        if kept is not None:
            with kept.open("a", encoding="ascii") as file:
                file.writelines(_lines(some))
    return PreflopTable(_both_ways(found))


def _rows() -> list[tuple[str, ...]]:
    """Return the classes together that have the same ranks: they have much in common."""
    rows: dict[str, list[str]] = {}
    for name in class_combinations():
        rows.setdefault(name[:2], []).append(name)
    return list(map(tuple, rows.values()))


def _pairs(row: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Yield each class of a row with each class of this row and of those after it."""
    rows = _rows()
    for other in rows[rows.index(tuple(row)) :]:
        yield from ((one, theirs) for one in row for theirs in other)


def _count(
    rows: Sequence[Sequence[str]], part: int, parts: int
) -> dict[tuple[str, str], Matchup]:
    """Return the matchups of one of the rows."""
    assert parts == len(rows)
    return {pair: _matchup(*pair) for pair in _pairs(rows[part])}


def _matchup(one: str, other: str) -> Matchup:
    """Return how one hand of a class does against all hands of another."""
    classes = class_combinations()
    mine = [(classes[one][0], Fraction(1))]
    theirs = [(pair, Fraction(1)) for pair in classes[other]]
    counts = count_matchups(matchups(_HOLDEM, [mine, theirs]), 0, 1)
    return Matchup(counts[1,], counts[3,], counts.total())


def _both_ways(
    found: Mapping[tuple[str, str], Matchup],
) -> dict[tuple[str, str], Matchup]:
    classes = class_combinations()
    turned = {
        (other, one): matchup.turned(len(classes[one]), len(classes[other]))
        for (one, other), matchup in found.items()
    }
    return turned | dict(found)


def _lines(found: Mapping[tuple[str, str], Matchup]) -> Iterator[str]:
    for classes, matchup in found.items():
        yield ",".join(map(str, (*classes, *matchup))) + "\n"


def _read(path: Path) -> dict[tuple[str, str], Matchup]:
    """Return what a file has; a last line that was cut short is left out.

    Raises:
        ParseError: the file is no such table.
    """
    header, *lines = path.read_text("ascii", "replace").split("\n")
    if header != _HEADER:
        raise ParseError(f"{path} begins with {header!r}, expected {_HEADER}")
    found, classes = {}, class_combinations()
    for line in lines[:-1]:
        one, other, *numbers = line.split(",")
        known = one in classes and other in classes
        if not known or len(numbers) != 3 or not all(map(str.isdecimal, numbers)):
            raise ParseError(f"{path} has {line!r}, expected {_HEADER}")
        found[one, other] = Matchup(*map(int, numbers))
    return found


def main(arguments: Sequence[str]) -> int:
    """Make the table in a file, and print how each class does against every hand.

    Args:
        arguments: the name of the file.
    """
    if len(arguments) != 1:
        print("expected the name of a file to keep the table in", file=sys.stderr)
        return 2
    with ProcessPoolExecutor() as pool:
        table = preflop_table(executor=pool, progress=show, path=arguments[0])
    print(preflop_csv(table), end="")
    return 0


def show(done: int, rows: int) -> None:
    """Say how far the work is."""
    print(f"{done} of {rows}", file=sys.stderr)


def preflop_csv(table: PreflopTable) -> str:
    """Return what preflop.csv of this package has: the best class against every hand first."""
    against = {name: table.against_random(name) for name in class_combinations()}
    best_first = sorted(against, key=lambda name: -against[name].share)
    lines = [f"{name},{against[name].wins},{against[name].ties}\n" for name in best_first]
    return "class,wins,ties\n" + "".join(lines)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
