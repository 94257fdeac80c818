"""`equity`: how often each player wins which part of a pot, exactly where possible."""

from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import Executor
from dataclasses import replace
from fractions import Fraction
from functools import partial
from itertools import combinations
from math import comb, prod
from typing import NamedTuple, Protocol, TypeAlias

from acehigh.cards import Card
from acehigh.decks import Deck, joined
from acehigh.errors import CardError, HandSizeError, ParseError, TooManyError
from acehigh.evaluators.ranker import Ranker
from acehigh.odds.equities.contest import Contest, Part
from acehigh.odds.equities.matchups import Choice, cost_of, count_matchups, matchups
from acehigh.odds.equities.outcomes import Equity, Outcomes, read_off
from acehigh.odds.equities.sampled import Limits, sample
from acehigh.odds.ranges import Range
from acehigh.odds.sharing import Progress, in_parts
from acehigh.parsing import Cards, parse_cards

MOST_LOOK_UPS = 30_000_000
"""An exact equity may take about so many look-ups: some minutes of work."""

MOST_MATCHUPS = 500_000
"""So many combinations of the players' hands may be looked through."""

_MOST_SAMPLES = 1_000_000
_IN_A_PART = 400_000
_MOST_PARTS = 64

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


def equity(
    game: Ranker | DealtGame,
    players: Iterable[Player],
    *,
    board: Cards = (),
    dead: Cards = (),
    executor: Executor | None = None,
    progress: Progress | None = None,
    samples: int | None = None,
    seed: int | None = None,
    error: float | None = None,
) -> Equity:
    """Return how often each player wins, and the share of the pot that he can expect.

    All deals are counted if that is possible within `MOST_LOOK_UPS`, else some are sampled.

    Args:
        game: the game; or a ranker, by which each player is dealt as many cards as make a
            hand, or the board completes them if there is one.
        players: what each player holds: cards, of which those missing are yet to be dealt, or
            a `Range`; or the text of either.
        board: the known cards of the board.
        dead: cards that can come to nobody.
        executor: what shares the work of a long count among processes.
        progress: called with how many parts of the work are done, and how many there are.
        samples: how many deals are sampled at most, if not all can be counted.
        seed: what the samples are drawn by; the same seed gives the same result.
        error: the standard error of the shares at which sampling stops.

    Raises:
        CardError: as for `winners`; the players' hands cannot be held together.
        TooManyError: all deals are too many to count, and neither `samples` nor `error` is
            given; the error says how many there are.

    >>> from acehigh import AceToFive
    >>> razz = equity(AceToFive(), ["As 2d 3c 4h", "7h 8d 9c Kc"])
    >>> razz.players[0].wins, razz.total
    (1520, 1892)
    """
    table = _Table.of(game, players, parse_cards(board), parse_cards(dead))
    names = [part.name for part in table.contest.parts]
    weighted = table.matchups()
    if weighted is not None:
        cost = sum(map(cost_of, weighted))
        parts = min(cost // _IN_A_PART + 1, len(weighted), _MOST_PARTS)
        work = partial(count_matchups, list(weighted.items()))
        outcomes: Outcomes = Counter()
        for found in in_parts(work, parts, executor=executor, progress=progress):
            outcomes.update(found)
        return read_off(outcomes, names, len(table.choices))
    if samples is None and error is None:
        raise TooManyError(
            f"about {table.deals():,} deals are too many to count: give samples=, how many of "
            "them to deal at random"
        )
    limits = Limits(_number_of_samples(samples), error, seed)
    outcomes, margin = sample(table.contest, table.choices, limits)
    return read_off(outcomes, names, len(table.choices), margin)


class _Table(NamedTuple):
    """What is played, and what each player may hold.

    Attributes:
        contest: what is played, without the holdings.
        choices: the hands that each player may hold.
    """

    contest: Contest
    choices: list[list[Choice]]

    @classmethod
    def of(
        cls,
        game: Ranker | DealtGame,
        players: Iterable[Player],
        board: tuple[Card, ...],
        dead: tuple[Card, ...],
    ) -> "_Table":
        """Return what was asked, once it is clear that it can be dealt."""
        if isinstance(players, str):
            raise ParseError(f"expected several players, got one text: {players!r}")
        given = list(map(read_player, players))
        if not given:
            raise CardError("an equity needs players")
        deal = _Deal.of(game, given, board)
        known = [held for held in given if not isinstance(held, Range)]
        deal.check(known, board)
        if len(known) < len(given) and deal.hole != 2:
            raise CardError(f"a range is of two cards, but a player holds {deal.hole}")
        deal.deck.check_deal([*known, dead], board)
        used = {*board, *dead, *(card for held in known for card in held)}
        left = [card for card in deal.deck.counts if card not in used]
        choices, missing = [], []
        for held in given:
            later = 0 if isinstance(held, Range) else deal.hole - len(held)
            now = later if deal.board and comb(len(left), later) <= MOST_MATCHUPS else 0
            choices.append(_choices(held, left, now))
            missing.append(later - now)
        to_come = deal.board - len(board)
        parts = tuple(deal.parts)
        return cls(Contest(deal.deck, parts, (), tuple(missing), board, to_come, dead), choices)

    def matchups(self) -> dict[Contest, int] | None:
        """Return the different matchups and their weights; None if they are too many."""
        if prod(map(len, self.choices)) > MOST_MATCHUPS:
            return None
        weighted = matchups(self.contest, self.choices)
        return weighted if sum(map(cost_of, weighted)) <= MOST_LOOK_UPS else None

    def deals(self) -> int:
        """Return about how many deals there are."""
        holdings = tuple(some[0][0] for some in self.choices)
        return prod(map(len, self.choices)) * replace(self.contest, holdings=holdings).deals


class _Deal(NamedTuple):
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
    parts: Sequence[Part]

    @classmethod
    def of(
        cls,
        game: Ranker | DealtGame,
        given: Sequence[tuple[Card, ...] | Range],
        board: tuple[Card, ...],
    ) -> "_Deal":
        """Return how a game is dealt; or a ranker, so that each player has a whole hand."""
        if not isinstance(game, Ranker):
            parts = [Part(part.name, part.ranker, part.hole_cards) for part in game.parts]
            return cls(game.deck, game.hole, game.board, parts)
        held = max(2 if isinstance(one, Range) else len(one) for one in given)
        size, parts = game.hand_size, [Part("", game)]
        if board:
            return cls(game.deck, held, max(len(board), size - held), parts)
        return cls(game.deck, max(held, size), 0, parts)

    def check(self, known: Sequence[tuple[Card, ...]], board: tuple[Card, ...]) -> None:
        """Raise an error unless so many cards can be held and be on the board.

        Raises:
            HandSizeError: they cannot.
        """
        if len(board) > self.board:
            raise HandSizeError(f"the board has {self.board} cards, not {len(board)}")
        for held in known:
            if len(held) > self.hole:
                raise HandSizeError(
                    f"a player holds {self.hole} cards, not {len(held)}: {joined(held)}"
                )


def read_player(player: Player) -> tuple[Card, ...] | Range:
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
    player: tuple[Card, ...] | Range, left: Sequence[Card], missing: int
) -> list[Choice]:
    """Return the hands that a player may hold once so many cards more are dealt."""
    if isinstance(player, Range):
        return list(player)
    return [((*player, *some), Fraction(1)) for some in combinations(left, missing)]


def _number_of_samples(samples: int | None) -> int:
    if samples is None:
        return _MOST_SAMPLES
    if type(samples) is not int or samples < 1:
        raise CardError(f"samples is a number of deals, not {samples!r}")
    return samples
