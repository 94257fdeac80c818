"""What the line of a pay table says: which hands it pays, read from its name."""

from typing import Any

import pytest

from acehigh import High, Rank, Ranker, Wild, parse_cards
from acehigh.errors import UnknownNameError
from acehigh.games.video_poker import PayTable
from acehigh.games.video_poker.lines import line_named
from helpers.cases import in_one_test

HIGH = High()
ROYAL = {"royal flush": 250}


def test_a_line_says_which_ranks_it_pays() -> None:
    table = PayTable("mine", {**ROYAL, "four jacks, queens or kings with a ten": 9, "pair": 2})
    assert table.payout("Js Jh Jd Jc Ts") == 9
    assert table.payout("Js Jh Jd Jc 9s") == 0
    assert table.payout("As Ah Jd Jc Ts") == 0
    assert table.payout("3s 3h Jd 9c Ts") == 2
    for wrong in (
        "four knaves",
        "four aces with a joker",
        "four aces with",
        "knaves or better",
    ):
        with pytest.raises(UnknownNameError, match="unknown line of a pay table"):
            PayTable("mine", {**ROYAL, wrong: 9})


def test_four_wild_cards_are_four_of_their_own_rank() -> None:
    lines = {"natural royal flush": 250, "four deuces with an ace": 400, "five of a kind": 15}
    table = PayTable("bonus deuces", lines, wild=Rank.TWO)
    assert table.payout("2s 2h 2d 2c Ac") == 400
    assert table.payout("2s 2h 2d 2c Kc") == 15
    with_joker = PayTable("four with a joker", lines, joker=True)
    assert with_joker.payout([*parse_cards("2s 2h 2d 2c"), *with_joker.deck.jokers]) == 400


def pays(line: str, cards: str, ranker: Ranker = HIGH) -> bool:
    hand = parse_cards(cards)
    return line_named(line)(hand, ranker.key(hand))


@in_one_test(
    ("line", "paid", "not_paid"),
    [
        ("full house", "9s 9h 9d 4c 4s", "9s 9h 9d 9c 4s"),
        ("royal flush", "As Ks Qs Js Ts", "Ks Qs Js Ts 9s"),
        ("natural royal flush", "As Ks Qs Js Ts", "As Ks Qs Js Th"),
        ("jacks or better", "Js Jh 9d 4c 2s", "Ts Th 9d 4c 2s"),
        ("kings or better", "As Ah 9d 4c 2s", "As Ah 9d 9c 2s"),
        ("four deuces", "2s 2h 2d 2c As", "3s 3h 3d 3c 2s"),
        ("four twos, threes or fours", "4s 4h 4d 4c As", "5s 5h 5d 5c As"),
        ("four aces with a two, three or four", "As Ah Ad Ac 3s", "As Ah Ad Ac 5s"),
        ("four eights with an ace", "8s 8h 8d 8c As", "As Ah Ad Ac 8s"),
    ],
)
def test_a_line_pays_what_it_says(line: str, paid: str, not_paid: str) -> None:
    assert pays(line, paid)
    assert not pays(line, not_paid)


def test_a_royal_flush_is_natural_or_wild() -> None:
    wild = Wild(High(), wild=Rank.TWO)
    for cards, natural in (("As Ks Qs Js Ts", True), ("As Ks Qs Js 2s", False)):
        assert pays("royal flush", cards, wild) is natural
        assert pays("wild royal flush", cards, wild) is not natural
    assert not pays("wild royal flush", "9s 8s 7s 6s 2h", wild)


@in_one_test(
    "name", ["", "jack", "tens or worse", "four", "four aces with a", "Full House", 7, None]
)
def test_what_is_no_line_is_refused(name: Any) -> None:
    with pytest.raises(UnknownNameError, match="unknown line of a pay table"):
        line_named(name)
