"""Chinese poker: rows, fouls, and what is no setting (G8, I2)."""

import copy
import pickle

import pytest
from hypothesis import given, settings

from acehigh import Card, Category, Incomplete, parse_card
from acehigh.errors import CardError, DuplicateCardError, HandSizeError, NotInDeckError
from acehigh.games.chinese import ChineseSetting
from acehigh.games.chinese.setting import in_order, thirteen
from helpers.cases import in_one_test
from helpers.chinese_deals import deals, rows_of
from helpers.slow_chinese import is_foul

GOOD = ChineseSetting(front="Qs Qh 2c", middle="9s 9h 4d 4c Kd", back="As Js 8s 5s 3s")


def setting(front: str, middle: str, back: str) -> ChineseSetting:
    return ChineseSetting(front=front, middle=middle, back=back)


def test_rows_are_hands_by_their_names() -> None:
    hands = GOOD.hands
    assert list(hands) == ["front", "middle", "back"]
    assert hands["front"].category is Category.PAIR
    assert hands["back"].category is Category.FLUSH
    assert [str(card) for card in GOOD.front] == ["Qs", "Qh", "2c"]
    assert GOOD.rows["middle"] == GOOD.middle
    assert len(GOOD.cards) == 13
    assert GOOD.keys["front"] == Incomplete().key("Qs Qh 2c")


def test_a_setting_is_a_value() -> None:
    same = setting("2c Qh Qs", "Kd 4c 4d 9h 9s", "3s 5s 8s Js As")
    assert same == GOOD
    assert hash(same) == hash(GOOD)
    assert repr(GOOD) == (
        "ChineseSetting(front='Qs Qh 2c', middle='Kd 9s 9h 4d 4c', back='As Js 8s 5s 3s')"
    )
    assert eval(repr(GOOD)) == GOOD
    assert pickle.loads(pickle.dumps(GOOD)) == GOOD == copy.deepcopy(GOOD)
    with pytest.raises(AttributeError, match="cannot assign to field 'front'"):
        GOOD.front = ()  # type: ignore[misc]  # that this is refused is the test


def test_rows_are_taken_as_cards_of_any_kind() -> None:
    cards = ChineseSetting(
        front=iter(GOOD.front), middle=list(GOOD.middle), back=(str(card) for card in GOOD.back)
    )
    assert cards == GOOD


@in_one_test(
    ("front", "middle", "foul"),
    [
        # A king in front beats the middle's six, though the middle has more cards (I2).
        ("8s 8h Kd", "8d 8c 6d 5c 4h", True),
        ("8s 8h 2d", "8d 8c Kc 5c 4h", False),
        # The same pair and kicker: the middle has more of them.
        ("8s 8h Kd", "8d 8c Kc 5c 4h", False),
        # Three cards make no straight and no flush (I1).
        ("9c Tc Jc", "Qc 7d 5c 4h 2d", False),
        ("Qc Qd Qh", "Ah Ad Kc Kd 2d", True),
        ("Ac 3d 2h", "Kc Qd Jh 9c 8d", True),
    ],
)
def test_the_front_is_compared_with_the_middle_as_an_incomplete_hand(
    front: str, middle: str, foul: bool
) -> None:
    assert setting(front, middle, "7s 6s 5s 4s 3s").foul is foul


def test_equal_rows_are_in_order() -> None:
    assert not setting("4c 3d 2h", "As Kd Qc Jh 9s", "Ah Ks Qd Jc 9h").foul


def test_what_is_wrong_is_said_in_words() -> None:
    assert GOOD.why_foul == ""
    both = setting("Qs Qh 2c", "9s 9h 4d 3c Kd", "As Js 8s 5s 6d")
    assert both.foul
    assert both.why_foul == (
        "the front (Qs Qh 2c: pair of queens, two kicker) is above "
        "the middle (9s 9h Kd 4d 3c: pair of nines, king kicker); "
        "the middle (9s 9h Kd 4d 3c: pair of nines, king kicker) is above "
        "the back (As Js 8s 6d 5s: ace high, jack kicker)"
    )
    assert str(both).splitlines()[3] == f"foul: {both.why_foul}"
    assert str(GOOD).splitlines() == [f"{row}: {hand}" for row, hand in GOOD.hands.items()]


@in_one_test(
    ("rows", "error", "message"),
    [
        (("Qs Qh", GOOD.middle, GOOD.back), HandSizeError, "front takes 3 cards, not the 2 in"),
        (
            ("Qs Qh 2c", "9s", GOOD.back),
            HandSizeError,
            "middle takes 5 cards, not the 1 in '9s'",
        ),
        (
            ("Qs Qh 2c", GOOD.middle, ""),
            HandSizeError,
            "back takes 5 cards, not the 0 in 'none'",
        ),
        (("As Qh 2c", GOOD.middle, GOOD.back), DuplicateCardError, "As is held 2 times"),
        (("Jk Qh 2c", GOOD.middle, GOOD.back), NotInDeckError, "Jk is not in the 52-card deck"),
        (("A* Qh 2c", GOOD.middle, GOOD.back), NotInDeckError, r"A\* is not in the 52"),
        (("Qx Qh 2c", GOOD.middle, GOOD.back), CardError, "'Qx' is no card"),
        ((7, GOOD.middle, GOOD.back), CardError, "expected cards or text, got 7"),
    ],
)
def test_what_is_no_setting_is_named(
    rows: tuple[str, tuple[Card, ...], tuple[Card, ...]], error: type[Exception], message: str
) -> None:
    front, middle, back = rows
    with pytest.raises(error, match=message):
        ChineseSetting(front=front, middle=middle, back=back)


@settings(deadline=None, max_examples=20)
@given(deals())
def test_fouls_agree_with_the_slow_statement(deal: tuple[ChineseSetting, ...]) -> None:
    for one in deal:
        assert one.foul == is_foul(rows_of(one)) == bool(one.why_foul)


def test_rows_known_to_be_good_make_the_same_setting() -> None:
    again = ChineseSetting.of_good_rows(GOOD.front, GOOD.middle, GOOD.back)
    assert again == GOOD
    assert hash(again) == hash(GOOD)


def test_a_player_is_dealt_thirteen_cards() -> None:
    cards = GOOD.cards
    dealt = thirteen(iter(reversed(cards)))
    assert set(dealt) == set(cards)
    assert dealt == in_order(cards)
    ranks = [card.rank for card in dealt]
    assert ranks == sorted(ranks, key=lambda rank: rank or 0, reverse=True)
    with pytest.raises(HandSizeError, match="a player has 13 cards to set, not the 12 in"):
        thirteen(cards[1:])
    with pytest.raises(DuplicateCardError, match="As is held 2 times"):
        thirteen([*cards[:12], parse_card("As")])
