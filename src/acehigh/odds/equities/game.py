"""A game as equities ask about it: how it is dealt, and whether such cards can be."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol, TypeAlias

from acehigh.cards import Card
from acehigh.decks import Deck
from acehigh.errors import CardError, HandSizeError
from acehigh.evaluators.ranker import Ranker
from acehigh.odds.equities.contest import Part, has_repeats
from acehigh.odds.ranges import Range
from acehigh.parsing import joined


class GamePart(Protocol):
    """What is asked of a part of a game."""

    @property
    def name(self) -> str:
        """What it is called."""
        ...

    @property
    def ranker(self) -> Ranker:
        """The rules by which it is won."""
        ...

    @property
    def hole_cards(self) -> int | None:
        """How many cards of a holding must play."""
        ...


class DealtGame(Protocol):
    """What is asked of a game."""

    @property
    def deck(self) -> Deck:
        """The deck."""
        ...

    @property
    def hole(self) -> int:
        """How many cards each player holds at the showdown."""
        ...

    @property
    def board(self) -> int:
        """How many cards the board has then."""
        ...

    @property
    def parts(self) -> Sequence[GamePart]:
        """The parts of the pot."""
        ...


AnyGame: TypeAlias = Ranker | DealtGame | str
"""A game, its name, or a ranker."""


class Deal(NamedTuple):
    """How many cards are dealt, and what is played for.

    Attributes:
        deck: the deck.
        hole: how many cards each player holds at the showdown.
        board: how many cards the board has then.
        parts: the parts of the pot.
    """

    deck: Deck
    hole: int
    board: int
    parts: tuple[Part, ...]

    @classmethod
    def of(
        cls,
        game: AnyGame,
        given: Sequence[tuple[Card, ...] | Range],
        board: tuple[Card, ...],
    ) -> "Deal":
        """Return how a game is dealt; or a ranker, so that each player has a whole hand.

        Raises:
            CardError: it is neither.
        """
        if isinstance(game, str):
            # Imported here, not above: most who count equities have a game at hand.
            from acehigh.games import game_named  # noqa: PLC0415

            game = game_named(game)
        if not isinstance(game, Ranker):
            if getattr(game, "needs_upcards", False):
                raise CardError(f"equities are not counted where upcards matter: {game!r}")
            try:
                parts = tuple(map(_part, game.parts))
                return cls(game.deck, game.hole, game.board, parts)
            except AttributeError:
                raise CardError(f"expected a game or a ranker, got {game!r}") from None
        held = max(2 if isinstance(one, Range) else len(one) for one in given)
        size, parts = game.hand_size, (Part("", game),)
        if board:
            return cls(game.deck, held, max(len(board), size - held), parts)
        return cls(game.deck, max(held, size), 0, parts)

    def with_a_card_more(self, board: int) -> "Deal":
        """Return the same with a card more, on the board if it has so many cards, not none."""
        if board:
            return self._replace(board=board + 1)
        return self._replace(hole=self.hole + 1)

    def check(
        self,
        given: Sequence[tuple[Card, ...] | Range],
        board: tuple[Card, ...],
        dead: tuple[Card, ...],
    ) -> None:
        """Raise an error unless such cards can be held, be on the board and be dead.

        Raises:
            CardError: they cannot.
        """
        known = [held for held in given if not isinstance(held, Range)]
        if len(board) > self.board:
            raise HandSizeError(f"the board has {self.board} cards, not {len(board)}")
        for held in known:
            if len(held) > self.hole:
                raise HandSizeError(
                    f"a player holds {self.hole} cards, not {len(held)}: {joined(held)}"
                )
        if len(known) < len(given) and self.hole != 2:
            raise CardError(f"a range is of two cards, but a player holds {self.hole}")
        if len(known) < len(given) and has_repeats(self.deck):
            raise CardError(
                f"a range is of different cards: the {self.deck.name} has some twice"
            )
        self.deck.check_deal([*known, dead], board)
        number = len(given) * self.hole + self.board + len(dead)
        if number > len(self.deck):
            raise HandSizeError(
                f"{len(given)} players with {self.hole} cards each, a board of {self.board} "
                f"and {len(dead)} dead cards are {number}, more than the {self.deck.name}"
            )
        # What the rules do not take they refuse themselves: jokers, or too few cards.
        for part in self.parts:
            part.ranker.key(self.deck.cards[-self.hole - self.board :])


def _part(part: GamePart) -> Part:
    """Return a part of a game, if equities can be counted by its rules.

    Raises:
        CardError: it matters which cards are dealt up.
    """
    among = getattr(part, "among", "all")
    if among == "hole cards":
        raise CardError(f"{part.name}: equities are not counted of hole cards alone")
    most = getattr(part, "most_hole_cards", None)
    return Part(part.name, part.ranker, part.hole_cards, most, among)
