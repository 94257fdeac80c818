"""Games against pokerkit: showdowns of every variant it has, its states, and hand histories."""

import tomllib
from collections.abc import Callable, Sequence
from decimal import Decimal
from random import Random
from typing import Any

import pytest

from acehigh import Card
from acehigh.games import game_named
from acehigh.interchange import (
    PHH_GAMES,
    game_of_phh,
    played_phh,
    settle_phh,
    shown_in,
    to_pokerkit,
    winners_in,
)
from helpers.slow_games import SLOW_GAMES, deal

# The hand type of each part of a game.
TYPES = {
    "hold'em": ["StandardHighHand"],
    "super hold'em": ["StandardHighHand"],
    "royal hold'em": ["StandardHighHand"],
    "six-plus": ["ShortDeckHoldemHand"],
    "greek hold'em": ["GreekHoldemHand"],
    "omaha": ["OmahaHoldemHand"],
    "five-card omaha": ["OmahaHoldemHand"],
    "six-card omaha": ["OmahaHoldemHand"],
    "omaha hi-lo": ["OmahaHoldemHand", "OmahaEightOrBetterLowHand"],
    "five-card stud": ["StandardHighHand"],
    "seven-card stud": ["StandardHighHand"],
    "stud hi-lo": ["StandardHighHand", "EightOrBetterLowHand"],
    "stud hi-lo any low": ["StandardHighHand", "RegularLowHand"],
    "razz": ["RegularLowHand"],
    "five-card draw": ["StandardHighHand"],
    "deuce-to-seven single draw": ["StandardLowHand"],
    "deuce-to-seven triple draw": ["StandardLowHand"],
    "ace-to-five triple draw": ["RegularLowHand"],
    "badugi": ["BadugiHand"],
    "badacey": ["BadugiHand", "RegularLowHand"],
    "kuhn": ["KuhnPokerHand"],
    "rhode island": ["RhodeIslandHoldemHand"],
}
SHOWDOWNS = 1000 // len(TYPES) + 1


def pokerkit() -> Any:
    """Return the library, where it is installed: importing it takes a second."""
    return pytest.importorskip("pokerkit")


def theirs(
    kind: str, holdings: Sequence[Sequence[Card]], board: Sequence[Card]
) -> tuple[int, ...]:
    """Return who wins by pokerkit."""
    hands = []
    for held in holdings:
        try:
            hand_type = getattr(pokerkit(), kind)
            hands.append(hand_type.from_game(to_pokerkit(held), to_pokerkit(board)))
        except ValueError:
            hands.append(None)
    able = [hand for hand in hands if hand is not None]
    return tuple(i for i, hand in enumerate(hands) if hand is not None and hand == max(able))


