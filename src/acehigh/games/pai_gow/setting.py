"""How seven cards are set: five as the high row, two as the low one; and which are fouls."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

from acehigh.cards import Card
from acehigh.decks import Deck
from acehigh.errors import HandSizeError
from acehigh.games.pai_gow.ranking import ranker_with
from acehigh.keys import Hand, RankKey
from acehigh.orders import reading_order
from acehigh.parsing import Cards, joined, parse_cards

DECK = Deck.standard(jokers=1)
"""The 53 cards of pai gow poker; the joker is the bug (W6)."""


@dataclass(frozen=True, init=False, repr=False)
class PaiGowSetting:
    """Seven cards set as a high row of five and a low row of two (G10).

    The order in which the cards of a row are named does not matter.

    Args:
        high: the five cards of the high row.
        low: the two cards of the low row.
        wheel: where A-5-4-3-2 stands among straights: ``"second"`` or ``"lowest"``.

    Raises:
        ParseError: something is no card.
        HandSizeError: a row has too many cards, or too few.
        NotInDeckError: the deck lacks a card: it has one plain joker.
        DuplicateCardError: a card is set twice.
        UnknownNameError: the wheel stands at no such place.

    >>> setting = PaiGowSetting(high="As Ad 9h 6c 3d", low="Kd Qs")
    >>> setting.foul, [str(hand) for hand in setting.hands]
    (False, ['As Ad 9h 6c 3d: pair of aces, nine kicker', 'Kd Qs: king high, queen kicker'])
    >>> PaiGowSetting(high="Ks Kd 9h 6c 3d", low="As Jk").reason
    'the low row, pair of aces, is above the high row, pair of kings, nine kicker'
    """

    high: tuple[Card, ...]
    low: tuple[Card, ...]
    wheel: str

    def __init__(self, high: Cards, low: Cards, wheel: str = "second") -> None:
        rows = {"high": parse_cards(high), "low": parse_cards(low)}
        for (name, cards), expected in zip(rows.items(), (5, 2), strict=True):
            if len(cards) != expected:
                raise HandSizeError(
                    f"a {name} row has {expected} cards, not {len(cards)}: {joined(cards)}"
                )
            object.__setattr__(self, name, in_order(cards))
        object.__setattr__(self, "wheel", wheel)
        DECK.check(self.cards)
        ranker_with(wheel)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The seven cards: the high row, then the low one."""
        return self.high + self.low

    @cached_property
    def high_key(self) -> RankKey:
        """What the high row is worth."""
        return ranker_with(self.wheel).key(self.high)

    @cached_property
    def low_key(self) -> RankKey:
        """What the low row is worth; keys of both rows compare with each other."""
        return ranker_with(self.wheel).key(self.low)

    @property
    def hands(self) -> tuple[Hand, Hand]:
        """The high row and the low one, each with its cards in reading order."""
        ranker = ranker_with(self.wheel)
        return ranker.best(self.high), ranker.best(self.low)

    @property
    def foul(self) -> bool:
        """Whether the low row is above the high one: such a setting loses."""
        return self.high_key < self.low_key

    @property
    def reason(self) -> str:
        """Why the setting is foul, in words; nothing if it is not."""
        if not self.foul:
            return ""
        low, high = self.low_key.describe(), self.high_key.describe()
        return f"the low row, {low}, is above the high row, {high}"

    def __str__(self) -> str:
        high, low = self.hands
        return f"{high} / {low}"

    def __repr__(self) -> str:
        wheel = "" if self.wheel == "second" else f", wheel={self.wheel!r}"
        return f"PaiGowSetting(high={joined(self.high)!r}, low={joined(self.low)!r}{wheel})"


def settings(cards: Cards, *, wheel: str = "second") -> tuple[PaiGowSetting, ...]:
    """Return every setting of seven cards that is no foul (G10).

    There are 21 ways to choose the low row. The settings with the highest low row come first.

    Args:
        cards: the seven cards.
        wheel: as for `PaiGowSetting`.

    Raises:
        CardError: these are not seven cards of the deck, or the wheel stands at no such place.

    >>> best, *others = settings("As Ad Ks Kd 9h 5c 2s")
    >>> best, len(others)
    (PaiGowSetting(high='As Ad 9h 5c 2s', low='Ks Kd'), 19)
    """
    held = seven_cards(cards)
    ways = (PaiGowSetting(_without(held, low), low, wheel) for low in combinations(held, 2))
    return tuple(
        sorted(
            (way for way in ways if not way.foul),
            key=lambda way: (way.low_key, way.high_key),
            reverse=True,
        )
    )


def seven_cards(cards: Cards) -> tuple[Card, ...]:
    """Return the cards of a holding, the highest first, however they were listed.

    Raises:
        ParseError: something is no card.
        HandSizeError: there are not seven.
        NotInDeckError: the deck lacks a card.
        DuplicateCardError: a card is held twice.
    """
    held = parse_cards(cards)
    if len(held) != 7:
        raise HandSizeError(f"a holding has 7 cards, not {len(held)}: {joined(held)}")
    DECK.check(held)
    return in_order(held)


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return cards by rank, the joker as an ace behind the others, and then by suit."""
    return tuple(sorted(cards, key=_place))


def _place(card: Card) -> tuple[int, int]:
    return -(card.rank or 14), -reading_order(card)[0]


def _without(held: Sequence[Card], low: Sequence[Card]) -> tuple[Card, ...]:
    return tuple([card for card in held if card not in low])
