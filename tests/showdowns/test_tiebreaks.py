"""Ties broken by suit: which card decides, by each house rule and order of suits (S3)."""

from collections.abc import Sequence
from itertools import combinations, permutations
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from acehigh import (
    AceToFive,
    AceToSix,
    Badugi,
    Bug,
    Card,
    Deck,
    DeuceToSeven,
    High,
    Incomplete,
    LowestCardWild,
    Rank,
    Ranker,
    Stripped,
    Suit,
    SuitOrder,
    SuitTieBreak,
    ThreeCard,
    Wild,
    beats,
    parse_cards,
    ranking,
    winners,
)
from acehigh.errors import CardError, NotInDeckError
from acehigh.showdowns.tiebreaks import TieBreakRule
from helpers.cases import in_one_test

HIGH = High()
# So many decks that the same cards may be in every hand.
MANY_DECKS = High(deck=Deck.standard() * 20)
RULES: tuple[TieBreakRule, ...] = ("highest", "paired", "unpaired")
ORDERS = tuple(map("".join, permutations("shdc")))
WHEEL = (Rank.ACE, Rank.TWO, Rank.THREE, Rank.FOUR, Rank.FIVE)
NINES_UP = tuple(Rank)[-6:]
WHEEL_OF_NINES_UP = (Rank.ACE, *NINES_UP[:4])
SPADE_PAIR, HEART_PAIR = "8s 8d Jd 9c 3c", "8h 8c Jh 9d 3d"

# Few ranks, so that pairs are frequent; a wheel and broadway are among them.
SHAPES = st.one_of(
    st.lists(st.sampled_from("2345A9TJQK"), min_size=5, max_size=5),
    st.sampled_from([list("A2345"), list("AKQJT"), list("99944"), list("88J93")]),
)
SUITS = st.lists(st.sampled_from("shdc"), min_size=5, max_size=5)


def deciding_card(
    cards: Sequence[Card], rule: TieBreakRule, letters: str, wheel: Sequence[Rank] = WHEEL
) -> Card:
    """Return the card that decides, as S3 says it of five cards in a high game."""
    ranks = [card.rank for card in cards]
    shown = {
        "highest": list(cards),
        "paired": [card for card in cards if ranks.count(card.rank) > 1],
        "unpaired": [card for card in cards if ranks.count(card.rank) == 1],
    }[rule] or list(cards)
    if set(ranks) == set(wheel):
        shown = [card for card in cards if card.rank is wheel[-1]]
    return max(shown, key=lambda card: height(card, letters))


def height(card: Card, letters: str) -> tuple[int, int]:
    assert card.rank is not None
    return card.rank, -letters.index(str(card.suit))


def hand_of(ranks: Sequence[str], suits: Sequence[str]) -> tuple[Card, ...]:
    return parse_cards("".join(map(str.__add__, ranks, suits)))


@in_one_test("letters", ORDERS)
@in_one_test("rule", RULES)
def test_the_card_that_the_rule_names_decides_in_every_order(
    rule: TieBreakRule, letters: str
) -> None:
    holdings = [SPADE_PAIR, HEART_PAIR]
    cards = [deciding_card(parse_cards(text), rule, letters) for text in holdings]
    first = int(height(cards[1], letters) > height(cards[0], letters))
    tie_break = SuitTieBreak(rule, SuitOrder(letters))
    assert winners(HIGH, holdings) == (0, 1)
    assert winners(HIGH, holdings, tie_break=tie_break) == (first,)
    assert ranking(HIGH, holdings, tie_break=tie_break) == ((first,), (1 - first,))
    assert beats(HIGH, *holdings, tie_break=tie_break) is (first == 0)
    assert beats(HIGH, *reversed(holdings), tie_break=tie_break) is (first == 1)


@settings(deadline=None, max_examples=20)
@given(SHAPES, st.lists(SUITS, max_size=4), st.sampled_from(RULES), st.sampled_from(ORDERS))
def test_equal_hands_are_ranked_by_the_card_that_decides(
    ranks: list[str], suitings: list[list[str]], rule: TieBreakRule, letters: str
) -> None:
    holdings = [hand_of(ranks, suits) for suits in suitings]

    def strength(index: int) -> tuple[object, ...]:
        cards = holdings[index]
        return MANY_DECKS.key(cards), height(deciding_card(cards, rule, letters), letters)

    every = range(len(holdings))
    groups = [
        tuple(i for i in every if strength(i) == one)
        for one in sorted({strength(i) for i in every}, reverse=True)
    ]
    tie_break = SuitTieBreak(rule, SuitOrder(letters))
    assert ranking(MANY_DECKS, holdings, tie_break=tie_break) == tuple(groups)
    assert winners(MANY_DECKS, holdings, tie_break=tie_break) == (groups or [()])[0]
    for index in every:
        card = tie_break.card(MANY_DECKS.best(holdings[index]))
        assert card is deciding_card(holdings[index], rule, letters)


