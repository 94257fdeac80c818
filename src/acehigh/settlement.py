"""From hole cards, board and contributions to who gets what, and why (S6)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Generic

from acehigh.compare import TieBreak, best_hands, winners
from acehigh.errors import CardError
from acehigh.evaluators.protocol import Hand, Ranker
from acehigh.parsing import Cards
from acehigh.pots import Amount, check_amounts, divide, halves, side_pots
from acehigh.suits import SuitOrder


@dataclass(frozen=True)
class Award(Generic[Amount]):
    """What one player gets of one pot, or of a half of it.

    Attributes:
        player: the player.
        amount: what he gets.
        pot: which pot: 0 is the main pot.
        half: ``"high"``, ``"low"``, or nothing where a pot is not halved.
        hand: the hand it is won with; None where nobody else could win the pot.
        odd_chip: why an odd chip is in it; nothing if none is.
    """

    player: int
    amount: Amount
    pot: int
    half: str
    hand: Hand | None
    odd_chip: str

    def __str__(self) -> str:
        half = f" ({self.half})" if self.half else ""
        how = f"with {self.hand.key.describe()}" if self.hand else "uncontested"
        odd = f"; odd chip {self.odd_chip}" if self.odd_chip else ""
        return f"seat {self.player + 1} wins {self.amount}{half} {how}{odd}"


@dataclass(frozen=True)
class Table(Generic[Amount]):
    """How a table divides pots.

    Args:
        unit: what the smallest chip is worth.
        order: the order of suits, by which odd chips go to the highest card.
        button: the seat with the button, in games with blinds: odd chips go to the first
            winner to its left instead.
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
        CardError: as for `winners`, or the numbers of players differ.
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
    check_amounts([*contributions, table.unit])
    folded = [seat for seat, cards in enumerate(holdings) if cards is None]
    held = {seat: cards for seat, cards in enumerate(holdings) if cards is not None}
    showdown = _Showdown(ranker, held, board, hole_cards, table.tie_break)
    awards: list[Award[Amount]] = []
    for number, pot in enumerate(side_pots(contributions, folded)):
        if len(pot.players) == 1:
            awards.append(Award(pot.players[0], pot.amount, number, "", None, ""))
            continue
        lowest = replace(showdown, ranker=low).won(pot.players) if low else {}
        if lowest:
            high_half, low_half = halves(pot.amount, table.unit)
            parts = [("high", high_half, showdown.won(pot.players)), ("low", low_half, lowest)]
        else:
            parts = [("", pot.amount, showdown.won(pot.players))]
        for half, amount, hands in parts:
            awards += _awards(number, half, amount, hands, table, len(holdings))
    return tuple(awards)


@dataclass(frozen=True)
class _Showdown:
    """The hands that are shown, and by which rules."""

    ranker: Ranker
    held: dict[int, Cards]
    board: Cards
    hole_cards: int | None
    tie_break: TieBreak | None

    def __post_init__(self) -> None:
        # All hands at once: two players may share a card who share no pot.
        self._hands(self.held.values())

    def won(self, seats: Sequence[int]) -> dict[int, Hand]:
        """Return the seats that win against each other, and what with."""
        holdings = [self.held[seat] for seat in seats]
        indices = winners(
            self.ranker,
            holdings,
            board=self.board,
            hole_cards=self.hole_cards,
            tie_break=self.tie_break,
        )
        hands = self._hands(holdings)
        return {seats[index]: hands[index] for index in indices}

    def _hands(self, holdings: Iterable[Cards]) -> list[Hand]:
        return best_hands(self.ranker, holdings, board=self.board, hole_cards=self.hole_cards)


def _awards(
    pot: int,
    half: str,
    amount: Amount,
    hands: dict[int, Hand],
    table: Table[Amount],
    seats: int,
) -> list[Award[Amount]]:
    """Return the shares of those who win a pot, or a half of it, in the order of seats."""
    if table.button is None:
        cards = {seat: table.order.highest(hand.plays_as) for seat, hand in hands.items()}
        first = sorted(hands, key=lambda seat: table.order.key(cards[seat]), reverse=True)
        why = {seat: f"by the {card.word}" for seat, card in cards.items()}
    else:
        place = table.button + 1
        first = sorted(hands, key=lambda seat: (seat - place) % seats)
        why = dict.fromkeys(hands, "by the seat from the button")
    shares = divide(amount, first, table.unit)
    least = min(shares.values())
    odd = {seat: why[seat] if share > least else "" for seat, share in shares.items()}
    return [
        Award(seat, shares[seat], pot, half, hands[seat], odd[seat]) for seat in sorted(hands)
    ]
