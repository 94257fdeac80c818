"""Random deals: the same for a seed, near the exact result, and never without an error."""

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction
from typing import Any

import pytest

from acehigh import CardError, DeuceToSeven, Range, equity
from acehigh.games import HOLDEM, OMAHA_HI_LO, RAZZ
from acehigh.odds.equities import sampled, table
from acehigh.odds.equities.sampled import standard_error
from helpers.dealt import Dealt, DealtPart


@pytest.fixture
def _nothing_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "MOST_LOOK_UPS", 0)


@pytest.mark.slow
@pytest.mark.usefixtures("_nothing_is_counted")
@pytest.mark.parametrize(
    ("game", "players"),
    [
        (HOLDEM, ["AdAc", "KsKh"]),
        (HOLDEM, ["AKs, QQ:0.5", "JJ+", "8s7s"]),
        (OMAHA_HI_LO, ["As2s3hKh", "KsQsJhTh"]),
        (RAZZ, ["As 2d 3c", "7h 8d 9c Td"]),
        (
            Dealt(DeuceToSeven().deck, 5, 0, (DealtPart("low", DeuceToSeven()),)),
            ["2s 3d 4c 7h", "8s 7d 6c 3h"],
        ),
    ],
)
def test_samples_are_near_the_exact_result(
    game: Dealt, players: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = equity(game, players, samples=500, seed=7)
    again = equity(game, players, samples=500, seed=7)
    monkeypatch.undo()
    exact = equity(game, players)
    assert found == again
    assert not found.exact
    assert found.total == 500
    assert 0 < found.margin < 0.04
    assert sum(found.shares) == 1
    for share, expected in zip(found.shares, exact.shares, strict=True):
        assert abs(share - expected) < 4 * found.margin


def test_a_full_table_of_unknown_hands_is_dealt() -> None:
    found = equity(HOLDEM, ["random"] * 12 + [""] * 11, samples=20, seed=1)
    assert found.total == 20
    assert sum(found.shares) == 1


def test_many_hands_are_not_gone_through_before_some_are_dealt(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delattr(table, "matchups")
    asked = ["As Ad Ks Kd", ""]
    assert equity("omaha", asked, samples=10, seed=1).total == 10


def test_random_is_any_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = [HOLDEM, ["AsAh", "random:0.5"]]
    exact = equity(*asked, board="Kd 8s 3c 2h 2d")
    assert exact == equity(HOLDEM, ["AsAh", ""], board="Kd 8s 3c 2h 2d")
    monkeypatch.setattr(table, "MOST_LOOK_UPS", 0)
    found = equity(*asked, board="Kd 8s 3c 2h 2d", samples=400, seed=3)
    assert abs(found.shares[0] - exact.shares[0]) < 4 * found.margin


def test_weights_may_be_as_small_as_can_be() -> None:
    least = f"AKs:0.{'0' * 400}1, QQ:0.{'0' * 400}1"
    found = equity(HOLDEM, [least, "", ""], samples=50, seed=1)
    assert found == equity(HOLDEM, ["AKs, QQ", "", ""], samples=50, seed=1)


def test_any_real_number_is_an_error() -> None:
    options: dict[str, Any] = {"error": Fraction(1, 5), "seed": 1}
    found = equity(HOLDEM, ["AsAh", "", ""], **options)
    assert found == equity(HOLDEM, ["AsAh", "random", ""], error=0.2, seed=1)


@pytest.mark.usefixtures("_nothing_is_counted")
def test_another_seed_is_another_result() -> None:
    results = [equity(HOLDEM, ["AdAc", "KsKh"], samples=200, seed=seed) for seed in (1, 2)]
    assert results[0] != results[1]
    assert equity(HOLDEM, ["AdAc", "KsKh"], samples=50).total == 50


@pytest.mark.usefixtures("_nothing_is_counted")
def test_sampling_stops_at_an_error() -> None:
    seen: list[tuple[int, int]] = []
    found = equity(
        HOLDEM,
        ["AdAc", "KsKh"],
        error=0.01,
        seed=1,
        progress=lambda done, most: seen.append((done, most)),
    )
    assert found.margin <= 0.01
    assert seen == [(found.total, 1_000_000)]
    less = equity(HOLDEM, ["AdAc", "KsKh"], error=0.0001, samples=4_500, seed=1)
    assert (less.total, less.margin > 0.0001) == (4_500, True)


@pytest.mark.usefixtures("_nothing_is_counted")
def test_an_executor_changes_nothing() -> None:
    with ThreadPoolExecutor(2) as executor:
        shared = equity(HOLDEM, ["AK", "22+"], samples=300, seed=3, executor=executor)
    assert shared == equity(HOLDEM, ["AK", "22+"], samples=300, seed=3)


@pytest.mark.usefixtures("_nothing_is_counted")
def test_the_error_is_never_nothing() -> None:
    # Aces full of kings against no pair: nothing can happen.
    found = equity(HOLDEM, ["AsAh", "7c2d"], board="Ad Ac Ks Kh", samples=100, seed=1)
    assert found.shares[0] == 1
    assert found.margin > 0


@pytest.mark.usefixtures("_nothing_is_counted")
def test_hands_that_never_fit_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "MOST_MATCHUPS", 0)
    monkeypatch.setattr(sampled, "_MOST_TRIES", 100)
    with pytest.raises(CardError, match="at the same time"):
        equity(HOLDEM, [Range("AsAh, AsAd"), Range("AsKs, AsQs")], samples=10)


def test_what_is_too_much_to_count_is_sampled() -> None:
    found = equity(HOLDEM, ["AsAh", "random", "random"], samples=400, seed=2)
    assert 0.6 < found.shares[0] < 0.85


def test_the_standard_error_is_that_of_a_share() -> None:
    assert standard_error(Counter({(1,): 50, (2,): 50}), 2) == pytest.approx(0.05)
    assert standard_error(Counter({(3,): 100}), 2) == pytest.approx((1 / 101 / 100) ** 0.5)


def test_samples_go_by_the_cards_that_may_play() -> None:
    # In tahoe at most two of three hole cards play: three nines in hand are a pair of them.
    held = ["As Ks Qs", "9c 9d 9h", ""]
    found = equity("tahoe", held, samples=400, seed=1)
    assert not found.exact
    assert sum(player.share for player in found.players) == 1
    assert found.players[1].losses > 0
