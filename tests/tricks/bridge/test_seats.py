"""The four seats of a bridge table."""

from typing import Any

import pytest

from acehigh.errors import CardError, UnknownNameError
from acehigh.tricks.bridge import Seat, parse_seat
from helpers.cases import in_one_test


def test_seats_go_round_the_table() -> None:
    assert "".join(Seat) == "NESW"
    for seat in Seat:
        assert seat.after().after().after() == seat.after(3) == seat.after(-1)
        assert seat.after(4) is seat is seat.partner.partner is seat.after(2).partner
        assert seat.partner not in (seat, seat.after())
        assert (
            parse_seat(seat) is parse_seat(seat.value.lower()) is parse_seat(seat.word) is seat
        )
    assert repr(Seat.WEST) == "Seat.WEST"
    assert (str(Seat.WEST), Seat.WEST.word) == ("W", "west")


@in_one_test("text", ["", "X", "NS", "nord", None, 2])
def test_what_is_no_seat_is_refused(text: Any) -> None:
    with pytest.raises(UnknownNameError, match=r"unknown seat .* Known: E, N, S, W") as error:
        parse_seat(text)
    assert isinstance(error.value, CardError)
