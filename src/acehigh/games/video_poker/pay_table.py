"""`PayTable`: what a video poker machine pays, how a deal is played best, what it returns."""

from collections.abc import Iterable, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from acehigh.cards import Rank
from acehigh.decks import Deck
from acehigh.errors import AmountError, CardError
from acehigh.games.video_poker.holds import Hold, holds_of
from acehigh.games.video_poker.lines import ROYALS, line_named
from acehigh.games.video_poker.payouts import Amount, Payouts
from acehigh.games.video_poker.returns import Returns, returns_of
from acehigh.odds.sharing import Progress
from acehigh.parsing import Cards

MOST_COINS = 5


@dataclass(frozen=True)
class PayTable:
    """What a video poker machine pays (G12): a value, of which a game is one row.

    Args:
        name: what players call it.
        lines: what each line pays for a coin, by the names that `line_named` knows; pairs or
            a mapping. A hand is paid by the best line it is on.
        wild: the rank that is wild.
        joker: whether a joker is in the deck; it is wild.
        royal_with_five_coins: what a royal flush without wild cards pays for each coin when
            five are bet.

    Raises:
        UnknownNameError: the name of a line means nothing; the error names the nearest.
        AmountError: a payout is no number above zero.
        CardError: a line is there twice, or there is none for the royal flush.

    >>> table = PayTable("royals only", {"royal flush": 250})
    >>> table.payout("As Ks Qs Js Ts"), table.payout("As Ks Qs Js Ts", coins=4)
    (800, 250)
    """

    name: str
    lines: Mapping[str, Amount] | Iterable[tuple[str, Amount]]
    wild: Rank | None = None
    joker: bool = False
    royal_with_five_coins: Amount = 800

    def __post_init__(self) -> None:
        object.__setattr__(self, "lines", _rows(self.name, self.lines))
        if not (self.wild is None or isinstance(self.wild, Rank)):
            raise CardError(f"what is wild is a Rank or None, not {self.wild!r}")
        if not isinstance(self.joker, bool):
            raise CardError(f"a joker is in the deck or not: True or False, not {self.joker!r}")
        _check_amount("a royal flush with five coins", self.royal_with_five_coins)

    @property
    def deck(self) -> Deck:
        """The cards the game is dealt from."""
        return self._for_five.deck

    def payout(self, cards: Cards, coins: int = MOST_COINS) -> Amount:
        """Return what five cards pay for each coin, 0 if nothing.

        Args:
            cards: the five cards that are held in the end.
            coins: how many coins are bet, five by default. The royal flush alone pays more
                for each of five coins than for each of fewer.

        Raises:
            AmountError: no such number of coins can be bet.
            HandSizeError: there are more or fewer than five cards.
            NotInDeckError: a joker where the game has none.
            DuplicateCardError: a card is there twice.

        >>> from acehigh.games.video_poker import JACKS_OR_BETTER_9_6
        >>> JACKS_OR_BETTER_9_6.payout("9s 9h 9d 4c 4s")
        9
        """
        payouts = self._payouts(coins)
        line = payouts.line_of(payouts.checked(cards))
        return 0 if line is None else payouts.lines[line][1]

    def holds(self, cards: Cards) -> tuple[Hold, ...]:
        """Return all 32 ways to play a deal, best first, for five coins bet.

        Each has the cards `held` and what is `expected` for a coin: exactly, over all draws
        there are. Of equal holds the one of less `variance` comes first, then the one of
        more cards, then of higher cards (a joker above the ace), then in spades, hearts,
        diamonds, clubs.

        The first call for a table takes a second or two, others a fraction of a millisecond.

        Raises:
            CardError: as for `payout`.

        >>> from acehigh.games.video_poker import JACKS_OR_BETTER_9_6
        >>> for hold in JACKS_OR_BETTER_9_6.holds("Ks Qs Js Ts 9s")[:2]:
        ...     print(hold)
        Ks Qs Js Ts 9s: 50.0000
        Ks Qs Js Ts: 18.6170
        """
        return holds_of(self._for_five, self._for_five.checked(cards))

    def returns(
        self, executor: Executor | None = None, progress: Progress | None = None
    ) -> Returns:
        """Return what the game gives back under perfect play, and how often each line is hit.

        Exact, for five coins bet, over all deals and all draws to each. Takes some seconds.

        Args:
            executor: what shares the work: any `concurrent.futures.Executor`. Default: it is
                all done here.
            progress: called after each part of the work with how many are done, and how many
                there are.
        """
        return returns_of(self._for_five, executor, progress)

    def _payouts(self, coins: int) -> Payouts:
        """Return what the lines pay for each of so many coins."""
        if type(coins) is not int or not 1 <= coins <= MOST_COINS:
            raise AmountError(
                f"a bet is a whole number of coins, 1 to {MOST_COINS}, not {coins!r}"
            )
        return self._for_five if coins == MOST_COINS else self._for_fewer

    @cached_property
    def _for_fewer(self) -> Payouts:
        return Payouts(tuple(dict(self.lines).items()), self.wild, self.joker)

    @cached_property
    def _for_five(self) -> Payouts:
        lines = dict(self.lines)
        lines |= dict.fromkeys(lines.keys() & set(ROYALS), self.royal_with_five_coins)
        return Payouts(tuple(lines.items()), self.wild, self.joker)


def _rows(
    table: str, lines: Mapping[str, Amount] | Iterable[tuple[str, Amount]]
) -> tuple[tuple[str, Amount], ...]:
    """Return the lines as pairs of a name and what it pays, if they make a pay table."""
    try:
        pairs = lines.items() if isinstance(lines, Mapping) else lines
        rows = tuple((name, pays) for name, pays in pairs)
    except (TypeError, ValueError):
        raise CardError(
            f"the lines of {table!r} are pairs of a name and what it pays, not {lines!r}"
        ) from None
    for name, pays in rows:
        line_named(name)
        _check_amount(f"{name!r} of {table!r}", pays)
    names = [name for name, _ in rows]
    twice = [name for name in names if names.count(name) > 1]
    if twice:
        raise CardError(f"the pay table {table!r} has {twice[0]!r} twice")
    if not set(names).intersection(ROYALS):
        raise CardError(
            f"the pay table {table!r} has no royal flush: "
            f"a line {' or '.join(map(repr, ROYALS))} is missing"
        )
    return rows


def _check_amount(line: str, pays: object) -> None:
    if isinstance(pays, bool) or not isinstance(pays, int | Fraction) or pays <= 0:
        raise AmountError(f"{line} pays a whole number or a Fraction above 0, not {pays!r}")
