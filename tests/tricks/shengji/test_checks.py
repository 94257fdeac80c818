"""Checks of what is given: numbers of players and decks, seats, ranks."""

import pytest

from acehigh import Rank
from acehigh.errors import CardError
from acehigh.tricks.shengji.checks import as_rank, check_seat, check_whole
from helpers.cases import in_one_test


def test_what_is_right_passes() -> None:
    check_whole("the number of decks", 1, lowest=1)
    check_whole("the number of decks", 10**6, lowest=1)
    for seat in range(4):
        check_seat("the leader", seat, players=4)


@in_one_test("value", [0, -1, True, False, 1.0, "1", None])
def test_what_is_no_whole_number_is_named(value: object) -> None:
    with pytest.raises(CardError) as error:
        check_whole("the number of decks", value, lowest=1)
    assert str(error.value) == (
        f"the number of decks is a whole number from 1 up, not {value!r}"
    )


@in_one_test("value", [-1, 4, True, 0.0, "0", None])
def test_what_is_no_seat_is_named(value: object) -> None:
    with pytest.raises(CardError) as error:
        check_seat("the leader", value, players=4)
    assert str(error.value) == f"the leader is a seat from 0 to 3, not {value!r}"


def test_a_rank_is_taken_as_value_or_text() -> None:
    assert all(as_rank(rank) is as_rank(str(rank)) is rank for rank in Rank)
    assert as_rank("10") is as_rank("t") is Rank.TEN
    for wrong in ("1", "", "As", 14):
        with pytest.raises(CardError, match="is no trump rank"):
            as_rank(wrong)  # type: ignore[arg-type]  # what is refused
