"""What was asked: the game, what each player may hold, and whether it can be dealt at all."""

from collections.abc import Callable, Collection, Iterable, Mapping, Set
from contextlib import suppress
from dataclasses import replace
from fractions import Fraction
from functools import partial
from itertools import combinations
from math import comb, factorial, prod
from typing import NamedTuple, TypeAlias

from acehigh.cards import Card
from acehigh.decks import Deck
from acehigh.errors import CardError, ParseError
from acehigh.evaluators.ranker import Ranker
from acehigh.holdings import parse_holding
from acehigh.odds.equities import board_by_board
from acehigh.odds.equities.contest import Contest, has_repeats
from acehigh.odds.equities.game import AnyGame, Deal, asked_game
from acehigh.odds.equities.matchups import (
    Choice,
    check_held,
    cost_of,
    count_matchups,
    matchups,
    whole_weights,
)
from acehigh.odds.equities.outcomes import Outcomes
from acehigh.odds.ranges import Range
from acehigh.parsing import Cards, parse_cards

MOST_LOOK_UPS = 30_000_000
"""An exact equity may take about so many look-ups: some minutes of work."""

MOST_MATCHUPS = 500_000
"""So many combinations of the players' hands may be looked through."""

Player: TypeAlias = Cards | Range
"""The cards that a player holds, or the hands that he may hold; or the text of either."""


class Plan(NamedTuple):
    """How all deals are counted.

    Attributes:
        work: counts one of so many parts of the work.
        pieces: into how many parts the work can be divided at most.
        cost: about how many look-ups it takes.
    """

    work: Callable[[int, int], Outcomes]
    pieces: int
    cost: int


