"""Categories, keys and hands: what they show, and that they stay what they were.

A key shows what a hand is worth, and nothing of the tuple that it is made of.
"""

import copy
import pickle
import re

import pytest

from acehigh import (
    AceToFive,
    Card,
    Category,
    Hand,
    High,
    Rank,
    RankKey,
    Suit,
    Wild,
    parse_cards,
)
from acehigh.errors import CardError
from acehigh.keys import key_of

KEYS = [High().key("As Ah Kd Qc Js"), Wild(High()).key("As Ah Kd Qc Jk")]


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("name", ["count", "index"])
def test_what_only_a_tuple_has_is_no_result(key: RankKey, name: str) -> None:
    assert not hasattr(key, name)
    assert name not in dir(key)
    with pytest.raises(AttributeError, match=f"a RankKey has no '{name}'"):
        getattr(key, name)


@pytest.mark.parametrize("key", KEYS)
def test_what_a_key_says_is_listed(key: RankKey) -> None:
    assert {"category", "ranks", "describe", "qualifies", "ranker"} <= set(dir(key))


def test_keys_are_compared_in_c() -> None:
    for name in ("__lt__", "__le__", "__gt__", "__ge__", "__eq__"):
        assert getattr(RankKey, name) is getattr(tuple, name)


@pytest.mark.parametrize("key", KEYS)
def test_a_key_stays_what_it_was(key: RankKey) -> None:
    assert pickle.loads(pickle.dumps(key)) == key
    assert key in [key]


def test_a_categorys_name_is_text() -> None:
    with pytest.raises(TypeError, match="a category's name is text, not 5"):
        Category(5)  # type: ignore[arg-type]  # what must be refused


def test_keys_and_hands_match_patterns() -> None:
    def what(hand: Hand) -> str:
        match hand:
            case Hand(category=Category.FLUSH):
                return "a flush"
            case Hand(key=RankKey(category=Category.PAIR, ranks=(Rank.ACE, *_))):
                return "aces"
            case Hand(cards=(Card(suit=Suit.HEARTS), *_)):
                return "a heart first"
            case Hand((Card(Rank.ACE, Suit.SPADES), *_)):
                return "the ace of spades first"
            case _:
                return "another"

    found = [
        "As Ks 9s 3s 2s",
        "As Ad Kc Qh 2d",
        "Ah Kd Qc Js 9d",
        "As Kd Qc Js 9d",
        "Kd Qd 9c 3d 2d",
    ]
    assert [what(High().best(cards)) for cards in found] == [
        "a flush", "aces", "a heart first", "the ace of spades first", "another",
    ]  # fmt: skip


def test_a_hand_may_be_written_in_any_way() -> None:
    assert re.fullmatch(
        r"(\(..\) ?){5}: .*", High().best("As Ks 9s 3s 2s").written("({})".format)
    )


def test_there_is_one_category_of_each_name() -> None:
    assert Category("full house") is Category.FULL_HOUSE
    mine = Category("blaze")
    for same in (Category("blaze"), copy.deepcopy(mine), pickle.loads(pickle.dumps(mine))):
        assert same is mine
    assert repr(mine) == "Category('blaze')"
    assert str(mine) == mine.name == "blaze"


def test_a_category_stays_what_it_is() -> None:
    for name in ("name", "other"):
        with pytest.raises(
            AttributeError, match=f"^categories are immutable: .* {name!r} of pair$"
        ):
            setattr(Category.PAIR, name, "two")
    with pytest.raises(AttributeError, match=r"^categories are immutable: cannot delete"):
        del Category.PAIR.name
    assert Category.PAIR.name == "pair"


def test_categories_have_no_order_of_their_own() -> None:
    with pytest.raises(TypeError):
        Category.PAIR < Category.FLUSH  # type: ignore[operator]  # noqa: B015


def test_the_better_hand_has_the_greater_key_and_other_rules_do_not_compare() -> None:
    wheel = "5s 4h 3d 2c As"
    assert High().key("Kd Ks 9h 8c 2s") > High().key("Qd Qs Ah Kc Js")
    assert AceToFive().key(wheel) > AceToFive().key("6s 4h 3d 2c As")
    assert High().key(wheel) != AceToFive().key(wheel)
    with pytest.raises(TypeError):
        High().key(wheel) < AceToFive().key(wheel)  # noqa: B015


def test_equal_hands_share_one_key() -> None:
    one, other = High().key("As Kd Qc Jh 9s"), High().key("Ah Kc Qs Jd 9h")
    assert one is other
    assert pickle.loads(pickle.dumps(one)) is one
    assert len({one, other}) == 1
    assert repr(one) == "<RankKey ace high, king kicker by High()>"


def test_a_hand_tells_what_its_wild_cards_stand_for() -> None:
    hand = Wild(High()).best("As Ah Kd Qc Jk")
    assert hand.cards == parse_cards("As Ah Jk Kd Qc")
    assert hand.plays_as == parse_cards("As Ah Ad Kd Qc")
    assert str(hand) == "As Ah Jk Kd Qc: three of a kind, aces, king kicker (joker as Ad)"
    assert hand.category is hand.key.category is Category.THREE_OF_A_KIND
    natural = High().best("As Ah Kd Qc Js")
    assert natural.cards == natural.plays_as
    assert " as " not in str(natural)
    assert natural.pretty == "A♠ A♥ K♦ Q♣ J♠: pair of aces, king kicker"


def test_a_hand_has_a_key_and_a_key_is_its_own() -> None:
    hand = High().best("As Ah Kd Qc Js")
    assert key_of(hand) is key_of(hand.key) is hand.key
    for wrong in ("As", None, hand.cards):
        with pytest.raises(CardError, match=r"^expected a hand or its key, got "):
            key_of(wrong)  # type: ignore[arg-type]  # what must be refused
