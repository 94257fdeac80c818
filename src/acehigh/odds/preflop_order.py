"""The 169 classes of starting hands, from the best to the worst against a random hand."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files


@cache
def class_order() -> Sequence[str]:
    """Return the classes by their exact equity against a random hand, the best first.

    The equity is the share of the pot that one hand wins against another, drawn at random,
    over every board: wins, and half of the ties.

    >>> order = class_order()
    >>> len(order), order[:9], order[-1]
    (169, ('AA', 'KK', 'QQ', 'JJ', 'TT', '99', '88', 'AKs', '77'), '32o')
    """
    counts = preflop_counts()
    return tuple(sorted(counts, key=lambda name: -2 * counts[name][0] - counts[name][1]))


def preflop_counts() -> dict[str, tuple[int, int]]:
    """Return how often a hand of each class wins and ties, of 2,097,572,400 deals.

    A deal is one of the 2,118,760 boards that may come, and one of the 990 hands that another
    player may then hold. `acehigh.odds.preflop` counts them.

    >>> wins, ties = preflop_counts()["AA"]
    >>> round((wins + ties / 2) / 2_097_572_400, 4)
    0.852
    """
    lines = files("acehigh.odds").joinpath("preflop.csv").read_text("ascii").splitlines()
    rows = [line.split(",") for line in lines[1:]]
    return {name: (int(wins), int(ties)) for name, wins, ties in rows}
