"""Equities that are known, laws that all equities obey, and ranges as sums of combinations."""

from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from fractions import Fraction
from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import acehigh.odds.equity as module
from acehigh import Card, CardError, Deck, High, Range, Rank, equity, parse_cards
from acehigh.cards import Suit
from acehigh.games import HOLDEM, OMAHA, OMAHA_HI_LO, RAZZ
from acehigh.odds.equities.outcomes import Equity
from helpers.dealt import Dealt, DealtPart
from helpers.equity_games import assert_as_dealt
from helpers.slow_equity import deals, slow_equity

SMALL = Dealt(
    Deck.stripped(Rank.NINE), 2, 5, (DealtPart("high", High(deck=Deck.stripped(Rank.NINE))),)
)
RANGES = ["AK", "TT+", "AA:0.5, KQs:1/3", "JTs, QQ, !QsQh", "J9, 22"]


def numbers(found: Equity, player: int = 0) -> tuple[int, int, int, int]:
    one = found.players[player]
    return one.wins, one.ties, one.losses, found.total


def test_aces_against_kings() -> None:
    # As every calculator has it.
    found = equity(HOLDEM, ["AdAc", "KsKh"])
    assert numbers(found) == (1_388_072, 6_538, 317_694, 1_712_304)
    assert numbers(found, 1) == (317_694, 6_538, 1_388_072, 1_712_304)
    assert found.shares[0] == Fraction(2 * 1_388_072 + 6_538, 2 * 1_712_304)


def test_aces_against_kings_of_the_same_suits() -> None:
    assert numbers(equity(HOLDEM, ["AsAh", "KsKh"])) == (1_410_336, 9_308, 292_660, 1_712_304)


def test_razz_from_third_street_on() -> None:
    found = equity(RAZZ, ["As 2d 3c", "7h 8d 9c"])
    assert found.total == 18_265_297_050
    assert sum(found.shares) == 1
    close = equity(RAZZ, ["As 2d 3c", "4s 5d 6c"])
    assert numbers(close)[:2] == (9_651_514_149, 6_515_802)
    turned = equity(RAZZ, ["7h 8d 9c", "As 2d 3c"])
    assert numbers(turned, 1) == numbers(found)


def test_a_hand_with_all_parts_scoops() -> None:
    found = equity(OMAHA_HI_LO, ["As 2s 4h 5h", "Ks Kh Qd Jd"], board="3s 6s 7s Tc Td")
    assert [player.scoops for player in found.players] == [1, 0]
    assert found.players[0].parts["low"].wins == 1
    assert found.players[1].parts["high"].losses == 1


def test_a_quarter_of_the_pot() -> None:
    hands = ["As 2h 9c 9d", "Ah 2d Ks Kc", "Qs Qc Jh Jd"]
    found = equity(OMAHA_HI_LO, hands, board="3s 6s 7d Kd Th")
    assert found.shares == (Fraction(1, 4), Fraction(3, 4), Fraction(0))
    assert [player.ties for player in found.players] == [1, 1, 0]


def renamed(cards: str, names: dict[Suit, Suit]) -> list[Card]:
    return [Card(card.rank, names[card.suit]) for card in parse_cards(cards) if card.suit]


@pytest.mark.parametrize("game", [HOLDEM, SMALL], ids=["52", "24"])
def test_suits_are_names(game: Dealt) -> None:
    hands, board = ["Ah Kh", "Qd Qc", "Jh Td"], "9h Ts Kd"
    expected = equity(game, hands, board=board)
    for suits in permutations(game.deck.suits):
        names = dict(zip(game.deck.suits, suits, strict=True))
        turned = [renamed(hand, names) for hand in hands]
        assert equity(game, turned, board=renamed(board, names)) == expected


def test_players_are_alike() -> None:
    hands = ["Ah Kh", "Qd Qc", "Jh Td"]
    expected = dict(zip(hands, equity(HOLDEM, hands, board="9h 8s 2d").players, strict=True))
    for some in permutations(hands):
        found = equity(HOLDEM, some, board="9h 8s 2d")
        assert dict(zip(some, found.players, strict=True)) == expected


