"""What is legal now: every step that a player may take, one after another."""

from itertools import combinations, islice

import pytest

from acehigh.errors import CardError
from acehigh.tricks.shengji import Options, Phase, Play, legal_plays
from helpers.cases import in_one_test
from helpers.shengji_rounds import setup, until, with_trick_begun


@in_one_test("phase", [Phase.DRAWING, *list(Phase)[1:4]])
@in_one_test("players", [4, 5])
def test_what_is_said_to_be_legal_is(phase: Phase, players: int) -> None:
    if phase is Phase.CALLING and players == 4:
        return
    played = until(phase, setup(2, players=players))
    if phase is Phase.DRAWING:
        played = played.draw(played.setup.players * played.setup.hand_size)
    for player in (None, *range(players)):
        for step in islice(played.legal(player), 40):
            assert played.after(step).steps[-1] == step


def test_only_whose_turn_it_is_may_do_something() -> None:
    played = with_trick_begun(setup(1))
    idle = [seat for seat in range(4) if seat != played.turn]
    assert [list(played.legal(seat)) for seat in idle] == [[], [], []]
    with pytest.raises(CardError, match="who may do what is a seat from 0 to 3, not 4"):
        played.legal(4)


def test_leads_are_offered_the_fewest_cards_first() -> None:
    played = until(Phase.PLAYING, setup(1))
    leads = [step for step in islice(played.legal(), 400) if isinstance(step, Play)]
    sizes = [len(step.cards) for step in leads]
    assert sizes == sorted(sizes)
    assert sizes[0] == 1
    assert sizes[-1] > 1
    assert len(set(leads)) == len(leads)


def test_of_a_few_cards_any_of_a_suit_may_be_led() -> None:
    rounds = list(until(Phase.OVER, setup(1)).replay())
    last = next(
        played
        for played in rounds
        if played.phase is Phase.PLAYING
        and not played.state.plays
        and len(played.state.hands[0]) == 3
    )
    trump, hand = last.state.trump, last.state.hands[last.state.to_lead]
    assert trump is not None
    expected = {
        tuple(sorted(map(str, cards)))
        for number in (1, 2, 3)
        for cards in combinations(hand, number)
        if len({trump.effective_suit(card) for card in cards}) == 1
    }
    leads = [step for step in last.legal() if isinstance(step, Play)]
    assert sorted(tuple(sorted(map(str, lead.cards))) for lead in leads) == sorted(expected)


def test_who_follows_may_play_what_the_lead_allows() -> None:
    played = with_trick_begun(setup(1, options=Options(protection="both")))
    turn, lead = played.turn, played.state.lead
    assert turn is not None
    assert lead is not None
    allowed = legal_plays(lead, played.state.hands[turn], protection="both")
    expected = [Play(turn, cards) for cards in islice(allowed, 20)]
    assert list(islice(played.legal(), 20)) == expected
