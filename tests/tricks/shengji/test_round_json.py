"""A round as JSON, and back."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from acehigh.errors import CardError
from acehigh.tricks.shengji import IllegalPlay, Options, Phase, Play, Round
from acehigh.tricks.shengji.round_json import round_from_json, round_to_json
from helpers.cases import in_one_test
from helpers.shengji_rounds import setup, until, with_trick_begun


def test_a_round_comes_back_as_it_was() -> None:
    options = Options(throw_penalty=10, bid_ties="suits")
    start = setup(4, players=5, ranks="23456", leader=2, options=options)
    for phase in Phase:
        played = until(phase, start)
        back = round_from_json(round_to_json(played))
        assert back == played
        assert back.state == played.state


def test_a_grouping_is_kept() -> None:
    playing = until(Phase.PLAYING, setup(1))
    card = playing.state.hands[playing.state.leader][0]
    played = playing.play(playing.state.leader, [card], [[card]])
    assert round_from_json(round_to_json(played)).steps[-1] == Play(
        playing.state.leader, [card], [[card]]
    )


def test_it_is_plain_text_that_other_programs_read() -> None:
    plain = json.loads(round_to_json(with_trick_begun(setup(1))))
    assert plain["game"] == "sheng ji"
    assert plain["setup"]["ranks"] == "2 2 2 2"
    assert plain["steps"][0] == {"step": "draw"}
    assert set(plain["steps"][-1]) == {"step", "player", "cards"}


Change = Callable[[dict[str, Any]], object]

WRONG: list[tuple[Change, str]] = [
    (lambda plain: plain.update(game="bridge"), "whose game is 'sheng ji'"),
    (lambda plain: plain.pop("setup"), "'setup' is expected to be of type dict, not None"),
    (lambda plain: plain.update(steps="none"), "'steps' is expected to be of type list"),
    (
        lambda plain: plain["setup"].update(players=True),
        "'players' is expected to be of type int",
    ),
    (lambda plain: plain["setup"].update(cards="As"), "2 decks have 108 cards, not 1"),
    (lambda plain: plain["setup"].update(leader="0"), "'leader' is expected to be of type int"),
    (lambda plain: plain["setup"]["options"].update(beer=1), "no house rule is called 'beer'"),
    (lambda plain: plain["setup"]["options"].update(throws=1), "throws is one of"),
    (lambda plain: plain["steps"].append("draw"), "a step is an object, not 'draw'"),
    (
        lambda plain: plain["steps"].append({"step": "cut"}),
        "no step of a round is called 'cut'",
    ),
    (lambda plain: plain["steps"].append({"step": "bid"}), "'player' is expected"),
    (
        lambda plain: plain["steps"].append({"step": "call friends", "calls": ["As"]}),
        "a call is an object, not 'As'",
    ),
]


@in_one_test(("change", "problem"), WRONG)
def test_what_is_no_round_is_named(change: Change, problem: str) -> None:
    plain = json.loads(round_to_json(Round(setup(1)).draw(4)))
    change(plain)
    with pytest.raises(CardError, match=problem):
        round_from_json(json.dumps(plain))


@in_one_test("text", ["", "[1", "[]", "5", "null"])
def test_text_that_is_no_round_is_refused(text: str) -> None:
    with pytest.raises(CardError, match="a round"):
        round_from_json(text)
    with pytest.raises(CardError, match="a round is read from JSON"):
        round_from_json(None)  # type: ignore[arg-type] # that is the point


def test_a_forbidden_step_is_refused() -> None:
    plain = json.loads(round_to_json(Round(setup(1))))
    plain["steps"] = [{"step": "take kitty"}]
    with pytest.raises(IllegalPlay, match="T24"):
        round_from_json(json.dumps(plain))
