"""How a player sets thirteen cards as three rows, and whether that is a foul (G8)."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from types import MappingProxyType

from acehigh.cards import Card
from acehigh.decks import STANDARD
from acehigh.errors import HandSizeError
from acehigh.evaluators.incomplete import Incomplete
from acehigh.keys import Hand, RankKey
from acehigh.orders import SuitOrder
from acehigh.parsing import Cards, joined, parse_cards

RANKER = Incomplete()
"""What ranks every row: a front of three cards is a hand with two kickers missing (I2)."""

ROWS = MappingProxyType({"front": 3, "middle": 5, "back": 5})
"""The rows from the lowest to the highest, and how many cards each has."""


@dataclass(frozen=True, init=False, repr=False)
class ChineseSetting:
    """Thirteen cards, set as three rows (G8).

    Settings are equal if each row has the same cards, in whichever order they were given.

    Args:
        front: three cards, or their text. They make no straight and no flush.
        middle: five cards.
        back: five cards.

    Raises:
        ParseError: something is no card.
        HandSizeError: a row has too few cards or too many.
        DuplicateCardError: a card is in the setting twice.
        NotInDeckError: a card is none of the 52: jokers are not played with.

    >>> setting = ChineseSetting(
    ...     front="Qs Qh 2c", middle="9s 9h 4d 4c Kd", back="As Js 8s 5s 3s"
    ... )
    >>> setting.foul
    False
    >>> print(setting)
    front: Qs Qh 2c: pair of queens, two kicker
    middle: 9s 9h 4d 4c Kd: two pair, nines and fours, king kicker
    back: As Js 8s 5s 3s: flush, ace high
    """

    front: tuple[Card, ...]
    middle: tuple[Card, ...]
    back: tuple[Card, ...]

    def __init__(self, *, front: Cards, middle: Cards, back: Cards) -> None:
        rows = [parse_cards(cards) for cards in (front, middle, back)]
        for (row, size), cards in zip(ROWS.items(), rows, strict=True):
            if len(cards) != size:
                raise HandSizeError(
                    f"the {row} takes {size} cards, not the {len(cards)} in {joined(cards)!r}"
                )
        STANDARD.check(tuple(card for cards in rows for card in cards))
        self._set(*map(in_order, rows))

    @classmethod
    def of_good_rows(
        cls, front: tuple[Card, ...], middle: tuple[Card, ...], back: tuple[Card, ...]
    ) -> "ChineseSetting":
        """Return the setting of rows known to be good, each `in_order`: nothing is checked."""
        setting = cls.__new__(cls)
        setting._set(front, middle, back)
        return setting

    def _set(
        self, front: tuple[Card, ...], middle: tuple[Card, ...], back: tuple[Card, ...]
    ) -> None:
        # What a frozen dataclass does; all at once, since there are thousands of settings.
        self.__dict__.update(front=front, middle=middle, back=back)

    @property
    def rows(self) -> dict[str, tuple[Card, ...]]:
        """The cards of each row, by its name, the front first."""
        return {"front": self.front, "middle": self.middle, "back": self.back}

    @property
    def cards(self) -> tuple[Card, ...]:
        """All thirteen cards, those of the front first."""
        return self.front + self.middle + self.back

    @property
    def keys(self) -> dict[str, RankKey]:
        """What each row is worth, by its name; keys of different rows compare (I2)."""
        return {row: RANKER.key(cards) for row, cards in self.rows.items()}

    @property
    def hands(self) -> dict[str, Hand]:
        """The hand of each row, by its name, the front first."""
        return {row: RANKER.best(cards) for row, cards in self.rows.items()}

    @property
    def foul(self) -> bool:
        """Whether the rows are in the wrong order: one is above the row behind it (G8)."""
        front, middle, back = self.keys.values()
        return front > middle or middle > back

    @property
    def why_foul(self) -> str:
        """Which rows are in the wrong order, in words; empty if none are.

        >>> setting = ChineseSetting(
        ...     front="Qs Qh 2c", middle="9s 9h 4d 3c Kd", back="As Js 8s 5s 3s"
        ... )
        >>> for part in setting.why_foul.split(" is "):
        ...     print(part)
        the front (Qs Qh 2c: pair of queens, two kicker)
        above the middle (9s 9h Kd 4d 3c: pair of nines, king kicker)
        """
        return "; ".join(
            f"the {row} ({hand}) is above the {behind} ({other})"
            for (row, hand), (behind, other) in pairwise(self.hands.items())
            if hand.key > other.key
        )

    def __str__(self) -> str:
        lines = [f"{row}: {hand}" for row, hand in self.hands.items()]
        why = self.why_foul
        return "\n".join([*lines, f"foul: {why}"] if why else lines)

    def __repr__(self) -> str:
        rows = ", ".join(f"{row}={joined(cards)!r}" for row, cards in self.rows.items())
        return f"ChineseSetting({rows})"


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return cards by rank and then suit, the highest first."""
    return tuple(sorted(cards, key=SuitOrder.BRIDGE.key, reverse=True))


def thirteen(cards: Cards) -> tuple[Card, ...]:
    """Return the thirteen cards that a player is dealt, the highest first.

    Raises:
        CardError: they are not thirteen different cards of the 52.
    """
    dealt = parse_cards(cards)
    if len(dealt) != sum(ROWS.values()):
        raise HandSizeError(
            f"a player has 13 cards to set, not the {len(dealt)} in {joined(dealt)!r}"
        )
    STANDARD.check(dealt)
    return in_order(dealt)
