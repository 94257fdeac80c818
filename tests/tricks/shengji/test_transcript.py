"""A round in words: who bid, led, played and won what. And whole rounds between bots."""

import re
from random import Random

import pytest

from acehigh.errors import CardError
from acehigh.tricks.shengji import Phase, Round
from acehigh.tricks.shengji.bots import bot_step
from acehigh.tricks.shengji.transcript import play_rounds, rounds_from, transcript
from helpers.cases import in_one_test
from helpers.shengji_rounds import setup, until


def test_a_transcript_tells_bids_friends_tricks_and_score() -> None:
    over = until(Phase.OVER, setup(2, players=5))
    lines = list(transcript(over))
    assert lines[0] == "5 players, 2 decks, at ranks 2 2 2 2 2"
    text = "\n".join(lines)
    for pattern in (
        r"^player \d bids 2[shdc]",
        r"^player \d leads the round; \w+ are trumps, twos too$",
        r"^kitty: (\w\w ?){8}$",
        r"^player \d calls the (first|second) \w\w$",
        r"^trick 1: .*; player \d wins",
        r"^defenders: players? \d",
        r"^the attackers have -?\d+ points.*: (attackers|defenders) win",
        r"^player \d leads the next round; ranks 2?",
    ):
        assert re.search(pattern, text, re.M), pattern
    assert sum(line.startswith("trick ") for line in lines) == len(over.state.tricks)


def test_a_transcript_of_a_round_that_goes_on_ends_where_it_is() -> None:
    for phase, lines in ((Phase.DRAWING, 1), (Phase.BURYING, 2), (Phase.PLAYING, 3)):
        played = until(phase, setup(2))
        assert len(list(transcript(played))) == lines + len(played.state.bids)


def test_a_failed_throw_is_told() -> None:
    playing = until(Phase.PLAYING, setup(1))
    state = playing.state
    assert state.trump is not None
    hand = state.hands[state.leader]
    suit = state.trump.effective_suit(hand[-1])
    thrown = [card for card in hand if state.trump.effective_suit(card) == suit]
    played = playing.play(state.leader, thrown)
    for _ in range(7):
        played = played.after(bot_step(played))
    (failed,) = played.state.failed_throws
    told = [line for line in transcript(played) if " throws " in line]
    assert len(told) == 1
    assert f"player {failed.by} can beat" in told[0]


@pytest.mark.slow
def test_the_same_seed_tells_the_same_rounds() -> None:
    first = list(play_rounds(seed=3, rounds=2))
    assert first == list(play_rounds(3, 2, players=4, decks=2))
    assert first != list(play_rounds(4, 2))
    assert [line for line in first if line.startswith("round ")] == ["round 1", "round 2"]
    assert list(play_rounds(3, 0)) == []


@pytest.mark.slow
def test_ranks_are_carried_over_until_the_game_is_won() -> None:
    start = Round(setup(1, ranks="QQQQ"))
    lines = list(rounds_from(start, 8, Random(1)))
    ranks = [line.split("ranks ")[1] for line in lines if " at ranks " in line]
    following = [line.split("ranks ")[1] for line in lines if "leads the next round" in line]
    won = [place for place, line in enumerate(lines) if line.startswith("the game is won")]
    assert won
    for place in won:
        assert lines[place + 3] == "4 players, 2 decks, at ranks 2 2 2 2"
        following.insert(lines[:place].count(""), "2 2 2 2")
    assert ranks[1:] == following[:-1]


@in_one_test(
    ("arguments", "problem"),
    [
        ({"seed": -1, "rounds": 1}, "the seed"),
        ({"seed": 1, "rounds": True}, "the number of rounds"),
        ({"seed": 1, "rounds": 1, "players": 3}, "the number of players"),
        ({"seed": 1, "rounds": 1, "decks": 0}, "the number of decks"),
    ],
)
def test_bad_input_is_named_at_once(arguments: dict[str, int], problem: str) -> None:
    with pytest.raises(CardError, match=problem):
        play_rounds(**arguments)


def test_a_round_without_steps_has_no_bids() -> None:
    assert list(transcript(Round(setup(1)))) == ["4 players, 2 decks, at ranks 2 2 2 2"]
