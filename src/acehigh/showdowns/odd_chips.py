"""Odd chips: who gets what is left over when a pot, or a part of it, is shared (G1, S6)."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic

from acehigh.cards import Card, Joker, Rank, Suit
from acehigh.evaluators.explain import is_low
from acehigh.evaluators.ranker import Ranker
from acehigh.keys import Hand
from acehigh.orders import SuitOrder
from acehigh.showdowns.high_cards import heights
from acehigh.showdowns.pots import Amount, divide
from acehigh.showdowns.table import Table

Heights = list[tuple[int, int]]


@dataclass(frozen=True)
class Sharing(Generic[Amount]):
    """Some winners of one part, who share it.

    Attributes:
        rules: the rules of the part.
        hands: what each seat shows.
        held: all cards of each seat, without the board.
        table: how the table divides pots.
        seats: how many seats there are.
        served: those who had an odd chip of another part that the same seats share: nobody
            gets a second one before each has one.
    """

    rules: Ranker
    hands: Mapping[int, Hand]
    held: Mapping[int, Sequence[Card]]
    table: Table[Amount]
    seats: int
    served: Collection[int] = ()

    def shares(self, amount: Amount) -> dict[int, tuple[Amount, str]]:
        """Return each winner's share, and why an odd chip is in it."""
        unit = self.table.unit
        even = divide(amount, list(self.hands), unit)
        if len(set(even.values())) == 1:
            # Nobody needs to be first, so no card is asked for its suit.
            return {seat: (share, "") for seat, share in even.items()}
        by_rule = self._in_line()
        line = sorted(by_rule, key=lambda seat: seat in self.served)
        shares = divide(amount, line, unit)
        least = min(shares.values())
        return {
            seat: (share, self._why(seat, line) if share > least else "")
            for seat, share in shares.items()
        }

    def _in_line(self) -> list[int]:
        """Return the seats in the order in which they get odd chips."""
        if self.table.button is not None:
            place = self.table.button + 1
            return sorted(self.hands, key=lambda seat: (seat - place) % self.seats)
        # Hands that are equal to the last card, the board's, get odd chips by seat.
        return sorted(self.hands, key=self._strength, reverse=True)

    def _strength(self, seat: int) -> Heights:
        """Return what orders the seats by their cards: a greater one gets the odd chip."""
        hand, order = self.hands[seat], self.table.order
        if self.table.odd_chips == "tda":
            return heights(hand, order)
        rules = self.rules
        cards = [order.key(card, ace_low=rules.ace_is_low) for card in self.held[seat]]
        if rules.ace_is_low or is_low(rules.categories):
            return [(-rank, -suit) for rank, suit in sorted(cards)]
        return sorted(cards, reverse=True)

    def _why(self, seat: int, line: Sequence[int]) -> str:
        """Return why a seat gets an odd chip before the last in line."""
        if line[-1] in self.served and seat not in self.served:
            return "as nobody gets two"
        if self.table.button is not None:
            return "by the seat from the button"
        mine, last = self._strength(seat), self._strength(line[-1])
        for one, other in zip(mine, last, strict=True):
            if one != other:
                return f"by the {_card(one, self.table.order).word}"
        return "by seat"


def _card(height: tuple[int, int], order: SuitOrder) -> Card:
    rank, strength = map(abs, height)
    if rank > Rank.ACE:
        return Card(joker=_JOKERS[strength])
    return Card(Rank.ACE if rank == 1 else Rank(rank), Suit(order.suits[-strength]))


_JOKERS = (Joker.SMALL, Joker.PLAIN, Joker.BIG)
"""As `SuitOrder.key` orders them."""
