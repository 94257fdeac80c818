"""The steps of a round: what a player can do, one thing at a time."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from acehigh.cards import Card
from acehigh.parsing import Cards, joined, parse_cards
from acehigh.tricks.shengji.bidding import Bid
from acehigh.tricks.shengji.checks import check_whole
from acehigh.tricks.shengji.friends import FriendCall, check_is_call


@dataclass(frozen=True)
class Draw:
    """The player whose turn it is draws the next card (T19)."""


@dataclass(frozen=True)
class TakeKitty:
    """Nobody bids any more: the leader takes the kitty in, and the trumps are settled (T29)."""


@dataclass(frozen=True)
class Bury:
    """The leader puts cards back as the kitty (T29).

    >>> len(Bury("3h 3h 4d").cards)
    3
    """

    cards: tuple[Card, ...]

    def __init__(self, cards: Cards) -> None:
        object.__setattr__(self, "cards", parse_cards(cards))


@dataclass(frozen=True)
class CallFriends:
    """The leader calls friends, all of them at once (T26).

    >>> CallFriends([FriendCall("Ah", 1)]).calls[0].ordinal
    1
    """

    calls: tuple[FriendCall, ...]

    def __init__(self, calls: Iterable[FriendCall]) -> None:
        found = tuple(calls)
        for call in found:
            check_is_call(call)
        object.__setattr__(self, "calls", found)


@dataclass(frozen=True)
class Play:
    """A player plays cards to the trick (T48).

    Args:
        player: the player's seat.
        cards: the cards, or their text.
        grouping: how the leader of a trick names the components, if not as T17 reads them.

    >>> print(Play(0, "As Ks Ks"))
    player 0 plays As Ks Ks
    """

    player: int
    cards: tuple[Card, ...]
    grouping: tuple[tuple[Card, ...], ...] | None = None

    def __init__(
        self, player: int, cards: Cards, grouping: Iterable[Cards] | None = None
    ) -> None:
        check_whole("a player's seat", player, lowest=0)
        groups = None if grouping is None else tuple(parse_cards(group) for group in grouping)
        object.__setattr__(self, "player", player)
        object.__setattr__(self, "cards", parse_cards(cards))
        object.__setattr__(self, "grouping", groups)

    def __str__(self) -> str:
        return f"player {self.player} plays {joined(self.cards)}"


Step: TypeAlias = Draw | Bid | TakeKitty | Bury | CallFriends | Play
"""What can be done in a round."""
