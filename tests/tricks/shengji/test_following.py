"""Following: what is legal, what is refused, and in which words (T30 to T36, T48)."""

import pytest

from acehigh import parse_cards
from acehigh.errors import HandSizeError, NotInDeckError
from acehigh.tricks.shengji import (
    Format,
    IllegalPlay,
    Trump,
    check_follow,
    legal_plays,
    read_lead,
)
from acehigh.tricks.shengji.protection import Protection
from helpers.cases import in_one_test

JC = Trump("J", "c")


def refusal(lead: Format, hand: str, play: str, **options: Protection) -> IllegalPlay:
    with pytest.raises(IllegalPlay) as caught:
        check_follow(lead, hand, play, **options)
    return caught.value


@in_one_test(
    ("lead", "hand", "play", "message", "due"),
    [
        (
            "3s 3s",
            "7s 7s 9s Kd",
            "7s 9s",
            "you hold a pair of spades, 7s 7s, and a pair was led (T31)",
            "7s 7s",
        ),
        (
            "3s 3s 4s 4s 9s",
            "6s 6s 8s 8s 8s As Ks",
            "6s 6s 8s As Ks",
            "you hold two pairs of spades, 6s 6s 8s 8s, and a throw of a tractor of two pairs "
            "and a single was led (T31)",
            "6s 6s 8s 8s 8s",
        ),
        (
            "3h",
            "9h Kd 7h",
            "Kd",
            "hearts were led, and you hold enough: play hearts only, such as 7h (T30)",
            "7h",
        ),
        (
            "3h 3h",
            "9h Kd Kd",
            "Kd Kd",
            "hearts were led, and you hold 9h: play them all (T30)",
            "9h",
        ),
        ("3c 3c", "Jh Jd BJ", "Jh BJ", None, None),
        ("3s 3s", "7s 8s 9s", "7s", "2 cards were led, and you play 1 (T48)", ""),
        ("3s", "7s 8s 9s", "7s 8s", "1 card was led, and you play 2 (T48)", ""),
        ("3s 3s", "7s 8s 9s", "7s 7s", "you do not hold 7s (T48)", ""),
    ],
)
def test_a_refusal_says_what_is_missing(
    lead: str, hand: str, play: str, message: str | None, due: str
) -> None:
    if message is None:
        check_follow(read_lead(JC, lead), hand, play)
        return
    error = refusal(read_lead(JC, lead), hand, play)
    assert (str(error), error.due) == (message, parse_cards(due))


def test_a_hand_has_at_least_as_many_cards_as_were_led() -> None:
    lead = read_lead(JC, "3s 3s")
    with pytest.raises(HandSizeError, match="2 cards were led, and the hand has only 1"):
        check_follow(lead, "7s", "7s")
    with pytest.raises(HandSizeError):
        legal_plays(lead, "7s")
    with pytest.raises(NotInDeckError):
        check_follow(lead, "7s 7s Jk", "7s 7s")


def test_hands_and_plays_may_be_used_up_as_they_are_read() -> None:
    lead = read_lead(JC, "3s 3s")
    check_follow(lead, iter(["7s", "7s", "8s"]), iter(["7s", "7s"]))
    assert list(legal_plays(lead, iter(["7s", "7s", "8s"]))) == [parse_cards("7s 7s")]
