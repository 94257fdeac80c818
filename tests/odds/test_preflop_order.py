"""The classes of starting hands are in the order of their equity against a random hand."""

from fractions import Fraction
from itertools import pairwise
from math import comb

import pytest

from acehigh.odds.preflop_order import class_order, preflop_counts
from acehigh.odds.starting_hands import class_combinations

DEALS = comb(50, 5) * comb(45, 2)


def equity(name: str) -> Fraction:
    wins, ties = preflop_counts()[name]
    return (wins + Fraction(ties, 2)) / DEALS


def test_every_class_has_its_place() -> None:
    order = class_order()
    assert len(order) == 169
    assert set(order) == class_combinations().keys()
    assert all(equity(a) > equity(b) for a, b in pairwise(order))


def test_one_players_wins_are_the_others_losses() -> None:
    balance = 0
    for name, pairs in class_combinations().items():
        wins, ties = preflop_counts()[name]
        balance += len(pairs) * (wins - (DEALS - wins - ties))
    assert balance == 0


def test_suited_hands_are_better() -> None:
    for name in class_combinations():
        if name.endswith("s"):
            assert equity(name) > equity(f"{name[:2]}o")


@pytest.mark.parametrize(
    ("name", "percent"),
    # As every table of equities against a random hand has them, to a tenth.
    [("AA", 85.2), ("KK", 82.4), ("AKs", 67.0), ("AKo", 65.3), ("22", 50.3), ("32o", 32.3)],
)
def test_equities_are_those_that_are_known(name: str, percent: float) -> None:
    assert round(float(100 * equity(name)), 1) == percent
