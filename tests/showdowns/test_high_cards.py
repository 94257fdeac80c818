"""The cards of a hand by height: where the ace stands, and which suit a wild card has."""

import pytest

from acehigh import (
    AceToFive,
    AceToSix,
    Badugi,
    Card,
    Deck,
    DeuceToSeven,
    High,
    Rank,
    Ranker,
    Suit,
    SuitOrder,
    Wild,
    parse_cards,
)
from acehigh.errors import NotInDeckError
from acehigh.showdowns.high_cards import ace_is_low_in, height, heights, suited_best
from acehigh.testing import deal_holdings
from helpers.cases import in_one_test


@in_one_test(
    ("ranker", "cards", "low"),
    [
        (High(), "As Kd Qc Jh Ts", False),
        (High(), "As Kd Qc Jh 9s", False),
        (High(), "5s 4d 3c 2h As", True),
        (High(), "5s 4s 3s 2s As", True),
        (High(), "As Ks 9s 3s 2s", False),
        # The wheel is no straight where there are none.
        (AceToFive(), "5s 4d 3c 2h As", True),
        (AceToFive(), "As Ad Kc Qh Ts", True),
        (AceToSix(), "As Kd Qc Jh 9s", True),
        (DeuceToSeven(), "As Kd Qc Jh 9s", False),
        (Badugi(), "As Kd Qc Jh", True),
    ],
)
def test_where_the_ace_is_low(ranker: Ranker, cards: str, low: bool) -> None:
    hand = ranker.best(cards)
    assert ace_is_low_in(hand) == low
    ace = Card(Rank.ACE, Suit.SPADES)
    assert height(ace, hand, SuitOrder.BRIDGE)[0] == (1 if low else 14)


def test_without_wild_cards_the_heights_are_those_of_the_cards() -> None:
    for cards in deal_holdings(High().deck, [5, 6, 7], 30):
        hand = High().best(cards)
        assert suited_best(hand, SuitOrder.BRIDGE) == list(hand.cards)
        each = [height(one, hand, SuitOrder.BRIDGE) for one in hand.cards]
        assert heights(hand, SuitOrder.BRIDGE) == sorted(each, reverse=True)


@in_one_test(
    ("cards", "order", "suit"),
    [
        # A pair of kings: any suit but that of the king held.
        ("Kd Qs 9c 4h Jk", SuitOrder.BRIDGE, Suit.SPADES),
        ("Ks Qd 9c 4h Jk", SuitOrder.BRIDGE, Suit.HEARTS),
        ("Kd Qs 9c 4h Jk", SuitOrder.ITALY, Suit.HEARTS),
        # In a flush it has the suit of the others, and where it made one it may not be of it.
        ("Ad 9d 4d 2d Jk", SuitOrder.BRIDGE, Suit.DIAMONDS),
        ("Ks Qs Js Td Jk", SuitOrder.BRIDGE, Suit.SPADES),
        ("Ks Kh Kd Kc Jk", SuitOrder.BRIDGE, Suit.SPADES),
    ],
)
def test_a_wild_card_has_the_highest_suit_that_it_may_have(
    cards: str, order: SuitOrder, suit: Suit
) -> None:
    hand = Wild(High()).best(cards)
    played = suited_best(hand, order)
    place = [str(card) for card in hand.cards].index("Jk")
    assert played[place].suit is suit
    assert played[place].rank is hand.plays_as[place].rank
    # The hand is worth what it was.
    assert [card.rank for card in played] == [card.rank for card in hand.plays_as]
    suits = {card.suit for card in played}
    assert (len(suits) == 1) == ("flush" in str(hand.category))


def test_a_suit_without_a_place_is_named() -> None:
    hand = High(deck=Deck.five_suits()).best("A* Kd Qc Jh 9s")
    with pytest.raises(NotInDeckError, match="stars have no place in the suit order"):
        heights(hand, SuitOrder.BRIDGE)
    assert heights(hand, SuitOrder("*shdc"))[0] == (14, 5)
    assert parse_cards("A*")[0] in hand.cards
