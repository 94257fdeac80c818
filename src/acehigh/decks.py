"""Decks: which cards a game is played with, and how many of each."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain
from typing import TYPE_CHECKING

from acehigh.cards import Card, Joker, Rank, Suit
from acehigh.errors import CardError, DuplicateCardError, NotInDeckError
from acehigh.parsing import Cards, parse_cards

if TYPE_CHECKING:
    from random import Random

    from acehigh.markup import Printer

FOUR_SUITS = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)


@dataclass(frozen=True, repr=False)
class Deck:
    """The cards a game is played with: every rank in every suit, and jokers.

    Args:
        ranks: the ranks, lowest first.
        suits: the suits.
        jokers: the jokers of one deck.
        copies: how many such decks are shuffled together (P6).

    Raises:
        CardError: there is no rank, no suit or no copy, or one is named twice.

    >>> deck = Deck.standard(jokers=1)
    >>> len(deck), "As" in deck, deck.count("Jk"), deck
    (53, True, 1, Deck.standard(jokers=1))
    """

    ranks: tuple[Rank, ...] = tuple(Rank)
    suits: tuple[Suit, ...] = FOUR_SUITS
    jokers: tuple[Card, ...] = ()
    copies: int = 1

    def __post_init__(self) -> None:
        for name, kind, values in (("rank", Rank, self.ranks), ("suit", Suit, self.suits)):
            if not _all_of(kind, values) or not values or len(set(values)) < len(values):
                raise CardError(
                    f"a deck has some ranks and suits, each {name} once, not {values!r}"
                )
        cards = _all_of(Card, self.jokers)
        if not cards or not all(card.joker for card in self.jokers):
            given = joined(self.jokers) if cards else repr(self.jokers)
            raise CardError(f"a deck's jokers are jokers, not {given}")
        if not isinstance(self.copies, int) or self.copies < 1:
            raise CardError(f"a game needs one deck or more, not {self.copies!r}")
        # Sorted, so that equal decks are equal values however they were written.
        object.__setattr__(self, "ranks", tuple(sorted(self.ranks)))
        object.__setattr__(self, "suits", tuple(s for s in Suit if s in self.suits))
        kinds = list(Joker)
        jokers = sorted(self.jokers, key=lambda card: kinds.index(card.joker or Joker.PLAIN))
        object.__setattr__(self, "jokers", tuple(jokers))

    @classmethod
    def standard(cls, jokers: int | Cards = 0) -> "Deck":
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

    def with_jokers(self, jokers: int | Cards) -> "Deck":
        """Return this deck with so many plain jokers, or with the jokers named.

        Raises:
            CardError: a negative number, or a card that is no joker.

        >>> Deck.stripped(Rank.SEVEN).with_jokers(2)
        Deck.stripped(Rank.SEVEN).with_jokers(2)
        """
        if not isinstance(jokers, int):
            return replace(self, jokers=parse_cards(jokers))
        if jokers < 0:
            raise CardError(f"a deck has no joker or some, not {jokers}")
        return replace(self, jokers=(Card(joker=Joker.PLAIN),) * jokers)

    def __mul__(self, copies: int) -> "Deck":
        """Return so many of this deck shuffled together (P6)."""
        return replace(self, copies=self.copies * copies)

    __rmul__ = __mul__

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """Every card, as often as the deck has it: by suit, by rank, then the jokers."""
        naturals = tuple(Card(rank, suit) for suit in self.suits for rank in self.ranks)
        return (naturals + self.jokers) * self.copies

    @cached_property
    def counts(self) -> dict[Card, int]:
        """How many the deck has of each card that it has."""
        counts: dict[Card, int] = {}
        for card in self.cards:
            counts[card] = counts.get(card, 0) + 1
        return counts

    def count(self, card: Card | str) -> int:
        """Return how many of this card the deck has.

        Raises:
            ParseError: the text is no card.
        """
        (card,) = parse_cards([card])
        return self.counts.get(card, 0)

    def has(self, cards: tuple[Card, ...]) -> bool:
        """Return whether these cards can be dealt from the deck together."""
        return all(cards.count(card) <= self.count(card) for card in set(cards))

    def check(self, cards: tuple[Card, ...]) -> None:
        """Raise an error unless these cards can be dealt from the deck.

        Raises:
            NotInDeckError: the deck lacks a card.
            DuplicateCardError: a card is held more often than the deck has it.
        """
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
        if min(players, each, board) < 0 or players * each + board > len(self):
            raise CardError(
                f"cannot deal {players} x {each} cards and a board of {board} "
                f"from a {len(self)}-card deck"
            )
        cards = self.shuffled(random)
        places = range(0, players * each, each) if each else [0] * players
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


def _all_of(kind: type, values: object) -> bool:
    return isinstance(values, tuple) and all(isinstance(value, kind) for value in values)


def joined(cards: Iterable[object]) -> str:
    """Return cards as a message names them, between spaces; "none" if there are none."""
    return " ".join(map(str, cards)) or "none"


STANDARD = Deck.standard()
"""The 52 cards."""
