"""What was asked: the game, what each player may hold, and whether it can be dealt at all."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import combinations
from math import comb, prod
from typing import NamedTuple, Protocol, TypeAlias

from acehigh.cards import Card
from acehigh.decks import Deck, joined
from acehigh.errors import CardError, HandSizeError, ParseError
from acehigh.evaluators.ranker import Ranker
from acehigh.odds.equities.contest import Contest, Part, has_repeats
from acehigh.odds.equities.matchups import Choice, cost_of, matchups
from acehigh.odds.ranges import Range
from acehigh.parsing import Cards, parse_cards

MOST_LOOK_UPS = 30_000_000
"""An exact equity may take about so many look-ups: some minutes of work."""

MOST_MATCHUPS = 500_000
"""So many combinations of the players' hands may be looked through."""

Player: TypeAlias = Cards | Range
"""The cards that a player holds, or the hands that he may hold; or the text of either."""


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
        game: Ranker | DealtGame,
        given: Sequence[tuple[Card, ...] | Range],
        board: tuple[Card, ...],
    ) -> "Deal":
        """Return how a game is dealt; or a ranker, so that each player has a whole hand.

        Raises:
            CardError: it is neither.
        """
        if not isinstance(game, Ranker):
            try:
                parts = tuple(
                    [Part(part.name, part.ranker, part.hole_cards) for part in game.parts]
                )
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
            raise CardError(f"a range is of different cards: the {self.deck.name} has some twice")
        self.deck.check_deal([*known, dead], board)
        number = len(given) * self.hole + self.board + len(dead)
        if number > len(self.deck):
            raise HandSizeError(
                f"{len(given)} players with {self.hole} cards each, a board of {self.board} and "
                f"{len(dead)} dead cards are {number}, more than the {self.deck.name}"
            )
        # What the rules do not take they refuse themselves: jokers, or too few cards.
        for part in self.parts:
            part.ranker.key(self.deck.cards[-self.hole - self.board :])


class Table(NamedTuple):
    """What is played, and what each player may hold.

    Attributes:
        contest: what is played, without the holdings.
        choices: the hands that each player may hold.
    """

    contest: Contest
    choices: list[list[Choice]]

    @classmethod
    def of(
        cls, game: Ranker | DealtGame, players: Iterable[Player], board: Cards, dead: Cards
    ) -> "Table":
        """Return what was asked, once it is clear that it can be dealt.

        Raises:
            CardError: it cannot.
        """
        given = read_players(players)
        shared, out = parse_cards(board), parse_cards(dead)
        deal = Deal.of(game, given, shared)
        deal.check(given, shared, out)
        used = {*shared, *out}
        used.update(card for held in given if not isinstance(held, Range) for card in held)
        left = [card for card in deal.deck.counts if card not in used]
        choices, missing = [], []
        for held in given:
            later = 0 if isinstance(held, Range) else deal.hole - len(held)
            # Without a board, cards to come are counted in a better way than one by one.
            by_hand = deal.board and not has_repeats(deal.deck)
            now = later if by_hand and comb(len(left), later) <= MOST_MATCHUPS else 0
            choices.append(_choices(held, deal.deck, left, now))
            missing.append(later - now)
        to_come = deal.board - len(shared)
        contest = Contest(deal.deck, deal.parts, (), tuple(missing), shared, to_come, out)
        return cls(contest, choices)

    def matchups(self) -> dict[Contest, int] | None:
        """Return the different matchups and their weights; None if they are too many.

        Raises:
            CardError: the players cannot hold their hands at the same time.
        """
        if prod(map(len, self.choices)) > MOST_MATCHUPS:
            return None
        weighted = matchups(self.contest, self.choices)
        return weighted if sum(map(cost_of, weighted)) <= MOST_LOOK_UPS else None

    def deals(self) -> int:
        """Return about how many deals there are."""
        holdings = tuple(some[0][0] for some in self.choices)
        return prod(map(len, self.choices)) * replace(self.contest, holdings=holdings).deals


def read_players(players: Iterable[Player]) -> list[tuple[Card, ...] | Range]:
    """Return what each player holds.

    Raises:
        ParseError: it is no players, or what one holds is neither cards nor a range.
        CardError: there are no players.
    """
    if isinstance(players, str | Range) or not isinstance(players, Iterable):
        raise ParseError(f"expected several players, got {players!r}")
    given = list(map(_read_player, players))
    if not given:
        raise CardError("an equity needs players")
    return given


def _read_player(player: Player) -> tuple[Card, ...] | Range:
    """Return the cards that a player holds, or the range; text may be either.

    Raises:
        ParseError: the text is neither.
    """
    if isinstance(player, Range):
        return player
    try:
        return parse_cards(player)
    except ParseError as error:
        if not isinstance(player, str):
            raise
        try:
            return Range(player)
        except ParseError as other:
            raise ParseError(f"neither cards nor a range: {error}; {other}") from None


def _choices(
    player: tuple[Card, ...] | Range, deck: Deck, left: Sequence[Card], missing: int
) -> list[Choice]:
    """Return the hands that a player may hold once so many cards more are dealt."""
    if isinstance(player, Range):
        return [(pair, weight) for pair, weight in player if deck.counts.keys() >= set(pair)]
    return [((*player, *some), Fraction(1)) for some in combinations(left, missing)]
