"""Boards to come, counted by their ranks and then corrected for flushes.

A key depends on the ranks held and on flushes, nothing else. So the boards that have the same
ranks are one look-up for each player, times the number of ways to deal such a board. That
counts every board as if no flush were possible. Then, for each suit in which somebody may make
a flush, the boards with enough cards of the suit are gone through: those cards one by one, the
rest of the board by ranks. Where the flush changes who wins, the count is corrected.
"""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from acehigh.cards import Card, Suit
from acehigh.engine.draws import Draw, draws
from acehigh.engine.tables import Flushes
from acehigh.odds.equities.contenders import Contender
from acehigh.odds.equities.contest import Contest
from acehigh.odds.equities.outcomes import Outcomes

_draws = lru_cache(maxsize=64)(draws)


class BoardCount:
    """The boards that may come, for players whose cards are all known.

    Who wins is written as one number: for each part a bit for each player who wins it.
    """

    def __init__(self, contest: Contest) -> None:
        """Lay out the boards and who wins on them, flushes apart.

        Args:
            contest: what is played, by rules that this way serves (see `serves`).
        """
        self._contest = contest
        self._players = len(contest.holdings)
        self._contenders = [
            [Contender(part, part.tables, held) for held in contest.holdings]
            for part in contest.parts
        ]
        # All parts are played with one deck, so a rank has the same weight in each.
        self._of_rank = contest.parts[0].tables.weights.of_rank
        drawn = self._drawn(contest.stub)
        sums = [[one for one, _ in some] for some in drawn]
        self._place = {one: place for place, one in enumerate(sums[-1])}
        self._ways = [ways for _, ways in drawn[-1]]
        self._values = [
            [one.values(sums, contest.board) for one in of_part] for of_part in self._contenders
        ]
        self._most = [list(map(max, *values, values[0])) for values in self._values]
        self._winners = [0] * len(self._ways)
        for part, values in enumerate(self._values):
            shift = part * self._players
            self._winners = [
                one | won << shift
                for one, won in zip(self._winners, _winners(values), strict=True)
            ]

    def _drawn(self, cards: Sequence[Card]) -> list[list[Draw[int]]]:
        """Return the rank sums of up to so many of these cards as may come to the board."""
        by_rank = Counter(card.rank for card in cards)
        kinds = tuple((self._of_rank[rank], by_rank[rank]) for rank in by_rank if rank)
        return _draws(kinds, self._contest.to_come, 0)

    @staticmethod
    def serves(contest: Contest) -> bool:
        """Return whether boards can be counted so."""
        return (
            all(part.counts_by_ranks for part in contest.parts)
            and contest.only_the_board_is_to_come
            and not any(card.joker for card in contest.deck.cards)
            and contest.deck.copies == 1
            and sum(part.tables.flushes is Flushes.HELP for part in contest.parts) <= 1
            and not BoardCount._two_suits_at_once(contest)
        )

    @staticmethod
    def _two_suits_at_once(contest: Contest) -> bool:
        """Return whether a board may give flushes in two suits."""
        needed = [
            min(
                (
                    need
                    for part in contest.parts
                    for held in contest.holdings
                    if (need := Contender(part, part.tables, held).needs(suit)) is not None
                ),
                default=None,
            )
            for suit in contest.deck.suits
        ]
        least = sorted(one for one in needed if one is not None)
        return len(least) > 1 and sum(least[:2]) <= len(contest.board) + contest.to_come

    def outcomes(self) -> Outcomes:
        """Return in how many deals each outcome comes about."""
        counts: Counter[int] = Counter()
        for winners, ways in zip(self._winners, self._ways, strict=True):
            counts[winners] += ways
        for part, of_part in enumerate(self._contenders):
            if of_part[0].tables.flushes is Flushes.HELP:
                for suits in self._alike_suits():
                    self._correct(counts, part, suits[0], len(suits))
        every = (1 << self._players) - 1
        shifts = [part * self._players for part in range(len(self._contenders))]
        return Counter(
            {
                tuple([winners >> shift & every for shift in shifts]): number
                for winners, number in counts.items()
                if number
            }
        )

    def _alike_suits(self) -> list[list[Suit]]:
        """Return the suits in groups of those that only differ by name."""
        alike: dict[object, list[Suit]] = {}
        contest = self._contest
        for suit in contest.deck.suits:
            cards = [contest.stub, contest.board, *contest.holdings]
            shape = tuple(
                frozenset(card.rank for card in some if card.suit is suit) for some in cards
            )
            alike.setdefault(shape, []).append(suit)
        return list(alike.values())

    def _correct(self, counts: Counter[int], part: int, suit: Suit, times: int) -> None:
        """Correct the count for boards on which somebody makes a flush in a suit.

        Args:
            counts: the count.
            part: the part in which flushes help.
            suit: the suit.
            times: for how many suits the correction stands.
        """
        contenders = self._contenders[part]
        needs = [need for one in contenders if (need := one.needs(suit)) is not None]
        if not needs:
            return
        known = tuple(
            [self._of_rank[c.rank] for c in self._contest.board if c.suit is suit and c.rank]
        )
        left = [self._of_rank[c.rank] for c in self._contest.stub if c.suit is suit and c.rank]
        rests = self._drawn([card for card in self._contest.stub if card.suit is not suit])
        to_come = self._contest.to_come
        for number in range(max(min(needs) - len(known), 0), min(to_come, len(left)) + 1):
            drawn = list(combinations(left, number))
            boards = [known + some for some in drawn]
            flushes = [one.flush_values(suit, boards) for one in contenders]
            corrected = self._corrections(
                part, list(map(sum, drawn)), rests[to_come - number], flushes
            )
            for winners, ways in corrected.items():
                counts[winners] += ways * times

    def _corrections(
        self,
        part: int,
        drawn: Sequence[int],
        rests: Sequence[Draw[int]],
        flushes: Sequence[Sequence[int]],
    ) -> Counter[int]:
        """Return what changes where boards have some cards of a suit.

        Args:
            part: the part in which flushes help.
            drawn: for each choice of so many cards of the suit, their rank sum.
            rests: the rank sums of the rest of the board, and the ways to deal each.
            flushes: for each player, what orders the flush with each choice.
        """
        shift = part * self._players
        others = ~((1 << self._players) - 1 << shift)
        place, before = self._place, self._winners
        values = self._values[part]
        most_of = self._most[part]
        changes: Counter[int] = Counter()
        for at, (one, best, won) in enumerate(
            zip(drawn, map(max, *flushes, flushes[0]), _winners(flushes), strict=True)
        ):
            if not best:
                continue
            won <<= shift
            for rest, ways in rests:
                board = place[one + rest]
                old = before[board]
                if most_of[board] < best:
                    new = old & others | won
                else:
                    mine = [
                        max(of_player[board], of_flush[at])
                        for of_player, of_flush in zip(values, flushes, strict=True)
                    ]
                    new = old & others | _winners([[one] for one in mine])[0] << shift
                if new != old:
                    changes[new] += ways
                    changes[old] -= ways
        return changes


def _winners(values: Sequence[Sequence[int]]) -> list[int]:
    """Return who wins on each board, given what each player is worth there."""
    if len(values) == 2:
        return [
            (1 if one > two else 2 if two > one else 3) if one or two else 0
            for one, two in zip(*values, strict=True)
        ]
    most = list(map(max, *values, values[0]))
    masks = [0] * len(most)
    for player, mine in enumerate(values):
        bit = 1 << player
        for at, (one, best) in enumerate(zip(mine, most, strict=True)):
            if one == best and one:
                masks[at] += bit
    return masks