@settings(deadline=None, max_examples=20)
@given(
    st.permutations("23456789TJQKA").map(lambda ranks: ranks[:5]),
    SUITS,
    SUITS,
    st.sampled_from(RULES),
    st.sampled_from(ORDERS),
)
def test_a_suit_order_reversed_reverses_the_tie_break(
    ranks: list[str], suits: list[str], others: list[str], rule: TieBreakRule, letters: str
) -> None:
    # Without a pair one card alone decides; of a pair the order chooses which one does.
    holdings = [hand_of(ranks, suits), hand_of(ranks, others)]
    tied = ranking(MANY_DECKS, holdings)
    there = ranking(MANY_DECKS, holdings, tie_break=SuitTieBreak(rule, SuitOrder(letters)))
    back = ranking(MANY_DECKS, holdings, tie_break=SuitTieBreak(rule, SuitOrder(letters[::-1])))
    assert back == (there[::-1] if tied == ((0, 1),) else there)


def test_suits_never_outweigh_the_hand() -> None:
    for rule in RULES:
        tie_break = SuitTieBreak(rule)
        assert beats(HIGH, "9c 9d 4d 3c 2d", "8s 8h As Ks Qs", tie_break=tie_break)


def test_more_than_two_equal_hands_come_in_the_order_of_suits() -> None:
    royals = [f"A{s} K{s} Q{s} J{s} T{s}" for s in "cshd"]
    for rule in RULES:
        assert ranking(HIGH, royals, tie_break=SuitTieBreak(rule)) == ((1,), (2,), (3,), (0,))


@pytest.mark.parametrize("rule", RULES)
def test_the_five_decides_in_a_wheel(rule: TieBreakRule) -> None:
    holdings = ["As 2s 3s 4s 5d", "Ac 2c 3c 4c 5h"]
    assert winners(HIGH, holdings, tie_break=SuitTieBreak(rule)) == (1,)
    assert beats(HIGH, "5s 4s 3s 2s As", "5h 4h 3h 2h Ah", tie_break=SuitTieBreak(rule))
    assert str(SuitTieBreak(rule).card(HIGH.best("5s 4s 3s 2s As"))) == "5s"


def test_the_lowest_straight_of_other_games_is_decided_by_its_top_card_too() -> None:
    tie_break = SuitTieBreak()
    short, low = Stripped(Rank.SIX), AceToSix()
    assert winners(short, ["As 6s 7s 8s 9d", "Ac 6c 7c 8c 9h"], tie_break=tie_break) == (1,)
    assert winners(ThreeCard(), ["As 2s 3d", "Ac 2c 3h"], tie_break=tie_break) == (1,)
    assert winners(low, ["As 2s 3s 4s 5d", "Ac 2c 3c 4c 5h"], tie_break=tie_break) == (1,)


def test_an_ace_is_the_highest_card_where_it_makes_no_straight() -> None:
    holdings = ["As 2h 3h 4h 5h", "Ad 2s 3s 4s 5s"]
    assert winners(DeuceToSeven(), holdings, tie_break=SuitTieBreak()) == (0,)
    assert winners(Incomplete(), ["As 2h 3h", "Ad 2s 3s"], tie_break=SuitTieBreak()) == (0,)


@pytest.mark.parametrize("ranker", [AceToFive(), AceToSix(), AceToSix(aces_pair_high=True)])
def test_where_aces_are_low_the_ace_is_not_the_highest_card(ranker: Ranker) -> None:
    holdings = ["As 2h 3h 4h 6d", "Ad 2s 3s 4s 6h"]
    assert winners(ranker, holdings, tie_break=SuitTieBreak()) == (1,)
    assert str(SuitTieBreak().card(ranker.best(holdings[0]))) == "6d"


def test_without_a_paired_card_the_highest_decides() -> None:
    holdings = ["Ks Qd 7c 6h 2c", "Kh Qs 7s 6s 2d"]
    assert winners(HIGH, holdings, tie_break=SuitTieBreak("paired")) == (0,)
    explained = SuitTieBreak("paired").explain(HIGH.best(holdings[0]))
    assert explained == "king of spades, the highest card"


