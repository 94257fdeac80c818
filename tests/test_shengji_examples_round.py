"""The worked examples of the rules that concern a whole round: bids, kitty, friends, score."""

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from acehigh.tricks.shengji import (
    Bid,
    FriendCall,
    IllegalPlay,
    Phase,
    Round,
    Setup,
    Trump,
    check_bid,
    check_call,
    defenders,
    kitty_multiplier,
    kitty_size,
    next_leader,
    number_of_friends,
    points,
    rank_after,
    read_lead,
    score,
    shengji_deck,
)
from helpers.cases import in_one_test
from helpers.shengji_rounds import stacked

EXAMPLES = json.loads(
    (Path(__file__).parent / "data" / "shengji_examples.json").read_text("utf-8")
)

# What an example gives, and its trumps, to what it expects.
Answer = Callable[[dict[str, Any], Trump | None], Any]


def is_allowed(check: Callable[[], None]) -> bool:
    """Return whether a check passes."""
    try:
        check()
    except IllegalPlay:
        return False
    return True


def bid_valid(given: dict[str, Any], _trump: Trump | None) -> bool:
    bids = [Bid(**bid) for bid in given["bids"]]
    options = {name: given[name] for name in ("ranks", "leader", "decks")}
    return is_allowed(lambda: check_bid(bids, Bid(**given["bid"]), **options))


def friend_valid(given: dict[str, Any], trump: Trump | None) -> bool:
    assert trump is not None
    call = FriendCall(given["card"], given["ordinal"])
    return is_allowed(lambda: check_call(call, trump, decks=given["decks"], trump_suit=True))


def kitty_points(given: dict[str, Any], trump: Trump | None) -> dict[str, int]:
    assert trump is not None
    multiplier = kitty_multiplier(read_lead(trump, given["last_lead"]))
    won = points(given["kitty"]) * multiplier if given["attackers_won_last"] else 0
    return {"multiplier": multiplier, "points": won}


def friend_joins(given: dict[str, Any], _trump: Trump | None) -> dict[str, list[int]]:
    calls = [FriendCall(**call) for call in given["calls"]]
    tricks = [[(play["player"], play["cards"]) for play in trick] for trick in given["tricks"]]
    return {"defenders": sorted(defenders(given["leader"], calls, tricks))}


def scored(given: dict[str, Any], _trump: Trump | None) -> dict[str, Any]:
    found = score(
        given["attacker_points"],
        given["decks"],
        extended=given["table"] == "extended",
        small_team=given.get("small_defending_team", False),
    )
    return vars(found)


def ranked(given: dict[str, Any], _trump: Trump | None) -> dict[str, Any]:
    rank, won = rank_after(given["rank"], given["levels"], defending=given["defending"])
    return {"rank": str(rank), "game_won": won}


def decked(given: dict[str, Any], _trump: Trump | None) -> dict[str, int]:
    deck = shengji_deck(given["decks"])
    return {"cards": len(deck), "points": points(deck)}


ANSWERS: dict[str, Answer] = {
    "bid_valid": bid_valid,
    "deck": decked,
    "friend_joins": friend_joins,
    "friend_valid": friend_valid,
    "kitty_points": kitty_points,
    "kitty_size": lambda given, _: kitty_size(given["players"], given["decks"]),
    "next_leader": lambda given, _: next_leader(**given),
    "num_friends": lambda given, _: number_of_friends(given["players"]),
    "rank_after": ranked,
    "score": scored,
}


@in_one_test("example", [example for example in EXAMPLES if example["op"] in ANSWERS])
def test_the_worked_examples(example: dict[str, Any]) -> None:
    trump = Trump(**example["trump"]) if "trump" in example else None
    assert ANSWERS[example["op"]](example["in"], trump) == example["expect"]


@in_one_test(
    "example", [one for one in EXAMPLES if one["op"] == "bid_valid" and one["expect"] is False]
)
def test_a_forbidden_bid_names_its_rule(example: dict[str, Any]) -> None:
    given = example["in"]
    options = {name: given[name] for name in ("ranks", "leader", "decks")}
    with pytest.raises(IllegalPlay) as caught:
        check_bid([Bid(**bid) for bid in given["bids"]], Bid(**given["bid"]), **options)
    assert caught.value.rule in example["rule"]


def test_every_kind_of_example_is_there() -> None:
    seen = Counter(example["op"] for example in EXAMPLES)
    assert seen.keys() >= ANSWERS.keys()
    assert seen["replay"] == 1


def test_the_round_that_is_played_through() -> None:
    (example,) = [example for example in EXAMPLES if example["op"] == "replay"]
    given, expected, trump = example["in"], example["expect"], Trump(**example["trump"])
    leader = given["leader"]
    # The example's cards have four Jd and two Jh: the Jd of the kitty has to be a Jh.
    kitty = ["Jh" if card == "Jd" else card for card in given["kitty"]]
    cards = stacked(given["hands"], kitty, first=leader)
    setup = Setup(cards, players=6, decks=3, ranks="7" * 6, leader=leader, finding_friends=True)
    drawn = Round(setup).draw(156)
    bidder = next(seat for seat, hand in enumerate(drawn.state.hands) if "7d" in map(str, hand))
    played = drawn.bid(bidder, "7d").take_kitty().bury(kitty)
    played = played.call_friends(*(FriendCall(**call) for call in given["calls"]))
    assert played.state.trump == trump
    for trick in given["tricks"]:
        for play in trick:
            assert played.turn == play["player"]
            played = played.play(**play)
    result = played.result
    assert [trick.winner for trick in played.state.tricks] == expected["winners"]
    assert list(result.captured) == expected["captured"]
    assert sorted(result.defenders) == expected["defenders"]
    assert result.attacker_points == expected["attacker_points"]
    assert vars(result.score) == expected["score"]
    assert result.next_leader == expected["next_leader"]
    assert played.phase is Phase.OVER
