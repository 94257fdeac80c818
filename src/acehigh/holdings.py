"""Holdings with hole cards and upcards, as in stud: who sees which cards."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import TypeAlias, TypeVar, overload

from acehigh import markup
from acehigh.cards import Card
from acehigh.errors import CardError, ParseError
from acehigh.parsing import CARDS, Cards, parse_cards, parse_concealed

_LISTS = {list, tuple}

T = TypeVar("T")
Made = TypeVar("Made")


@dataclass(frozen=True, repr=False)
class Holding(Sequence[Card]):
    """A player's cards, of which some are concealed and others seen by all.

    It is a sequence of its cards, the hole cards first, so whatever takes cards takes it too.

    Args:
        hole: the cards concealed to others, or their text.
        up: the cards that all see, in the order they were dealt, or their text.

    Raises:
        ParseError: something is no card.

    >>> holding = Holding(hole="As 2d Kd", up="7h 8c")
    >>> str(holding), len(holding), holding[0]
    ('(As 2d Kd) 7h 8c', 5, Card(Rank.ACE, Suit.SPADES))
    >>> holding + parse_cards("9s")
    Holding(hole='As 2d Kd', up='7h 8c 9s')
    """

    hole: tuple[Card, ...]
    up: tuple[Card, ...]

    def __init__(self, hole: Cards = (), up: Cards = ()) -> None:
        object.__setattr__(self, "hole", parse_cards(hole))
        object.__setattr__(self, "up", parse_cards(up))

    @property
    def cards(self) -> tuple[Card, ...]:
        """All the cards, the hole cards first."""
        return self.hole + self.up

    def __add__(self, board: Iterable[Card]) -> "Holding":
        """Return the holding with more cards that all see."""
        return Holding(self.hole, self.up + tuple(board))

    def __len__(self) -> int:
        return len(self.hole) + len(self.up)

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)

    @overload
    def __getitem__(self, place: int) -> Card: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[Card, ...]: ...
    def __getitem__(self, place: int | slice) -> Card | tuple[Card, ...]:
        return self.cards[place]

    def __str__(self) -> str:
        hole = f"({_joined(self.hole)})" if self.hole else ""
        return f"{hole} {_joined(self.up)}".strip()

    def __repr__(self) -> str:
        return f"Holding(hole={_joined(self.hole)!r}, up={_joined(self.up)!r})"

    def _repr_pretty_(self, printer: markup.Printer, cycle: bool) -> None:
        # For hypothesis, which writes all fields of a dataclass otherwise.
        del cycle
        printer.text(repr(self))


AnyHolding: TypeAlias = Holding | tuple[Card, ...]
"""Cards of which it is known who sees them, or just cards."""


def parse_holding(holding: Cards) -> AnyHolding:
    """Return a holding: with hole cards and upcards if it says so, or else plain cards.

    Args:
        holding: a `Holding`, which is returned as it is; or cards; or text, in which the hole
            cards stand in parentheses, wherever they were dealt.

    Raises:
        ParseError: something is no card, or a parenthesis stands alone.

    >>> parse_holding("(As 2d) 7h 8c 9d Tc (Kd)")
    Holding(hole='As 2d Kd', up='7h 8c 9d Tc')
    >>> parse_holding("As 2d")
    (Card(Rank.ACE, Suit.SPADES), Card(Rank.TWO, Suit.DIAMONDS))
    """
    if isinstance(holding, Holding):
        return holding
    if isinstance(holding, str) and ("(" in holding or ")" in holding):
        return Holding(*parse_concealed(holding))
    return parse_cards(holding)


def parse_holdings(holdings: Iterable[Cards]) -> list[AnyHolding]:
    """Return several holdings, each as `parse_holding` returns it.

    Raises:
        ParseError: they are one text, or one of them is wrong; the message begins with its
            index.

    >>> parse_holdings([["As"], "(Kd) 7h"])
    [(Card(Rank.ACE, Suit.SPADES),), Holding(hole='Kd', up='7h')]
    """
    held = several_holdings(holdings)
    # Showdowns mostly have lists of cards: two looks at all of them find that out.
    listed = _LISTS.issuperset(map(type, held))
    if listed and CARDS.issuperset(map(type, chain.from_iterable(held))):
        return list(map(tuple, held))  # type: ignore[arg-type]  # mypy does not see that all are cards
    return by_index(parse_holding, held)


def several_holdings(holdings: Iterable[T]) -> list[T]:
    """Return several holdings, which may come from what can be read only once.

    Raises:
        ParseError: it is one text, or no holdings at all.

    >>> several_holdings("As Kd")
    Traceback (most recent call last):
    acehigh.errors.ParseError: expected several holdings, got one text: 'As Kd'
    """
    if isinstance(holdings, str):
        raise ParseError(f"expected several holdings, got one text: {holdings!r}")
    try:
        return list(holdings)
    except TypeError:
        raise ParseError(f"expected holdings, got {holdings!r}") from None


def by_index(made: Callable[[T], Made], of: Iterable[T]) -> list[Made]:
    """Return what is made of each of several holdings.

    Raises:
        CardError: one is wrong; the message begins with its index.

    >>> by_index(parse_holding, ["As", "As 1s"])  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    acehigh.errors.ParseError: holding 1: '1s' is no card: ...
    """
    results = []
    for place, one in enumerate(several_holdings(of)):
        try:
            results.append(made(one))
        except CardError as error:
            raise type(error)(f"holding {place}: {error}") from None
    return results


def concealed_of(holding: Cards) -> tuple[Card, ...] | None:
    """Return the hole cards of a holding; None if it does not say which these are."""
    parsed = parse_holding(holding) if isinstance(holding, str) else holding
    return parsed.hole if isinstance(parsed, Holding) else None


def _joined(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards))
