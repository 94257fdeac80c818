"""Suit orders (S1) and single cards compared by rank and then suit (S2)."""

import copy
import pickle
from itertools import permutations
from typing import Any

import pytest

import acehigh
from acehigh import Deck, Suit, SuitOrder, parse_card, parse_cards
from acehigh.errors import CardError, NotInDeckError, UnknownNameError
from acehigh.orders import NAMED_ORDERS
from helpers.cases import in_one_test

# Rule S1, as it is written there.
S1 = {
    "s h d c": ["bridge", "alphabetical"],
    "s h c d": ["alternating", "big two"],
    "s d c h": ["sdch"],
    "h s d c": ["greece", "turkey"],
    "h d s c": ["austria", "sweden"],
    "h d c s": ["italy", "russia", "preference", "thousand", "five hundred"],
    "d s h c": ["brazil"],
    "d h s c": ["brazil 2"],
    "c s h d": ["germany", "skat"],
}
NAMES = [(name, suits.replace(" ", "")) for suits, names in S1.items() for name in names]


@in_one_test(("name", "suits"), NAMES)
def test_named_orders_are_those_of_the_rules(name: str, suits: str) -> None:
    order = SuitOrder(name)
    assert order.suits == suits
    constant = name.upper().replace(" ", "_")
    assert order == getattr(SuitOrder, constant) == SuitOrder(constant)


def test_there_are_no_other_names() -> None:
    assert sorted(NAMED_ORDERS) == sorted(name for name, _ in NAMES)


def test_any_other_order_can_be_given() -> None:
    for letters in (*permutations("cdhs"), *permutations("cdhs*")):
        suits, order = list(map(Suit, letters)), SuitOrder("".join(letters))
        assert sorted(suits, key=order.strength, reverse=True) == suits
        assert SuitOrder("".join(letters).upper()) == order


@pytest.mark.parametrize(
    ("suits", "message"),
    [
        ("sshdc", "'sshdc' names spades 2 times"),
        ("shdd", "'shdd' names diamonds 2 times"),
        ("shd", "'shd' names clubs 0 times"),
        ("shd*", r"'shd\*' names clubs 0 times"),
        ("shdc**", r"'shdc\*\*' names stars 2 times"),
    ],
)
def test_each_suit_is_named_once(suits: str, message: str) -> None:
    with pytest.raises(CardError, match=f"suit order {message}, expected each suit once"):
        SuitOrder(suits)


@pytest.mark.parametrize(
    ("name", "near"),
    [("itly", "italy"), ("BRIGDE", "bridge"), ("big_tow", "big two"), ("skatt", "skat")],
)
def test_unknown_names_are_told_the_nearest(name: str, near: str) -> None:
    with pytest.raises(UnknownNameError) as error:
        SuitOrder(name)
    assert f"unknown suit order {name!r}: did you mean {near!r}?" in str(error.value)


@pytest.mark.parametrize("name", ["", "xyzzy", "♠♥♦♣"])
def test_names_like_no_other_are_told_all(name: str) -> None:
    with pytest.raises(UnknownNameError) as error:
        SuitOrder(name)
    message = str(error.value)
    assert repr(name) in message
    assert "did you mean" not in message
    assert "Known: alphabetical, alternating, austria, " in message


@pytest.mark.parametrize("suits", [None, 5, ["s", "h", "d", "c"], Suit.SPADES])
def test_an_order_is_text(suits: Any) -> None:
    with pytest.raises(CardError, match="a suit order is text such as 'shdc', not "):
        SuitOrder(suits)


def test_rank_comes_before_suit() -> None:
    for order in map(SuitOrder, NAMED_ORDERS):
        cards = sorted(Deck.standard(), key=order.key, reverse=True)
        assert "".join(map(str, cards[:8])) == "".join(
            f"{rank}{suit}" for rank in "AK" for suit in order.suits
        )
        assert order.highest(reversed(cards)) is cards[0]


def test_the_highest_card_goes_by_suit_where_ranks_are_equal() -> None:
    cards = parse_cards("9s Kd Kc Kh Qs")
    assert SuitOrder.BRIDGE.highest(cards) is parse_card("Kh")
    assert SuitOrder.GERMANY.highest(iter(cards)) is parse_card("Kc")


def test_the_highest_of_no_cards_is_a_mistake() -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - the message is Python's own
        SuitOrder.BRIDGE.highest([])


def test_the_ace_may_be_low() -> None:
    ace, two, king = parse_cards("As 2c Kd")
    key = SuitOrder.BRIDGE.key
    assert key(ace) > key(king)
    assert key(ace, ace_low=True) < key(two, ace_low=True) < key(king, ace_low=True)
    assert key(ace, ace_low=True) > key(parse_card("Ad"), ace_low=True)


def test_jokers_stand_above_all_the_big_one_highest() -> None:
    cards = parse_cards("SJ Jk BJ")
    assert sorted([*reversed(cards), parse_card("As")], key=SuitOrder.SKAT.key)[1:] == list(
        cards
    )


def test_stars_need_a_place_in_the_order() -> None:
    star, spade = parse_cards("2* 2s")
    assert SuitOrder("*shdc").highest([spade, star]) is star
    assert SuitOrder("shdc*").highest([spade, star]) is spade
    message = "stars have no place in the suit order 'shdc'"
    with pytest.raises(NotInDeckError, match=message):
        SuitOrder.BRIDGE.key(star)
    with pytest.raises(NotInDeckError, match=message):
        SuitOrder.BRIDGE.strength(Suit.STARS)


def test_orders_are_values() -> None:
    order = SuitOrder("italy")
    assert eval(repr(order), vars(acehigh)) == order == SuitOrder("HDCS") != SuitOrder.BRIDGE
    assert len({order, SuitOrder.RUSSIA, SuitOrder.BRIDGE}) == 2
    for same in (copy.copy(order), copy.deepcopy(order), pickle.loads(pickle.dumps(order))):
        assert same == order
    with pytest.raises(AttributeError):
        order.suits = "shdc"  # type: ignore[misc]
