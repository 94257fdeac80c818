"""Pots: who may win which chips, and their division, to the chip (S6)."""

from collections.abc import Callable, Sequence
from decimal import Decimal
from fractions import Fraction
from itertools import pairwise
from random import Random
from typing import Any, TypeAlias

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from acehigh.errors import AmountError
from acehigh.showdowns.pots import Pot, divide, halves, side_pots
from helpers.cases import in_one_test

Unit: TypeAlias = int | Fraction | Decimal

# Amounts of each type are whole numbers of these.
UNITS: tuple[Unit, ...] = (
    1,
    5,
    25,
    Fraction(1, 3),
    Fraction(5, 2),
    Decimal("0.01"),
    Decimal(10),
)

units = st.sampled_from(UNITS)
chips = st.lists(st.one_of(st.integers(0, 4), st.integers(0, 10**9)), min_size=1, max_size=9)


def live_players(players: int, random: Random) -> list[int]:
    """Return some of the players, at least one."""
    return sorted(random.sample(range(players), random.randint(1, players)))


def test_a_player_all_in_for_less_may_not_win_the_side_pot() -> None:
    assert side_pots([50, 200, 200]) == (Pot(150, (0, 1, 2)), Pot(300, (1, 2)))
    assert side_pots([200, 50, 100]) == (
        Pot(150, (0, 1, 2)),
        Pot(100, (0, 2)),
        Pot(100, (0,)),
    )


def test_what_folded_players_paid_stays_in() -> None:
    assert side_pots([50, 200, 200, 120], folded=[3]) == (
        Pot(200, (0, 1, 2)),
        Pot(370, (1, 2)),
    )
    assert side_pots([100, 100, 300], folded={2}) == (Pot(500, (0, 1)),)
    assert side_pots([0, 5, 7], folded=(1, 2)) == (Pot(12, (0,)),)


def test_equal_contributions_make_one_pot() -> None:
    assert side_pots([10, 10, 10]) == (Pot(30, (0, 1, 2)),)
    assert side_pots([10, 10, 10, 4], folded=[3]) == (Pot(34, (0, 1, 2)),)


def test_a_player_who_paid_nothing_may_win_nothing() -> None:
    assert side_pots([0, 10, 10]) == (Pot(20, (1, 2)),)
    assert side_pots([0, 0]) == ()


@settings(deadline=None, max_examples=20)
@given(chips, units, st.randoms(use_true_random=False))
def test_no_chip_is_made_or_lost_between_contributions_and_pots(
    paid: list[int], unit: Any, random: Random
) -> None:
    contributions = [unit * number for number in paid]
    live = live_players(len(paid), random)
    folded = [player for player in range(len(paid)) if player not in live]
    pots = side_pots(contributions, folded)
    assert sum(pot.amount for pot in pots) == sum(contributions)
    assert all(type(pot.amount) is type(unit) and pot.amount > 0 for pot in pots)
    assert not {player for pot in pots for player in pot.players} & set(folded)
    if any(contributions[player] for player in live):
        paying = [player for player in live if contributions[player]]
        assert pots[0].players == tuple(paying)
    for pot, next_pot in pairwise(pots):
        assert set(next_pot.players) < set(pot.players)


@settings(deadline=None, max_examples=20)
@given(chips, st.randoms(use_true_random=False))
def test_nobody_may_win_more_of_a_player_than_he_paid_himself(
    paid: list[int], random: Random
) -> None:
    live = live_players(len(paid), random)
    folded = [player for player in range(len(paid)) if player not in live]
    pots = side_pots(paid, folded)
    most = max(paid[player] for player in live)
    for player in live:
        within_reach = sum(pot.amount for pot in pots if player in pot.players)
        if paid[player] == most:
            # What folded players paid beyond that is nobody else's.
            continue
        assert within_reach == sum(min(paid[player], other) for other in paid)


@settings(deadline=None, max_examples=20)
@given(chips, st.randoms(use_true_random=False))
def test_the_order_of_players_changes_nothing_but_their_numbers(
    paid: list[int], random: Random
) -> None:
    live = live_players(len(paid), random)
    folded = {player for player in range(len(paid)) if player not in live}
    places = random.sample(range(len(paid)), len(paid))
    moved = side_pots(
        [paid[place] for place in places],
        [index for index, place in enumerate(places) if place in folded],
    )
    back = tuple(
        Pot(pot.amount, tuple(sorted(places[i] for i in pot.players))) for pot in moved
    )
    assert back == side_pots(paid, folded)


def test_odd_chips_go_to_those_named_first() -> None:
    assert divide(100, [2, 0, 1], unit=5) == {2: 35, 0: 35, 1: 30}
    assert divide(7, [4], unit=1) == {4: 7}
    assert divide(0, [0, 1], unit=1) == {0: 0, 1: 0}
    assert divide(Fraction(7, 2), [1, 0], Fraction(1, 2)) == {1: 2, 0: Fraction(3, 2)}
    assert divide(Decimal("0.25"), [0, 1], Decimal("0.05")) == {
        0: Decimal("0.15"),
        1: Decimal("0.10"),
    }


