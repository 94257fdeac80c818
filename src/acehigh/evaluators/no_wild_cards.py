"""What a ranker says of wild cards where it says nothing: that there are none."""

from collections.abc import Sequence
from typing import Self

from acehigh.cards import Card, Rank


class NoWildCards:
    """Rules in which no card is wild, unless a subclass says which: a part of `Ranker`."""

    @property
    def wild_cards(self) -> frozenset[Card]:
        """The cards of the deck that are wild, whatever else is held: none by default."""
        return frozenset()

    @property
    def takes_jokers(self) -> bool:
        """Whether the rules say what a joker is worth that is not wild: by default they do."""
        return True

    @property
    def wild_in_words(self) -> str:
        """What a title adds to say which cards are wild: ``", deuces wild"``; or nothing."""
        return ""

    @property
    def declares_wild(self) -> bool:
        """Whether the rules can be taken with other ranks wild: not by default."""
        return False

    def with_wild_ranks(self, ranks: Sequence[Rank]) -> Self:  # noqa: ARG002 - see Wild
        """Return the same rules with these ranks wild; themselves, if they declare none."""
        return self

    def questions(self, wild: int) -> int:  # noqa: ARG002 - wild cards make it more
        """Return about how many questions a holding with so many wild cards takes to rank."""
        return 1
