"""What the leader does before play: burying the kitty, and calling friends (T25, T26, T29)."""

from acehigh import Suit
from acehigh.tricks.shengji import Bury, CallFriends, FriendCall, Phase, Play
from helpers.shengji_rounds import SORTED, refused, setup, until


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