@settings(deadline=None, max_examples=20)
@given(st.integers(0, 10**12), st.permutations(range(6)), st.integers(1, 6), units)
def test_shares_add_up_and_differ_by_one_chip_at_most(
    number: int, players: list[int], sharing: int, unit: Any
) -> None:
    order = players[:sharing]
    shares = divide(unit * number, order, unit)
    assert list(shares) == order
    assert sum(shares.values()) == unit * number
    amounts = list(shares.values())
    assert amounts == sorted(amounts, reverse=True)
    assert amounts[0] - amounts[-1] in (0, unit)
    assert all(type(amount) is type(unit) for amount in amounts)
    high, low = halves(unit * number, unit)
    assert high + low == unit * number
    assert high - low in (0, unit)


def test_the_odd_chip_between_the_halves_goes_to_the_high() -> None:
    assert halves(105, unit=5) == (55, 50)
    assert halves(5, unit=5) == (5, 0)
    assert halves(Fraction(3, 2), Fraction(1, 2)) == (Fraction(1), Fraction(1, 2))
    assert halves(Decimal("0.03"), Decimal("0.01")) == (Decimal("0.02"), Decimal("0.01"))


@in_one_test(
    ("contributions", "message"),
    [
        ([1.5, 2.5], "an amount is an int, a Fraction or a Decimal, not 1.5"),
        ([1, True], "an amount is an int, a Fraction or a Decimal, not True"),
        (["5", "5"], "an amount is an int, a Fraction or a Decimal, not '5'"),
        ([5, None], "an amount is an int, a Fraction or a Decimal, not None"),
        ([5, -5], "an amount is not negative: -5"),
        ([Fraction(-1, 2)], r"an amount is not negative: Fraction\(-1, 2\)"),
        ([Decimal(5), Decimal("-0.01")], r"an amount is not negative: Decimal\('-0.01'\)"),
        ([Decimal("NaN")], r"an amount is a number, not Decimal\('NaN'\)"),
        ([Decimal("sNaN")], r"an amount is a number, not Decimal\('sNaN'\)"),
        ([Decimal("Infinity")], r"an amount is a number, not Decimal\('Infinity'\)"),
        ([5, Fraction(5)], "amounts are of one type, not of several"),
        ([Decimal(5), 5], "amounts are of one type, not of several"),
    ],
)
def test_amounts_that_cannot_be_are_named(contributions: Sequence[Any], message: str) -> None:
    with pytest.raises(AmountError, match=message):
        side_pots(contributions)


def test_a_pot_needs_somebody_who_may_win_it() -> None:
    with pytest.raises(AmountError, match="everybody folded: nobody may win the pot"):
        side_pots([5, 5], folded=[0, 1])
    with pytest.raises(AmountError, match="nobody may win the pot"):
        side_pots([])


@pytest.mark.parametrize("folded", [[2], [-1]])
def test_a_player_who_is_not_there_cannot_fold(folded: list[int]) -> None:
    with pytest.raises(AmountError, match=str(folded[0])):
        side_pots([5, 5], folded=folded)


@in_one_test(
    ("ask", "message"),
    [
        (lambda: divide(10, [], 1), "cannot divide 10 among 0 players by 1"),
        (lambda: divide(10, [0, 1], 0), "cannot divide 10 among 2 players by 0"),
        (
            lambda: divide(12, [0, 1], 5),
            "12 is no whole number of chips of 5: a smaller unit would do",
        ),
        (lambda: divide(-10, [0, 1], 1), "an amount is not negative: -10"),
        (lambda: divide(10, [0, 1], -1), "an amount is not negative: -1"),
        (lambda: divide(Decimal("0.5"), [0], Decimal(1)), "0.5 is no whole number of chips"),
        (lambda: divide(Fraction(1, 2), [0], Fraction(1, 3)), "1/2 is no whole number"),
        (lambda: halves(12, 5), "12 is no whole number of chips of 5"),
        (lambda: divide(10, [0, 0], 1), "0"),
    ],
)
def test_what_cannot_be_divided_is_named(ask: Callable[[], object], message: str) -> None:
    with pytest.raises(AmountError, match=message):
        ask()


def test_decimals_that_would_be_rounded_are_refused() -> None:
    for amount in (Decimal("1e30"), Decimal("1e15"), Decimal("1e-11")):
        with pytest.raises(AmountError, match="more than 15 digits before or 10 after"):
            side_pots([amount, amount])


def test_decimals_of_the_most_digits_lose_nothing() -> None:
    for amount in (Decimal("123456789012345.0123456789"), Decimal("1e-10")):
        assert side_pots([amount, amount]) == (Pot(2 * amount, (0, 1)),)
    # Nothing has no digits, however it is written.
    assert side_pots([Decimal("0e-11"), Decimal("0e15")]) == ()


def test_large_amounts_lose_nothing() -> None:
    many = 10**14
    units: list[Any] = [1, Fraction(1), Decimal(1)]
    for unit in units:
        contributions: Any = [unit * many, unit * many, unit * 3]
        main, side = side_pots(contributions)
        assert [main, side] == [Pot(unit * 9, (0, 1, 2)), Pot(side.amount, (0, 1))]
        assert int(main.amount) + int(side.amount) == 2 * many + 3
        assert sum(map(int, divide(side.amount, [0, 1], unit).values())) == 2 * many - 6
