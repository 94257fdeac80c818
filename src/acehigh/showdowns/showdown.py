"""`Showdown`: some holdings, a board and the rules, as one value that is asked who wins."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations
from typing import Literal, Protocol, TypeAlias

from acehigh.cards import Card
from acehigh.checks import integer
from acehigh.dealt import check_deal
from acehigh.errors import CardError, HandSizeError
from acehigh.evaluators.ranker import Ranker, checked_ranker
from acehigh.holdings import (
    AnyHolding,
    Holding,
    by_index,
    parse_holding,
    parse_holdings,
    several_holdings,
)
from acehigh.keys import Hand, RankKey
from acehigh.parsing import Cards, joined, parse_cards
from acehigh.showdowns.best_keys import keys_of_hold_em, places_of_best


class TieBreak(Protocol):
    """A house rule that decides between hands of equal value."""

    def strength(self, hand: Hand) -> tuple[int, int]:
        """Return what orders such hands: a greater one wins."""
        ...

    def explain(self, hand: Hand) -> str:
        """Return what decides, in words."""
        ...


Sizes: TypeAlias = Literal["same", "any"]
"""Whether the holdings that are compared with a board have as many cards each."""

_SIZED = {list, tuple, Holding}


class Showdown:
    """Some holdings that are compared: made once, ranked once, and asked in several ways.

    Args:
        ranker: the rules.
        holdings: each player's cards, or their text.
        board: cards that all players share.
        hole_cards: how many cards a hand takes from the holding, the rest being from the
            board: 2 in Omaha. Default: any number.
        most_hole_cards: how many cards a hand takes from the holding at most: 2 in lazy
            pineapple. Default: any number.
        tie_break: what breaks ties: a `SuitTieBreak`, or its rule alone, ``"highest"``.
            Default: ties stay.
        sizes: ``"any"`` if players may have different numbers of cards beside the board.

    Attributes:
        keys: what the best hand of each holding is worth.

    Raises:
        CardError: as for `Ranker.key`; a DuplicateCardError too where players, or a player
            and the board, hold a card more often than the deck has it; a HandSizeError where
            holdings beside a board have different sizes.

    >>> from acehigh import High
    >>> showdown = Showdown(High(), ["Kh 3d", "Ad 2c"], board="As Qs Jd 9h 4c")
    >>> showdown.winners(), str(showdown.hand(1))
    ((1,), 'As Ad Qs Jd 9h: pair of aces, queen kicker')
    """

    __slots__ = (
        "_board",
        "_hands",
        "_holdings",
        "hole_cards",
        "keys",
        "most_hole_cards",
        "ranker",
        "tie_break",
    )

    def __init__(
        self,
        ranker: Ranker,
        holdings: Iterable[Cards],
        *,
        board: Cards = (),
        hole_cards: int | None = None,
        most_hole_cards: int | None = None,
        tie_break: TieBreak | str | None = None,
        sizes: Sizes = "same",
    ) -> None:
        self.hole_cards: int | None = hole_cards
        self.most_hole_cards: int | None = most_hole_cards
        self.tie_break: TieBreak | None = (
            None if tie_break is None else checked_tie_break(tie_break)
        )
        if sizes not in ("same", "any"):
            raise CardError(f"sizes are 'same' or 'any', not {sizes!r}")
        self._hands: dict[int, Hand] = {}
        self.ranker: Ranker = ranker if isinstance(ranker, Ranker) else checked_ranker(ranker)
        self._holdings: Sequence[Cards] = several_holdings(holdings)
        self._board: Cards = board
        any_hole_cards = hole_cards is None is most_hole_cards
        keys = keys_of_hold_em(ranker, self._holdings, board) if any_hole_cards else None
        self.keys: list[RankKey] = keys or self._ranked(sizes)

    def _ranked(self, sizes: Sizes) -> list[RankKey]:
        """Return the keys of what is no plain hold'em: other deals, text and mistakes."""
        self._board = board = parse_cards(self._board)
        if self.hole_cards is not None or self.most_hole_cards is not None:
            self._holdings = parsed = parse_holdings(self._holdings)
            if self.hole_cards is None:
                self._check_sizes(sizes)
            return self._keys_with_hole_cards(list(map(tuple, parsed)), board)
        self._holdings = held = by_index(
            lambda cards: cards if type(cards) in _SIZED else parse_holding(cards),
            self._holdings,
        )
        self._check_sizes(sizes)
        return self.ranker.keys(held, board, one_deal=True)

    @property
    def holdings(self) -> tuple[tuple[Card, ...], ...]:
        """The cards of each holding."""
        return tuple(map(parse_cards, self._holdings))

    def _check_sizes(self, sizes: Sizes) -> None:
        """Raise an error unless holdings of different sizes are meant, beside a board."""
        if not self._board or len(set(map(len, self._holdings))) < 2 or sizes == "any":  # type: ignore[arg-type]  # all have a size by now
            return
        held = self.holdings
        few, many = min(held, key=len), max(held, key=len)
        raise HandSizeError(
            f"beside the board one player holds {len(few)} ({joined(few)}), another "
            f"{len(many)} ({joined(many)}); if that is meant, say sizes='any'"
        )

    @property
    def board(self) -> tuple[Card, ...]:
        """The cards that all players share."""
        return parse_cards(self._board)

    def winners(self, among: Sequence[int] | None = None) -> tuple[int, ...]:
        """Return the indices of all holdings that share the pot, in their order.

        Holdings that do not qualify never win (L3), so there may be no winner.

        Args:
            among: the indices of those who play for the pot. Default: all.
        """
        keys = self.keys if among is None else [self.keys[index] for index in among]
        if not keys:
            return ()
        tied = places_of_best(keys)
        if not self.ranker.qualifies(keys[tied[0]]):
            # A hand that is not the best may qualify where the best does not.
            ranked = self.ranking(among)
            return ranked[0] if ranked else ()
        if among is not None:
            tied = [among[place] for place in tied]
        if self.tie_break is not None and len(tied) > 1:
            tied = self._split(tied)[0]
        return tuple(tied)

    def ranking(self, among: Sequence[int] | None = None) -> tuple[tuple[int, ...], ...]:
        """Return the indices of the holdings in groups of equals, the best group first.

        Holdings that do not qualify are left out (L3).

        Args:
            among: the indices of those who are compared. Default: all.
        """
        groups: dict[RankKey, list[int]] = {}
        for index in range(len(self.keys)) if among is None else among:
            if self.keys[index].qualifies:
                groups.setdefault(self.keys[index], []).append(index)
        ranked = [groups[key] for key in sorted(groups, reverse=True)]
        if self.tie_break is not None:
            ranked = [part for group in ranked for part in self._split(group)]
        return tuple(map(tuple, ranked))

    def hand(self, index: int) -> Hand:
        """Return the best hand of a holding.

        Raises:
            CardError: there is no holding of this index.
        """
        hand = self._hands.get(index)
        if hand is None:
            if integer(index) not in range(len(self.keys)):
                raise CardError(f"a player's index is below {len(self.keys)}, not {index!r}")
            hand = self._hands[index] = self.ranker.best(self._chosen(index)[0])
        return hand

    def shown(self, index: int, by: Callable[[Hand], object] | None = None) -> Hand:
        """Return the hand that a player shows: of equal ones the one that suits best.

        Args:
            index: the player's.
            by: what orders equal hands: the player shows the greatest. Default: by the
                house rule that breaks ties.
        """
        strength = by or (self.tie_break.strength if self.tie_break else None)
        if strength is None:
            return self.hand(index)
        return max(self._equal_hands(index), key=strength)  # type: ignore[arg-type]  # `object` has no `<` for mypy; tuples of numbers do

    def _equal_hands(self, index: int) -> Iterator[Hand]:
        """Yield each hand that is worth the key of a holding."""
        for cards in self._chosen(index):
            yield from self.ranker.equal_hands(cards, self.keys[index])

    def _split(self, group: Sequence[int]) -> list[list[int]]:
        """Return a group of equals in groups by the house rule, the best first."""
        assert self.tie_break is not None
        parts: dict[tuple[int, int], list[int]] = {}
        for index in group:
            strength = self.tie_break.strength(self.shown(index))
            parts.setdefault(strength, []).append(index)
        return [parts[one] for one in sorted(parts, reverse=True)]

    def _chosen(self, index: int) -> Sequence[AnyHolding]:
        """Return the sets of cards whose best hand is worth the key of a holding."""
        held = parse_holding(self._holdings[index])
        if self.hole_cards is None and self.most_hole_cards is None:
            return [held + self.board]
        key = self.ranker.key
        return [cards for cards in self._choices(held) if key(cards) == self.keys[index]]

    def _keys_with_hole_cards(
        self, held: list[tuple[Card, ...]], board: tuple[Card, ...]
    ) -> list[RankKey]:
        """Return the keys where a hand takes so many cards from the holding, or at most."""
        ranker, size = self.ranker, self.ranker.hand_size
        check_deal(held, board, ranker.deck.counts, ranker.deck.name)
        exact = self.hole_cards is not None
        asked = self.hole_cards if exact else self.most_hole_cards
        number = integer(asked)
        if number is None or not 0 <= number <= size:
            raise HandSizeError(f"a hand has {size} cards, not {asked!r} hole cards")
        if ranker.counts_all_cards:
            raise CardError(f"{ranker!r} counts all cards: it goes without exact hole cards")
        if not exact:
            self.most_hole_cards = number
            return [
                max(map(ranker.key, self._choices(cards)), key=ranker.preference)
                for cards in held
            ]
        self.hole_cards = number
        for cards in held:
            if len(cards) < number or len(board) < size - number:
                raise HandSizeError(
                    f"{number} hole cards and {size - number} of the board make a "
                    f"hand, but there are {len(cards)} ({joined(cards)}) and {len(board)} "
                    f"({joined(board)})"
                )
        return ranker.keys_with_hole_cards(held, board, number)

    def _choices(self, held: AnyHolding) -> Iterator[tuple[Card, ...]]:
        """Yield the cards that a player may make a hand of."""
        board = self.board
        if self.hole_cards is None:
            for mine in combinations(held, min(self.most_hole_cards or 0, len(held))):
                yield mine + board
            return
        for mine in combinations(held, self.hole_cards):
            for theirs in combinations(board, self.ranker.hand_size - self.hole_cards):
                yield mine + theirs


def checked_tie_break(value: TieBreak | str) -> TieBreak:
    """Return a house rule, which may be given by the name of a `SuitTieBreak` alone.

    Raises:
        CardError: it is neither.
    """
    if not isinstance(value, str) and callable(getattr(value, "strength", None)):
        return value
    # Imported here, not above: few showdowns have a house rule, and a dataclass takes a
    # millisecond to make.
    from acehigh.showdowns.tiebreaks import suit_tie_break  # noqa: PLC0415

    return suit_tie_break(value)
