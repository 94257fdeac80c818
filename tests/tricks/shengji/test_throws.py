"""Whether a throw stands (T37 to T39)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from acehigh import Card, parse_cards
from acehigh.errors import ParseError
from acehigh.tricks.shengji import (
    Component,
    IllegalPlay,
    ThrowCheck,
    Trump,
    check_throw,
    read_lead,
)
from helpers.shengji_hands import picks, some, suits, without

JC = Trump("J", "c")


def test_one_component_is_never_checked() -> None:
    assert check_throw(read_lead(JC, "3s 3s"), ["As As"]) == ThrowCheck()
    assert check_throw(read_lead(JC, "3s 3s 4s 4s"), ["As As Ks Ks"]).valid


def test_the_first_who_can_beat_anything_forces_the_smallest_of_that() -> None:
    lead = read_lead(JC, "Ks Ks 9s 7s")
    assert check_throw(lead, ["6s 6s", "As As Ts", "As 8s"]) == ThrowCheck(1, parse_cards("7s"))
    assert check_throw(lead, ["As As 6s"]) == ThrowCheck(0, parse_cards("7s"))
    assert check_throw(read_lead(JC, "Ks Ks As"), ["As As"]).forced == parse_cards("Ks Ks")
    assert check_throw(lead, []).valid


def test_of_a_tractor_and_a_set_as_large_the_lower_is_forced() -> None:
    lead = read_lead(JC, "7s 7s 8s 8s Ks Ks Ks Ks")
    check = check_throw(lead, ["9s 9s Ts Ts As As As As"])
    assert check.forced == parse_cards("7s 7s 8s 8s")


def test_trumps_do_not_count_and_equal_cards_do_not_beat() -> None:
    assert check_throw(read_lead(JC, "As Ks Ks"), ["Ac Ac BJ BJ", "Ks As"]).valid
    trump = Trump("4", "s")
    assert check_throw(read_lead(trump, "4h 4s"), ["4d 2s"]).valid


def test_a_tractor_may_begin_with_any_of_several_equal_faces() -> None:
    lead = read_lead(Trump("4", "s"), "As As 4d 4d BJ")
    for off_suit in ("4h", "4d", "4c"):
        hand = f"{off_suit} {off_suit} 4s 4s"
        assert check_throw(lead, [hand]) == ThrowCheck(0, parse_cards("As As 4d 4d"))


def test_wider_and_longer_cards_contain_what_beats() -> None:
    lead = read_lead(JC, "3s 3s 4s 4s 9s 9s")
    check = check_throw(lead, ["Ts Ts Ts Ts", "5s 5s 5s 6s 6s 6s"])
    assert (check.by, check.forced) == (0, parse_cards("9s 9s"))
    check = check_throw(lead, ["Ts", "5s 5s 5s 6s 6s 6s 7s"])
    assert (check.by, check.forced) == (1, parse_cards("3s 3s 4s 4s"))


def test_hands_may_be_used_up_as_they_are_read() -> None:
    lead = read_lead(JC, "Ks Qs")
    assert check_throw(lead, iter([iter(["2s"]), iter(["As"])])).by == 1
    with pytest.raises(ParseError):
        check_throw(lead, ["2s", "1s"])


def beats(trump: Trump, hand: list[Card], component: Component) -> bool:
    """Return whether some of the hand's cards are such a component, and a higher one."""
    for cards in picks(hand, component.size):
        try:
            (other,) = read_lead(trump, cards, [cards]).components
        except IllegalPlay:
            continue
        if other.shape == component.shape:
            low, high = component.cards[0], other.cards[0]
            if trump.level(high) > trump.level(low):
                return True
    return False


@given(st.data())
def test_the_first_who_can_beat_a_component_objects(data: st.DataObject) -> None:
    trump, pool = data.draw(suits())
    cards = data.draw(some(pool, 1, 5))
    lead = read_lead(trump, cards)
    rest = without(pool, cards)
    hands = [rest[:6], rest[6:12]]
    beaten = [[one for one in lead.components if beats(trump, hand, one)] for hand in hands]
    by = next((place for place, some in enumerate(beaten) if some), None)
    check = check_throw(lead, hands)
    if by is None or len(lead.components) == 1:
        assert check == ThrowCheck()
        return
    lowest = min((one.size, trump.level(one.cards[0])) for one in beaten[by])
    forced = next(one for one in lead.components if one.cards == check.forced)
    assert (check.by, check.valid) == (by, False)
    assert (forced.size, trump.level(forced.cards[0])) == lowest
