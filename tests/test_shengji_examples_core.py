"""The worked examples of Sheng Ji that concern cards, leads, follows, throws and tricks.

`tests/data/shengji_examples.json` (written for this project from the published rules) names an
operation in each example. The kinds here and the functions they ask:

- effective_suit, effective_order, tractor_adjacent: `Trump`
- decompose: `read_lead`, `readings`
- obligation_order: `duties`
- legal_follow: `check_follow`, `legal_plays`
- throw_valid: `check_throw`
- trick_winner: `Trick`

All other kinds concern a whole round. Where an example says `tie`, the rules leave several
answers open and the first one, which the rules page recommends, is what the library gives.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from acehigh.tricks.shengji import (
    Component,
    IllegalPlay,
    Trick,
    Trump,
    check_follow,
    check_throw,
    duties,
    legal_plays,
    read_lead,
    readings,
)
from helpers.cases import in_one_test

Example: TypeAlias = dict[str, Any]

EXAMPLES: list[Example] = json.loads(
    (Path(__file__).parent / "data" / "shengji_examples.json").read_text("utf-8")
)


def trump_of(example: Example) -> Trump:
    return Trump(example["trump"]["rank"], example["trump"]["suit"])


def texts(cards: Any) -> list[str]:
    return sorted(map(str, cards))


def effective_suit(example: Example) -> Any:
    trump = trump_of(example)
    return {"suits": [str(trump.effective_suit(card)) for card in example["in"]["cards"]]}


def effective_order(example: Example) -> Any:
    trump, cards = trump_of(example), example["in"]["cards"]
    levels = sorted({trump.level(card) for card in cards}, reverse=True)
    groups = [texts(card for card in cards if trump.level(card) == level) for level in levels]
    return {"groups": groups}


def tractor_adjacent(example: Example) -> Any:
    return trump_of(example).adjacent(example["in"]["low"], example["in"]["high"])


def as_data(component: Component) -> Example:
    return {
        "width": component.width,
        "length": component.length,
        "cards": list(map(str, component.cards)),
    }


def decompose(example: Example) -> Any:
    trump, cards = trump_of(example), example["in"]["cards"]
    if example["expect"] == {"illegal": True}:
        with pytest.raises(IllegalPlay, match=example["rule"][0]):
            read_lead(trump, cards)
        return example["expect"]
    lead = read_lead(trump, cards)
    assert lead == next(readings(trump, cards))
    return {"components": sorted(map(as_data, lead.components), key=str)}


def obligation_order(example: Example) -> Any:
    lines = duties(example["in"]["components"])
    return {"requirements": [[list(run) for run in line] for line in lines]}


def legal_follow(example: Example) -> Any:
    given = example["in"]
    lead = read_lead(trump_of(example), given["lead"])
    listed = texts(given["play"]) in map(texts, legal_plays(lead, given["hand"]))
    try:
        check_follow(lead, given["hand"], given["play"])
    except IllegalPlay:
        assert not listed
        return False
    assert listed
    return True


def throw_valid(example: Example) -> Any:
    lead = read_lead(trump_of(example), example["in"]["throw"])
    check = check_throw(lead, example["in"]["others"])
    forced = None if check.forced is None else list(map(str, check.forced))
    return {"valid": check.valid, "forced": forced, "by": check.by}


def trick_winner(example: Example) -> Any:
    trick = Trick(trump_of(example), example["in"]["plays"])
    return {"winner": trick.winner, "points": trick.points, "longest": trick.lead.longest}


ANSWERS: dict[str, Callable[[Example], Any]] = {
    function.__name__: function
    for function in (
        effective_suit,
        effective_order,
        tractor_adjacent,
        decompose,
        obligation_order,
        legal_follow,
        throw_valid,
        trick_winner,
    )
}


def expected(example: Example) -> Any:
    """Return the answer of an example, with lists in a settled order where it has none."""
    answer = example["expect"]
    if isinstance(answer, bool):
        return answer
    if "any_of" in answer:
        answer = answer["any_of"][0]
    if isinstance(answer, list):
        answer = {"components": answer}
    if "components" in answer:
        return {"components": sorted(answer["components"], key=str)}
    if "groups" in answer:
        return {"groups": list(map(sorted, answer["groups"]))}
    return answer


@in_one_test("example", [example for example in EXAMPLES if example["op"] in ANSWERS])
def test_a_worked_example_comes_out_as_its_rule_says(example: Example) -> None:
    assert ANSWERS[example["op"]](example) == expected(example), example["rule"]


def test_no_example_of_these_kinds_is_left_out() -> None:
    assert {kind: sum(one["op"] == kind for one in EXAMPLES) for kind in ANSWERS} == {
        "effective_suit": 3,
        "effective_order": 6,
        "tractor_adjacent": 24,
        "decompose": 29,
        "obligation_order": 7,
        "legal_follow": 75,
        "throw_valid": 19,
        "trick_winner": 27,
    }
