"""A round of Sheng Ji, step by step: what is refused, and what each step does."""

from itertools import combinations, islice
from random import Random
from typing import Any

import pytest

from acehigh import Rank, Suit
from acehigh.errors import CardError
from acehigh.tricks.shengji import (
    Bid,
    Bury,
    CallFriends,
    Draw,
    FriendCall,
    IllegalPlay,
    Phase,
    Play,
    Round,
    Setup,
    Step,
    TakeKitty,
    Trump,
    shengji_deck,
)
from helpers.cases import in_one_test
from helpers.shengji_rounds import setup, until, with_trick_begun

# As few cards as a deck shuffled by nobody gives: the clubs are drawn first.
SORTED = shengji_deck(2).cards


def refused(played: Round, step: Step) -> str:
    """Return the number of the rule by which the step is refused; the round stays the same."""
    before = played.state
    with pytest.raises(IllegalPlay) as caught:
        played.after(step)
    assert played.state == before
    return caught.value.rule


def test_cards_are_drawn_in_turn_from_the_leader_on() -> None:
    start = Round(Setup(SORTED, leader=2))
    assert start.turn == 2
    drawn = start.draw(6)
    hands = [" ".join(map(str, hand)) for hand in drawn.state.hands]
    assert hands == ["4c", "5c", "2c 6c", "3c 7c"]
    assert drawn.turn == 0
    assert start.state.hands == ((),) * 4


def test_the_kitty_is_not_drawn() -> None:
    drawn = Round(setup(1)).draw(100)
    assert {len(hand) for hand in drawn.state.hands} == {25}
    assert refused(drawn, Draw()) == "T24"
    assert refused(drawn.draw(0), Bury("2c")) == "T29"
    assert refused(Round(setup(1)).draw(99), TakeKitty()) == "T24"


def test_a_bid_is_of_cards_one_holds() -> None:
    start = Round(Setup(SORTED)).draw(4)
    assert refused(start, Bid(1, "2c")) == "T21"
    assert refused(start, Bid(0, "2c 2c")) == "T21"
    after = start.bid(0, "2c")
    assert (after.state.bids, after.state.leader) == ((Bid(0, "2c"),), 0)
    assert refused(after, Bid(0, "2c")) == "T23"
    with pytest.raises(CardError, match="who bids is a seat from 0 to 3, not 4"):
        start.bid(4, "2c")


def test_in_the_first_round_the_bidder_leads_and_later_the_leader() -> None:
    for leader, leads in ((None, 1), (3, 3)):
        drawn = Round(Setup(SORTED, leader=leader, ranks="2222")).draw(100)
        holder = next(seat for seat in range(4) if Bid(seat, "2c") in set(drawn.legal(seat)))
        shown = drawn.bid(holder, "2c")
        assert shown.turn == (holder if leader is None else leads)
        taken = shown.take_kitty()
        assert taken.state.leader == taken.turn == shown.turn
        assert taken.state.trump == Trump("2", "c")
        assert len(taken.state.hands[shown.turn]) == 33


def test_the_rank_is_the_leaders_or_in_the_first_round_the_bidders() -> None:
    first = Round(Setup(SORTED, ranks="3456")).draw(100)
    for seat, rank in enumerate("3456"):
        bids = [step for step in first.legal(seat) if isinstance(step, Bid)]
        assert all(str(step.cards[0].rank or rank) == rank for step in bids)
    later = Round(Setup(SORTED, ranks="3456", leader=2)).draw(100).take_kitty()
    assert later.state.trump is not None
    assert later.state.trump.rank is Rank.FIVE


def test_without_a_bid_the_kitty_names_the_trump_suit() -> None:
    # The last cards of a sorted deck are spades and jokers.
    taken = Round(Setup(SORTED)).draw(100).take_kitty()
    assert taken.state.leader == 0
    assert taken.state.trump == Trump("2", None)
    turned = Round(Setup([*SORTED[:50], *SORTED[52:], *SORTED[50:52]])).draw(100).take_kitty()
    assert turned.state.trump == Trump("2", None)


