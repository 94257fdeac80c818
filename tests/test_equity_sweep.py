"""Ranges on a board: a sweep for each way to complete it counts what the matchups do."""

from collections import Counter
from random import Random

import pytest

from acehigh import (
    AceToFive,
    Card,
    Deck,
    DeuceToSeven,
    High,
    Range,
    Rank,
    Ranker,
    Stripped,
    Wild,
    equity,
    parse_cards,
)
from acehigh.errors import CardError, TooManyError
from acehigh.games import HOLDEM, game_named
from acehigh.odds.equities import sweep
from acehigh.odds.equities.game import AnyGame
from acehigh.odds.equities.outcomes import Outcomes
from acehigh.odds.equities.table import Table


def both_ways(table: Table) -> tuple[Outcomes, Outcomes]:
    """Return what sweeps count and what matchups do, without what never comes about."""
    by_matchups = table._by_matchups()
    assert by_matchups is not None
    by_sweeps = table._by_sweeps(list(map(len, table.choices)))
    return +Counter(by_sweeps.work(0, 1)), +Counter(by_matchups.work(0, 1))


def some_range(deck: Deck, number: int, chance: Random) -> Range:
    """Return a range of so many hands with weights."""
    pairs = [chance.sample(deck.cards, 2) for _ in range(number)]
    text = ", ".join(f"{one}{two}:{chance.choice(('0.25', '0.5', '1'))}" for one, two in pairs)
    return Range(text)


def some_cards(deck: Deck, number: int, chance: Random) -> tuple[Card, ...]:
    return tuple(chance.sample(deck.cards, number))


SHORT = Deck.stripped(Rank.NINE)


@pytest.mark.parametrize(
    "game",
    [
        "hold'em",
        "short deck",
        High(deck=SHORT),
        AceToFive(eight_or_better=True),
        DeuceToSeven(),
        Wild(High(), "2, 3"),
    ],
    ids=str,
)
def test_sweeps_count_what_matchups_do(game: AnyGame) -> None:
    deck = game.deck if isinstance(game, Ranker) else game_named(str(game)).deck
    chance = Random(1)
    for shown in (3, 4, 5) if len(deck) < 30 else (4, 5):
        for _ in range(2):
            board = some_cards(deck, shown, chance)
            dead = some_cards(deck.without(board), 2, chance)
            ranges = [some_range(deck, 12, chance), some_range(deck, 9, chance)]
            try:
                table = Table.of(game, ranges, board, dead)
            except CardError:  # No hand of a range is left.
                continue
            swept, matched = both_ways(table)
            assert swept == matched
            assert swept


def test_hands_that_share_cards_are_never_held_together() -> None:
    # Each pair of aces can meet one other, and then they tie.
    swept, matched = both_ways(Table.of(HOLDEM, [Range("AA"), Range("AA")], "Ks 7d 2c 2d", ()))
    assert swept == matched == {(3,): 6 * 44}


def test_all_hands_against_all_on_a_whole_board() -> None:
    found = equity(HOLDEM, [Range("100%"), "100%"], board="As 7d 2c 3c 9d")
    assert found.total == 47 * 46 // 2 * (45 * 44 // 2)
    assert found.shares[0] == found.shares[1]
    unknown = equity(HOLDEM, ["", ""], board="As 7d 2c 3c 9d")
    assert (unknown.players, unknown.total) == (found.players, found.total)


def test_parts_of_the_work_add_up() -> None:
    table = Table.of(HOLDEM, [Range("99+"), Range("AK, QJs")], "As 7d 2c 3c", "Kd")
    plan = table._by_sweeps(list(map(len, table.choices)))
    assert plan.pieces == 47
    whole = Counter(plan.work(0, 1))
    parts = [plan.work(part, 5) for part in range(5)]
    assert sum(parts, Counter()) == +whole


def test_hands_that_cannot_be_held_together_are_refused() -> None:
    asked = [Range("AA, A2"), Range("AK")]
    assert equity(HOLDEM, asked, board="Ks 7d 2c 3c 9d").total
    table = Table.of(HOLDEM, [Range("AA"), Range("AA")], "As Ah 2c 3c 9d", ())
    with pytest.raises(CardError, match="cannot hold such hands at the same time"):
        table._by_sweeps([1, 1])


def test_sweeps_serve_where_they_are_faster() -> None:
    board = "As 7d 2c 3c"
    for players, at, serves in (
        (["22+", "A2+, KT+"], board, True),
        (["AsAd", "22+"], board.replace("As", "Ac"), False),
        (["22+", "A2+, KT+"], "", False),
    ):
        contest, _, choices = Table.of(HOLDEM, players, at, ())
        assert sweep.serves(contest, 2, list(map(len, choices))) == serves
    omaha = Table.of("omaha", ["AsAdKsKd", "QhQdJhJd"], "7d 2c 3c", ())
    assert not sweep.serves(omaha.contest, 4, [1, 1])


def test_before_the_flop_two_unknown_hands_are_too_many() -> None:
    with pytest.raises(TooManyError, match="2,781,381,002,400 deals"):
        equity(HOLDEM, ["", ""])


@pytest.mark.slow
def test_a_wide_range_against_another_on_a_flop() -> None:
    table = Table.of(HOLDEM, [Range("12%"), Range("22+, AT+, KJ+")], "As 7d 2c", ())
    swept, matched = both_ways(table)
    assert swept == matched


@pytest.mark.slow
def test_a_short_stripped_game_agrees_with_each_deal() -> None:
    ranker = Stripped(lowest=Rank.NINE)
    ranges = [Range("AA, KQs, T9s"), Range("JJ, AK, QT")]
    found = equity(ranker, ranges, board="9c Td Jc")
    slow = [
        equity(ranker, [one, two], board="9c Td Jc")
        for one, _ in ranges[0]
        for two, _ in ranges[1]
        if not {*one, *two} & {*parse_cards("9c Td Jc")} and not {*one} & {*two}
    ]
    assert found.total == sum(one.total for one in slow)
    assert found.players[0].wins == sum(one.players[0].wins for one in slow)
    assert found.players[0].ties == sum(one.players[0].ties for one in slow)
