"""From hole cards, board and contributions to who gets what, and why (G1, S6)."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeAlias

from acehigh.errors import CardError
from acehigh.evaluators.ranker import Ranker, checked_ranker
from acehigh.evaluators.why import in_a_row
from acehigh.holdings import AnyHolding, parse_holding, several_holdings
from acehigh.keys import Hand, RankKey
from acehigh.parsing import Cards, parse_cards
from acehigh.showdowns.awards import HOUSE, Award
from acehigh.showdowns.high_cards import heights
from acehigh.showdowns.odd_chips import Sharing
from acehigh.showdowns.pots import (
    Amount,
    Pot,
    checked_amounts,
    contributed,
    divide,
    side_pots,
    uncalled,
)
from acehigh.showdowns.showdown import Showdown, Sizes
from acehigh.showdowns.table import Rake, Table

__all__ = ["HOUSE", "Award", "Rake", "Table", "held_or_folded", "settle", "settle_parts"]

Contests: TypeAlias = Callable[[Sequence[AnyHolding]], Mapping[str, Showdown]]
"""What makes the contest for each part of the pots, of the holdings that are shown."""


def settle(
    ranker: Ranker,
    holdings: Iterable[Cards | None],
    contributions: Iterable[Amount],
    table: Table[Amount],
    *,
    board: Cards = (),
    hole_cards: int | None = None,
    low: Ranker | None = None,
    dead: Amount | Iterable[Amount] = (),
    sizes: Sizes = "same",
) -> tuple[Award[Amount], ...]:
    """Return who gets what of each pot, the main pot first; nothing is made or lost.

    Bets that nobody called come back first. Then comes the rake, if the table has one.

    Args:
        ranker: the rules.
        holdings: each seat's cards, or their text; None for a player who folded.
        contributions: what each paid.
        table: how the table divides pots.
        board: cards that all players share.
        hole_cards: how many cards a hand takes from the holding; default: any number.
        low: the rules for the low half, in high-low games. If no hand qualifies for it, the
            high takes all.
        dead: money that is in the main pot but counts as nobody's bet, as the ante that the
            big blind posts for all: an amount, or one for each seat.
        sizes: ``"any"`` if players may have different numbers of cards beside the board.

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
    rules = {"high": ranker} if low is None else {"high": ranker, "low": low}
    for one in rules.values():
        checked_ranker(one)
    held, shared = held_or_folded(holdings), parse_cards(board)
    ranker.deck.check_deal([cards for cards in held if cards is not None], shared)

    def contests(shown: Sequence[AnyHolding]) -> dict[str, Showdown]:
        return {
            name: Showdown(one, shown, board=shared, hole_cards=hole_cards, sizes=sizes)
            for name, one in rules.items()
        }

    return settle_parts(
        contests, held, contributions, table, dead=dead, board_cards=len(shared)
    )


def settle_parts(
    contests: Contests,
    holdings: Iterable[Cards | None],
    contributions: Iterable[Amount],
    table: Table[Amount],
    *,
    dead: Amount | Iterable[Amount] = (),
    board_cards: int = 0,
) -> tuple[Award[Amount], ...]:
    """Return who gets what of pots that are divided among any parts (G1).

    Args:
        contests: what makes the contest for each part, the one named first first, of the
            holdings that are shown. It is not asked where there is nothing to contest.
        holdings, contributions, table, dead: as for `settle`.
        board_cards: how many board cards were dealt, for the rake.

    Raises:
        CardError, AmountError: as for `settle`.
    """
    held, paid = held_or_folded(holdings), contributed(contributions)
    _check(held, paid, table)
    folded = [seat for seat, cards in enumerate(held) if cards is None]
    returned = uncalled(paid, folded)
    staked = [amount - back for amount, back in zip(paid, returned, strict=True)]
    pots = side_pots(staked, folded, dead=dead)
    awards: list[Award[Amount]] = [
        Award(seat, back, pots=len(pots), returned=True)
        for seat, back in enumerate(returned)
        if back
    ]
    showdowns: Mapping[str, Showdown] = {}
    if any(len(pot.players) > 1 for pot in pots):
        # All cards at once: two players may share a card who share no pot.
        showdowns = contests([cards for cards in held if cards is not None])
    division = _Division(showdowns, held, table, len(pots))
    taken = table.rake.of(pots, table.unit, board_cards) if table.rake else []
    for number, pot in enumerate(pots):
        amount = pot.amount
        if taken and taken[number]:
            amount -= taken[number]
            awards.append(Award(HOUSE, taken[number], number, pots=len(pots)))
        awards += division.awards(number, Pot(amount, pot.players))
    return tuple(awards)


