"""Where a round stands: hands, bids, trumps, tricks."""

from dataclasses import replace

import pytest

from acehigh import parse_cards
from acehigh.tricks.shengji import IllegalPlay, Phase, Setup
from acehigh.tricks.shengji.state import State, without
from helpers.cases import in_one_test
from helpers.shengji_rounds import SORTED

SETUP = Setup(SORTED, leader=2)
START = State.start(SETUP)


def test_a_round_begins_without_cards_and_the_kitty_set_apart() -> None:
    assert START.phase is Phase.DRAWING
    assert START.hands == ((),) * 4
    assert START.kitty == SORTED[-8:]
    assert (START.leader, START.trump, START.lead) == (2, None, None)
    assert State.start(Setup(SORTED)).leader == 0


def test_all_is_drawn_when_only_the_kitty_is_left() -> None:
    assert not replace(START, drawn=99).all_drawn(SETUP)
    assert replace(START, drawn=100).all_drawn(SETUP)


@in_one_test(
    ("values", "turn"),
    [
        ({"drawn": 0}, 2),
        ({"drawn": 3}, 1),
        ({"drawn": 100}, 2),
        ({"phase": Phase.BURYING}, 2),
        ({"phase": Phase.CALLING}, 2),
        ({"phase": Phase.PLAYING, "to_lead": 3}, 3),
        ({"phase": Phase.PLAYING, "to_lead": 3, "plays": ((3, ()), (0, ()))}, 1),
        ({"phase": Phase.OVER}, None),
    ],
)
def test_the_phase_says_whose_turn_it_is(values: dict[str, object], turn: int | None) -> None:
    assert replace(START, **values).turn(SETUP) == turn  # type: ignore[arg-type]  # any fields


def test_a_hand_is_replaced_and_no_other() -> None:
    hands = START.with_hand(1, iter(parse_cards("As Kd")))
    assert hands == ((), parse_cards("As Kd"), (), ())
    assert START.hands == ((),) * 4


def test_cards_leave_a_hand_and_the_others_keep_their_order() -> None:
    hand = parse_cards("5h As Kd As 5h")
    assert without(hand, parse_cards("As 5h"), "T48") == parse_cards("Kd As 5h")
    assert without(hand, (), "T48") == hand
    assert without(iter(hand), iter(hand), "T48") == ()
    with pytest.raises(IllegalPlay, match=r"the hand has too few of As for that \(T29\)"):
        without(hand, parse_cards("As As As"), "T29")


def test_phases_are_said_in_a_word() -> None:
    assert " ".join(Phase) == "drawing burying calling playing over"
    assert repr(Phase.OVER) == "Phase.OVER"
