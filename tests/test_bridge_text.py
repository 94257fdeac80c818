"""Any text that bridge reads is read or refused by an error of the library (G14)."""

from collections.abc import Callable
from contextlib import suppress

from hypothesis import given
from hypothesis import strategies as st

from acehigh.errors import CardError
from acehigh.tricks.bridge import Bid, Contract, parse_call, parse_deal, parse_seat
from acehigh.tricks.bridge.calls import parse_calls
from helpers.any_text import any_text

READERS: list[Callable[[str], object]] = [
    Bid,
    Contract,
    parse_call,
    parse_calls,
    parse_seat,
    parse_deal,
    lambda text: parse_deal(f"N:{text}"),
]
BRIDGELIKE = st.text("0123456789NTCDHSPXWEcdhsxntby ♠♡\ufe0f.-:,\u017f\u212a")


@given(any_text() | BRIDGELIKE, st.sampled_from(READERS))
def test_any_text_is_read_or_refused(text: str, read: Callable[[str], object]) -> None:
    # Nothing but errors of the library.
    with suppress(CardError):
        read(text)
