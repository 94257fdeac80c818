"""What a game returns under perfect play, and how often each line is hit: exactly."""

from collections.abc import Iterable
from concurrent.futures import Executor
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property, partial
from operator import mul

from acehigh.errors import unknown_name
from acehigh.games.video_poker.payouts import Amount, Payouts
from acehigh.games.video_poker.tallies import tallies_of
from acehigh.odds.sharing import Progress, in_parts

# So many that what a part takes stays near the processor.
_PARTS = 512
NOTHING = "nothing"
"""The line of the hands that pay nothing."""


@dataclass(frozen=True)
class LineReturn:
    """A line of a pay table under perfect play.

    Attributes:
        name: the line.
        pays: what it pays for a coin.
        probability: how often a deal ends on it.
    """

    name: str
    pays: Amount
    probability: Fraction

    @property
    def share(self) -> Fraction:
        """What the line adds to the game's return."""
        return self.pays * self.probability


@dataclass(frozen=True)
class Returns:
    """What a game returns under perfect play.

    Attributes:
        lines: every line of the pay table, in its order, and last ``"nothing"``.
    """

    lines: tuple[LineReturn, ...]

    @cached_property
    def total(self) -> Fraction:
        """What comes back of each coin on average: 1 is a fair game."""
        return sum((line.share for line in self.lines), Fraction())

    @cached_property
    def variance(self) -> Fraction:
        """The mean square of what a deal pays for a coin, less the square of `total`."""
        squares = (line.pays * line.share for line in self.lines)
        return sum(squares, Fraction()) - self.total**2

    def probability(self, line: str) -> Fraction:
        """Return how often a deal ends on a line, ``"nothing"`` included.

        Raises:
            UnknownNameError: the pay table has no such line; the error names the nearest.
        """
        probabilities = {row.name: row.probability for row in self.lines}
        if line not in tuple(probabilities):
            raise unknown_name("line of this pay table", line, probabilities)
        return probabilities[line]

    def __str__(self) -> str:
        rows = [
            (row.name, str(row.pays), float(row.probability), float(row.share))
            for row in self.lines
        ]
        rows.append(("total", "", 1.0, float(self.total)))
        width = max(len(name) for name, *_ in rows)
        return "\n".join(
            f"{name:<{width}}{pays:>5}{probability:>12.8f}{share:>12.8f}"
            for name, pays, probability, share in rows
        )


def returns_of(
    payouts: Payouts, executor: Executor | None, progress: Progress | None
) -> Returns:
    """Return what a game returns, each deal being played as its best hold says."""
    parts = in_parts(
        partial(_best_of_part, payouts), _PARTS, executor=executor, progress=progress
    )
    counts = [sum(column) for column in zip(*parts, strict=True)]
    return Returns(tuple(_lines(payouts, counts)))


def _best_of_part(payouts: Payouts, part: int, parts: int) -> list[int]:
    """Return how many ends of some deals are on each line, and last on none."""
    tallies = tallies_of(payouts)
    # Neighbours have cards in common, whose tallies are then looked up faster.
    every = tallies.sets.deals
    deals = every[part * len(every) // parts : (part + 1) * len(every) // parts]
    best = map(tallies.best, tallies.of_holds([deal.bits for deal in deals]))
    ways = [deal.ways for deal in deals]
    counts = tallies.counts(sum(map(mul, ways, best)))
    return [*counts, sum(ways) * tallies.whole - sum(counts)]


def _lines(payouts: Payouts, counts: list[int]) -> Iterable[LineReturn]:
    rows = zip((*payouts.lines, (NOTHING, 0)), counts, strict=True)
    for (name, pays), number in rows:
        yield LineReturn(name, pays, Fraction(number, sum(counts)))
