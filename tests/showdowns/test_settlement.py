"""From hole cards, board and contributions to who gets what, and the sentence for each (S6)."""

from decimal import Decimal
from fractions import Fraction
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from acehigh import (
    AceToFive,
    Card,
    Deck,
    High,
    Rank,
    Stripped,
    SuitOrder,
    SuitTieBreak,
    Wild,
    parse_cards,
    winners,
)
from acehigh.showdowns.pots import side_pots, uncalled
from acehigh.showdowns.settlement import Table, settle
from helpers.awards import sentences, totals

HIGH, LOW = High(), AceToFive(eight_or_better=True)


BOARD = "Ac 9d 9h 4s 2c"


LOW_BOARD = "7c 8d 4s Kh Kd"


ACES_UP = "two pair, aces and nines, king kicker"


UNITS = (1, Fraction(1, 2), Decimal("0.25"))


def test_a_side_pot_is_won_by_the_best_of_those_who_paid_for_it() -> None:
    awards = settle(
        HIGH, ["9s 9c", "As Kc", "Qh Qd"], [50, 200, 200], Table(unit=1), board=BOARD
    )
    assert sentences(awards) == [
        "seat 1 wins 150 (main pot) with four of a kind, nines, ace kicker",
        f"seat 2 wins 300 (side pot 1) with {ACES_UP}",
    ]
    assert [award.pot for award in awards] == [0, 1]


def test_what_nobody_called_comes_back_first() -> None:
    awards = settle(HIGH, ["9s 9c", "As Kc"], [50, 200], Table(unit=10), board=BOARD)
    assert sentences(awards) == [
        "seat 2 gets back 150",
        "seat 1 wins 100 with four of a kind, nines, ace kicker",
    ]
    assert (awards[0].hand, awards[0].returned) == (None, True)
    # What is returned needs no division, so it may be less than a chip.
    uneven = settle(HIGH, ["9s 9c", "As Kc"], [50, 53], Table(unit=10), board=BOARD)
    assert totals(uneven) == {0: 100, 1: 3}


def test_whoever_is_left_takes_the_pot_uncontested() -> None:
    holdings = [None, "As Kc", None]
    awards = settle(HIGH, holdings, [7, 20, 20], Table(unit=1), board=BOARD)
    assert sentences(awards) == ["seat 2 wins 47 uncontested"]


def test_whoever_is_left_before_the_board_is_dealt_takes_the_pot_too() -> None:
    awards = settle(HIGH, [None, "As Kc", None], [1, 6, 2], Table(unit=1))
    assert sentences(awards) == ["seat 2 gets back 4", "seat 2 wins 5 uncontested"]
    omaha = settle(HIGH, ["As Kc 2d 3d", None], [6, 2], Table(unit=1), hole_cards=2)
    assert sentences(omaha) == ["seat 1 gets back 4", "seat 1 wins 4 uncontested"]


def test_the_high_and_the_low_half_are_won_apart() -> None:
    awards = settle(
        HIGH,
        ["Ah 2d 3c 9d", "As Kc Qd Jd"],
        [100, 101],
        Table(unit=1),
        board=LOW_BOARD,
        hole_cards=2,
        low=LOW,
    )
    assert sentences(awards) == [
        "seat 2 gets back 1",
        "seat 2 wins 100 (high) with three of a kind, kings, ace kicker",
        "seat 1 wins 100 (low) with 8-low",
    ]


def test_the_odd_chip_between_the_halves_goes_to_the_high() -> None:
    holdings = ["Ah 2d 3c 9d", "As Kc Qd Jd", None]
    awards = settle(
        HIGH, holdings, [5, 5, 5], Table(unit=1), board=LOW_BOARD, hole_cards=2, low=LOW
    )
    assert totals(awards) == {0: 7, 1: 8}


