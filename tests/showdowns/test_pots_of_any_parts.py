"""Pots divided among parts, and what issue of chips there may be: odd ones, dead ones, rake."""

from collections.abc import Sequence
from decimal import Decimal
from fractions import Fraction
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from acehigh import AceToFive, High
from acehigh.errors import AmountError, CardError, ParseError
from acehigh.games import (
    FOLLOW_THE_QUEEN,
    HIGH_CHICAGO,
    OMAHA_HI_LO,
    STUD_HI_LO,
    Game,
)
from acehigh.games.named import BUILT_IN
from acehigh.showdowns.pots import Pot, side_pots, uncalled
from acehigh.showdowns.settlement import HOUSE, Rake, Table, settle, settle_parts
from helpers.awards import sentences, totals
from helpers.slow_games import SLOW_GAMES, deal

BOARD = "Ac 9d 9h 4s 2c"
LOW_BOARD = "7c 8d 4s Kh Kd"
HIGH, LOW = High(), AceToFive(eight_or_better=True)


def test_dead_money_is_in_the_main_pot_and_nobody_calls_it() -> None:
    # The big blind posts an ante of 100 for all.
    held = ["Qd Qh", "As Kc", "7c 2d"]
    awards = settle(HIGH, held, [100, 100, 100], Table(unit=1), board=BOARD, dead=[0, 0, 100])
    assert sentences(awards) == ["seat 2 wins 400 with two pair, aces and nines, king kicker"]
    assert settle(HIGH, held, [100] * 3, Table(unit=1), board=BOARD, dead=100) == awards
    assert side_pots([50, 100, 100], dead=30) == (Pot(180, (0, 1, 2)), Pot(100, (1, 2)))
    assert side_pots([0, 0], dead=30) == (Pot(30, (0, 1)),)
    with pytest.raises(AmountError, match="3 players, but dead money of 2"):
        side_pots([50, 100, 100], dead=[1, 2])
    with pytest.raises(AmountError, match="not negative"):
        side_pots([50, 100, 100], dead=-1)


def test_an_uncalled_bet_comes_back() -> None:
    assert uncalled([50, 200, 120]) == (0, 80, 0)
    assert uncalled([50, 200, 200]) == (0, 0, 0)
    # Who folded leaves his chips, and a fold calls as much as was paid.
    assert uncalled([100, 100, 300], folded=[2]) == (0, 0, 0)
    assert uncalled([100, 300, 250], folded=[2]) == (0, 50, 0)
    assert uncalled([5]) == (0,)
    with pytest.raises(AmountError, match="everybody folded"):
        uncalled([5, 5], folded=[0, 1])
    with pytest.raises(AmountError, match="player 7 folded, but there are 2"):
        uncalled([5, 5], folded=[7])
    with pytest.raises(AmountError, match="expected what each player paid, got 5"):
        uncalled(5)  # type: ignore[arg-type]  # what must be refused


def test_what_can_be_read_once_is_not_used_up() -> None:
    assert side_pots(iter([5, 5, 7]), iter([2])) == side_pots([5, 5, 7], [2])
    held = ["Qd Qh", "As Kc", "7c 2d"]
    once = settle(HIGH, iter(held), iter([5, 5, 5]), Table(unit=1), board=iter(BOARD.split()))
    assert once == settle(HIGH, held, [5, 5, 5], Table(unit=1), board=BOARD)
    with pytest.raises(ParseError, match="expected several holdings"):
        settle(HIGH, "As Kc", [5], Table(unit=1), board=BOARD)


def test_three_way_quarters_to_the_chip() -> None:
    held = ["Ah 2d 3c 9d", "As Kc Qd Jd", "Ad 2c 9s Tc"]
    awards = OMAHA_HI_LO.settle(held, [35, 35, 35], Table(unit=1), LOW_BOARD)
    assert totals(awards) == {0: 26, 1: 53, 2: 26}
    three = ["Ah 2d Kc 9c", "Ad 2h Ks 9s", "As 2s Kh 9h"]
    awards = OMAHA_HI_LO.settle(three, [100, 100, 100], Table(unit=1), "3c 8d 4s Jh Qd")
    assert totals(awards) == {0: 100, 1: 100, 2: 100}


def test_the_odd_half_goes_to_the_low_where_only_the_low_is_shared() -> None:
    held = ["Ah 2d 3c 9d", "As Kc Qd Jd", "Ad 2c 9s Tc", None]
    first, shared = (
        totals(OMAHA_HI_LO.settle(held, [35, 35, 35, 2], table, LOW_BOARD))
        for table in (Table(unit=1), Table(unit=1, odd_half="shared"))
    )
    assert (first[1], shared[1]) == (54, 53)
    assert sum(shared.values()) == sum(first.values()) == 107
    # Where the high is shared too, or alone, it has the odd chip.
    alone = ["Ah 2d 3c 9d", "As Kc Qd Jd", None]
    for table in (Table(unit=1), Table(unit=1, odd_half="shared")):
        assert totals(OMAHA_HI_LO.settle(alone, [35, 35, 1], table, LOW_BOARD))[1] == 36


