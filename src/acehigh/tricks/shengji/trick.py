"""Who wins a trick, and what is in it (T40 to T47, T49)."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, TypeAlias, get_args

from acehigh.cards import Card
from acehigh.errors import CardError
from acehigh.parsing import Cards, joined, parse_cards
from acehigh.tricks.shengji.deck import points
from acehigh.tricks.shengji.formats import Component, Format
from acehigh.tricks.shengji.illegal import IllegalPlay
from acehigh.tricks.shengji.ladder import ladder_of
from acehigh.tricks.shengji.reading import read_lead
from acehigh.tricks.shengji.splitting import Floors, splits
from acehigh.tricks.shengji.trump import EffectiveSuit, Trump

Throws: TypeAlias = Literal["components", "highest", "longest"]
"""What of a throw has to be beaten: each component, its highest card, or its longest one."""

_ANY = -1  # a level below all others


@dataclass(frozen=True)
class Trick:
    """The plays to a trick, all of them or the first few.

    Args:
        trump: which cards are trumps.
        plays: the plays in turn order, the lead first. A throw has been checked before.
        lead: how the lead is read, if the leader has named a grouping (T18).
        throws: a house rule, what of a throw has to be beaten: each of its components
            (`"components"`, T45), its highest card (`"highest"`), or its longest component
            (`"longest"`).

    Raises:
        IllegalPlay: the lead is of two suits, or a play has more or fewer cards than it.
        CardError: there is no play, or the reading is of other cards.

    >>> trick = Trick(Trump("4", "s"), ["9h 9h", "4h 4h", "4d 4d", "Kh Ah"])
    >>> trick.winner, trick.points, str(trick.lead)
    (1, 10, '9h 9h')
    """

    trump: Trump
    plays: tuple[tuple[Card, ...], ...]
    lead: Format
    throws: Throws

    def __init__(
        self,
        trump: Trump,
        plays: Iterable[Cards],
        *,
        lead: Format | None = None,
        throws: Throws = "components",
    ) -> None:
        played = tuple(parse_cards(cards) for cards in plays)
        if not played:
            raise CardError("a trick has at least one play, the lead")
        if throws not in get_args(Throws):
            raise CardError(f"throws is one of {get_args(Throws)}, not {throws!r}")
        reading = read_lead(trump, played[0]) if lead is None else lead
        if reading.trump != trump or Counter(reading.cards) != Counter(played[0]):
            raise CardError(f"{reading} is no reading of the lead {joined(played[0])}")
        for cards in played:
            if len(cards) != len(played[0]):
                raise IllegalPlay(
                    f"{joined(cards)} are {len(cards)} cards, but {len(played[0])} were led",
                    "T48",
                )
        for name, value in zip(
            ("trump", "plays", "lead", "throws"), (trump, played, reading, throws), strict=True
        ):
            object.__setattr__(self, name, value)

    @cached_property
    def points(self) -> int:
        """The points of all cards in the trick, which go to the winner's side (T49)."""
        return sum(map(points, self.plays))

    @cached_property
    def winner(self) -> int:
        """Which of the plays wins, counted from 0 (T40 to T47)."""
        winner, winning = 0, self.lead.components
        for place, cards in enumerate(self.plays[1:], start=1):
            better = self._beating(cards, winning)
            if better is not None:
                winner, winning = place, better
        return winner

    def _beating(
        self, cards: tuple[Card, ...], winning: tuple[Component, ...]
    ) -> tuple[Component, ...] | None:
        """Return how a play that beats the winning one is read; None if it does not."""
        suits = {self.trump.effective_suit(card) for card in cards}
        suit = next(iter(suits))
        over = self._suit(winning)
        if len(suits) > 1 or suit not in (over, EffectiveSuit.TRUMP):
            return None
        if self.lead.is_throw and suit == self.lead.suit:
            # A throw that stands cannot be beaten in its own suit (T44).
            return None
        ladder = ladder_of(self.trump, suit)
        counts = ladder.counts(cards)
        floors = self._floors(winning) if suit == over else None
        if not any(splits(ladder, counts, self.lead.shapes, floors)):
            return None
        # Any split may be shown to win; what later plays have to beat is the one that gives
        # the longest component the highest cards (T46).
        reading = next(splits(ladder, counts, self.lead.shapes))
        if self.throws == "highest" and suit == over:
            return reading if self._highest(reading) > self._highest(winning) else None
        return reading

    def _floors(self, winning: tuple[Component, ...]) -> Floors:
        """Return the levels that the components of a play in the same suit have to surpass."""
        levels = [self.trump.level(component.cards[0]) for component in winning]
        decisive = {"components": len(levels), "longest": 1, "highest": 0}[self.throws]
        return tuple(levels[:decisive] + [_ANY] * (len(levels) - decisive))

    def _suit(self, components: tuple[Component, ...]) -> EffectiveSuit:
        return self.trump.effective_suit(components[0].cards[0])

    def _highest(self, components: tuple[Component, ...]) -> int:
        return max(self.trump.level(component.cards[-1]) for component in components)
