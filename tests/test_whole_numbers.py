"""Whole numbers of other libraries, as NumPy's, are taken wherever numbers are."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

from acehigh import Deck, High, ThreeCard, frequencies, settle, side_pots, winners
from acehigh.checks import integer
from acehigh.games.pai_gow import prospects
from acehigh.showdowns.rulings import chip_race
from acehigh.showdowns.settlement import Rake, Table
from acehigh.tricks.bridge import Contract

BOARD = "Ks Kh 7d 7c 2s"


class Number:
    """A whole number that is no int."""

    def __init__(self, value: int) -> None:
        self._value = value

    def __index__(self) -> int:
        return self._value


def of(value: int) -> Any:
    """Return a number whose type nothing checks: in places, an int is what is stated."""
    return Number(value)


@pytest.mark.parametrize(
    "asked",
    [
        lambda n: Deck.standard() * n(2),
        lambda n: Deck.standard(jokers=n(2)),
        lambda n: winners(High(), ["As Kd", "7h 7s"], board=BOARD, hole_cards=n(2)),
        lambda n: frequencies(ThreeCard(), n(3)),
        lambda n: side_pots([n(50), n(200), n(120)], dead=n(5)),
        lambda n: settle(High(), ["As Kd", "7h 7s"], [n(2), n(3)], Table(n(1)), board=BOARD),
        lambda n: Table(n(5), button=n(0), rake=Rake(Fraction(1, 20), cap=n(3))).rake,
        lambda n: chip_race([n(1), n(1)], ["As", "Kd"], worth=n(5), stacks=[n(0), n(1)]),
        lambda n: Contract("3NT").score(n(9)),
        lambda n: prospects("As Ks Qd Jd 9c 4h 2h", samples=n(5), seed=1),
    ],
)
def test_a_whole_number_of_any_kind_is_as_good_as_an_int(
    asked: Callable[[Callable[[int], Any]], object],
) -> None:
    assert asked(of) == asked(int)


def test_yes_and_no_and_floats_are_no_whole_numbers() -> None:
    assert integer(Number(2)) == 2
    assert integer(True) is integer(2.0) is integer("2") is None
