"""Where a round stands: hands, bids, trumps, tricks. All of it follows from the steps."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from acehigh.cards import Card
from acehigh.tricks.shengji.bidding import Bid
from acehigh.tricks.shengji.formats import Format
from acehigh.tricks.shengji.friends import FriendCall
from acehigh.tricks.shengji.illegal import IllegalPlay
from acehigh.tricks.shengji.setup import Setup
from acehigh.tricks.shengji.trump import Trump


class Phase(StrEnum):
    """What is done now: each phase is left by one kind of step."""

    DRAWING = "drawing"
    BURYING = "burying"
    CALLING = "calling"
    PLAYING = "playing"
    OVER = "over"

    def __repr__(self) -> str:
        return f"Phase.{self.name}"


Plays = tuple[tuple[int, tuple[Card, ...]], ...]
"""Players and the cards they played, in turn order."""


@dataclass(frozen=True)
class FinishedTrick:
    """A complete trick.

    Attributes:
        lead: the format that was led.
        plays: the players and their cards, in turn order.
        winner: the seat of the player who won it.
        points: what its cards are worth.
    """

    lead: Format
    plays: Plays
    winner: int
    points: int


@dataclass(frozen=True)
class FailedThrow:
    """A throw that another player could beat in part (T39).

    Attributes:
        trick: to which trick, counted from 0.
        player: who threw.
        cards: what was thrown.
        by: the seat of the player who objected.
        forced: what was led instead.
    """

    trick: int
    player: int
    cards: tuple[Card, ...]
    by: int
    forced: tuple[Card, ...]


@dataclass(frozen=True, kw_only=True)
class State:
    """Where a round stands.

    Attributes:
        phase: what is done now.
        hands: the players' cards by seat.
        taken: the points in the tricks that each player has won.
        leader: the leader of the round (当庄); while bids are made, who it is as they are now.
        drawn: how many cards are drawn.
        bids: the bids, in order.
        trump: the trumps; None until the kitty is taken in.
        kitty: the cards nobody holds: those not to be drawn, later those buried.
        calls: whom the leader called.
        defenders: who is known to defend.
        to_lead: who leads the trick.
        lead: what was led to it; None before.
        plays: what was played to it so far.
        tricks: the complete tricks.
        failed_throws: the throws that failed.
    """

    phase: Phase
    hands: tuple[tuple[Card, ...], ...]
    taken: tuple[int, ...]
    leader: int
    drawn: int = 0
    bids: tuple[Bid, ...] = ()
    trump: Trump | None = None
    kitty: tuple[Card, ...] = ()
    calls: tuple[FriendCall, ...] = ()
    defenders: frozenset[int] = frozenset()
    to_lead: int = 0
    lead: Format | None = None
    plays: Plays = ()
    tricks: tuple[FinishedTrick, ...] = ()
    failed_throws: tuple[FailedThrow, ...] = ()

    @classmethod
    def start(cls, setup: Setup) -> "State":
        """Return where the round stands before the first card is drawn."""
        return cls(
            phase=Phase.DRAWING,
            hands=((),) * setup.players,
            taken=(0,) * setup.players,
            leader=setup.first,
            kitty=setup.cards[len(setup.cards) - setup.kitty_size :],
        )

    def all_drawn(self, setup: Setup) -> bool:
        """Return whether only the kitty is left."""
        return self.drawn == setup.players * setup.hand_size

    def turn(self, setup: Setup) -> int | None:
        """Return whose turn it is; None when the round is over."""
        match self.phase:
            case Phase.OVER:
                return None
            case Phase.PLAYING:
                return setup.seat_after(self.to_lead, len(self.plays))
            case Phase.DRAWING if not self.all_drawn(setup):
                return setup.seat_after(setup.first, self.drawn)
        return self.leader

    def with_hand(self, seat: int, hand: Iterable[Card]) -> tuple[tuple[Card, ...], ...]:
        """Return the hands, the one at this seat replaced."""
        return (*self.hands[:seat], tuple(hand), *self.hands[seat + 1 :])


def without(hand: Iterable[Card], cards: Iterable[Card], rule: str) -> tuple[Card, ...]:
    """Return what is left of a hand when cards leave it, in its order.

    Raises:
        IllegalPlay: the hand lacks a card; the error has the number of the rule.

    >>> from acehigh.parsing import parse_cards
    >>> " ".join(map(str, without(parse_cards("As Kd As 5h"), parse_cards("As"), "T48")))
    'Kd As 5h'
    """
    leaving = Counter(cards)
    left = []
    for card in hand:
        if leaving[card]:
            leaving[card] -= 1
        else:
            left.append(card)
    missing = next((card for card, copies in leaving.items() if copies), None)
    if missing is not None:
        raise IllegalPlay(f"the hand has too few of {missing} for that", rule)
    return tuple(left)
