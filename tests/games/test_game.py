"""Games as values: who wins which part, and with what."""

from fractions import Fraction

import pytest

from acehigh import AceToFive, High, Rank
from acehigh.errors import CardError
from acehigh.games import (
    BASEBALL,
    FOLLOW_THE_QUEEN,
    HIGH_CHICAGO,
    HOLDEM,
    OMAHA_HI_LO,
    RAZZ,
    Part,
    games,
)
from acehigh.showdowns.settlement import Table
from acehigh.showdowns.table import Rake

BOARD = "7c 8d 4s Kh Kd"


def test_parts_are_won_apart() -> None:
    assert OMAHA_HI_LO.winners(["Ah 2d 3c 9d", "As Kc Qd Jd"], board=BOARD) == {
        "high": (1,),
        "low": (0,),
    }


def test_a_part_that_nobody_can_win_has_no_winner() -> None:
    won = OMAHA_HI_LO.winners(["Ah 2d 3c 9d", "As Kc Qd Jd"], board="7c Td 4s Kh Kd")
    assert won == {"high": (1,), "low": ()}


def test_hands_of_a_player_by_part() -> None:
    hands = OMAHA_HI_LO.hands("Ah 2d 3c 9d", BOARD)
    assert [str(hand) for hand in hands.values()] == [
        "Kh Kd Ah 9d 8d: pair of kings, ace kicker",
        "8d 7c 4s 2d Ah: 8-low",
    ]
    assert not OMAHA_HI_LO.hands("Kc Qc Jc Tc", BOARD)["low"].key.qualifies


def test_a_tie_stays_unless_something_breaks_it() -> None:
    tied = ["Ah 3c", "As 3d"]
    assert HOLDEM.winners(tied, BOARD) == {"high": (0, 1)}
    assert HOLDEM.winners(tied, BOARD, tie_break="highest") == {"high": (1,)}


def test_showdowns_have_the_hands_that_decide() -> None:
    contests = OMAHA_HI_LO.showdowns(["Ah 2d 3c 9d", "As Kc Qd Jd"], BOARD)
    assert {name: contest.winners() for name, contest in contests.items()} == {
        "high": (1,),
        "low": (0,),
    }
    assert contests["low"].hand(0).key.describe() == "8-low"


def test_the_upcards_of_who_folded_tell_what_is_wild() -> None:
    # After the queen of the player who folds a five is dealt up, and fives are wild.
    held = ["(2c 3d) Qs 9h 8d 7c (4h)", "(As Ad) 5d Tc Jh 6c (2h)", "(Kd Kc) 8s 9d 4s 3c (7d)"]
    table, paid = Table(unit=1), [10, 10, 10]
    awards = FOLLOW_THE_QUEEN.settle(held, paid, table, folded=[0])
    assert [(award.player, award.amount) for award in awards] == [(1, 30)]
    assert awards[0].hand is not None
    assert awards[0].hand.key.describe() == "three of a kind, aces, jack kicker"
    with pytest.raises(CardError, match="seat 3 folded, but there are 3"):
        FOLLOW_THE_QUEEN.settle(held, paid, table, folded=[3])


def test_each_part_of_a_pot_is_paid() -> None:
    held = ["Ah 2d 3c 9d", "As Kc Qd Jd", None]
    awards = OMAHA_HI_LO.settle(held, [10, 10, 1], Table(unit=1), BOARD, dead=4)
    assert [(award.player, award.half, award.amount) for award in awards] == [
        (1, "high", 13),
        (0, "low", 12),
    ]


def test_the_house_takes_nothing_without_a_flop_where_there_could_be_one() -> None:
    table = Table(unit=1, rake=Rake(Fraction(1, 10), no_flop_no_drop=True))
    assert [award.amount for award in HOLDEM.settle(["AsAd", None], [50, 50], table)] == [100]
    stud = RAZZ.settle(["As 2d 7h 8c 9d Tc Kd", None], [50, 50], table)
    assert [award.amount for award in stud] == [10, 90]


def test_a_game_is_summed_up_in_a_row() -> None:
    assert OMAHA_HI_LO.summary == (
        "omaha hi-lo",
        "4",
        "5",
        "high: exactly 2 hole cards; low: exactly 2 hole cards",
    )
    assert RAZZ.summary == ("razz", "3 down, 4 up", "none", "low: any cards")


def test_upcards_must_be_known_where_they_matter() -> None:
    needed = {game.name for game in (FOLLOW_THE_QUEEN, BASEBALL, HIGH_CHICAGO)}
    assert {row.name for row in games().values() if row.value.needs_upcards} >= needed
    assert not any(game.needs_upcards for game in (RAZZ, HOLDEM, OMAHA_HI_LO))


def test_another_part_is_another_game() -> None:
    low = OMAHA_HI_LO.part("low")
    game = OMAHA_HI_LO.replace_part("low", ranker=AceToFive())
    assert game.part("high") is OMAHA_HI_LO.part("high")
    assert game.part("low") == Part("low", AceToFive(), hole_cards=2) != low
    assert game.replace(parts=OMAHA_HI_LO.parts) == OMAHA_HI_LO
    with pytest.raises(CardError, match="no part with wild cards: wrap a ranker in Wild"):
        RAZZ.replace(follow=Rank.QUEEN)


def test_the_upcards_of_all_players_tell_what_is_wild() -> None:
    held = ["(2c 3d) Qs 9h 8d 7c (4h)", "(As Ad) 5d Tc Jh 6c (2h)"]
    told = FOLLOW_THE_QUEEN.told_by(iter(held))
    assert told.hands(held[1])["high"].key.describe() == "three of a kind, aces, jack kicker"
    with pytest.raises(CardError, match="the upcards of all players tell what is wild"):
        FOLLOW_THE_QUEEN.hands(held[1])
    with pytest.raises(CardError, match="it matters which cards are dealt up"):
        FOLLOW_THE_QUEEN.told_by(["2c 3d Qs 9h 8d 7c 4h"])
    assert RAZZ.told_by(held) is RAZZ


def test_openers_are_asked_for_by_the_first_part() -> None:
    game = RAZZ.replace(parts=[Part("high", High())], opens=Rank.JACK)
    assert game.may_open("Js Jh 4d 3c 2s")
    assert not game.may_open("Ts Th 4d 3c 2s")
