"""The four seats of a bridge table."""

from enum import StrEnum

from acehigh.errors import unknown_name


class Seat(StrEnum):
    """A seat at the table; they are listed clockwise, as the turn to play goes.

    A seat equals its letter.

    >>> Seat("S").partner, Seat.SOUTH.after(), Seat.SOUTH == "S"
    (Seat.NORTH, Seat.WEST, True)
    """

    NORTH = "N"
    EAST = "E"
    SOUTH = "S"
    WEST = "W"

    def __repr__(self) -> str:
        return f"Seat.{self.name}"

    @property
    def word(self) -> str:
        """The seat as it is said: ``"north"``."""
        return self.name.lower()

    @property
    def partner(self) -> "Seat":
        """The seat opposite."""
        return self.after(2)

    def after(self, turns: int = 1) -> "Seat":
        """Return whose turn it is so many turns later: the next seat's, after one."""
        seats = list(Seat)
        return seats[(seats.index(self) + turns) % len(seats)]


def parse_seat(text: str) -> Seat:
    """Return the seat that a letter or a word names; a seat is taken as well.

    Raises:
        UnknownNameError: the text is no seat.

    >>> parse_seat("n") is parse_seat("North") is Seat.NORTH
    True
    """
    wanted = text.strip().lower() if isinstance(text, str) else None
    for seat in Seat:
        if wanted in (seat.lower(), seat.word):
            return seat
    raise unknown_name("seat", text, Seat)
