"""The slow statement of Sheng Ji gives the answers of the worked examples, rule by rule."""

import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from helpers import slow_shengji_rounds as rounds
from helpers.cases import in_one_test
from helpers.slow_shengji_cards import (
    FACES,
    Trump,
    adjacent,
    effective_suit,
    level,
    points,
)
from helpers.slow_shengji_duties import as_line, component_duties, duties, legal_follows
from helpers.slow_shengji_formats import Reading, best_readings, without
from helpers.slow_shengji_tricks import blocked, winner

Example: TypeAlias = dict[str, Any]

EXAMPLES: list[Example] = json.loads(
    (Path(__file__).parent / "data" / "shengji_examples.json").read_text()
)


def trump_of(example: Example) -> Trump:
    return example["trump"]["rank"], example["trump"]["suit"]


def shown(bids: Sequence[Mapping[str, Any]]) -> list[tuple[int, list[str]]]:
    return [(one["player"], one["cards"]) for one in bids]


def calls_of(given: Mapping[str, Any]) -> list[tuple[str, int]]:
    return [(call["card"], call["ordinal"]) for call in given["calls"]]


def expected(example: Example) -> Any:
    """Return what the example says; where the rules leave a tie, the recommended answer."""
    match example["expect"]:
        case {"any_of": [recommended, *_], "longest": longest}:
            assert longest == max(part["width"] * part["length"] for part in recommended)
            return {"components": recommended}
        case {"any_of": [recommended, *_]}:
            return recommended
        case says:
            return says


def effective_suits(example: Example) -> object:
    suits = [effective_suit(trump_of(example), card) for card in example["in"]["cards"]]
    return {"suits": suits}


def effective_order(example: Example) -> object:
    trump = trump_of(example)
    groups: dict[int, list[str]] = {}
    for card in sorted(example["in"]["cards"]):
        groups.setdefault(level(trump, card), []).append(card)
    return {"groups": [groups[number] for number in sorted(groups, reverse=True)]}


def is_adjacent(example: Example) -> object:
    return adjacent(trump_of(example), example["in"]["low"], example["in"]["high"])


def parts_of(reading: Reading) -> Counter[tuple[int, int, tuple[str, ...]]]:
    return Counter((part.width, len(part.faces), part.cards) for part in reading)


def reading_as_expected(example: Example) -> None:
    try:
        found = best_readings(trump_of(example), example["in"]["cards"])
    except ValueError:
        assert example["expect"] == {"illegal": True}
        return
    says = expected(example)
    wanted = Counter(
        (part["width"], part["length"], tuple(sorted(part["cards"])))
        for part in says["components"]
    )
    assert [parts_of(reading) for reading in found] == [wanted]


def bid(example: Example) -> object:
    given = example["in"]
    (mine,) = shown([given["bid"]])
    return rounds.bid_is_legal(
        shown(given["bids"]), mine, given["ranks"], given["leader"], given["decks"]
    )


def lead_of(trump: Trump, cards: Sequence[str]) -> Reading:
    (reading, *_) = best_readings(trump, cards)
    return reading


def follows(trump: Trump, lead: Sequence[str], hand: Sequence[str]) -> set[tuple[str, ...]]:
    shapes = [part.shape for part in lead_of(trump, lead)]
    return legal_follows(trump, effective_suit(trump, lead[0]), shapes, hand)


def follow(example: Example) -> object:
    given = example["in"]
    allowed = follows(trump_of(example), given["lead"], given["hand"])
    return tuple(sorted(given["play"])) in allowed


def trick(example: Example) -> object:
    trump, plays = trump_of(example), example["in"]["plays"]
    lead = lead_of(trump, plays[0])
    return {
        "winner": winner(trump, lead, plays),
        "points": sum(map(points, plays)),
        "longest": max(part.size for part in lead),
    }


def throw(example: Example) -> object:
    trump, given = trump_of(example), example["in"]
    found = blocked(trump, lead_of(trump, given["throw"]), given["others"])
    if found is None:
        return {"valid": True, "forced": None, "by": None}
    (part,) = found.forced
    assert part.cards == tuple(sorted(example["expect"]["forced"]))
    return {"valid": False, "forced": example["expect"]["forced"], "by": found.by}


