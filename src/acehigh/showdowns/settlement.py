"""From hole cards, board and contributions to who gets what, and why (S6)."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Generic

from acehigh.cards import Card, Rank, Suit
from acehigh.errors import CardError
from acehigh.evaluators.ranker import Ranker, checked_ranker
from acehigh.keys import Hand
from acehigh.orders import SuitOrder
from acehigh.parsing import Cards, parse_cards
from acehigh.showdowns.pots import Amount, check_amounts, divide, halves, side_pots
from acehigh.showdowns.showdown import Showdown, TieBreak


@dataclass(frozen=True)
class Award(Generic[Amount]):
    """What one player gets of one pot, or of a half of it.

    Attributes:
        player: the player, counted from 0; as text it is a seat, counted from 1.
        amount: what he gets.
        pot: which pot: 0 is the main pot.
        half: ``"high"``, ``"low"``, or nothing where a pot is not halved.
        hand: the hand it is won with; None where nobody else could win the pot.
        tie: which card broke a tie; nothing where none did.
        odd_chip: why an odd chip is in it; nothing if none is.
    """

    player: int
    amount: Amount
    pot: int = 0
    half: str = ""
    hand: Hand | None = None
    tie: str = ""
    odd_chip: str = ""

    def __str__(self) -> str:
        half = f" ({self.half})" if self.half else ""
        how = f"with {self.hand.key.describe()}" if self.hand else "uncontested"
        tie = f"; tie broken by the {self.tie}" if self.tie else ""
        odd = f"; odd chip {self.odd_chip}" if self.odd_chip else ""
        return f"seat {self.player + 1} wins {self.amount}{half} {how}{tie}{odd}"


@dataclass(frozen=True)
class Table(Generic[Amount]):
    """How a table divides pots.

    Args:
        unit: what the smallest chip is worth.
        order: the order of suits, by which odd chips go to the highest card.
        button: the player with the button, counted from 0, in games with blinds: odd chips go
            to the first winner to its left instead.
        tie_break: a house rule that breaks ties, so that pots are shared less often.
    """

    unit: Amount
    order: SuitOrder = SuitOrder.BRIDGE
    button: int | None = None
    tie_break: TieBreak | None = None


def settle(
    ranker: Ranker,
    holdings: Sequence[Cards | None],
    contributions: Sequence[Amount],
    table: Table[Amount],
    *,
    board: Cards = (),
    hole_cards: int | None = None,
    low: Ranker | None = None,
) -> tuple[Award[Amount], ...]:
    """Return who gets what of each pot, the main pot first; nothing is made or lost.

    Args:
        ranker: the rules.
        holdings: each seat's cards, or their text; None for a player who folded.
        contributions: what each paid.
        table: how the table divides pots.
        board: cards that all players share.
        hole_cards: how many cards a hand takes from the holding; default: any number.
        low: the rules for the low half, in high-low games. If no hand qualifies for it, the
            high takes all.

    Raises:
        CardError: as for `winners`, or the numbers of players differ, or the button is none of
            theirs.
        AmountError: an amount is wrong; see `side_pots` and `divide`.

    >>> from acehigh import High
    >>> for award in settle(High(), ["Ah Kd", "As Kc", None], [105, 105, 15], Table(unit=5),
    ...                     board="Ac 9d 9h 4s 2c"):
    ...     print(award)
    seat 1 wins 110 with two pair, aces and nines, king kicker
    seat 2 wins 115 with two pair, aces and nines, king kicker; odd chip by the ace of spades
    """
    if len(holdings) != len(contributions):
        raise CardError(f"{len(holdings)} holdings, but {len(contributions)} contributions")
    if not isinstance(table, Table):
        raise CardError(f"expected a Table such as Table(unit=1), got {table!r}")
    if table.button is not None and table.button not in range(len(holdings)):
        last = len(holdings) - 1
        raise CardError(
            f"the button is a player's index from 0 to {last}, not {table.button!r}"
        )
    check_amounts([*contributions, table.unit])
    live = [seat for seat, cards in enumerate(holdings) if cards is not None]
    # All cards at once: two players may share a card who share no pot.
    held = [parse_cards(cards) for cards in holdings if cards is not None]
    shared = parse_cards(board)
    checked_ranker(ranker).deck.check_deal(held, shared)

    @cache
    def half(rules: Ranker) -> _Half[Amount]:
        """Return the contest by some rules; before there is one, hands need not be whole."""
        showdown = Showdown(rules, held, board=shared, hole_cards=hole_cards)
        return _Half(showdown, live, table)

    awards: list[Award[Amount]] = []
    folded = set(range(len(holdings))).difference(live)
    for number, pot in enumerate(side_pots(contributions, folded)):
        if len(pot.players) == 1:
            awards.append(Award(pot.players[0], pot.amount, number))
            continue
        lowest = half(low).won(pot.players) if low else {}
        parts = [("", pot.amount, half(ranker).won(pot.players))]
        if lowest:
            for_high, for_low = halves(pot.amount, table.unit)
            parts = [("high", for_high, parts[0][2]), ("low", for_low, lowest)]
        for which, amount, shown in parts:
            shares = _shares(amount, shown, table, len(holdings))
            awards += [
                Award(seat, share, number, which, *shown[seat], odd)
                for seat, (share, odd) in sorted(shares.items())
                if share
            ]
    return tuple(awards)


@dataclass(frozen=True)
class _Half(Generic[Amount]):
    """The contest for a pot or for half of it.

    Attributes:
        showdown: the hands, in the order of the seats that are live, ties not broken.
        live: the seats of the holdings.
        table: how the table divides pots.
    """

    showdown: Showdown
    live: list[int]
    table: Table[Amount]

    def won(self, seats: Sequence[int]) -> dict[int, tuple[Hand, str]]:
        """Return the seats that win against each other, what with, and what broke a tie."""
        tied = self.showdown.winners([self.live.index(seat) for seat in seats])
        rule = self.table.tie_break
        hands = {index: self._shown(index) for index in tied}
        if rule and len(tied) > 1:
            best = max(rule.strength(hand) for hand in hands.values())
            won = [index for index in tied if rule.strength(hands[index]) == best]
        else:
            won = list(tied)
        broken = rule if len(won) < len(tied) else None
        return {
            self.live[index]: (hands[index], broken.explain(hands[index]) if broken else "")
            for index in won
        }

    def _shown(self, index: int) -> Hand:
        """Return the hand that a player shows: of equal ones the one that suits best."""
        rule, order = self.table.tie_break, self.table.order
        by = rule.strength if rule else lambda hand: _heights(hand, order)
        return self.showdown.shown(index, by)


def _heights(hand: Hand, order: SuitOrder) -> list[tuple[int, int]]:
    """Return what orders hands by their highest card, then the next, and so on (S2)."""
    return sorted(map(order.key, hand.plays_as), reverse=True)


def _shares(
    amount: Amount, shown: dict[int, tuple[Hand, str]], table: Table[Amount], seats: int
) -> dict[int, tuple[Amount, str]]:
    """Return each winner's share, and why an odd chip is in it (S6)."""
    if not shown:
        raise CardError("no hand qualifies for the pot")
    heights = {seat: _heights(hand, table.order) for seat, (hand, _) in shown.items()}
    if table.button is None:
        # Hands that are equal to the last card, the board's, get odd chips by seat.
        first = sorted(shown, key=lambda seat: heights[seat], reverse=True)
    else:
        place = table.button + 1
        first = sorted(shown, key=lambda seat: (seat - place) % seats)
    shares = divide(amount, first, table.unit)
    least = min(shares.values())
    return {
        seat: (share, _why(seat, first, heights, table) if share > least else "")
        for seat, share in shares.items()
    }


def _why(
    seat: int,
    first: Sequence[int],
    heights: dict[int, list[tuple[int, int]]],
    table: Table[Amount],
) -> str:
    """Return why a seat gets an odd chip before the next in line without one."""
    if table.button is not None:
        return "by the seat from the button"
    for mine, theirs in zip(heights[seat], heights[first[-1]], strict=True):
        if mine != theirs:
            return f"by the {_card(mine, table.order).word}"
    return "by seat"


def _card(height: tuple[int, int], order: SuitOrder) -> Card:
    rank, strength = height
    return Card(Rank(rank), Suit(order.suits[-strength]))