@pytest.mark.slow
@settings(max_examples=8, deadline=None)
@given(
    st.lists(st.sampled_from(RANGES), min_size=2, max_size=3, unique=True),
    st.integers(0, 1000),
)
def test_ranges_are_the_sum_of_their_combinations(texts: list[str], seed: int) -> None:
    board = tuple(Random(seed).sample(SMALL.deck.cards, 6))
    in_deck = [
        [(pair, weight) for pair, weight in Range(text) if set(pair) <= set(SMALL.deck)]
        for text in texts
    ]
    known, dead = board[:5], board[5:]
    if not any(deals(SMALL, in_deck, known, dead)):
        with pytest.raises(CardError, match="at the same time"):
            equity(SMALL, map(Range, texts), board=known, dead=dead)
        return
    expected = slow_equity(SMALL, in_deck, known, dead)
    found = equity(SMALL, map(Range, texts), board=known, dead=dead)
    scale = found.total / expected.total
    assert_as_dealt(found, expected, scale)


@pytest.mark.slow
def test_a_range_and_cards_and_unknown_cards() -> None:
    board = parse_cards("9h Ts Kd Kc Ah")
    held = parse_cards("As Qd")
    pairs = list(Range("TT+, AK:0.5"))
    unknown = [(tuple(one), Fraction(1)) for one in _pairs_without(*board, *held)]
    expected = slow_equity(SMALL, [[(held, Fraction(1))], pairs, unknown], board)
    found = equity(SMALL, [held, Range("TT+, AK:0.5"), ""], board=board)
    assert_as_dealt(found, expected, 2)


def _pairs_without(*seen: Card) -> list[tuple[Card, Card]]:
    left = [card for card in SMALL.deck if card not in seen]
    return [(one, two) for at, one in enumerate(left) for two in left[at + 1 :]]


def test_a_range_is_as_good_as_its_hands_one_by_one() -> None:
    whole = equity(HOLDEM, ["AsAh", "KK, QJs:0.5"], board="2h 7h Th")
    wins = sum(
        equity(HOLDEM, ["AsAh", pair], board="2h 7h Th").players[0].wins * int(2 * weight)
        for pair, weight in Range("KK, QJs:0.5").without("As Ah 2h 7h Th")
    )
    assert whole.players[0].wins == wins
    # Six pairs of kings weigh 2, four queens with a jack 1.
    assert whole.total == (6 * 2 + 4) * 990


@pytest.mark.parametrize(
    "kind", [ThreadPoolExecutor, pytest.param(ProcessPoolExecutor, marks=pytest.mark.slow)]
)
def test_parts_and_executors_give_the_same(
    kind: type[ThreadPoolExecutor] | type[ProcessPoolExecutor], monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = equity(SMALL, ["AK", "QQ, JJ:0.5"], board="9h Ts Kd")
    monkeypatch.setattr(module, "_IN_A_PART", 1_000)
    seen: list[tuple[int, int]] = []
    with kind(2) as executor:
        found = equity(
            SMALL,
            ["AK", "QQ, JJ:0.5"],
            board="9h Ts Kd",
            executor=executor,
            progress=lambda done, parts: seen.append((done, parts)),
        )
    assert found == expected
    assert len(seen) > 1
    assert seen[-1][0] == seen[-1][1] == len(seen)


def test_omaha_before_the_flop() -> None:
    found = equity(OMAHA, ["AsAhKsKh", "9c8c7d6d"])
    assert found.total == 1_086_008
    assert sum(found.shares) == 1


def test_each_half_goes_by_the_cards_that_may_play_in_it() -> None:
    # Drawmaha: one half to the five cards held, the other to two of them and the board.
    found = equity("drawmaha", ["As Ks Qs Js 2d", "9c 9d 9h 5s 5d"], board="2h 3d 7c 8h Jd")
    omaha, draw = (found.players[seat].parts for seat in (0, 1))
    assert (omaha["omaha"].wins, draw["draw"].wins) == (1, 1)
    # Tahoe: of three hole cards at most two play, so there is no set of four.
    tahoe = equity("tahoe", ["As Ks Qs", "9c 9d 9h"], board="2h 3d 7c 8h Jd")
    assert [player.wins for player in tahoe.players] == [0, 1]
