"""A round as JSON: what it began with, and its steps. Reading it back takes them again."""

import json
from dataclasses import asdict, fields
from typing import TypeVar

from acehigh.errors import CardError
from acehigh.parsing import joined
from acehigh.tricks.shengji.bidding import Bid
from acehigh.tricks.shengji.friends import FriendCall
from acehigh.tricks.shengji.options import Options
from acehigh.tricks.shengji.round import Round
from acehigh.tricks.shengji.setup import Setup
from acehigh.tricks.shengji.steps import Bury, CallFriends, Draw, Play, Step, TakeKitty

_GAME = "sheng ji"

_Plain = dict[str, object]
_Value = TypeVar("_Value")


def round_to_json(played: Round) -> str:
    """Return the round as JSON; cards are written as text: `"As Kd BJ"`.

    >>> from random import Random
    >>> played = Round(Setup(Random(1))).draw(3)
    >>> round_from_json(round_to_json(played)) == played
    True
    """
    setup = played.setup
    begun = {
        "cards": joined(setup.cards),
        "players": setup.players,
        "decks": setup.decks,
        "ranks": joined(setup.ranks),
        "leader": setup.leader,
        "finding_friends": setup.finding_friends,
        "options": asdict(setup.options),
    }
    steps = [_plain_step(step) for step in played.steps]
    return json.dumps({"game": _GAME, "setup": begun, "steps": steps})


def round_from_json(text: str) -> Round:
    """Return the round that the JSON tells of; each step is checked as when it was taken.

    Raises:
        CardError: the text is no JSON of a round.
        IllegalPlay: the rules forbid a step.
    """
    try:
        whole = json.loads(text)
    except (TypeError, ValueError) as error:
        raise CardError(f"a round is read from JSON, but {error}") from None
    if not isinstance(whole, dict) or whole.get("game") != _GAME:
        raise CardError(f"expected the JSON of a round: an object whose game is {_GAME!r}")
    setup = _setup(_get(whole, "setup", dict))
    return Round(setup, tuple(map(_step, _get(whole, "steps", list))))


def _plain_step(step: Step) -> _Plain:
    match step:
        case Draw():
            return {"step": "draw"}
        case TakeKitty():
            return {"step": "take kitty"}
        case Bid():
            return {"step": "bid", "player": step.player, "cards": joined(step.cards)}
        case Bury():
            return {"step": "bury", "cards": joined(step.cards)}
        case CallFriends():
            calls = [{"card": str(one.card), "ordinal": one.ordinal} for one in step.calls]
            return {"step": "call friends", "calls": calls}
        case _:
            plain = {"step": "play", "player": step.player, "cards": joined(step.cards)}
            if step.grouping is None:
                return plain
            return {**plain, "grouping": [joined(group) for group in step.grouping]}


def _step(plain: object) -> Step:
    if not isinstance(plain, dict):
        raise CardError(f"a step is an object, not {plain!r}")
    match plain.get("step"):
        case "draw":
            return Draw()
        case "take kitty":
            return TakeKitty()
        case "bid":
            return Bid(_get(plain, "player", int), _get(plain, "cards", str))
        case "bury":
            return Bury(_get(plain, "cards", str))
        case "call friends":
            return CallFriends(map(_call, _get(plain, "calls", list)))
        case "play":
            grouping = _get(plain, "grouping", list) if "grouping" in plain else None
            return Play(_get(plain, "player", int), _get(plain, "cards", str), grouping)
        case other:
            raise CardError(f"no step of a round is called {other!r}")


def _call(plain: object) -> FriendCall:
    if not isinstance(plain, dict):
        raise CardError(f"a call is an object, not {plain!r}")
    return FriendCall(_get(plain, "card", str), _get(plain, "ordinal", int))


def _setup(plain: _Plain) -> Setup:
    options = _get(plain, "options", dict)
    unknown = options.keys() - {field.name for field in fields(Options)}
    if unknown:
        raise CardError(f"no house rule is called {min(unknown)!r}")
    return Setup(
        _get(plain, "cards", str),
        players=_get(plain, "players", int),
        decks=_get(plain, "decks", int),
        ranks=_get(plain, "ranks", str).split(),
        leader=None if plain.get("leader") is None else _get(plain, "leader", int),
        finding_friends=_get(plain, "finding_friends", bool),
        options=Options(**options),
    )


def _get(plain: _Plain, name: str, kind: type[_Value]) -> _Value:
    """Return a value of the object, if it is of the kind that is expected."""
    value = plain.get(name)
    # The very type, or True would be taken for a whole number.
    if type(value) is not kind:
        raise CardError(f"{name!r} is expected to be of type {kind.__name__}, not {value!r}")
    return value
