"""What players call a hand: a low by its two highest cards, the best ten by number."""

import pytest

from acehigh import (
    AceToFive,
    AceToSix,
    Badugi,
    DeuceToSeven,
    High,
    Ranker,
    Wild,
)

# To number the keys of rules takes a moment.
MORE: list[tuple[Ranker, str, str]] = [
    (AceToFive(eight_or_better=True), "8s 7h 6d 5c 4s", "eight-seven low"),
    (AceToSix(), "6s 4h 3d 2c As", "six-four low, number one"),
    (Wild(DeuceToSeven(), naturals="beat"), "7s 5h 4d 3c Jk", "seven-five low, number one"),
]


@pytest.mark.parametrize(
    ("ranker", "cards", "said"),
    [
        (AceToFive(), "5s 4h 3d 2c As", "wheel, number one"),
        (Wild(High(), naturals="beat"), "As Ah Kd 9c Jk", "three of a kind, aces, king kicker"),
        (AceToFive(), "6s 4h 3d 2c As", "six-four low, number two"),
        (AceToFive(), "8s 5h 4d 2c As", "eight-five low"),
        (AceToFive(), "Ts 9h 4d 2c As", "ten-nine low"),
        (AceToFive(), "As Ah 4d 3c 2s", "pair of aces, 4-low"),
        (AceToSix(), "5s 4h 3d 2c As", "straight, five high"),
        (DeuceToSeven(), "As 5h 4d 3c 2s", "ace-five low"),
        *(pytest.param(*row, marks=pytest.mark.slow) for row in MORE),
        (High(), "As Ks Qs Js Ts", "straight flush, ace high (royal flush)"),
        (Badugi(), "8s 4h 3d 2c", "badugi, 8-low"),
    ],
)
def test_what_players_say(ranker: Ranker, cards: str, said: str) -> None:
    assert ranker.key(cards).spoken() == said


def test_the_best_ten_lows_have_numbers() -> None:
    lows = (
        "75432",
        "76432",
        "76532",
        "76542",
        "85432",
        "86432",
        "86532",
        "86542",
        "86543",
        "87432",
    )
    names = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
    for low, name in zip((*lows, "87532"), (*names, ""), strict=True):
        cards = [rank + suit for rank, suit in zip(low, "shdcs", strict=True)]
        assert DeuceToSeven().key(cards).spoken().partition(", number ")[2] == name
