"""What a round begins with: the shuffled cards, the players' ranks, and the house rules."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from acehigh.cards import Card, Rank
from acehigh.errors import CardError
from acehigh.parsing import Cards, parse_cards
from acehigh.tricks.shengji.checks import as_rank, check_seat
from acehigh.tricks.shengji.deck import kitty_size, shengji_deck, usual_decks
from acehigh.tricks.shengji.options import Options

if TYPE_CHECKING:
    from random import Random


@dataclass(frozen=True, init=False)
class Setup:
    """What is settled before the first card of a round is drawn.

    Args:
        cards: all the cards in the order in which they are drawn, the kitty last; or a
            `random.Random` to shuffle them.
        players: how many there are, seated counter-clockwise from 0.
        decks: how many decks there are. Default: one for each two players (T4).
        ranks: the players' ranks, or their texts, by seat. Default: all are at two.
        leader: who leads the round; None in the first, whose winning bidder leads (T19).
        finding_friends: whether the leader calls friends instead of having fixed partners,
            who sit alternately (T5).
        options: the house rules.

    Raises:
        CardError: the cards are not those of the decks, or another value cannot be.

    >>> from random import Random
    >>> setup = Setup(Random(1), players=4)
    >>> len(setup.cards), setup.decks, setup.kitty_size, setup.hand_size
    (108, 2, 8, 25)
    """

    cards: tuple[Card, ...]
    players: int
    decks: int
    ranks: tuple[Rank, ...]
    leader: int | None
    finding_friends: bool
    options: Options

    def __init__(
        self,
        cards: "Cards | Random",
        *,
        players: int = 4,
        decks: int | None = None,
        ranks: Iterable[Rank | str] | None = None,
        leader: int | None = None,
        finding_friends: bool = False,
        options: Options | None = None,
    ) -> None:
        decks = usual_decks(players) if decks is None else decks
        # Says what is wrong with the numbers, before anything is shuffled.
        kitty_size(players, decks)
        if players % 2 and not finding_friends:
            raise CardError(
                f"{players} players cannot sit as two sides: finding_friends=True is for them"
            )
        seats = (Rank.TWO,) * players if ranks is None else _ranks(ranks, players)
        if leader is not None:
            check_seat("the leader", leader, players)
        if not isinstance(finding_friends, bool):
            raise CardError(f"finding_friends is True or False, not {finding_friends!r}")
        values = {
            "cards": _shuffled(cards, decks),
            "players": players,
            "decks": decks,
            "ranks": seats,
            "leader": leader,
            "finding_friends": finding_friends,
            "options": _options(options),
        }
        for name, value in values.items():
            object.__setattr__(self, name, value)

    @cached_property
    def kitty_size(self) -> int:
        """How many cards nobody draws (T24)."""
        return kitty_size(self.players, self.decks)

    @cached_property
    def hand_size(self) -> int:
        """How many cards each player draws."""
        return (len(self.cards) - self.kitty_size) // self.players

    @property
    def first(self) -> int:
        """Who draws first: the leader, and seat 0 as long as there is none."""
        return 0 if self.leader is None else self.leader

    def seat_after(self, seat: int, places: int = 1) -> int:
        """Return the seat so many places counter-clockwise of this one."""
        return (seat + places) % self.players

    def partners(self, seat: int) -> frozenset[int]:
        """Return the side of a seat where sides are fixed: every second seat (T5)."""
        return frozenset(range(seat % 2, self.players, 2))


def _ranks(ranks: Iterable[Rank | str], players: int) -> tuple[Rank, ...]:
    found = tuple(map(as_rank, ranks))
    if len(found) != players:
        raise CardError(f"{players} players have a rank each, not {len(found)} ranks")
    return found


def _shuffled(cards: "Cards | Random", decks: int) -> tuple[Card, ...]:
    deck = shengji_deck(decks)
    if not isinstance(cards, Iterable):
        if not hasattr(cards, "sample"):
            raise CardError(f"expected shuffled cards or a random.Random, got {cards!r}")
        return tuple(deck.shuffled(cards))
    given = parse_cards(cards)
    deck.check(given)
    if len(given) < len(deck):
        raise CardError(f"{decks} decks have {len(deck)} cards, not {len(given)}")
    return given


def _options(options: Options | None) -> Options:
    found = Options() if options is None else options
    if not isinstance(found, Options):
        raise CardError(f"house rules are Options, not {options!r}")
    return found
