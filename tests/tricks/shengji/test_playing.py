"""Playing to tricks: leads, throws, follows, and who takes what (T27, T37 to T49)."""

from collections import Counter
from itertools import pairwise

import pytest

from acehigh import parse_cards
from acehigh.errors import CardError
from acehigh.tricks.shengji import Phase, Play, Setup, Trump, defenders
from acehigh.tricks.shengji.playing import play
from acehigh.tricks.shengji.state import State
from helpers.shengji_rounds import SORTED, refused, setup, until, with_trick_begun


def test_each_plays_in_turn_and_follows() -> None:
    begun = with_trick_begun(setup(1))
    turn, lead = begun.turn, begun.state.lead
    assert turn is not None
    assert lead is not None
    assert turn == (begun.state.leader + 1) % 4
    hand = begun.state.hands[turn]
    assert refused(begun, Play((turn + 1) % 4, hand[:1])) == "T48"
    assert refused(begun, Play(turn, "")) == "T48"
    assert refused(begun, Play(turn, hand[: len(lead.cards) + 1])) == "T48"
    missing = next(card for card in SORTED if card not in hand)
    assert refused(begun, Play(turn, [missing] * len(lead.cards))) == "T48"
    with pytest.raises(CardError, match="who plays is a seat from 0 to 3, not 7"):
        begun.play(7, "As")


def test_only_the_leader_of_a_trick_names_a_grouping() -> None:
    begun = with_trick_begun(setup(1))
    step = next(begun.legal())
    assert isinstance(step, Play)
    assert refused(begun, Play(step.player, step.cards, [step.cards])) == "T18"


def test_the_winner_leads_the_next_trick() -> None:
    played = with_trick_begun(setup(1), plays=4)
    (trick,) = played.state.tricks
    assert played.turn == trick.winner
    assert played.state.taken[trick.winner] == trick.points
    assert played.state.plays == ()
    assert [seat for seat, _ in trick.plays] == [
        (played.state.leader + place) % 4 for place in range(4)
    ]


def test_of_a_throw_that_fails_one_component_is_led() -> None:
    playing = until(Phase.PLAYING, setup(1))
    state, leader = playing.state, playing.state.leader
    assert state.trump is not None
    hand = state.hands[leader]
    suit = state.trump.effective_suit(hand[-1])
    thrown = tuple(card for card in hand if state.trump.effective_suit(card) == suit)
    after = playing.play(leader, thrown).state
    (failed,) = after.failed_throws
    assert (failed.trick, failed.player, failed.cards) == (0, leader, thrown)
    assert failed.by != leader
    assert after.plays == ((leader, failed.forced),)
    assert after.lead is not None
    assert not after.lead.is_throw
    # What was not led is in hand again.
    assert Counter(after.hands[leader]) + Counter(failed.forced) == Counter(hand)


def test_friends_are_found_when_a_trick_is_complete() -> None:
    over = until(Phase.OVER, setup(2, players=5))
    sides = [played.state.defenders for played in over.replay() if played.state.tricks]
    assert all(before <= after for before, after in pairwise(sides))
    tricks = [trick.plays for trick in over.state.tricks]
    assert sides[-1] == defenders(over.state.leader, over.state.calls, tricks)


def test_a_throw_that_stands_is_led_whole() -> None:
    state = State(
        phase=Phase.PLAYING,
        hands=tuple(map(parse_cards, ("As Ks 3h", "Qs Qs 4h", "2c 2h 5h", "Jc Jc 6h"))),
        taken=(0,) * 4,
        leader=0,
        trump=Trump("2", "c"),
        defenders=frozenset({0, 2}),
    )
    after = play(Setup(SORTED), state, Play(0, "Ks As"))
    assert after.failed_throws == ()
    assert after.lead is not None
    assert str(after.lead) == "As + Ks"
    assert after.plays == ((0, parse_cards("As Ks")),)
    assert after.hands[0] == parse_cards("3h")
