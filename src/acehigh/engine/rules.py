"""What the engine asks of a ranker."""

from enum import Enum
from typing import Protocol

from acehigh.cards import Card
from acehigh.decks import Deck
from acehigh.engine.rank_table import HandRules


class Flushes(Enum):
    """What a flush does to a hand under some rules."""

    HELP = "help"
    HURT = "hurt"
    IGNORED = "ignored"


class Rules(HandRules, Protocol):
    """What the engine asks of a ranker."""

    @property
    def deck(self) -> Deck:
        """The deck that the cards come from."""
        ...

    @property
    def min_cards(self) -> int:
        """The fewest cards a holding may have."""
        ...

    @property
    def flushes(self) -> Flushes:
        """What a flush does to a hand."""
        ...

    @property
    def wild_cards(self) -> frozenset[Card]:
        """The cards of the deck that are wild."""
        ...

    @property
    def most_wild(self) -> int:
        """How many cards of a holding may be wild."""
        ...

    @property
    def counts_wild(self) -> bool:
        """Whether it matters how many wild cards a hand uses."""
        ...

    @property
    def own_faces(self) -> frozenset[Card]:
        """The wild cards for which it matters whether they stand for themselves."""
        ...