def test_a_tied_low_is_quartered() -> None:
    holdings = ["Ah 2d 3c 9d", "As Kc Qd Jd", "Ad 2c 9s Tc"]
    awards = settle(
        HIGH, holdings, [34, 34, 34], Table(unit=1), board=LOW_BOARD, hole_cards=2, low=LOW
    )
    assert sentences(awards) == [
        "seat 2 wins 51 (high) with three of a kind, kings, ace kicker",
        "seat 1 wins 26 (low) with 8-low; odd chip by the two of diamonds",
        "seat 3 wins 25 (low) with 8-low",
    ]


def test_a_tied_high_is_quartered() -> None:
    holdings = ["Ah 2d 3c 9d", "As Kc Qd Jd", "Ac Ks Qh Jh"]
    awards = settle(
        HIGH, holdings, [4, 4, 4], Table(unit=1), board=LOW_BOARD, hole_cards=2, low=LOW
    )
    assert totals(awards) == {0: 6, 1: 3, 2: 3}


def test_one_player_may_win_both_halves() -> None:
    holdings = ["Ah 2h 3c 9d", "Qs Jc Qd Jd"]
    board = "7h 8h 4s 5h Kd"
    awards = settle(HIGH, holdings, [9, 9], Table(unit=1), board=board, low=LOW, hole_cards=2)
    assert sentences(awards) == [
        "seat 1 wins 9 (high) with flush, ace high",
        "seat 1 wins 9 (low) with 7-low",
    ]


def test_without_a_qualifying_low_the_high_takes_all() -> None:
    holdings = ["Ah 2d 3c 9d", "As Kc Qd Jd"]
    board = "7c Td 4s Kh Kd"
    awards = settle(HIGH, holdings, [9, 9], Table(unit=1), board=board, low=LOW, hole_cards=2)
    assert sentences(awards) == ["seat 2 wins 18 with three of a kind, kings, ace kicker"]


def test_a_low_may_qualify_in_the_main_pot_only() -> None:
    holdings = ["Ah 2d 3c 9d", "As Kc Qd Jd", "Qs Qc Jh Td"]
    awards = settle(
        HIGH, holdings, [10, 30, 30], Table(unit=1), board=LOW_BOARD, hole_cards=2, low=LOW
    )
    assert [(award.player, award.amount, award.half) for award in awards] == [
        (1, 15, "high"),
        (0, 15, "low"),
        (1, 40, ""),
    ]


def test_a_tie_break_leaves_one_winner() -> None:
    hands = ["8s 8d Jd 9c 3c", "8h 8c Jh 9d 3d"]
    for tie_break, winner, card in (
        (SuitTieBreak("highest"), 1, "jack of hearts, the highest card"),
        (SuitTieBreak("paired"), 0, "eight of spades, the highest paired card"),
    ):
        table = Table(unit=1, tie_break=tie_break)
        awards = settle(HIGH, hands, [5, 5], table)
        assert sentences(awards) == [
            f"seat {winner + 1} wins 10 with pair of eights, jack kicker; "
            f"tie broken by the {card}"
        ]


def test_a_tie_break_can_be_explained_from_the_hand_of_the_award() -> None:
    holdings = ["As Ah Kc Qd Jc Tc 2d", "Ad Kd Qc Jd Td 3c 3h"]
    tie_break = SuitTieBreak(order=SuitOrder.ITALY)
    (award,) = settle(HIGH, holdings, [5, 5], Table(unit=1, tie_break=tie_break))
    assert award.player == 0
    assert award.hand is not None
    assert tie_break.explain(award.hand) == "ace of hearts, the highest card"


def test_other_rules_settle_as_well() -> None:
    short = settle(
        Stripped(Rank.SIX), ["As 6s 7h 8d 9c", "Kh Kd Qs Qd Qh"], [5, 5], Table(unit=1)
    )
    assert sentences(short) == ["seat 2 wins 10 with full house, queens over kings"]
    wild = settle(Wild(), ["Jk Ks 9s 5s 2s", "Ah Kh 9h 5h 2h"], [5, 6], Table(unit=1))
    assert wild[1].hand is not None
    assert totals(wild) == {0: 5, 1: 6}
    assert [award.amount for award in wild] == [1, 5, 5]


