"""Pay tables: what five cards pay, and what makes no pay table (G12)."""

import pickle
from collections.abc import Mapping
from fractions import Fraction
from itertools import islice
from random import Random
from typing import Any

import pytest

from acehigh import Deck, Rank, parse_cards
from acehigh.errors import (
    AmountError,
    CardError,
    DuplicateCardError,
    HandSizeError,
    NotInDeckError,
    ParseError,
    UnknownNameError,
)
from acehigh.games.video_poker import (
    BONUS_POKER_8_5,
    DOUBLE_DOUBLE_BONUS_9_6,
    FULL_PAY_DEUCES_WILD,
    JACKS_OR_BETTER_9_6,
    JOKER_POKER_KINGS_OR_BETTER,
    PAY_TABLES,
    PayTable,
    pay_table_named,
)
from acehigh.games.video_poker.canonical import bit_of, canonical
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
@pytest.mark.parametrize("table", PAY_TABLES, ids=IDS)
def test_payouts_of_many_hands_agree_with_the_slow_statement(table: PayTable) -> None:
    # A step of its own for each table, so that together they pay most hands.
    for hand in islice(hands_of_every_pattern(table.deck), PAY_TABLES.index(table), None, 7):
        assert table.payout(hand) == slow_payout(table, hand), hand
    if table.joker:
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


def test_cards_may_come_in_any_form() -> None:
    hand = parse_cards("Qs Qh 9d 4c 2s")
    for cards in (hand, list(hand), iter(hand), "QsQh9d4c2s", map(str, hand)):
        assert JACKS_OR_BETTER_9_6.payout(cards) == 1


@pytest.mark.parametrize(
    ("cards", "error", "message"),
    [
        ("As Ks Qs Js", HandSizeError, "has 5 cards, not 4 as in 'As Ks Qs Js'"),
        ("As Ks Qs Js Ts 9s", HandSizeError, "has 5 cards, not 6"),
        ("", HandSizeError, "has 5 cards, not 0"),
        ("As As Ks Qs Js", DuplicateCardError, "As is held 2 times"),
        ("Jk As Ks Qs Js", NotInDeckError, "Jk is not in the 52-card deck"),
        ("As Ks Qs Js 1s", ParseError, "'1s' is no card"),
    ],
)
def test_cards_that_are_no_hand_are_refused(
    cards: str, error: type[CardError], message: str
) -> None:
    for asked in (JACKS_OR_BETTER_9_6.payout, JACKS_OR_BETTER_9_6.holds):
        with pytest.raises(error, match=message):
            asked(cards)
    with pytest.raises(DuplicateCardError, match="Jk is held 2 times"):
        JOKER_POKER_KINGS_OR_BETTER.payout("Jk Jk As Ks Qs")


@pytest.mark.parametrize("coins", [0, 6, -1, True, 2.0, "5", None])
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


@pytest.mark.parametrize("table", PAY_TABLES, ids=IDS)
def test_every_table_is_found_by_its_name(table: PayTable) -> None:
    assert pay_table_named(table.name) is table
    assert pay_table_named(table.name.upper().replace(" ", "-").replace("/", "-")) is table


def test_words_of_a_name_may_be_left_out() -> None:
    assert pay_table_named("deuces wild") is FULL_PAY_DEUCES_WILD
    assert pay_table_named("joker poker") is JOKER_POKER_KINGS_OR_BETTER
    assert pay_table_named("bonus 8/5") is BONUS_POKER_8_5


@pytest.mark.parametrize(
    ("name", "nearest"),
    [
        ("jack or better 9/6", "jacks or better 9/6"),
        ("jacks or better", "jacks or better"),
        ("duces wild", "full-pay deuces wild"),
        ("", "Known: bonus poker 8/5"),
        (None, "Known: bonus poker 8/5"),
    ],
)
def test_an_unknown_name_gets_the_nearest(name: Any, nearest: str) -> None:
    with pytest.raises(UnknownNameError, match=nearest):
        pay_table_named(name)


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


def test_a_line_says_which_ranks_it_pays() -> None:
    table = PayTable("mine", {**ROYAL, "four jacks, queens or kings with a ten": 9, "pair": 2})
    assert table.payout("Js Jh Jd Jc Ts") == 9
    assert table.payout("Js Jh Jd Jc 9s") == 0
    assert table.payout("As Ah Jd Jc Ts") == 0
    assert table.payout("3s 3h Jd 9c Ts") == 2
    for wrong in (
        "four knaves",
        "four aces with a joker",
        "four aces with",
        "knaves or better",
    ):
        with pytest.raises(UnknownNameError, match="unknown line of a pay table"):
            PayTable("mine", {**ROYAL, wrong: 9})


def test_four_wild_cards_are_four_of_their_own_rank() -> None:
    lines = {"natural royal flush": 250, "four deuces with an ace": 400, "five of a kind": 15}
    table = PayTable("bonus deuces", lines, wild=Rank.TWO)
    assert table.payout("2s 2h 2d 2c Ac") == 400
    assert table.payout("2s 2h 2d 2c Kc") == 15
    with_joker = PayTable("four with a joker", lines, joker=True)
    assert with_joker.payout([*parse_cards("2s 2h 2d 2c"), *with_joker.deck.jokers]) == 400


def test_a_joker_has_a_bit_of_its_own() -> None:
    cards = Deck.standard(jokers=1).cards
    bits = [bit_of(card) for card in cards]
    assert len({*bits}) == 53
    assert all(bit.bit_count() == 1 for bit in bits)
    (joker,) = (bit_of(card) for card in cards if card.joker)
    assert canonical(joker) == joker