@pytest.mark.slow
@pytest.mark.parametrize("name", TYPES)
def test_showdowns_end_as_pokerkit_says(name: str) -> None:
    game, random = game_named(name), Random(name)
    slow = SLOW_GAMES[name]
    for _ in range(SHOWDOWNS):
        players = random.randint(2, min(4, (len(slow.deck) - slow.board) // game.hole))
        dealt, board = deal(slow, players, random)
        held = [holding.cards for holding in dealt]
        for (part, won), kind in zip(
            game.winners(held, board).items(), TYPES[name], strict=True
        ):
            assert won == theirs(kind, held, board), (part, held, board)


@pytest.mark.slow
def test_leduc_ends_as_pokerkit_says() -> None:
    # Its own hand is told from the cards of one showdown: a pair, then the higher card.
    game, slow, random = game_named("leduc"), SLOW_GAMES["leduc"], Random(1)
    for _ in range(50):
        dealt, board = deal(slow, 2, random)
        held = [holding.cards for holding in dealt]
        assert game.winners(held, board)["high"] == theirs("LeducHoldemHand", held, board)


AUTOMATIONS = (
    "ANTE_POSTING", "BET_COLLECTION", "BLIND_OR_STRADDLE_POSTING", "CARD_BURNING",
    "HOLE_DEALING", "BOARD_DEALING", "RUNOUT_COUNT_SELECTION", "HAND_KILLING",
    "CHIPS_PUSHING", "CHIPS_PULLING",
)  # fmt: skip

LIMIT = {"small_bet": 2, "big_bet": 4}
VARIANTS: dict[str, tuple[str, dict[str, Any]]] = {
    "FT": ("FixedLimitTexasHoldem", {"raw_blinds_or_straddles": (1, 2), **LIMIT}),
    "NT": ("NoLimitTexasHoldem", {"raw_blinds_or_straddles": (1, 2), "min_bet": 2}),
    "NS": ("NoLimitShortDeckHoldem", {"raw_blinds_or_straddles": (1, 2), "min_bet": 2}),
    "PO": ("PotLimitOmahaHoldem", {"raw_blinds_or_straddles": (1, 2), "min_bet": 2}),
    "FO/8": (
        "FixedLimitOmahaHoldemHighLowSplitEightOrBetter",
        {"raw_blinds_or_straddles": (1, 2), **LIMIT},
    ),
    "F7S": ("FixedLimitSevenCardStud", {"bring_in": 1, **LIMIT}),
    "F7S/8": ("FixedLimitSevenCardStudHighLowSplitEightOrBetter", {"bring_in": 1, **LIMIT}),
    "FR": ("FixedLimitRazz", {"bring_in": 1, **LIMIT}),
    "N2L1D": (
        "NoLimitDeuceToSevenLowballSingleDraw",
        {"raw_blinds_or_straddles": (1, 2), "min_bet": 2},
    ),
    "F2L3D": (
        "FixedLimitDeuceToSevenLowballTripleDraw",
        {"raw_blinds_or_straddles": (1, 2), **LIMIT},
    ),
    "FB": ("FixedLimitBadugi", {"raw_blinds_or_straddles": (1, 2), **LIMIT}),
}


def play(code: str, random: Random, at_showdown: Callable[[Any], None]) -> tuple[Any, Any]:
    """Return a game of pokerkit and its state after a hand played at random."""
    name, options = VARIANTS[code]
    automations = tuple(getattr(pokerkit().Automation, one) for one in AUTOMATIONS)
    players = random.randint(2, 4)
    game = getattr(pokerkit(), name)(
        automations=automations, ante_trimming_status=False, raw_antes=1, **options
    )
    state = game([random.choice([5, 20, 60, 100]) for _ in range(players)], players)
    shown = False
    while state.status:
        if state.can_stand_pat_or_discard():
            held = list(state.hole_cards[state.stand_patter_or_discarder_index])
            state.stand_pat_or_discard(random.sample(held, random.choice([0, 0, 1, 2])))
        elif state.can_show_or_muck_hole_cards():
            if not shown:
                shown = True
                at_showdown(state)
            state.show_or_muck_hole_cards(True)
        elif state.can_complete_bet_or_raise_to() and random.random() < 0.3:
            state.complete_bet_or_raise_to()
        elif state.can_fold() and random.random() < 0.15:
            state.fold()
        elif state.can_post_bring_in():
            state.post_bring_in()
        else:
            state.check_or_call()
    return game, state


@pytest.mark.slow
@pytest.mark.parametrize("code", PHH_GAMES)
def test_hands_that_pokerkit_played_are_settled_as_it_did(code: str) -> None:
    random = Random(code)
    seen = 0

    def at_showdown(state: Any) -> None:
        nonlocal seen
        game, held, board = shown_in(state, game_of_phh(code))
        if len(board) < game.board or len([1 for one in held if one]) < 2:
            return
        if any(one and len(one) != game.hole for one in held):
            return
        seen += 1
        for number, won in enumerate(winners_in(state, game).values()):
            hands = [
                state.get_hand(index, 0, number) if state.statuses[index] else None
                for index in state.player_indices
            ]
            able = [hand for hand in hands if hand is not None]
            assert won == tuple(i for i, h in enumerate(hands) if h and h == max(able))

    for _ in range(25):
        game, state = play(code, random, at_showdown)
        text = pokerkit().HandHistory.from_game_state(game, state).dumps()
        hand = tomllib.loads(text, parse_float=Decimal)
        awards = settle_phh(hand)
        won = [
            sum((award.amount for award in awards if award.player == seat), Decimal(0))
            for seat in state.player_indices
        ]
        stacks = zip(state.starting_stacks, state.stacks, strict=True)
        played = played_phh(hand)
        paid = [one + dead for one, dead in zip(played.paid, played.dead, strict=True)]
        assert sum(won) == sum(paid)
        for seat, (before, after) in enumerate(stacks):
            # Odd chips may go to another seat.
            assert abs(won[seat] - paid[seat] - (after - before)) <= 2, (text, awards)
    assert seen or code in ("N2L1D",)