def test_jokers_mean_no_trump() -> None:
    cards = [*SORTED[52:54], *SORTED[:52], *SORTED[54:]]
    jokers = [card for card in cards if card.joker]
    others = [card for card in cards if not card.joker]
    big, small = jokers[0::2], jokers[1::2]
    order = [big[0], *others[:3], big[1], *others[3:], *small]
    taken = Round(Setup(order)).draw(100).bid(0, [big[0], big[1]]).take_kitty()
    assert taken.state.trump == Trump("2")


def test_as_many_cards_are_buried_as_were_taken() -> None:
    taken = until(Phase.BURYING, setup(1))
    leader = taken.state.leader
    hand = taken.state.hands[leader]
    assert refused(taken, Bury(hand[:7])) == "T29"
    missing = next(card for card in SORTED if card not in hand)
    assert refused(taken, Bury([*hand[:7], missing])) == "T29"
    assert refused(taken, Play(leader, hand[:1])) == "T48"
    buried = taken.bury(hand[:8])
    assert buried.state.kitty == hand[:8]
    assert buried.state.hands[leader] == hand[8:]
    assert buried.phase is Phase.PLAYING


def test_friends_are_called_before_play() -> None:
    calling = until(Phase.CALLING, setup(1, players=5))
    trump = calling.state.trump
    assert trump is not None
    trump_rank = FriendCall(f"{trump.rank}c", 1)
    assert refused(calling, CallFriends([trump_rank])) == "T26"
    assert refused(calling, CallFriends([])) == "T25"
    side = next(suit for suit in Suit if suit is not trump.suit)
    called = calling.call_friends(FriendCall(f"A{side}", 1))
    assert called.phase is Phase.PLAYING
    assert called.state.defenders == {called.state.leader}
    assert refused(called, CallFriends([trump_rank])) == "T26"


def test_partners_sit_alternately() -> None:
    playing = until(Phase.PLAYING, setup(1, players=6))
    leader = playing.state.leader
    assert playing.state.defenders == {leader, (leader + 2) % 6, (leader + 4) % 6}


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


def test_steps_and_phases_say_what_they_are() -> None:
    assert str(Play(0, "As Ks")) == "player 0 plays As Ks"
    assert repr(Phase.OVER) == "Phase.OVER"


def test_a_round_is_made_from_its_steps_again() -> None:
    played = with_trick_begun(setup(1), plays=9)
    again = Round(played.setup, iter(played.steps))  # type: ignore[arg-type] # taken as well
    assert again == played
    assert again.state == played.state
    assert hash(again) == hash(played)
    assert [one.steps for one in played.replay()][-1] == played.steps


def test_a_record_with_a_forbidden_step_is_refused() -> None:
    with pytest.raises(IllegalPlay, match=r"Bury is for burying, not drawing \(T29\)"):
        Round(setup(1), (Draw(), Bury("2c")))


def test_a_round_that_is_over_takes_no_step() -> None:
    over = until(Phase.OVER, setup(1))
    assert over.turn is None
    assert list(over.legal()) == []
    assert refused(over, Draw()) == "T19"
    assert refused(over, Play(0, "2c")) == "T48"


def test_the_next_round_is_led_by_the_side_that_won() -> None:
    over = until(Phase.OVER, setup(1))
    following = over.next_round(Random(2))
    assert following.setup.leader == over.result.next_leader
    assert following.setup.ranks == over.result.ranks
    assert following.setup.players == over.setup.players
    with pytest.raises(CardError, match="the round is not over"):
        following.next_round(Random(3))


@pytest.mark.parametrize(
    ("wrong", "problem"),
    [
        (lambda: Round(None), "a round begins with a Setup, not None"),  # type: ignore[arg-type] # wrong
        (lambda: Round(setup(1), ("draw",)), "expected a step"),  # type: ignore[arg-type] # wrong
        (lambda: Round(setup(1)).draw(-1), "how many cards are drawn"),
        (lambda: Play(True, "As"), "a player's seat"),
        (lambda: Play(0, "1s"), "'1s' is no card"),
        (lambda: CallFriends(["As"]), "expected a FriendCall"),  # type: ignore[list-item] # wrong
    ],
)
def test_bad_input_is_named(wrong: Any, problem: str) -> None:
    with pytest.raises(CardError, match=problem):
        wrong()
