"""Decks: which cards a game is played with, and how many of each."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain
from types import MappingProxyType
from typing import TYPE_CHECKING, SupportsIndex, TypeVar

from acehigh.cards import Card, Joker, Rank, Suit
from acehigh.checks import integer, whole_number
from acehigh.errors import CardError, DuplicateCardError, NotInDeckError
from acehigh.parsing import Cards, parse_cards

if TYPE_CHECKING:
    from random import Random

    from acehigh.markup import Printer

T = TypeVar("T")

FOUR_SUITS = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)

MOST_IN_A_DECK = 10_000
"""Cards in the largest deck, its copies and jokers together: 192 decks of 52."""


@dataclass(frozen=True, repr=False)
class Deck:
    """The cards a game is played with: every rank in every suit, and jokers.

    Args:
        ranks: the ranks, lowest first.
        suits: the suits.
        jokers: the jokers of one deck.
        copies: how many such decks are shuffled together (P6).

    Raises:
        CardError: there is no rank, no suit or no copy, or one is named twice; or there are
            more than `MOST_IN_A_DECK` cards.

    >>> deck = Deck.standard(jokers=1)
    >>> len(deck), "As" in deck, deck.count("Jk"), deck
    (53, True, 1, Deck.standard(jokers=1))
    """

    ranks: tuple[Rank, ...] = tuple(Rank)
    suits: tuple[Suit, ...] = FOUR_SUITS
    jokers: tuple[Card, ...] = ()
    copies: int = 1

    def __post_init__(self) -> None:
        ranks = _each_once("rank", Rank, self.ranks)
        suits = _each_once("suit", Suit, self.suits)
        jokers = _jokers(self.jokers)
        copies = integer(self.copies)
        if copies is None or copies < 1:
            raise CardError(f"a game needs one deck or more, not {self.copies!r}")
        if copies * (len(ranks) * len(suits) + len(jokers)) > MOST_IN_A_DECK:
            raise CardError(f"a deck has at most {MOST_IN_A_DECK:,} cards, its copies together")
        # Sorted, so that equal decks are equal values however they were written.
        object.__setattr__(self, "ranks", tuple(sorted(ranks)))
        object.__setattr__(self, "suits", tuple(s for s in Suit if s in suits))
        kinds = list(Joker)
        jokers.sort(key=lambda card: kinds.index(card.joker or Joker.PLAIN))
        object.__setattr__(self, "jokers", tuple(jokers))
        object.__setattr__(self, "copies", copies)

    @classmethod
    def standard(cls, jokers: SupportsIndex | Cards = 0) -> "Deck":
        """Return the 52 cards, with so many plain jokers, or with the jokers named.

        >>> len(Deck.standard()), len(Deck.standard(jokers="BJ SJ"))
        (52, 54)
        """
        return cls().with_jokers(jokers)

    @classmethod
    def stripped(cls, lowest: Rank) -> "Deck":
        """Return the deck whose ranks below the lowest are left out (P1).

        >>> [len(Deck.stripped(rank)) for rank in (Rank.FIVE, Rank.SIX, Rank.SEVEN)]
        [40, 36, 32]
        """
        if not isinstance(lowest, Rank):
            raise CardError(f"the lowest card of a deck is a Rank, not {lowest!r}")
        return cls(tuple(rank for rank in Rank if rank >= lowest))

    @classmethod
    def twenty(cls) -> "Deck":
        """Return the 20 cards from ace to ten (P3)."""
        return cls.stripped(Rank.TEN)

    @classmethod
    def five_suits(cls) -> "Deck":
        """Return the 65 cards in five suits (P5)."""
        return cls(suits=tuple(Suit))

    def with_jokers(self, jokers: SupportsIndex | Cards) -> "Deck":
        """Return this deck with so many plain jokers, or with the jokers named.

        Raises:
            CardError: no number, a negative one or one above `MOST_IN_A_DECK`; a card that is
                no joker.

        >>> Deck.stripped(Rank.SEVEN).with_jokers(2)
        Deck.stripped(Rank.SEVEN).with_jokers(2)
        """
        number = integer(jokers)
        if number is None:
            if isinstance(jokers, bool) or not isinstance(jokers, Iterable):
                raise CardError(
                    f"a deck has a number of jokers, or those named; not {jokers!r}"
                )
            return replace(self, jokers=parse_cards(jokers))
        if number < 0:
            raise CardError(f"a deck has no joker or some, not {jokers}")
        # One too many is enough to be refused.
        number = min(number, MOST_IN_A_DECK + 1)
        return replace(self, jokers=(Card(joker=Joker.PLAIN),) * number)

    def __mul__(self, copies: SupportsIndex) -> "Deck":
        """Return so many of this deck shuffled together (P6)."""
        return replace(self, copies=self.copies * whole_number(copies, "a number of decks"))

    __rmul__ = __mul__

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """Every card, as often as the deck has it: by suit, by rank, then the jokers."""
        naturals = tuple(Card(rank, suit) for suit in self.suits for rank in self.ranks)
        return (naturals + self.jokers) * self.copies

    @cached_property
    def counts(self) -> Mapping[Card, int]:
        """How many the deck has of each card that it has. It cannot be changed."""
        counts: dict[Card, int] = {}
        for card in self.cards:
            counts[card] = counts.get(card, 0) + 1
        return MappingProxyType(counts)

    def count(self, card: Card | str) -> int:
        """Return how many of this card the deck has.

        Raises:
            ParseError: the text is no card.
        """
        (card,) = parse_cards([card])
        return self.counts.get(card, 0)

    def has(self, cards: Cards) -> bool:
        """Return whether these cards, or those the text names, can be dealt together."""
        held = parse_cards(cards)
        return all(held.count(card) <= self.count(card) for card in set(held))

    def check(self, cards: Cards) -> None:
        """Raise an error unless these cards can be dealt from the deck.

        Args:
            cards: the cards, or their text.

        Raises:
            ParseError: something is no card.
            NotInDeckError: the deck lacks a card.
            DuplicateCardError: a card is held more often than the deck has it.
        """
        cards = parse_cards(cards)
        different = set(cards)
        if len(different) == len(cards) and different <= self.counts.keys():
            return
        seen: dict[Card, int] = {}
        for card in cards:
            seen[card] = seen.get(card, 0) + 1
            available = self.counts.get(card, 0)
            if not available:
                raise NotInDeckError(f"{card} is not in the {self.name}{_hint(card)}")
            if seen[card] > available:
                raise DuplicateCardError(
                    f"{card} is held {cards.count(card)} times in {joined(cards)}, "
                    f"but the {len(self)}-card deck has {available}"
                )

    def check_deal(self, holdings: Sequence[Cards], board: Cards = ()) -> None:
        """Raise an error unless one deal can have given these holdings and this board.

        Raises:
            NotInDeckError: the deck lacks a card.
            DuplicateCardError: a card is held more often than the deck has it.
        """
        held, shared = [parse_cards(cards) for cards in holdings], parse_cards(board)
        everything = tuple(chain(shared, *held))
        if len(set(everything)) == len(everything):
            self.check(everything)
            return
        for cards in (shared, *held):
            self.check(cards)
        for card in dict.fromkeys(everything):
            if everything.count(card) > self.count(card):
                # Each holding is possible alone, so this is a card that two of them share.
                owners = [f"the holding {joined(cards)}" for cards in held if card in cards]
                if card in shared:
                    owners.insert(0, "the board")
                raise DuplicateCardError(
                    f"{card} is in {' and '.join(owners)}, {everything.count(card)} times in "
                    f"all, but the {len(self)}-card deck has {self.count(card)}"
                )

    def shuffled(self, random: "Random | None" = None) -> list[Card]:
        """Return the cards in a random order.

        Args:
            random: where the randomness comes from; a `random.Random` with a seed gives
                the same order again, `random.SystemRandom` one that none can foresee.
                Default: a fresh `random.Random`.
        """
        if random is None:
            # Imported here, not above: it takes longer than all the rest of this package.
            from random import Random  # noqa: PLC0415

            random = Random()
        return random.sample(self.cards, len(self))

    def deal(
        self, players: int, each: int, board: int = 0, random: "Random | None" = None
    ) -> tuple[list[tuple[Card, ...]], tuple[Card, ...]]:
        """Shuffle, and return so many holdings of so many cards, and a board.

        Raises:
            CardError: a negative number, or more cards than the deck has.

        >>> from random import Random
        >>> holdings, board = Deck.standard().deal(2, 2, board=5, random=Random(1))
        >>> len(holdings), len(holdings[0]), len(board)
        (2, 2, 5)
        """
        players = whole_number(players, "the number of players")
        each, board = whole_number(each, "a holding"), whole_number(board, "a board")
        if min(players, each, board) < 0 or players * each + board > len(self):
            raise CardError(
                f"cannot deal {players} x {each} cards and a board of {board} "
                f"from a {len(self)}-card deck"
            )
        cards = self.shuffled(random)
        places = [each * player for player in range(players)]
        holdings = [tuple(cards[place : place + each]) for place in places]
        return holdings, tuple(cards[players * each : players * each + board])

    def __len__(self) -> int:
        return len(self.cards)

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)

    def __contains__(self, card: object) -> bool:
        if isinstance(card, str):
            (card,) = parse_cards([card])
        return card in self.counts

    def __reduce__(self) -> tuple[type["Deck"], tuple[object, ...]]:
        return Deck, (self.ranks, self.suits, self.jokers, self.copies)

    def __repr__(self) -> str:
        plain = all(card.joker is Joker.PLAIN for card in self.jokers)
        jokers = str(len(self.jokers)) if plain else repr(joined(self.jokers))
        text = self._without_jokers()
        if self.jokers:
            if text == "Deck.standard()":
                text = f"Deck.standard(jokers={jokers})"
            else:
                text += f".with_jokers({jokers})"
        return text if self.copies == 1 else f"{text} * {self.copies}"

    def _repr_pretty_(self, printer: "Printer", cycle: bool) -> None:
        # For hypothesis, which writes all fields of a dataclass otherwise.
        del cycle
        printer.text(repr(self))

    def _without_jokers(self) -> str:
        ranks, suits = self.ranks, self.suits
        whole = ranks == tuple(Rank)
        if whole and suits in (FOUR_SUITS, tuple(Suit)):
            return "Deck.standard()" if suits == FOUR_SUITS else "Deck.five_suits()"
        if suits == FOUR_SUITS and ranks == tuple(rank for rank in Rank if rank >= ranks[0]):
            return f"Deck.stripped({ranks[0]!r})"
        return f"Deck(ranks={ranks!r}, suits={suits!r})"

    @property
    def name(self) -> str:
        """What to call the deck in a message: ``"36-card deck, whose lowest rank is 6"``."""
        lowest = self.ranks[0]
        stripped = "" if lowest is Rank.TWO else f", whose lowest rank is {lowest}"
        return f"{len(self)}-card deck{stripped}"


def _hint(card: Card) -> str:
    """Return what is to be said of a card that a deck lacks: how jokers are had."""
    if not card.joker:
        return ""
    return ": it takes a deck with jokers, and Wild or Bug to give them a meaning"


def _each_once(name: str, kind: type[T], values: Iterable[T]) -> list[T]:
    """Return the ranks or suits of a deck, if that is what they are.

    Raises:
        CardError: they are something else, or none, or one is there twice.
    """
    several = _several(values)
    for one in several:
        if not isinstance(one, kind):
            raise CardError(f"a deck's {name}s are each a {kind.__name__}, not {one!r}")
    if len(set(several)) < len(several) or not several:
        raise CardError(f"a deck has some ranks and suits, each {name} once, not {values!r}")
    return several


def _jokers(values: Iterable[Card]) -> list[Card]:
    several = _several(values)
    for one in several:
        if not isinstance(one, Card) or not one.joker:
            raise CardError(f"a deck's jokers are jokers, not {one}")
    return several


def _several(values: Iterable[T]) -> list[T]:
    """Return the values as a list; what is not several, as text, is one value."""
    several = isinstance(values, Iterable) and not isinstance(values, str)
    return list(values) if several else [values]  # type: ignore[list-item]  # refused later


def joined(cards: Iterable[object]) -> str:
    """Return cards as a message names them, between spaces; "none" if there are none."""
    return " ".join(map(str, cards)) or "none"


STANDARD = Deck.standard()
"""The 52 cards."""