class Table(NamedTuple):
    """What is played, and what each player may hold.

    Attributes:
        contest: what is played, without the holdings.
        held: the known cards of each player, or the range.
        choices: the hands that each player may hold: with cards that are yet to be dealt, where
            these are best gone through one by one.
    """

    contest: Contest
    held: list[tuple[Card, ...] | Range]
    choices: list[list[Choice]]

    @classmethod
    def of(cls, game: AnyGame, players: Iterable[Player], board: Cards, dead: Cards) -> "Table":
        """Return what was asked, once it is clear that it can be dealt.

        Raises:
            CardError: it cannot.
        """
        given = read_players(game, players)
        shared, out = parse_cards(board), parse_cards(dead)
        deal = Deal.of(game, given, shared)
        deal.check(given, shared, out)
        given = [() if _is_any_hand(held, deal.deck) else held for held in given]
        held_by_all = [held for held in given if not isinstance(held, Range)]
        known = sum(held_by_all, shared + out)
        left = len(deal.deck) - len(known)
        later = [0 if isinstance(held, Range) else deal.hole - len(held) for held in given]
        to_come = deal.board - len(shared)
        contest = Contest(deal.deck, deal.parts, (), (0,) * len(given), shared, to_come, out)
        hands = [
            len(held) if isinstance(held, Range) else comb(left, number)
            for held, number in zip(given, later, strict=True)
        ]
        few = prod(hands) <= MOST_MATCHUPS or (
            board_by_board.serves(contest, deal.hole, hands)
            and board_by_board.cost(contest, deal.hole, hands) <= MOST_LOOK_UPS
        )
        # Without a board, cards to come are counted in a better way than one by one.
        by_hand = deal.board and not has_repeats(deal.deck) and few
        now = later if by_hand else [0] * len(later)
        if now != later:
            contest = replace(contest, missing=tuple(later))
        known_now = zip(given, now, strict=True)
        choices = [_choices(held, deal.deck, known, number) for held, number in known_now]
        return cls(contest, given, choices)

    @property
    def part_names(self) -> list[str]:
        """The names of the parts of the pot."""
        return [part.name for part in self.contest.parts]

    def plan(self) -> Plan | None:
        """Return how all deals are counted; None if that takes too long.

        Raises:
            CardError: the players cannot hold their hands at the same time.
        """
        hole, hands = len(self.choices[0][0][0]), list(map(len, self.choices))
        if not any(self.contest.missing) and board_by_board.serves(self.contest, hole, hands):
            plan: Plan | None = self._by_boards(hole, hands)
        else:
            plan = self._by_matchups()
        return plan if plan and plan.cost <= MOST_LOOK_UPS else None

    def _by_matchups(self) -> Plan | None:
        """Return how to count one matchup after the other, unless there are too many."""
        possible = prod(map(len, self.choices))
        if possible > MOST_MATCHUPS or (possible > 1 and self._least_cost() > MOST_LOOK_UPS):
            return None
        weighted = matchups(self.contest, self.choices)
        cost = sum([cost_of(one) for one, _ in weighted])
        return Plan(partial(count_matchups, weighted), len(weighted), cost)

    def _by_boards(self, hole: int, hands: list[int]) -> Plan:
        """Return how to count one board after the other."""
        weighted = whole_weights(self.choices)
        check_held(self.contest, weighted)
        players = board_by_board.in_order(self.contest.deck, weighted)
        work = partial(board_by_board.count_boards, self.contest, players)
        pieces = board_by_board.number_of_boards(self.contest) * hands[0]
        return Plan(work, pieces, board_by_board.cost(self.contest, hole, hands))

    def _least_cost(self) -> int:
        """Return how many look-ups it takes at least, before the matchups are looked through.

        With one range at most it is known how many matchups there are, and no more of them are
        alike than there are ways to name the suits.
        """
        if sum(isinstance(held, Range) for held in self.held) > 1:
            return 0
        contest, choices = self.at_random()
        later = zip(contest.missing, self.contest.missing, strict=True)
        dealt = replace(
            contest,
            holdings=tuple(some[0][0] for some in choices),
            missing=tuple(one - other for one, other in later),
            to_come=0,
        )
        number = prod(map(len, choices)) * dealt.deals
        holdings = tuple(some[0][0] for some in self.choices)
        alike = factorial(len(contest.deck.suits))
        return max(number // alike, 1) * cost_of(replace(self.contest, holdings=holdings))

    def at_random(self) -> tuple[Contest, list[list[Choice]]]:
        """Return what is played, and the hands that each player may hold, to be drawn from.

        Cards that are yet to be dealt are no part of these hands: drawn for each player, they
        would seldom fit each other.
        """
        choices, missing = [], []
        for held, some, later in zip(
            self.held, self.choices, self.contest.missing, strict=True
        ):
            choices.append(some if isinstance(held, Range) else [(held, Fraction(1))])
            missing.append(later + len(some[0][0]) - len(choices[-1][0][0]))
        return replace(self.contest, missing=tuple(missing)), choices

    def deals(self) -> int:
        """Return how many deals there are; of several ranges about how many."""
        contest, choices = self.at_random()
        holdings = tuple(some[0][0] for some in choices)
        return prod(map(len, choices)) * replace(contest, holdings=holdings).deals


def read_players(game: AnyGame, players: Iterable[Player]) -> list[tuple[Card, ...] | Range]:
    """Return what each player holds.

    Raises:
        CardError: as for `asked_game`.
        ParseError: it is no players, or what one holds is neither cards nor a range.
        CardError: there are no players.
    """
    if isinstance(players, str | Range) or not isinstance(players, Iterable):
        raise ParseError(f"expected several players, got {players!r}")
    if isinstance(players, Set | Mapping):
        raise ParseError(f"expected players in order, got {players!r}")
    asked = asked_game(game)
    two = not isinstance(asked, Ranker) and asked.hole == 2
    given = [_read_player(player, most=2 if two else None) for player in players]
    if not given:
        raise CardError("expected players, got none")
    return given


def _read_player(player: Player, most: int | None) -> tuple[Card, ...] | Range:
    """Return the cards that a player holds, or the range; text may be either.

    Args:
        player: the player.
        most: of more cards than that, as in ``"AhKh, AsKs"``, a range is made if they are one.

    Raises:
        ParseError: the text is neither.
    """
    if isinstance(player, Range):
        return player
    try:
        held = parse_cards(parse_holding(player))
        if isinstance(player, str) and most is not None and len(held) > most:
            with suppress(ParseError):
                return Range(player)
        return held
    except ParseError as error:
        if not isinstance(player, str):
            raise
        try:
            return Range(player)
        except ParseError as other:
            raise ParseError(f"neither cards nor a range: {error}; {other}") from None


def _is_any_hand(player: tuple[Card, ...] | Range, deck: Deck) -> bool:
    """Return whether a player may hold any two cards, all of them alike: nothing is known."""
    if not isinstance(player, Range) or len(player) < comb(len(deck), 2):
        return False
    weights = [weight for pair, weight in player if deck.counts.keys() >= set(pair)]
    return len(weights) == comb(len(deck), 2) and len(set(weights)) == 1


def _choices(
    player: tuple[Card, ...] | Range, deck: Deck, known: Collection[Card], missing: int
) -> list[Choice]:
    """Return the hands that a player may hold once so many cards more are dealt.

    Raises:
        CardError: no hand of a range can be held.
    """
    if isinstance(player, Range):
        there = deck.counts.keys() - set(known)
        found: list[Choice] = [(pair, weight) for pair, weight in player if there >= set(pair)]
        if not player:
            raise CardError("a player's range has no hand")
        if not found:
            raise CardError(
                f"no hand of the range {str(player)!r} can be held: "
                "its cards are known elsewhere, or not in the deck"
            )
        return found
    left = [card for card in deck.counts if card not in known] if missing else []
    return [((*player, *some), Fraction(1)) for some in combinations(left, missing)]
