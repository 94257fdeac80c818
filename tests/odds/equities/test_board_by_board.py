"""Ranges on a board: to go through it board by board counts what the matchups do."""

from collections import Counter, defaultdict
from fractions import Fraction
from itertools import chain, product
from math import prod
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
from acehigh.games import HOLDEM, Part, game_named
from acehigh.odds.equities import board_by_board
from acehigh.odds.equities.game import AnyGame
from acehigh.odds.equities.outcomes import Outcomes
from acehigh.odds.equities.table import Plan, Table
from helpers.cases import in_one_test


def both_ways(table: Table) -> tuple[Outcomes, Outcomes]:
    """Return what is counted board by board and by matchups, but what never comes about."""
    by_matchups = table._by_matchups()
    assert by_matchups is not None
    return +Counter(by_boards(table).work(0, 1)), +Counter(by_matchups.work(0, 1))


def by_boards(table: Table) -> Plan:
    """Return how to count board by board."""
    return table._by_boards(len(table.choices[0][0][0]), list(map(len, table.choices)))


def some_range(deck: Deck, number: int, chance: Random) -> Range:
    """Return a range of so many hands with weights."""
    pairs = [chance.sample(deck.cards, 2) for _ in range(number)]
    text = ", ".join(f"{one}{two}:{chance.choice(('0.25', '0.5', '1'))}" for one, two in pairs)
    return Range(text)


def some_cards(deck: Deck, number: int, chance: Random) -> tuple[Card, ...]:
    return tuple(chance.sample(deck.cards, number))


SHORT = Deck.stripped(Rank.NINE)
HIGH_LOW = HOLDEM.replace(
    parts=[Part("high", High()), Part("low", AceToFive(eight_or_better=True))]
)


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
def test_board_by_board_is_counted_what_matchups_are(game: AnyGame) -> None:
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
    plan = by_boards(table)
    assert plan.pieces == 47 * len(table.choices[0])
    whole = Counter(plan.work(0, 1))
    for parts in (2, 5, 100):
        found = [plan.work(part, parts) for part in range(parts)]
        assert sum(found, Counter()) == +whole


def test_hands_that_cannot_be_held_together_are_refused() -> None:
    asked = [Range("AA, A2"), Range("AK")]
    assert equity(HOLDEM, asked, board="Ks 7d 2c 3c 9d").total
    table = Table.of(HOLDEM, [Range("AA"), Range("AA")], "As Ah 2c 3c 9d", ())
    with pytest.raises(CardError, match="cannot hold such hands at the same time"):
        by_boards(table)


@in_one_test(
    ("game", "players", "board", "serves"),
    [
        (HOLDEM, ["22+", "A2+, KT+"], "As 7d 2c 3c", True),
        (HOLDEM, ["AsAd", "22+"], "Ac 7d 2c 3c", False),
        (HOLDEM, ["22+", "A2+, KT+"], "", False),
        # Two parts, or three players: each matchup is looked at, on few boards only.
        (HIGH_LOW, ["22+", "A2+, KT+"], "As 7d 2c 3c 9d", True),
        (HIGH_LOW, ["22+", "A2+, KT+"], "As 7d 2c 3c", False),
        # Rules whose boards cannot be counted by their ranks.
        ("greek hold'em", ["22+", "A2+, KT+"], "As 7d 2c 3c", True),
        ("omaha", ["AsAdKsKd", "QhQdJhJd"], "7d 2c 3c", False),
        ("omaha", ["AsAdKsKd", "QhQdJhJd"], "7d 2c 3c 4c 9d", True),
    ],
)
def test_boards_are_gone_through_where_that_is_faster(
    game: AnyGame, players: list[str], board: str, serves: bool
) -> None:
    contest, _, choices = Table.of(game, players, board, ())
    hole = len(choices[0][0][0])
    assert board_by_board.serves(contest, hole, list(map(len, choices))) == serves


@in_one_test(
    ("game", "ranges", "board"),
    [
        (HIGH_LOW, ["A2, A3s, 22:0.5", "A2s, 44, KK"], "As 7d 2c 3h 9d"),
        (HIGH_LOW, ["A2, A3s", "A4s, 44"], "As 7d 2c 3h"),
        (HOLDEM, ["TT, AKs", "JJ, AQ:0.25", "AJ, 77"], "Ks 7d 2c 3h 9d"),
        ("greek hold'em", ["TT, AKs", "JJ, AQs"], "Ks 7d 2c 3h"),
        ("greek hold'em", ["TT, AKs", "JJ, AQs", "AJs"], "Ks 7d 2c 3h 9d"),
        ("manila", ["TT, AKs", "JJ, AQs"], "Ks 7d Tc Jh 9d"),
        ("omaha", ["AsAdKsKd", "QhQdJhJd"], "7d 2c 3c 9d"),
        (AceToFive(eight_or_better=True), ["AK", "KQ", "QJ"], "Ks 7d 2c 3h Td"),
    ],
)
def test_parts_and_players_of_any_number(game: AnyGame, ranges: list[str], board: str) -> None:
    swept, matched = both_ways(Table.of(game, ranges, board, ()))
    assert swept == matched
    assert swept


def test_three_ranges_are_counted_on_a_river() -> None:
    board = "Kd 8s 3c 4d 9h"
    found = equity(HOLDEM, ["TT+", "QQ+, AQs", "AK, 55"], board=board)
    both = [
        equity(HOLDEM, [one, two, "AK, 55"], board=board)
        for one, two in product(["TT-QQ", "KK+"], ["QQ+", "AQs"])
    ]
    assert found.total == sum(one.total for one in both)
    assert found.players[2].wins == sum(one.players[2].wins for one in both)


def test_what_is_too_wide_is_refused_at_once() -> None:
    with pytest.raises(TooManyError, match="deals are too many"):
        equity(HOLDEM, ["random"] * 3, board="Kd 8s 3c 4d 9h")


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


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("name", ["hold'em", "greek hold'em", "short deck"])
def test_rivers_agree_with_each_showdown(name: str, players: int) -> None:
    game, chance = game_named(name), Random(players)
    for _ in range(8):
        board = some_cards(game.deck, 5, chance)
        ranges = [some_range(game.deck, 8, chance) for _ in range(players)]
        won: dict[tuple[int, ...], Fraction] = defaultdict(Fraction)
        for some in product(*ranges):
            held = [cards for cards, _ in some]
            if len({*board, *chain(*held)}) == 5 + 2 * players:
                (winners,) = game.winners(held, board=board).values()
                won[winners] += prod([weight for _, weight in some], start=Fraction(1))
        if not won:  # No hands go together.
            continue
        found = equity(game, ranges, board=board)
        for place, player in enumerate(found.players):
            share = sum(n / len(who) for who, n in won.items() if place in who)
            assert player.share == share / sum(won.values())
            assert Fraction(player.wins, found.total) == won[place,] / sum(won.values())