def score(example: Example) -> object:
    given = example["in"]
    side, levels = rounds.score(
        given["attacker_points"],
        given["decks"],
        given["table"] == "extended",
        given.get("small_defending_team", False),
    )
    return {
        "winner": side,
        "defender_levels": levels if side == "defenders" else 0,
        "attacker_levels": levels if side == "attackers" else 0,
    }


def kitty(example: Example) -> object:
    given = example["in"]
    lead = lead_of(trump_of(example), given["last_lead"])
    return {
        "multiplier": 2 * max(part.size for part in lead),
        "points": rounds.kitty_points(given["kitty"], lead, given["attackers_won_last"]),
    }


def friends(example: Example) -> object:
    given = example["in"]
    tricks = [shown(trick) for trick in given["tricks"]]
    return {"defenders": sorted(rounds.defenders(given["leader"], calls_of(given), tricks))}


def deck(example: Example) -> object:
    faces = FACES * example["in"]["decks"]
    return {"cards": len(faces), "points": points(faces)}


ANSWERS: dict[str, Callable[[Example], object]] = {
    "effective_suit": effective_suits,
    "effective_order": effective_order,
    "tractor_adjacent": is_adjacent,
    "bid_valid": bid,
    "legal_follow": follow,
    "trick_winner": trick,
    "throw_valid": throw,
    "score": score,
    "kitty_points": kitty,
    "friend_joins": friends,
    "deck": deck,
}
NOT_STATED = {"friend_valid", "num_friends", "kitty_size", "rank_after", "next_leader"}
"""What is a line of arithmetic, of which a second statement would say the same."""


def of_kinds(operations: set[str]) -> list[Example]:
    return [example for example in EXAMPLES if example["op"] in operations]


@in_one_test("example", of_kinds(set(ANSWERS)))
def test_answers_as_the_example_says(example: Example) -> None:
    answer = ANSWERS[example["op"]](example)
    assert answer == expected(example)


@in_one_test("example", of_kinds({"decompose"}))
def test_reads_leads_as_the_example_says(example: Example) -> None:
    reading_as_expected(example)


@in_one_test("example", of_kinds({"obligation_order"}))
def test_lists_duties_as_the_example_says(example: Example) -> None:
    lines = duties(tuple(map(tuple, example["in"]["components"])))
    wanted = [as_line(list(map(tuple, line))) for line in example["expect"]["requirements"]]
    assert list(lines) == wanted


@pytest.mark.parametrize(("size", "number"), [(2, 2), (3, 3), (4, 6), (10, 196), (16, 6272)])
def test_duties_of_one_set_are_as_many_as_published(size: int, number: int) -> None:
    assert len(component_duties((size,))) == number


def test_no_example_is_forgotten() -> None:
    stated = {*ANSWERS, "decompose", "obligation_order", "replay"}
    assert {example["op"] for example in EXAMPLES} == stated | NOT_STATED


@in_one_test("example", of_kinds({"replay"}))
def test_replays_a_whole_round(example: Example) -> None:
    trump, given, says = trump_of(example), example["in"], example["expect"]
    hands = given["hands"]
    tricks = [shown(trick) for trick in given["tricks"]]
    winners, captured = [], [0] * len(hands)
    for trick in tricks:
        plays = [cards for _, cards in trick]
        lead = lead_of(trump, plays[0])
        assert blocked(trump, lead, [hands[player] for player, _ in trick[1:]]) is None
        for player, cards in trick[1:]:
            assert tuple(sorted(cards)) in follows(trump, plays[0], hands[player])
        for player, cards in trick:
            hands[player] = without(hands[player], cards)
        winners.append(trick[winner(trump, lead, plays)][0])
        captured[winners[-1]] += sum(map(points, plays))
    team = rounds.defenders(given["leader"], calls_of(given), tricks)
    captured[winners[-1]] += rounds.kitty_points(given["kitty"], lead, winners[-1] not in team)
    attackers = sum(taken for player, taken in enumerate(captured) if player not in team)
    side, levels = rounds.score(attackers, given["decks"], extended=False, small_team=False)
    assert not any(hands)
    assert (winners, captured, sorted(team), attackers) == (
        says["winners"],
        says["captured"],
        says["defenders"],
        says["attacker_points"],
    )
    assert (side, levels) == (says["score"]["winner"], says["score"]["attacker_levels"])
