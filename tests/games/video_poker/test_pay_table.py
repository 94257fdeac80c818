"""Pay tables: what five cards pay, and what makes no pay table (G12)."""

import pickle
from collections.abc import Mapping
from fractions import Fraction
from itertools import cycle
from random import Random
from typing import Any

import pytest

from acehigh import Deck, Rank, parse_cards
from acehigh.errors import AmountError, CardError, UnknownNameError
from acehigh.games.video_poker import (
    BONUS_POKER_8_5,
    DOUBLE_DOUBLE_BONUS_9_6,
    FULL_PAY_DEUCES_WILD,
    JACKS_OR_BETTER_9_6,
    JOKER_POKER_KINGS_OR_BETTER,
    PAY_TABLES,
    PayTable,
)
from helpers.cases import in_one_test
from helpers.hands import hands_of_every_pattern
from helpers.slow_video_poker import slow_line, slow_payout

IDS = [table.name for table in PAY_TABLES]
ROYAL = {"royal flush": 250}


@in_one_test(
    ("table", "cards", "pays"),
    [
        (JACKS_OR_BETTER_9_6, "As Ks Qs Js Ts", 800),
        (JACKS_OR_BETTER_9_6, "5h 4h 3h 2h Ah", 50),
        (JACKS_OR_BETTER_9_6, "2s 2h 2d 2c 7s", 25),
        (JACKS_OR_BETTER_9_6, "Ts Th 9d 4c 2s", 0),
        (JACKS_OR_BETTER_9_6, "Js Jh 9d 4c 2s", 1),
        (BONUS_POKER_8_5, "As Ah Ad Ac 2s", 80),
        (BONUS_POKER_8_5, "4s 4h 4d 4c As", 40),
        (BONUS_POKER_8_5, "5s 5h 5d 5c As", 25),
        (DOUBLE_DOUBLE_BONUS_9_6, "As Ah Ad Ac 4s", 400),
        (DOUBLE_DOUBLE_BONUS_9_6, "As Ah Ad Ac 5s", 160),
        (DOUBLE_DOUBLE_BONUS_9_6, "2s 2h 2d 2c As", 160),
        (DOUBLE_DOUBLE_BONUS_9_6, "2s 2h 2d 2c 5s", 80),
        (FULL_PAY_DEUCES_WILD, "As Ks Qs Js Ts", 800),
        (FULL_PAY_DEUCES_WILD, "As Ks 2s Js Ts", 25),
        (FULL_PAY_DEUCES_WILD, "2s 2h 2d 2c As", 200),
        (FULL_PAY_DEUCES_WILD, "2s 2h 2d 7c 7s", 15),
        # No pair pays, and two deuces with nothing else are three of a kind.
        (FULL_PAY_DEUCES_WILD, "As Ah Kd Kc 9s", 0),
        (FULL_PAY_DEUCES_WILD, "2s 2h 9d 7c 4s", 1),
        (JOKER_POKER_KINGS_OR_BETTER, "As Ks Qs Js Jk", 100),
        (JOKER_POKER_KINGS_OR_BETTER, "9s 9h 9d 9c Jk", 200),
        (JOKER_POKER_KINGS_OR_BETTER, "Ks 9h 7d 4c Jk", 1),
        (JOKER_POKER_KINGS_OR_BETTER, "Qs 9h 7d 4c Jk", 0),
    ],
)
def test_a_hand_is_paid_by_the_best_line_it_is_on(
    table: PayTable, cards: str, pays: int
) -> None:
    assert table.payout(cards) == pays
    assert slow_payout(table, parse_cards(cards)) == pays


@pytest.mark.parametrize("table", PAY_TABLES, ids=IDS)
def test_payouts_agree_with_the_slow_statement(table: PayTable) -> None:
    random = Random(20250101)
    for _ in range(150):
        hand = tuple(random.sample(table.deck.cards, 5))
        assert table.payout(hand) == slow_payout(table, hand), hand


@pytest.mark.exhaustive
def test_payouts_of_many_hands_agree_with_the_slow_statement() -> None:
    # Every pattern of five cards is tried with one of the tables, the next with the next.
    hands = hands_of_every_pattern(Deck.standard())
    for table, hand in zip(cycle(PAY_TABLES), hands, strict=False):
        assert table.payout(hand) == slow_payout(table, hand), (table.name, hand)
    table = JOKER_POKER_KINGS_OR_BETTER
    for four in hands_of_every_pattern(table.deck, 4):
        hand = (*four, *table.deck.jokers)
        assert table.payout(hand) == slow_payout(table, hand), hand