def test_a_half_that_nobody_wins_adds_to_the_other() -> None:
    held = ["(2h 3h 9h) As Kd Qd Jc", "(Th 4h 5h) 2c 2d 6c 7c"]
    awards = HIGH_CHICAGO.settle(held, [5, 5], Table(unit=1))
    assert sentences(awards) == ["seat 2 wins 10 with pair of twos, ten kicker"]
    held[0] = "(2s 3h 9h) As Kd Qd Jc"
    assert sentences(HIGH_CHICAGO.settle(held, [5, 5], Table(unit=1))) == [
        "seat 2 wins 5 (high) with pair of twos, ten kicker",
        "seat 1 wins 5 (spade) with two of spades",
    ]
    with pytest.raises(CardError, match="no hand qualifies for the pot"):
        settle(LOW, ["Kh Kd Ks Qs Qd", "Ac Ad As Jc Jd"], [5, 5], Table(unit=1))


def test_the_award_names_the_ranks_where_words_do_not_tell_hands_apart() -> None:
    held = ["8s 5h 4d 2c Ah", "8d 7h 6c 2s Ad"]
    (award,) = settle(AceToFive(), held, [5, 5], Table(unit=1))
    assert str(award) == "seat 1 wins 10 with 8-low (8-5-4-2-A over 8-7-6-2-A)"
    assert award.over == "8-5-4-2-A over 8-7-6-2-A"


def test_whoever_folded_still_tells_what_is_wild() -> None:
    held = ["(As 2d) 7h 5c 9d Tc (Kd)", "(5s 5d) 8h 3c 4d 4c (Kh)", "(Ah Ad) Qs 6s"]
    awards = FOLLOW_THE_QUEEN.settle(held, [5, 5, 5], Table(unit=1), folded=[2])
    # The five follows the queen.
    assert sentences(awards) == ["seat 2 wins 15 with four of a kind, fours, king kicker"]
    told = FOLLOW_THE_QUEEN.told_by(held).winners(held[:2])
    assert {award.player for award in awards} == set(told["high"])
    with pytest.raises(CardError, match="seat 7 folded, but there are 3"):
        FOLLOW_THE_QUEEN.settle(held, [5, 5, 5], Table(unit=1), folded=[7])


def test_whoever_is_left_needs_no_showdown() -> None:
    awards = STUD_HI_LO.settle(["(As Kc) 2d", None], [6, 4], Table(unit=1))
    assert sentences(awards) == ["seat 1 gets back 2", "seat 1 wins 8 uncontested"]


def test_parts_may_be_any() -> None:
    asked: list[int] = []

    def contests(held: Sequence[Any]) -> dict[str, Any]:
        asked.append(len(held))
        return {}

    assert sentences(settle_parts(contests, ["As", None], [5, 5], Table(unit=1))) == [
        "seat 1 wins 10 uncontested"
    ]
    assert not asked
    with pytest.raises(CardError, match="no hand qualifies"):
        settle_parts(contests, ["As", "Ks"], [5, 5], Table(unit=1))


FAST = [row.value for row in BUILT_IN if row.value.name not in ("follow the queen", "baseball")]


@pytest.mark.slow
@settings(deadline=None, max_examples=150)
@given(
    st.sampled_from(FAST),
    st.randoms(use_true_random=False),
    st.sampled_from([1, Fraction(1, 2), Decimal("0.25")]),
    st.sampled_from([None, 0, 1]),
    st.sampled_from(["tda", "roberts"]),
    st.sampled_from(["first", "shared"]),
    st.sampled_from([None, Fraction(1, 20), Fraction(1)]),
)
def test_nothing_is_made_or_lost_whatever_the_game(
    game: Game, random: Random, unit: Any, button: Any, odd_chips: Any, odd_half: Any, part: Any
) -> None:
    slow = SLOW_GAMES[game.name]
    players = random.randint(2, min(5, (len(slow.deck) - slow.board) // game.hole))
    dealt, board = deal(slow, players, random)
    held: list[Any] = [one if one.up else one.cards for one in dealt]
    stay = random.sample(range(players), random.randint(1, players))
    shown = [cards if seat in stay else None for seat, cards in enumerate(held)]
    paid = [unit * random.choice([0, 1, 2, 7, 7, 20]) for _ in range(players)]
    dead = [unit * random.choice([0, 0, 3]) for _ in range(players)]
    rake = None if part is None else Rake(part)
    table = Table(unit, button=button, odd_chips=odd_chips, odd_half=odd_half, rake=rake)
    awards = game.settle(shown, paid, table, board, dead=dead)
    assert sum(award.amount for award in awards) == sum(paid) + sum(dead)
    assert all(award.amount > 0 and type(award.amount) is type(unit) for award in awards)
    assert {award.player for award in awards} <= {HOUSE, *stay}
    for award in awards:
        share = award.amount / unit if isinstance(unit, Fraction | Decimal) else award.amount
        assert share == int(share)


def test_the_ranks_that_decide_are_written_as_players_do() -> None:
    held = ["As Kh Td 5c 3h", "Ad Kc Th 5s 2h"]
    (award,) = settle(High(), held, [5, 5], Table(unit=1))
    assert award.over == "A-K-10-5-3 over A-K-10-5-2"
