"""The house rules, and what a round begins with."""

from typing import Any

import pytest

from acehigh.errors import CardError
from acehigh.tricks.shengji import Options
from helpers.cases import in_one_test


def test_the_defaults_are_the_rules_as_written() -> None:
    assert Options() == Options(
        protection="none",
        throws="components",
        throw_penalty=0,
        call_trump_suit=False,
        extended_score=False,
        small_team_bonus=False,
        kitty_power=False,
        bid_ties="jokers",
    )
    assert eval(repr(Options(throws="longest"))) == Options(throws="longest")


@in_one_test(
    "wrong",
    [
        {"protection": "all"},
        {"throws": None},
        {"throw_penalty": 5},
        {"throw_penalty": False},
        {"kitty_power": 1},
        {"bid_ties": ["jokers"]},
    ],
)
def test_a_house_rule_that_nobody_has_is_named(wrong: dict[str, Any]) -> None:
    with pytest.raises(CardError, match=f"{next(iter(wrong))} is one of"):
        Options(**wrong)
