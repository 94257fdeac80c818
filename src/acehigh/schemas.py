"""What pydantic is told of cards and hands; imported when it asks, so pydantic is there.

Ranks and suits are enumerations and decks are dataclasses, which it knows by itself.
"""

from pydantic_core import CoreSchema, core_schema

from acehigh.errors import CardError
from acehigh.evaluators.protocol import Hand
from acehigh.parsing import parse_card

AS_TEXT = core_schema.to_string_ser_schema()


def card_schema() -> CoreSchema:
    """Return the schema of a card, read from a card or its text and written as text."""
    return core_schema.no_info_plain_validator_function(parse_card, serialization=AS_TEXT)


def hand_schema() -> CoreSchema:
    """Return the schema of a hand, which is written as text and cannot be read from it."""
    return core_schema.no_info_plain_validator_function(_a_hand, serialization=AS_TEXT)


def _a_hand(value: object) -> Hand:
    if not isinstance(value, Hand):
        raise CardError(f"expected a Hand, as a ranker's best() returns it, got {value!r}")
    return value
