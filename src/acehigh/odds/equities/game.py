"""A game as equities ask about it: how it is dealt, and whether such cards can be."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol, TypeAlias

from acehigh.cards import Card
from acehigh.decks import Deck
from acehigh.errors import CardError, DuplicateCardError, HandSizeError
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
        """How many cards of a holding must play. None: any number."""
        ...

    @property
    def most_hole_cards(self) -> int | None:
        """How many of them may play at most. None: any number."""
        ...

    @property
    def among(self) -> str:
        """Which cards may play: ``"all"``, the ``"holding"``, the ``"hole cards"``."""
        ...


class DealtGame(Protocol):
    """What is asked of a game: `acehigh.games.Game` is one."""

    @property
    def name(self) -> str:
        """What it is known by."""
        ...

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

    @property
    def needs_upcards(self) -> bool:
        """Whether it matters which cards are dealt up. Equities are not counted then."""
        ...


AnyGame: TypeAlias = Ranker | DealtGame | str
"""A game, its name, or a ranker."""


def asked_game(game: AnyGame) -> Ranker | DealtGame:
    """Return a game, by its name if that is given, or a ranker.

    Raises:
        CardError: it is neither, or equities are not counted in such a game.
    """
    if isinstance(game, str):
        # Imported here, not above: most who count equities have a game at hand.
        from acehigh.games import game_named  # noqa: PLC0415

        game = game_named(game)
    if isinstance(game, Ranker):
        return game
    try:
        needs_upcards, among = game.needs_upcards, [part.among for part in game.parts]
    except (AttributeError, TypeError):
        raise CardError(f"expected a game or a ranker, got {game!r}") from None
    if needs_upcards:
        raise CardError(f"equities are not counted in {game.name}, where upcards matter")
    if "hole cards" in among:
        raise CardError(
            f"equities are not counted in {game.name}, where hole cards alone win a part"
        )
    return game


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
            CardError: as for `asked_game`.
        """
        asked = asked_game(game)
        if not isinstance(asked, Ranker):
            parts = [
                Part(one.name, one.ranker, one.hole_cards, one.most_hole_cards, one.among)
                for one in asked.parts
            ]
            return cls(asked.deck, asked.hole, asked.board, tuple(parts))
        held = max(2 if isinstance(one, Range) else len(one) for one in given)
        size, whole = asked.hand_size, (Part("", asked),)
        if board:
            return cls(asked.deck, held, max(len(board), size - held), whole)
        return cls(asked.deck, max(held, size), 0, whole)

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
        self.deck.check_deal(known, board)
        self._check_dead(dead, [board, *known])
        number = len(given) * self.hole + self.board + len(dead)
        if number > len(self.deck):
            raise HandSizeError(
                f"{len(given)} players with {self.hole} cards each, a board of {self.board} "
                f"and {len(dead)} dead cards are {number}, more than the {self.deck.name}"
            )
        # What the rules do not take they refuse themselves: jokers, or too few cards.
        for part in self.parts:
            part.ranker.key(self.deck.cards[-self.hole - self.board :])

    def _check_dead(self, dead: tuple[Card, ...], seen: Sequence[tuple[Card, ...]]) -> None:
        """Raise an error if a dead card is seen elsewhere.

        Raises:
            CardError: it is, or the deck lacks it.
        """
        self.deck.check(dead)
        for card in dead:
            if sum(cards.count(card) for cards in (dead, *seen)) > self.deck.count(card):
                where = next(cards for cards in seen if card in cards)
                raise DuplicateCardError(f"{card} is dead, but also in {joined(where)}")
