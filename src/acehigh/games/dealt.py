"""What may have been dealt in a game: checked before anything is computed."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from acehigh.cards import Card, Rank
from acehigh.decks import Deck
from acehigh.errors import CardError, HandSizeError
from acehigh.holdings import AnyHolding, Holding, parse_holding, several_holdings
from acehigh.parsing import Cards, joined, parse_cards


@dataclass(frozen=True)
class Dealt:
    """How many cards of which kind are dealt in a game.

    Attributes:
        game: the game's name.
        deck: its deck.
        hole: how many cards each player holds, upcards included.
        board: how many cards all share.
        up: how many of a player's cards are dealt up.
        extra: the rank that gets its player another card when dealt up.
        needs_upcards: whether it must be known which cards are dealt up.
    """

    game: str
    deck: Deck
    hole: int
    board: int
    up: int
    extra: Rank | None
    needs_upcards: bool

    def checked(
        self, holdings: Iterable[Cards], board: Cards
    ) -> tuple[list[AnyHolding], tuple[Card, ...]]:
        """Return the holdings and the board as cards, if that is what the game deals.

        Raises:
            CardError: they are not; see `Game.winners`.
        """
        held = list(map(parse_holding, several_holdings(holdings)))
        shared = parse_cards(board)
        for cards in held:
            self._check_holding(cards)
        self._check_board(shared)
        self.deck.check_deal(held, shared)
        return held, shared

    def upcards_known(self, holding: AnyHolding) -> Holding:
        """Return a holding, if it says which cards are dealt up.

        Raises:
            CardError: it does not.
        """
        if not isinstance(holding, Holding):
            raise CardError(
                f"in {self.game} it matters which cards are dealt up: put the hole cards of "
                f"{joined(holding)} in parentheses, as in '(As 2d) 7h 8c 9d Tc (Kd)'"
            )
        return holding

    def _check_holding(self, holding: AnyHolding) -> None:
        if self.needs_upcards:
            holding = self.upcards_known(holding)
        up = holding.up if isinstance(holding, Holding) else ()
        if up and not self.up:
            raise CardError(f"{self.game} has no upcards, but {holding} has {joined(up)}")
        more = sum(card.rank is self.extra for card in up) if self.extra else 0
        number = len(holding)
        if not self.hole <= number <= self.hole + more:
            each = f"{self.hole} card{'s' if self.hole > 1 else ''}"
            most = f" or up to {self.hole + more}" if more else ""
            raise HandSizeError(
                f"{self.game} is played with {each}{most} each, not {number}: {joined(holding)}"
            )
        if isinstance(holding, Holding) and not self.up <= len(up) <= self.up + more:
            raise HandSizeError(
                f"{self.game} deals {self.up} of {self.hole} cards up, not {len(up)}: {holding}"
            )

    def _check_board(self, board: Sequence[Card]) -> None:
        if len(board) == self.board:
            return
        if not self.board:
            raise HandSizeError(f"{self.game} has no board, but there is one: {joined(board)}")
        raise HandSizeError(
            f"{self.game} has a board of {self.board}, not of {len(board)}: {joined(board)}"
        )