def test_without_an_unpaired_card_the_highest_decides() -> None:
    holdings = ["9s 9h 9d Kd Kc", "9s 9h 9d Kh Kc"]
    assert winners(MANY_DECKS, holdings, tie_break=SuitTieBreak("unpaired")) == (1,)
    explained = SuitTieBreak("unpaired").explain(MANY_DECKS.best(holdings[1]))
    assert explained == "king of hearts, the highest card"


def test_the_card_that_decides_is_told_in_words() -> None:
    hand = HIGH.best(SPADE_PAIR)
    assert [SuitTieBreak(rule).explain(hand) for rule in RULES] == [
        "jack of diamonds, the highest card",
        "eight of spades, the highest paired card",
        "jack of diamonds, the highest unpaired card",
    ]
    assert SuitTieBreak("paired", SuitOrder.BRAZIL).card(hand) is parse_cards("8d")[0]
    assert SuitTieBreak("paired").strength(hand) == SuitOrder.BRIDGE.key(parse_cards("8s")[0])


def test_a_tie_stays_where_both_show_the_same_card() -> None:
    board = "As Qs Jd 9h 4c"
    for rule in RULES:
        tie_break = SuitTieBreak(rule)
        assert winners(HIGH, ["2h 3d", "2d 3c"], board=board, tie_break=tie_break) == (0, 1)
    assert not beats(HIGH, "Kh 3d", "Kd 2c", board=board, tie_break=SuitTieBreak())


def test_a_wild_card_has_the_suit_of_the_card_it_stands_for() -> None:
    ranker = Wild(High(deck=Deck.standard(jokers=2)))
    # The joker is the ace of the flush, so of its suit.
    holdings = ["Jk Kd 9d 5d 2d", "Jk Kh 9h 5h 2h"]
    assert winners(ranker, holdings, tie_break=SuitTieBreak()) == (1,)
    assert winners(ranker, holdings, tie_break=SuitTieBreak(order=SuitOrder("cdsh"))) == (0,)
    explained = SuitTieBreak().explain(ranker.best(holdings[0]))
    assert explained == "ace of diamonds, the highest card"


@pytest.mark.parametrize(
    ("ranker", "cards", "letters", "card"),
    [
        # Any suit that is free, whichever the order puts first.
        (Wild(), "Jk Ks 9h 5c 3s", "cdhs", "Kc"),
        (Wild(), "Jk Ks 9h 5c 3s", "hdcs", "Kh"),
        # None that would make a flush of what is none, and so worse.
        (Wild(DeuceToSeven()), "Jk 5s 4s 3s 2s", "shdc", "7h"),
        (Wild(DeuceToSeven()), "Jk 5s 4s 3s 2s", "scdh", "7c"),
        (Wild(DeuceToSeven()), "Jk 6h 4c 3c 2c", "cshd", "7c"),
        # Of five kings every suit is shown.
        (Wild(), "Ks Kh Kd Kc Jk", "dcsh", "Kd"),
    ],
)
def test_a_wild_card_has_the_highest_suit_that_it_may(
    ranker: Ranker, cards: str, letters: str, card: str
) -> None:
    assert str(SuitTieBreak(order=SuitOrder(letters)).card(ranker.best(cards))) == card


def test_a_card_that_a_wild_card_pairs_is_paired() -> None:
    hand = Wild().best("Jk Kd 9h 5c 3s")
    assert SuitTieBreak("paired").card(hand).rank is Rank.KING
    assert str(SuitTieBreak("unpaired").card(hand)) == "9h"
    bug = Bug().best("Jk 8h 7h 6c 5s")
    assert SuitTieBreak("paired").card(bug).rank is Rank.NINE


def test_of_seven_cards_a_player_shows_the_suits_that_suit_him_best() -> None:
    # Either ace makes the straight; each order of suits is served by another of them.
    holdings = ["As Ah Kc Qd Jc Tc 2d", "Ad Kd Qc Jd Td 3c 3h"]
    assert winners(HIGH, holdings, tie_break=SuitTieBreak()) == (0,)
    assert winners(HIGH, holdings, tie_break=SuitTieBreak(order=SuitOrder.ITALY)) == (0,)
    assert winners(HIGH, holdings, tie_break=SuitTieBreak(order=SuitOrder("cdsh"))) == (1,)


