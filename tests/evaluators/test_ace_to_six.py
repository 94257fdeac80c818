"""Ace to six (L5): straights and flushes count, and where aces stand by each ruling."""

import pytest

from acehigh import AceToSix, CardError, Category, Deck, Rank, parse_cards
from helpers.cases import in_one_test

BROADWAY = AceToSix(broadway_straight=True)
ACES_UP = AceToSix(aces_pair_high=True)


def test_the_rulings_of_ace_to_six_turn_results_round() -> None:
    # L5
    broadway, king_down = "As Kh Qd Jc Ts", "Ks Qh Jd Tc 2s"
    assert AceToSix().key(broadway) > AceToSix().key(king_down)
    assert BROADWAY.key(broadway) < BROADWAY.key(king_down)
    assert BROADWAY.key(broadway) < BROADWAY.key("Ks Qh Jd Tc 9s")
    assert BROADWAY.key("As Ks Qs Js Ts") < BROADWAY.key("Ks Qs Js Ts 9s")
    aces, kings = "As Ah 4d 3c 2s", "Ks Kh 4d 3c 2s"
    assert AceToSix().key(aces) > AceToSix().key("2s 2h 4d 3c As") > AceToSix().key(kings)
    assert ACES_UP.key(aces) < ACES_UP.key(kings)
    assert AceToSix().key("As Ah Ad 3c 2s") > AceToSix().key("2s 2h 2d 3c As")
    assert ACES_UP.key("As Ah Ad 3c 2s") < ACES_UP.key("Ks Kh Kd 3c 2s")
    # A single ace stays low, as a kicker too.
    assert ACES_UP.key("Ks Kh 4d 3c As") > ACES_UP.key("Ks Kh 4d 3c 2s")


@in_one_test(
    ("aces", "kings"),
    [
        ("As Ah 4d 3c 2s", "Ks Kh 4d 3c 2s"),
        ("As Ah Qd Qc 2s", "Ks Kh Qd Qc 2s"),
        ("Ks Kh Ad Ac 2s", "Ks Kh Qd Qc 2s"),
        ("As Ah Ad 3c 2s", "Ks Kh Kd 3c 2s"),
        ("As Ah Ad Qc Qs", "Ks Kh Kd Qc Qs"),
        ("Ks Kh Kd Ac As", "Ks Kh Kd Qc Qs"),
        ("As Ah Ad Ac 2s", "Ks Kh Kd Kc 2s"),
        ("As Ah Ad Ac As", "Ks Kh Kd Kc Ks"),
    ],
)
def test_aces_that_pair_high_are_high_in_whatever_they_make(aces: str, kings: str) -> None:
    # L5; five of a kind is there with two decks.
    deck = Deck.standard() * 2
    low, high = (AceToSix(aces_pair_high=up, deck=deck).key for up in (False, True))
    assert low(aces) > low(kings)
    assert high(aces) < high(kings)


@pytest.mark.parametrize("ace", ["Ks Kh Qd Qc As", "Ks Kh Kd Kc As", "Ks Kh Kd 2c As"])
def test_a_single_ace_stays_low_beside_what_is_made(ace: str) -> None:
    # L5
    assert ACES_UP.key(ace) > ACES_UP.key(ace.replace("As", "3s"))


def test_a_single_ace_stays_low_in_a_flush() -> None:
    # L5
    assert ACES_UP.key("Ks 4s 3s 2s As") < ACES_UP.key("Qs 6s 4s 3s 2s")
    assert ACES_UP.best("Ks 4s 3s 2s As").cards == parse_cards("Ks 4s 3s 2s As")


def test_straights_and_flushes_spoil_a_hand() -> None:
    key = AceToSix().key
    best = key("6s 4h 3d 2c As")
    assert best > key("5s 4h 3d 2c As")
    assert best > key("6s 4s 3s 2s As")
    assert key("5s 4s 3s 2s As").category is Category.STRAIGHT_FLUSH
    assert AceToSix().categories[-1] is Category.HIGH_CARD


@in_one_test("option", ["broadway_straight", "aces_pair_high"])
def test_a_ruling_is_yes_or_no(option: str) -> None:
    with pytest.raises(CardError, match=f"{option} is True or False, not 1"):
        AceToSix(**{option: 1})  # type: ignore[arg-type]  # what must be refused


def test_only_pairs_of_aces_are_high() -> None:
    assert ACES_UP.rank_value(Rank.ACE, 1) == AceToSix().rank_value(Rank.ACE, 2) == 1
    assert ACES_UP.rank_value(Rank.ACE, 2) == 14
    for rules in (AceToSix(), ACES_UP):
        assert rules.ace_is_low
        assert rules.rank_value(Rank.KING, 2) == 13