def test_holdings_and_board_may_be_any_iterables_of_cards() -> None:
    holdings = [parse_cards("Ah Kd"), {*parse_cards("As Kc")}]
    expected = settle(HIGH, ["Ah Kd", "As Kc"], [5, 5], Table(unit=1), board=BOARD)
    assert settle(HIGH, holdings, [5, 5], Table(unit=1), board=BOARD.split()) == expected
    once = settle(
        HIGH, list(map(iter, holdings)), [5, 5], Table(unit=1), board=iter(parse_cards(BOARD))
    )
    assert once == expected


def deal_and_pay(random: Random) -> tuple[list[tuple[Card, ...] | None], list[int]]:
    """Return five cards for each of some players who may have folded, and what each paid.

    From 24 cards, so that hands are often equal.
    """
    players = random.randint(2, 4)
    dealt, _ = Deck.stripped(Rank.NINE).deal(players, 5, random=random)
    stay = set(random.sample(range(players), random.randint(1, players)))
    holdings = [cards if seat in stay else None for seat, cards in enumerate(dealt)]
    return holdings, [random.choice([0, 1, 2, 7, 7, 20]) for _ in range(players)]


@pytest.mark.slow
@settings(deadline=None, max_examples=80)
@given(
    st.randoms(use_true_random=False),
    st.sampled_from(UNITS),
    st.sampled_from([None, 0, 1]),
    st.sampled_from([None, SuitTieBreak()]),
    st.booleans(),
)
def test_all_that_was_paid_is_won_and_none_wins_a_pot_he_did_not_pay_into(
    random: Random, unit: Any, button: int | None, tie_break: SuitTieBreak | None, halved: bool
) -> None:
    ranker = High(deck=Deck.stripped(Rank.NINE))
    low = AceToFive(deck=ranker.deck) if halved else None
    holdings, numbers = deal_and_pay(random)
    paid = [unit * number for number in numbers]
    table = Table(unit=unit, button=button, tie_break=tie_break)
    awards = settle(ranker, holdings, paid, table, low=low)
    folded = [seat for seat, cards in enumerate(holdings) if cards is None]
    returned = uncalled(paid, folded)
    pots = side_pots([one - back for one, back in zip(paid, returned, strict=True)], folded)
    assert sum(award.amount for award in awards) == sum(paid)
    assert sum(award.amount for award in awards if award.returned) == sum(returned)
    for number, pot in enumerate(pots):
        of_pot = [award for award in awards if award.pot == number and not award.returned]
        assert sum(award.amount for award in of_pot) == pot.amount
        assert {award.player for award in of_pot} <= set(pot.players)
        held = [holdings[seat] or () for seat in pot.players]
        best = [pot.players[i] for i in winners(ranker, held, tie_break=tie_break)]
        winning = [award.player for award in of_pot if award.half != "low"]
        assert winning == (best if len(held) > 1 else list(pot.players))


@pytest.mark.slow
@settings(deadline=None, max_examples=80)
@given(st.randoms(use_true_random=False), st.booleans())
def test_the_order_of_players_changes_nothing_but_odd_chips_by_seat(
    random: Random, by_seat: bool
) -> None:
    ranker = High(deck=Deck.stripped(Rank.NINE))
    holdings, paid = deal_and_pay(random)
    seats = random.sample(range(len(paid)), len(paid))
    table = Table(unit=1, button=0 if by_seat else None)
    before = settle(ranker, holdings, paid, table)
    moved = settle(ranker, [holdings[s] for s in seats], [paid[s] for s in seats], table)
    after = {(award.pot, award.returned, seats[award.player]): award for award in moved}
    assert after.keys() == {(award.pot, award.returned, award.player) for award in before}
    for award in before:
        other = after[award.pot, award.returned, award.player]
        assert award.hand == other.hand
        assert abs(award.amount - other.amount) <= (1 if by_seat else 0)
        assert by_seat or award.odd_chip == other.odd_chip
