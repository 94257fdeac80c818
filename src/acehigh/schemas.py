"""What pydantic is told of cards and hands, when it asks.

Ranks and suits are enumerations and decks are dataclasses, which it knows by itself.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from acehigh.errors import CardError
from acehigh.evaluators.protocol import Hand
from acehigh.parsing import parse_card

if TYPE_CHECKING:
    from pydantic_core import CoreSchema


def card_schema() -> "CoreSchema":
    """Return the schema of a card, read from a card or its text and written as text."""
    return _written_as_text(parse_card)


def hand_schema() -> "CoreSchema":
    """Return the schema of a hand, which is written as text and cannot be read from it."""
    return _written_as_text(_a_hand)


def _written_as_text(read: Callable[..., object]) -> "CoreSchema":
    # Imported here, not above: this module can be imported without it, by doctest say.
    from pydantic_core import core_schema  # noqa: PLC0415

    as_text = core_schema.to_string_ser_schema()
    return core_schema.no_info_plain_validator_function(read, serialization=as_text)


def _a_hand(value: object) -> Hand:
    if not isinstance(value, Hand):
        raise CardError(f"expected a Hand, as a ranker's best() returns it, got {value!r}")
    return value
