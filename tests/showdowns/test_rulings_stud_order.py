"""Who acts first in stud from fourth street on, high and razz, and who follows."""

import pytest

from acehigh import CardError
from acehigh.showdowns.rulings import stud_order
from helpers.cases import in_one_test


@in_one_test(
    ("boards", "high", "razz"),
    [
        (["Ks 2d", "9h 9c", "As Qd"], (1, 2, 0), (2, 0, 1)),
        (["Ks Qd", "Kh Jc", "7s 4d"], (0, 1, 2), (2, 0, 1)),
        (["Ah 2d", "2c 3s"], (0, 1), (0, 1)),
        (["Ah 9d", "8c 3s"], (0, 1), (1, 0)),
        # Of equal boards the first from the dealer's left, suits being equal.
        (["7c 4d", "Kc Qd", "Ks Qs", "7s 4s"], (1, 2, 3, 0), (0, 1, 2, 3)),
        # Neither straights nor flushes exist below five cards.
        (["5s 4s 3s 2s", "9d 9c 4h 2c"], (1, 0), (0, 1)),
        (["9s 9h 2d 2s", "Ts Th Kd Qs", "2c 2h 3d 4d"], (0, 1, 2), (2, 0, 1)),
        (["As Ah 7d", "2s 2h 3d"], (0, 1), (0, 1)),
        (["As", "Kd"], (0, 1), (0, 1)),
    ],
)
def test_the_highest_board_begins_and_in_razz_the_lowest(
    boards: list[str], high: tuple[int, ...], razz: tuple[int, ...]
) -> None:
    assert stud_order(boards) == high
    assert stud_order(iter(boards), razz=True) == razz


def test_who_folded_does_not_act() -> None:
    assert stud_order([None, "Ks 2d", None, "9h 9c"]) == (3, 1)
    assert stud_order([None, "Ks 2d"]) == (1,)


@pytest.mark.parametrize(
    ("boards", "words"),
    [
        ([], "one to four; not none"),
        ([None], "one to four; not none"),
        (["As Kd", "Qs"], "not As Kd and Qs"),
        (["As Kd Qs Js Ts"], "not As Kd Qs Js Ts"),
        (["As Jk", "Qs Ts"], "a joker has no height among upcards: As Jk"),
    ],
)
def test_what_cannot_be_ordered_is_named(boards: list[str | None], words: str) -> None:
    with pytest.raises(CardError, match=words):
        stud_order(boards)
