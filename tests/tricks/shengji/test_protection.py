"""House rules on what need not be broken up to follow."""

from typing import get_args

import pytest

from acehigh import CardError
from acehigh.tricks.shengji import (
    Format,
    IllegalPlay,
    Trump,
    check_follow,
    legal_plays,
    read_lead,
)
from acehigh.tricks.shengji.protection import (
    Protection,
    check_protection,
    spares_longer_sets,
    spares_runs,
)

JC = Trump("J", "c")


def refusal(lead: Format, hand: str, play: str, **options: Protection) -> IllegalPlay:
    with pytest.raises(IllegalPlay) as caught:
        check_follow(lead, hand, play, **options)
    return caught.value


def test_an_unknown_protection_is_refused() -> None:
    with pytest.raises(CardError, match="protection is one of 'none', 'longer'"):
        legal_plays(read_lead(JC, "3s"), "7s", protection="some")  # type: ignore[arg-type]  # the point


class TestProtection:
    def test_a_pair_is_not_due_out_of_a_triple(self) -> None:
        lead, hand = read_lead(JC, "3s 3s"), "7s 7s 7s 8s 9s"
        assert refusal(lead, hand, "8s 9s").rule == "T31"
        for protection in ("longer", "both"):
            check_follow(lead, hand, "8s 9s", protection=protection)
            check_follow(lead, hand, "7s 7s", protection=protection)
        refusal(lead, hand, "8s 9s", protection="tractors")

    def test_a_pair_beside_a_triple_is_due(self) -> None:
        lead, hand = read_lead(JC, "3s 3s"), "7s 7s 7s 8s 8s 9s"
        refusal(lead, hand, "7s 9s", protection="longer")
        check_follow(lead, hand, "7s 7s", protection="longer")
        # A triple is due whole, but not out of four.
        triple = read_lead(JC, "3s 3s 3s")
        check_follow(triple, "7s 7s 7s 7s 8s 9s Ts", "8s 9s Ts", protection="longer")
        refusal(triple, "7s 7s 7s 7s 8s 9s Ts", "8s 9s Ts")

    def test_a_set_does_not_draw_a_tractor(self) -> None:
        lead, hand = read_lead(JC, "3s 3s 3s 3s"), "5s 5s 6s 6s 9s 9s"
        refusal(lead, hand, "5s 5s 9s 9s")
        for protection in ("tractors", "both"):
            check_follow(lead, hand, "5s 5s 9s 9s", protection=protection)

    def test_a_tractor_draws_a_tractor(self) -> None:
        lead, hand = read_lead(JC, "3s 3s 4s 4s"), "5s 5s 6s 6s 9s 9s"
        refusal(lead, hand, "5s 5s 9s 9s", protection="both")


def test_each_house_rule_spares_what_it_says() -> None:
    spared = {
        rule: (spares_longer_sets(rule), spares_runs(rule)) for rule in get_args(Protection)
    }
    assert spared == {
        "none": (False, False),
        "longer": (True, False),
        "tractors": (False, True),
        "both": (True, True),
    }
    for rule in spared:
        check_protection(rule)
    with pytest.raises(CardError, match="'longer', 'tractors', 'both', not 'pairs'"):
        check_protection("pairs")
