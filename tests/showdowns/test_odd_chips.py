"""Odd chips: who gets what is left over when winners share, and why (G1, S6)."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from acehigh import AceToFive, Deck, High, SuitOrder, Wild, parse_cards
from acehigh.errors import NotInDeckError
from acehigh.games import FIVE_CARD_DRAW, OMAHA_HI_LO, RAZZ, SEVEN_CARD_STUD
from acehigh.showdowns.odd_chips import Sharing
from acehigh.showdowns.settlement import Table, settle
from acehigh.showdowns.table import OddChips
from helpers.awards import totals

HIGH = High()
BOARD = "Ac 9d 9h 4s 2c"


def test_the_odd_chip_goes_to_the_highest_card_in_the_order_of_suits() -> None:
    for order, lucky in ((SuitOrder.BRIDGE, 1), (SuitOrder.ITALY, 0), (SuitOrder.BRAZIL, 1)):
        table = Table(unit=1, order=order)
        awards = settle(HIGH, ["Ah Kd", "As Kc", None], [5, 5, 1], table, board=BOARD)
        assert [bool(award.odd_chip) for award in awards] == [lucky == 0, lucky == 1]
        assert totals(awards) == {lucky: 6, 1 - lucky: 5}


def test_two_odd_chips_go_to_two_players() -> None:
    hands = ["As Kd Qh Jc 9s", "Ah Kc Qs Jd 9h", "Ad Kh Qc Js 9d"]
    awards = settle(HIGH, hands, [8, 6, 6], Table(unit=1))
    assert totals(awards) == {0: 8, 1: 6, 2: 6}
    awards = settle(HIGH, [*hands, None], [5, 5, 5, 5], Table(unit=1))
    assert [award.odd_chip for award in awards] == [
        "by the ace of spades",
        "by the ace of hearts",
        "",
    ]
    assert totals(awards) == {0: 7, 1: 7, 2: 6}


def test_the_odd_chip_goes_to_the_first_winner_left_of_the_button() -> None:
    holdings = ["Ah Kd", "As Kc", None, "Qh Qd"]
    for button, lucky in ((0, 1), (1, 0), (2, 0), (3, 0)):
        table = Table(unit=1, button=button)
        awards = settle(HIGH, holdings, [5, 5, 1, 4], table, board=BOARD)
        assert totals(awards)[lucky] == 8
        assert awards[lucky].odd_chip == "by the seat from the button"
    assert str(awards[0]).endswith("king kicker; odd chip by the seat from the button")


def test_where_all_the_winners_show_the_same_card_the_next_gives_the_odd_chip() -> None:
    # All play the ace of the board, so the kings decide, wherever they sit.
    holdings, paid = ["Ks 2d", "Kh 3d", "Kd 3c", None], [5, 5, 5, 2]
    for seats in permutations(range(4)):
        awards = settle(
            HIGH,
            [holdings[seat] for seat in seats],
            [paid[seat] for seat in seats],
            Table(unit=1),
            board="Ac Qs Jd 9h 4c",
        )
        assert {seats[award.player]: (award.amount, award.odd_chip) for award in awards} == {
            0: (6, "by the king of spades"),
            1: (6, "by the king of hearts"),
            2: (5, ""),
        }


def test_an_odd_chip_of_those_who_all_play_the_board_is_given_by_no_card() -> None:
    board = "As Ks Qs Js Ts"
    awards = settle(HIGH, ["2h 3d", "2d 3c", None], [5, 5, 5], Table(unit=1), board=board)
    assert totals(awards) in ({0: 8, 1: 7}, {0: 7, 1: 8})
    assert not any("spades" in award.odd_chip for award in awards)


def test_of_equal_hands_a_player_shows_the_one_that_wins_the_odd_chip() -> None:
    # Either ace makes the first player's straight.
    holdings = ["As Ah Kc Qd Jc Tc 2d", "Ad Kd Qc Jd Td 3c 3h", None]
    awards = settle(HIGH, holdings, [5, 5, 5], Table(unit=1, order=SuitOrder.ITALY))
    assert [award.odd_chip for award in awards] == ["by the ace of hearts", ""]


def test_nobody_gets_two_odd_chips_where_the_same_seats_tie_both_halves() -> None:
    held = ["Ah 2d Kc 9c", "Ad 2h Ks 9s", None]
    for table in (Table(unit=1), Table(unit=1, button=0), Table(unit=1, odd_chips="roberts")):
        awards = OMAHA_HI_LO.settle(held, [34, 34, 34], table, "3c 8d 4s Jh Qd")
        assert totals(awards) == {0: 51, 1: 51}
        assert sum(bool(award.odd_chip) for award in awards) == 2
        assert "odd chip as nobody gets two" in str(awards[2]) + str(awards[3])
    awards = OMAHA_HI_LO.settle(held, [34, 34, 35], Table(unit=1), "3c 8d 4s Jh Qd")
    assert sorted(totals(awards).values()) == [51, 52]


def test_in_stud_all_seven_cards_give_the_odd_chip_by_roberts_rules() -> None:
    held = ["5s 4s 3h 2d Ac Kd 9d", "5h 4h 3c 2c Ad Kc 9s", None]
    tda = SEVEN_CARD_STUD.settle(held, [5, 5, 1], Table(unit=1))
    assert [award.odd_chip for award in tda] == ["by the five of spades", ""]
    roberts = Table(unit=1, odd_chips="roberts")
    assert [award.odd_chip for award in SEVEN_CARD_STUD.settle(held, [5, 5, 1], roberts)] == [
        "",
        "by the ace of diamonds",
    ]
    # In low games it is the lowest of all, the ace low.
    assert [award.odd_chip for award in RAZZ.settle(held, [5, 5, 1], roberts)] == [
        "by the ace of clubs",
        "",
    ]


def test_the_ace_of_a_wheel_is_low_for_odd_chips_as_for_tie_breaks() -> None:
    held = ["5s 4s 3h 2d Ac", "5h 4h 3c 2c As", None]
    awards = FIVE_CARD_DRAW.settle(held, [5, 5, 1], Table(unit=1))
    assert awards[0].odd_chip == "by the five of spades"


def test_a_joker_has_the_highest_suit_of_the_tables_order() -> None:
    held = ["Jk Ks Qd 9c 8h", "Kh Kd Qs 9d 8c", None]
    for order, odd in (
        (SuitOrder.BRIDGE, ["by the king of spades", ""]),
        # The joker is a king of hearts, so the second king decides.
        (SuitOrder.ITALY, ["", "by the king of diamonds"]),
    ):
        awards = settle(Wild(), held, [5, 5, 1], Table(unit=1, order=order))
        assert [award.odd_chip for award in awards] == odd


def test_five_suits_settle_where_no_chip_is_odd() -> None:
    deck = Deck.five_suits()
    rules = High(deck=deck)
    hands = ["A* K* Qd Jc 9s", "As Ks Qh Jh 9c", None]
    assert totals(settle(rules, hands, [5, 5, 2], Table(unit=1))) == {0: 6, 1: 6}
    with pytest.raises(NotInDeckError, match="stars have no place in the suit order"):
        settle(rules, hands, [5, 5, 1], Table(unit=1))
    table = Table(unit=1, order=SuitOrder("shdc*"))
    assert totals(settle(rules, hands, [5, 5, 1], table)) == {0: 5, 1: 6}


def test_jokers_have_a_place_among_all_seven_cards() -> None:
    rules = Wild(High())
    held = ["Jk As Kd Qc Jh 2d 3c", "Ah Ks Qd Jd Tc 2s 3s", None]
    table = Table(unit=1, odd_chips="roberts")
    assert [a.odd_chip for a in settle(rules, held, [5, 5, 1], table)] == ["by the joker", ""]


THREE = ["As Kd Qh Jc 9s", "Ah Kc Qs Jd 9h", "Ad Kh Qc Js 9d"]


def sharing(table: Table[int], served: tuple[int, ...] = ()) -> Sharing[int]:
    """Return three equal hands at the seats 0, 2 and 3 of four."""
    seats = dict(zip((0, 2, 3), map(HIGH.best, THREE), strict=True))
    held = {seat: hand.cards for seat, hand in seats.items()}
    return Sharing(HIGH, seats, held, table, seats=4, served=served)


@given(
    st.integers(0, 500),
    st.sampled_from([1, 5]),
    st.sampled_from([None, 0, 1, 2, 3]),
    st.sampled_from(["tda", "roberts"]),
    st.sampled_from([(), (0,), (0, 2)]),
)
def test_shares_differ_by_a_chip_at_most_and_say_why(
    chips: int, unit: int, button: int | None, odd_chips: OddChips, served: tuple[int, ...]
) -> None:
    table = Table(unit=unit, button=button, odd_chips=odd_chips)
    shares = sharing(table, served).shares(chips * unit)
    amounts = [share for share, _ in shares.values()]
    assert sum(amounts) == chips * unit
    assert max(amounts) - min(amounts) in (0, unit)
    assert sum(bool(why) for _, why in shares.values()) == chips % 3


def test_who_had_one_is_last_in_line() -> None:
    assert sharing(Table(unit=1)).shares(4) == {
        0: (2, "by the ace of spades"),
        2: (1, ""),
        3: (1, ""),
    }
    assert sharing(Table(unit=1), served=(0,)).shares(4) == {
        0: (1, ""),
        2: (2, "as nobody gets two"),
        3: (1, ""),
    }
    by_seat = sharing(Table(unit=1, button=2)).shares(5)
    assert by_seat == {
        0: (2, "by the seat from the button"),
        2: (1, ""),
        3: (2, "by the seat from the button"),
    }


def test_in_low_games_roberts_rules_ask_for_the_lowest_card() -> None:
    low = AceToFive()
    hands = {0: low.best("7s 5s 4s 3s As"), 1: low.best("7h 5h 4h 3h Ah")}
    held = {0: parse_cards("7s 5s 4s 3s As"), 1: parse_cards("7h 5h 4h 3h Ah")}
    table = Table(unit=1, odd_chips="roberts")
    assert Sharing(low, hands, held, table, seats=2).shares(3) == {
        0: (1, ""),
        1: (2, "by the ace of hearts"),
    }
