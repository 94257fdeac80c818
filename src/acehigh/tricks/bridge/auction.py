"""The auction: whose turn it is, what may be called, and the contract reached (G14)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from acehigh.errors import CardError
from acehigh.tricks.bridge.bids import Bid, all_bids
from acehigh.tricks.bridge.calls import (
    DOUBLE,
    PASS,
    REDOUBLE,
    Call,
    parse_call,
    parse_calls,
)
from acehigh.tricks.bridge.contract import Contract
from acehigh.tricks.bridge.seats import Seat, parse_seat


@dataclass(frozen=True, init=False, repr=False)
class Auction:
    """An auction, finished or not: the calls so far, each of them legal.

    Args:
        dealer: who calls first: a seat, or its letter.
        calls: the calls in turn; or their text, with spaces between: ``"1S P 2NT X"``.

    Raises:
        UnknownNameError: the dealer is no seat.
        ParseError: something is no call.
        CardError: a call is not legal where it stands.

    >>> auction = Auction("N", "1H P 2NT P 4H X P P P")
    >>> auction.is_over, auction.contract, auction.declarer
    (True, Contract('4HX by N'), Seat.NORTH)
    """

    dealer: Seat
    calls: tuple[Call, ...]

    def __init__(self, dealer: Seat | str, calls: str | Iterable[Call | str] = ()) -> None:
        object.__setattr__(self, "dealer", parse_seat(dealer))
        object.__setattr__(self, "calls", parse_calls(calls))
        for place, call in enumerate(self.calls):
            objection = _objection(self.calls[:place], call)
            if objection:
                seat = self.dealer.after(place).word
                raise CardError(
                    f"call {place + 1}, {call} by {seat}, is not legal: {objection}"
                )

    def __repr__(self) -> str:
        calls = " ".join(map(str, self.calls))
        return f"Auction({str(self.dealer)!r}, {calls!r})"

    def with_call(self, call: Call | str) -> "Auction":
        """Return the auction after one more call.

        Raises:
            ParseError: the text is no call.
            CardError: the call is not legal.

        >>> Auction("N", "1H").with_call("X")
        Auction('N', '1H X')
        """
        return Auction(self.dealer, (*self.calls, parse_call(call)))

    def legal_calls(self) -> tuple[Call, ...]:
        """Return what may be called next: pass, double or redouble, bids, lowest first.

        There is nothing once the auction is over.

        >>> [str(call) for call in Auction("N", "7D").legal_calls()]
        ['P', 'X', '7H', '7S', '7NT']
        """
        calls: tuple[Call, ...] = (PASS, DOUBLE, REDOUBLE, *all_bids())
        return tuple(call for call in calls if not _objection(self.calls, call))

    @property
    def is_over(self) -> bool:
        """Whether three passes have followed a call, or all four players have passed."""
        return _is_over(self.calls)

    @property
    def next_to_call(self) -> Seat | None:
        """Whose turn it is; None once the auction is over."""
        return None if self.is_over else self.dealer.after(len(self.calls))

    @property
    def contract(self) -> Contract | None:
        """The last bid, as it stands doubled, and its declarer; None if nobody has bid.

        When the auction is over it is the contract to be played; None if all passed.
        """
        bids = _bids(self.calls)
        if not bids:
            return None
        place, bid = bids[-1]
        doubles = [call for call in self.calls[place + 1 :] if call != PASS]
        return Contract(f"{bid}{doubles[-1] if doubles else ''} by {self.declarer}")

    @property
    def declarer(self) -> Seat | None:
        """Who of the side of the last bid was first to name its strain; None without a bid."""
        bids = _bids(self.calls)
        if not bids:
            return None
        last, contract = bids[-1]
        of_the_strain = [place for place, bid in bids if bid.strain is contract.strain]
        return self.dealer.after(next(p for p in of_the_strain if (last - p) % 2 == 0))


def _is_over(calls: Sequence[Call]) -> bool:
    # Three passes are not enough at the start: the fourth player may still open.
    return len(calls) > 3 and all(call == PASS for call in calls[-3:])


def _bids(calls: Sequence[Call]) -> list[tuple[int, Bid]]:
    """Return the bids among the calls, each with its place."""
    return [(place, call) for place, call in enumerate(calls) if isinstance(call, Bid)]


def _objection(calls: Sequence[Call], call: Call) -> str:
    """Return why a call is not legal after these; nothing if it is."""
    if _is_over(calls):
        return "the auction is over"
    if isinstance(call, Bid):
        bids = _bids(calls)
        too_low = bids and call <= bids[-1][1]
        return f"expected a bid higher than {bids[-1][1]}" if too_low else ""
    if call in (PASS, _legal_double(calls)):
        return ""
    if call == DOUBLE:
        return "only a bid of the opponents may be doubled, and only once"
    return "only a double by the opponents may be redoubled"


def _legal_double(calls: Sequence[Call]) -> Call | None:
    """Return double after a bid of the opponents, redouble after their double."""
    for turns, call in enumerate(reversed(calls), start=1):
        if call != PASS:
            by_opponents = turns % 2 == 1
            if not by_opponents or call == REDOUBLE:
                return None
            return REDOUBLE if call == DOUBLE else DOUBLE
    return None