def test_only_a_natural_royal_pays_more_for_each_of_five_coins() -> None:
    for table in PAY_TABLES:
        assert [table.payout("Ah Kh Qh Jh Th", coins) for coins in range(1, 6)] == [
            *[250] * 4,
            800,
        ]
    straight_flush = "Kh Qh Jh Th 9h"
    assert {JACKS_OR_BETTER_9_6.payout(straight_flush, coins) for coins in range(1, 6)} == {50}
    assert FULL_PAY_DEUCES_WILD.payout("Ah Kh Qh Jh 2c", coins=1) == 25


def test_a_jackpot_need_not_be_a_whole_number_of_coins_for_each() -> None:
    table = PayTable("progressive", ROYAL, royal_with_five_coins=Fraction(4217, 5))
    assert table.payout("Ah Kh Qh Jh Th") == Fraction(4217, 5)


def test_the_order_of_the_lines_does_not_matter() -> None:
    lines = dict(reversed([*DOUBLE_DOUBLE_BONUS_9_6.lines]))
    table = PayTable("upside down", lines)
    random = Random(5)
    for hand in [*map(parse_cards, ("As Ah Ad Ac 4s", "2s 2h 2d 2c As"))] + [
        tuple(random.sample(table.deck.cards, 5)) for _ in range(200)
    ]:
        assert table.payout(hand) == DOUBLE_DOUBLE_BONUS_9_6.payout(hand)


def test_a_pay_table_is_a_value() -> None:
    same = PayTable("royals", ROYAL)
    assert same == PayTable("royals", ROYAL.items()) == PayTable("royals", iter(ROYAL.items()))
    assert hash(same) == hash(PayTable("royals", [("royal flush", 250)]))
    for table in (*PAY_TABLES, same):
        assert eval(repr(table)) == table
        assert pickle.loads(pickle.dumps(table)) == table


@in_one_test("coins", [0, 6, -1, True, 2.0, "5", None])
def test_a_number_of_coins_that_cannot_be_bet_is_refused(coins: Any) -> None:
    with pytest.raises(AmountError, match="a whole number of coins, 1 to 5, not"):
        JACKS_OR_BETTER_9_6.payout("As Ks Qs Js Ts", coins)


@in_one_test(
    ("arguments", "error", "message"),
    [
        ({"lines": {"flush": 6}}, CardError, "'mine' has no royal flush: a line 'royal flush'"),
        ({"lines": {}}, CardError, "has no royal flush"),
        ({"lines": {"wild royal flush": 25}}, CardError, "is missing"),
        ({"lines": {"royl flush": 1}}, UnknownNameError, "did you mean 'royal flush'"),
        ({"lines": {**ROYAL, "jakcs or better": 1}}, UnknownNameError, "'jacks or better'"),
        ({"lines": [*ROYAL.items(), ("flush", 6)] * 2}, CardError, "'royal flush' twice"),
        ({"lines": {"royal flush": 0}}, AmountError, "'royal flush' of 'mine' pays a whole"),
        ({"lines": {"royal flush": 2.5}}, AmountError, "not 2.5"),
        ({"lines": {"royal flush": True}}, AmountError, "not True"),
        ({"lines": "royal flush"}, CardError, "are pairs of a name and what it pays"),
        ({"lines": 250}, CardError, "are pairs of a name and what it pays"),
        ({"lines": [(3, 250)]}, UnknownNameError, "unknown line of a pay table 3"),
        ({"wild": "2"}, CardError, "what is wild is a Rank or None, not '2'"),
        ({"joker": 1}, CardError, "True or False, not 1"),
        ({"royal_with_five_coins": -1}, AmountError, "with five coins pays .* not -1"),
    ],
)
def test_what_makes_no_pay_table_is_refused(
    arguments: Mapping[str, Any], error: type[CardError], message: str
) -> None:
    with pytest.raises(error, match=message):
        PayTable("mine", **{"lines": ROYAL, **arguments})


def test_wild_cards_of_two_kinds_can_be_in_one_game() -> None:
    table = PayTable(
        "deuces and joker wild",
        {"natural royal flush": 250, "five of a kind": 9, "four of a kind": 3},
        wild=Rank.TWO,
        joker=True,
    )
    assert len(table.deck) == 53
    assert table.payout("2s Jk 9h 9d 9c") == 9
    assert table.payout("2s Jk 9h 9d 8c") == 3
    assert slow_line(table, parse_cards("2s Jk 9h 9d 9c")) == "five of a kind"
