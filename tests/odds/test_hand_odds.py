"""`hand_odds`: how often a holding ends up in each category."""

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction
from itertools import combinations
from math import comb
from random import Random
from typing import Any

import pytest

from acehigh import (
    AceToFive,
    Badugi,
    Card,
    CardError,
    Category,
    Deck,
    DeuceToSeven,
    High,
    Rank,
    RankKey,
    Wild,
    frequencies,
    hand_odds,
)
from acehigh.errors import TooManyError
from acehigh.games import HOLDEM, OMAHA, OMAHA_HI_LO, RAZZ
from helpers.cases import in_one_test
from helpers.dealt import Dealt, DealtPart
from helpers.slow_equity import deals

SMALL = Deck.stripped(Rank.NINE)
WITH_JOKER = Deck.stripped(Rank.TEN).with_jokers(1)


def exactly_two(*rankers: High | AceToFive | DeuceToSeven | Wild, hole: int = 4) -> Dealt:
    parts = [DealtPart(f"part {at}", one, 2) for at, one in enumerate(rankers)]
    return Dealt(rankers[0].deck, hole, 5, tuple(parts))


def slow_odds(
    game: Dealt, held: tuple[Card, ...], board: tuple[Card, ...], dead: tuple[Card, ...]
) -> Counter[RankKey]:
    ranker = game.parts[0].ranker
    return Counter(
        max(
            ranker.key(mine + theirs)
            for mine in combinations(holding, 2)
            for theirs in combinations(full, 3)
        )
        for (holding,), full, _ in deals(game, [[(held, Fraction(1))]], board, dead)
    )


@in_one_test("seed", range(1, 2))
@in_one_test(
    ("game", "held", "board"),
    [
        (exactly_two(High(deck=SMALL)), 4, 3),
        (exactly_two(High(deck=SMALL), hole=2), 2, 2),
        (exactly_two(High(deck=SMALL)), 3, 4),
        (exactly_two(AceToFive(eight_or_better=True)), 4, 4),
        (exactly_two(DeuceToSeven(deck=SMALL)), 4, 3),
        (exactly_two(Wild(High(deck=WITH_JOKER))), 4, 3),
        (OMAHA, 4, 3),
    ],
)
def test_exact_hole_cards_are_counted_as_dealt(
    game: Dealt, held: int, board: int, seed: int
) -> None:
    cards = Random(seed).sample(game.deck.cards, len(game.deck))
    dealt = (
        tuple(cards[:held]),
        tuple(cards[10 : 10 + board]),
        tuple(cards[-seed:] if seed else ()),
    )
    found = hand_odds(game, *dealt)
    assert found.keys == slow_odds(game, *dealt)
    assert list(found.keys) == sorted(found.keys, reverse=True)
    assert (found.known, found.dead, found.cards) == (
        dealt[0] + dealt[1],
        dealt[2],
        game.hole + 5,
    )


@pytest.mark.parametrize(
    ("part", "held", "board"),
    [
        (DealtPart("high", High(deck=SMALL), most_hole_cards=2), 3, 3),
        (DealtPart("high", High(deck=SMALL), most_hole_cards=1), 2, 4),
        (DealtPart("draw", High(deck=SMALL), among="holding"), 4, 3),
        (DealtPart("draw", High(deck=SMALL), among="holding"), 5, 2),
    ],
)
def test_what_may_play_is_heeded(part: DealtPart, held: int, board: int) -> None:
    alone = part.among == "holding"
    game = Dealt(SMALL, 5 if alone else held, 5, (part,))
    cards = Random(held).sample(SMALL.cards, held + board + 2)
    dealt = tuple(cards[:held]), tuple(cards[held:-2]), tuple(cards[-2:])
    found, expected = hand_odds(game, *dealt), Counter[RankKey]()
    for (holding,), full, _ in deals(game, [[(dealt[0], Fraction(1))]], *dealt[1:]):
        chosen = [holding] if alone else combinations(holding, part.most_hole_cards or 0)
        expected[max(part.ranker.key(mine + (() if alone else full)) for mine in chosen)] += 1
    # The board is dealt here too, which changes nothing for the player's own cards.
    boards = expected.total() // found.total
    assert boards == 1 or alone
    assert Counter({key: number * boards for key, number in found.keys.items()}) == expected


def test_a_long_count_is_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    part = DealtPart("high", High(deck=SMALL), most_hole_cards=2)
    asked: Any = (Dealt(SMALL, 3, 5, (part,)), "AsAh", "Ks Kh")
    whole, seen = hand_odds(*asked), list[tuple[int, int]]()
    monkeypatch.setattr("acehigh.odds.hand_odds._IN_A_PART", 10_000)
    with ThreadPoolExecutor(2) as pool:
        found = hand_odds(*asked, executor=pool, progress=lambda *one: seen.append(one))
    assert (found.keys, seen) == (whole.keys, [(1, 2), (2, 2)])


def test_drawmaha_has_a_hand_of_its_own_cards_and_one_with_the_board() -> None:
    held = "As Ah Ks Kh Qs"
    draw = hand_odds("drawmaha", held, "2c 3d 4h")
    assert draw.counts == {Category.TWO_PAIR: 1}
    assert hand_odds("drawmaha", held, "2c 3d 4h", part="omaha").total == comb(44, 2)


def test_any_cards_may_play_in_holdem() -> None:
    odds = hand_odds(HOLDEM, "As Ah")
    assert odds.keys == frequencies(High(), 7, known="As Ah").keys
    assert odds.total == comb(50, 5)
    # As every table of the odds of a pair has it.
    assert float(odds.counts[Category.PAIR] / odds.total) == pytest.approx(0.3598, abs=1e-4)
    assert odds.examples == {}


def test_a_flush_draw_on_the_flop() -> None:
    odds = hand_odds(HOLDEM, "Ah Kh", "9h 5h 2c", dead="Th")
    made = odds.counts[Category.FLUSH] + odds.counts[Category.STRAIGHT_FLUSH]
    assert odds.total == comb(46, 2)
    assert made == comb(46, 2) - comb(38, 2)


def test_omaha_before_the_flop_is_counted_by_ranks() -> None:
    odds = hand_odds(OMAHA, "As Ah Ks Kh")
    assert odds.total == comb(48, 5)
    # Two of the suit are held: a board gives a flush with three to five of the other 11.
    of_a_suit = sum(comb(11, number) * comb(37, 5 - number) for number in (3, 4, 5))
    better = sum(odds.counts[Category(name)] for name in ("flush", "straight flush"))
    assert better < 2 * of_a_suit


def test_a_part_is_chosen_by_its_name() -> None:
    high, low = (
        hand_odds(OMAHA_HI_LO, "As 2h Ks Kh", "3c 4d 9s", part=p) for p in ("high", "low")
    )
    assert high.keys == hand_odds(OMAHA_HI_LO, "As 2h Ks Kh", "3c 4d 9s").keys
    # A card of five to eight comes, the ace and the deuce play beside the three and the four.
    assert low.qualifying == comb(45, 2) - comb(45 - 16, 2)
    with pytest.raises(CardError, match="no part 'middle', only high, low"):
        hand_odds(OMAHA_HI_LO, "As 2h Ks Kh", part="middle")


def test_cards_to_come_to_the_holding() -> None:
    assert hand_odds(RAZZ, "As 2d 3c 9h 9s").total == comb(47, 2)
    assert hand_odds(Badugi(), "As 2d").total == comb(50, 2)


def test_too_many_deals_are_refused() -> None:
    with pytest.raises(TooManyError, match="deals are too many: 3,000,000 is the most"):
        hand_odds(OMAHA, "As")