@dataclass(frozen=True)
class _Division(Generic[Amount]):
    """The contests for the parts, which are asked for each pot.

    Attributes:
        showdowns: by part, the hands in the order of the seats that are live.
        held: each seat's cards, None where a player folded.
        table: how the table divides pots.
        pots: how many pots there are.
    """

    showdowns: Mapping[str, Showdown]
    held: Sequence[AnyHolding | None]
    table: Table[Amount]
    pots: int

    def awards(self, number: int, pot: Pot[Amount]) -> list[Award[Amount]]:
        """Return who gets what of one pot."""
        if not pot.amount:
            return []
        if len(pot.players) == 1:
            return [Award(pot.players[0], pot.amount, number, pots=self.pots)]
        won = {name: self._won(name, pot.players) for name in self.showdowns}
        won = {name: part for name, part in won.items() if part.seats}
        if not won:
            raise CardError("no hand qualifies for the pot")
        awards = []
        served: dict[frozenset[int], set[int]] = {}
        for name, amount in self._amounts(pot.amount, won).items():
            part, before = won[name], served.setdefault(frozenset(won[name].seats), set())
            shares = self._shares(amount, part, before)
            before.update(seat for seat, (_, _, odd) in shares.items() if odd)
            awards += [
                Award(
                    player=seat,
                    amount=share,
                    pot=number,
                    half=name if len(won) > 1 else "",
                    hand=hand,
                    tie=part.seats[seat][1],
                    odd_chip=odd,
                    over=part.over,
                    pots=self.pots,
                )
                for seat, (hand, share, odd) in sorted(shares.items())
                if share
            ]
        return awards

    def _amounts(self, amount: Amount, won: Mapping[str, "_Won"]) -> dict[str, Amount]:
        """Return what each part is worth: equal shares, an odd chip to the first (G1)."""
        names = list(won)
        if len(names) == 1:
            return {names[0]: amount}
        if self.table.odd_half == "shared" and len(won[names[0]].seats) == 1:
            names.sort(key=lambda name: len(won[name].seats) == 1)
        by_place = divide(amount, range(len(names)), self.table.unit)
        amounts = {name: by_place[place] for place, name in enumerate(names)}
        return {name: amounts[name] for name in won}

    def _won(self, name: str, seats: Sequence[int]) -> "_Won":
        """Return which of the seats win a part, what with, and what broke a tie."""
        showdown, rule = self.showdowns[name], self.table.tie_break
        places = [self._live.index(seat) for seat in seats]
        tied = showdown.winners(places)
        hands = {place: showdown.hand(place) for place in tied}
        broken = ""
        if rule and len(tied) > 1:
            hands = {place: showdown.shown(place, rule.strength) for place in tied}
            best = max(rule.strength(hand) for hand in hands.values())
            hands = {p: hand for p, hand in hands.items() if rule.strength(hand) == best}
            broken = "tie" if len(hands) < len(tied) else ""
        return _Won(
            name,
            {
                self._live[place]: (hand, rule.explain(hand) if rule and broken else "")
                for place, hand in hands.items()
            },
            _over([showdown.keys[place] for place in places]),
        )

    @property
    def _live(self) -> list[int]:
        return [seat for seat, cards in enumerate(self.held) if cards is not None]

    def _shares(
        self, amount: Amount, part: "_Won", served: Collection[int]
    ) -> dict[int, tuple[Hand, Amount, str]]:
        """Return what each winner of a part shows and gets, and why an odd chip is in it."""
        hands = {seat: hand for seat, (hand, _) in part.seats.items()}
        even = divide(amount, list(hands), self.table.unit)
        by_card = self.table.tie_break is None and self.table.button is None
        if by_card and len(set(even.values())) > 1:
            # Of equal hands a player shows the one that wins the odd chip.
            order = self.table.order
            hands = {
                seat: self.showdowns[part.name].shown(
                    self._live.index(seat), lambda hand: heights(hand, order)
                )
                for seat in hands
            }
        held = {seat: self.held[seat] or () for seat in hands}
        rules = self.showdowns[part.name].ranker
        sharing = Sharing(rules, hands, held, self.table, len(self.held), served)
        return {
            seat: (hands[seat], share, why)
            for seat, (share, why) in sharing.shares(amount).items()
        }


@dataclass(frozen=True)
class _Won:
    """Who wins a part.

    Attributes:
        name: the part's.
        seats: what each winner shows, and what broke a tie in his favour.
        over: the ranks that decide, if words do not tell them apart.
    """

    name: str
    seats: dict[int, tuple[Hand, str]]
    over: str


def _over(keys: Collection[RankKey]) -> str:
    """Return the ranks that decide, if the two best hands are called by the same words."""
    best = sorted({key for key in keys if key.qualifies}, reverse=True)[:2]
    if len(best) < 2 or best[0].describe() != best[1].describe():
        return ""
    won, lost = (in_a_row(key.ranks) for key in best)
    return f"{won} over {lost}" if won != lost else ""


def held_or_folded(holdings: Iterable[Cards | None]) -> list[AnyHolding | None]:
    """Return the holdings as cards, None for a player who folded.

    Raises:
        ParseError: something is no card, or they are one text, or no holdings.
    """
    return [
        None if cards is None else parse_holding(cards) for cards in several_holdings(holdings)
    ]


def _check(
    held: Sequence[AnyHolding | None], paid: Sequence[Amount], table: Table[Amount]
) -> None:
    """Raise an error unless seats, contributions and table fit each other."""
    if len(held) != len(paid):
        raise CardError(f"{len(held)} holdings, but {len(paid)} contributions")
    if not isinstance(table, Table):
        raise CardError(f"expected a Table such as Table(unit=1), got {table!r}")
    if table.button is not None and table.button not in range(len(held)):
        raise CardError(
            f"the button is a player's index from 0 to {len(held) - 1}, not {table.button!r}"
        )
    checked_amounts(*paid, table.unit)