@settings(deadline=None, max_examples=20)
@given(st.randoms(use_true_random=False), st.sampled_from(RULES), st.sampled_from(ORDERS))
def test_the_best_suits_of_seven_cards_are_the_best_of_all_the_hands_in_them(
    random: Random, rule: TieBreakRule, letters: str
) -> None:
    # Few ranks, so that many hands of the seven cards are worth the same.
    ranker = High(deck=Deck(NINES_UP, tuple(Suit)[:4]) * 20)
    holdings = [tuple(random.sample(ranker.deck.cards, 7)) for _ in range(2)]

    wheel = WHEEL_OF_NINES_UP

    def strength(cards: tuple[Card, ...]) -> tuple[object, ...]:
        return max(
            (ranker.key(five), height(deciding_card(five, rule, letters, wheel), letters))
            for five in combinations(cards, 5)
        )

    first, second = map(strength, holdings)
    expected = (0, 1) if first == second else (int(second > first),)
    tie_break = SuitTieBreak(rule, SuitOrder(letters))
    assert winners(ranker, holdings, tie_break=tie_break) == expected


def test_of_all_choices_of_hole_cards_the_best_suits_count() -> None:
    board = "Qc Jd Tc 2d 2h"
    holdings = ["As Ah Ks Kh", "Ad Kd 3c 4c"]
    for order, winner in (("shdc", 0), ("hdcs", 0), ("dshc", 1)):
        tie_break = SuitTieBreak("highest", SuitOrder(order))
        won = winners(HIGH, holdings, board=board, hole_cards=2, tie_break=tie_break)
        assert won == (winner,)


def test_the_lowest_card_of_the_whole_holding_stays_the_wild_one() -> None:
    # Only the two is wild: the sevens never make a straight whose queen is a wild spade.
    holdings = ["Qc Js Th 8d 7h 7c 2d", "Qs Jd Td 8s 3s"]
    tie_break = SuitTieBreak(order=SuitOrder("dhsc"))
    assert winners(LowestCardWild(), holdings) == (0, 1)
    assert winners(LowestCardWild(), holdings, tie_break=tie_break) == (1,)


def test_hands_that_do_not_qualify_win_no_tie() -> None:
    low = AceToFive(eight_or_better=True)
    assert winners(low, ["Ks Qs Js Ts 9s", "Kh Qh Jh Th 9h"], tie_break=SuitTieBreak()) == ()


def test_stars_need_an_order_that_names_them() -> None:
    five_suits = High(deck=Deck.five_suits())
    holdings = ["A* K* Q* J* 9h", "As Ks Qs Js 9d"]
    with pytest.raises(NotInDeckError, match="stars have no place in the suit order 'shdc'"):
        winners(five_suits, holdings, tie_break=SuitTieBreak())
    for order, winner in (("shdc*", 1), ("*shdc", 0)):
        tie_break = SuitTieBreak(order=SuitOrder(order))
        assert winners(five_suits, holdings, tie_break=tie_break) == (winner,)


@pytest.mark.parametrize("rule", ["", "lowest", "Highest", None, 1])
def test_a_rule_that_nobody_knows_is_named(rule: Any) -> None:
    with pytest.raises(CardError) as error:
        SuitTieBreak(rule)
    assert str(error.value) == f"rule is one of highest, paired, unpaired; not {rule!r}"


def test_an_order_may_be_named() -> None:
    assert SuitTieBreak("paired", "italy") == SuitTieBreak("paired", SuitOrder.ITALY)  # type: ignore[arg-type]  # what is taken all the same


@pytest.mark.parametrize("order", ["itly", None])
def test_an_order_that_is_no_suit_order_is_named(order: SuitOrder) -> None:
    with pytest.raises(CardError, match="order"):
        SuitTieBreak("highest", order)


def test_tie_breaks_are_values() -> None:
    assert SuitTieBreak() == SuitTieBreak("highest", SuitOrder.BRIDGE)
    assert len({SuitTieBreak(), SuitTieBreak("highest"), SuitTieBreak("paired")}) == 2
    assert repr(SuitTieBreak("paired", SuitOrder.ITALY)) == (
        "SuitTieBreak(rule='paired', order=SuitOrder('hdcs'))"
    )


def test_the_ace_is_low_in_badugi_too() -> None:
    hand = Badugi().best("4s 3h 2d Ac")
    assert SuitTieBreak().explain(hand) == "four of spades, the highest card"


def test_the_ace_is_low_in_badugi_with_wild_cards() -> None:
    ranker = Wild(Badugi())
    assert str(SuitTieBreak().card(ranker.best("Jk 3h 2d Ac"))) == "4s"
    holdings = ["4h 3s 2d Ac", "4d 3c 2s Ah", "Kd Qc"]
    assert winners(ranker, holdings, tie_break=SuitTieBreak()) == (0,)
