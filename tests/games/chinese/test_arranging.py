"""Chinese poker: all settings of thirteen cards, and the best of them (G8, G9)."""

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from acehigh import Card, Deck, SuitOrder
from acehigh.errors import CardError, HandSizeError, NotInDeckError
from acehigh.games.chinese import OPEN_FACE, Royalties, best_setting, settings_of
from helpers.cases import in_one_test
from helpers.chinese_deals import KEY, rows_of, thirteens
from helpers.slow_chinese import Rows, divisions, is_foul, royalties, worth

DRAGON = "As Kd Qc Jh Ts 9d 8c 7h 6s 5d 4c 3h 2s"


def test_a_dragon_can_be_set_in_many_ways() -> None:
    found = list(settings_of(DRAGON))
    assert len(found) == len(set(found)) == 17_541


@pytest.mark.exhaustive
def test_all_settings_that_are_no_foul_are_found() -> None:
    cards = Deck.standard().shuffled(Random(1))[:13]
    assert_all_are_found(cards, without_fouls(cards))


@pytest.mark.slow
def test_the_best_setting_is_the_best_of_all() -> None:
    cards = Deck.standard().shuffled(Random(2))[:13]
    assert_best_of_all(cards, without_fouls(cards))


@pytest.mark.exhaustive
@settings(deadline=None, max_examples=8)
@given(thirteens())
def test_settings_of_many_deals(cards: tuple[Card, ...]) -> None:
    good = without_fouls(cards)
    assert_all_are_found(cards, good)
    assert_best_of_all(cards, good)


@pytest.mark.exhaustive
def test_the_best_setting_of_a_whole_suit() -> None:
    cards = Deck.standard().cards[-13:]
    assert_best_of_all(cards, without_fouls(cards))


def without_fouls(cards: Sequence[Card]) -> list[Rows]:
    """Return every setting that is no foul, the cards of each row the highest first."""
    high_first = sorted(cards, key=SuitOrder.BRIDGE.key, reverse=True)
    return [rows for rows in divisions(high_first) if not is_foul(rows)]


def assert_all_are_found(cards: Sequence[Card], good: Sequence[Rows]) -> None:
    assert {rows_of(one) for one in settings_of(iter(cards))} == set(good)


def assert_best_of_all(cards: Sequence[Card], good: Sequence[Rows]) -> None:
    assert by_rows(rows_of(best_setting(cards))) == max(map(by_rows, good))
    best = rows_of(best_setting(cards, royalties=OPEN_FACE))
    assert by_royalties(best) == max(map(by_royalties, good))
    assert best in good


def by_rows(rows: Rows) -> tuple[object, ...]:
    """Return what is compared: the rows from the back."""
    return tuple(map(worth, reversed(rows)))


def by_royalties(rows: Rows) -> tuple[object, ...]:
    """Return what is compared where royalties are paid: first these, then the rows."""
    return sum(royalties(rows)), by_rows(rows)


@pytest.mark.slow
@settings(deadline=None, max_examples=8)
@given(thirteens(), st.randoms(use_true_random=False))
def test_the_best_setting_does_not_depend_on_the_order_of_cards(
    cards: tuple[Card, ...], random: Random
) -> None:
    other = random.sample(cards, 13)
    for table in (None, OPEN_FACE):
        assert best_setting(cards, royalties=table) == best_setting(other, royalties=table)


def test_royalties_decide_before_rows() -> None:
    cards = "As Ac Kc Qc Jh Tc 9c 9d 6h 5c 4c 3d 2h"
    best = best_setting(cards)
    assert KEY(best.back).describe() == "flush, ace high"
    front_only = Royalties(front={"pair of nines": 1})
    assert (
        KEY(best_setting(cards, royalties=front_only).front)
        .describe()
        .startswith("pair of nines")
    )
    assert (
        KEY(best_setting(cards, royalties=OPEN_FACE).front)
        .describe()
        .startswith("pair of aces")
    )


@in_one_test(
    ("cards", "error", "message"),
    [
        (DRAGON[:-3], HandSizeError, "13 cards to set, not the 12 in"),
        (DRAGON + " 2c", HandSizeError, "not the 14 in"),
        (DRAGON[:-2] + "Jk", NotInDeckError, "Jk is not in the 52-card deck"),
        (DRAGON[:-2] + "As", CardError, "As is held 2 times"),
    ],
)
def test_what_is_no_deal_is_named_at_once(
    cards: str, error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        settings_of(cards)
    with pytest.raises(error, match=message):
        best_setting(cards)


def test_royalties_are_a_table() -> None:
    with pytest.raises(CardError, match="royalties are a table, such as OPEN_FACE, not 3"):
        best_setting(DRAGON, royalties=3)  # type: ignore[arg-type]  # wrong on purpose
