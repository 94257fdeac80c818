"""Decks: which cards a game is played with, and how many of each."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, SupportsIndex

from acehigh.cards import Card, Joker, Rank, Suit
from acehigh.checks import integer, whole_number
from acehigh.dealt import check_cards, check_deal, divided, shuffled
from acehigh.deck_contents import (
    FOUR_SUITS,
    MOST_IN_A_DECK,
    constructor_call,
    contents_of,
    each_once,
    jokers_of,
    only_jokers,
    several_of,
    what_is_left,
)
from acehigh.errors import CardError
from acehigh.parsing import Cards, joined, parse_cards

if TYPE_CHECKING:
    from random import Random

    from acehigh.markup import Printer


@dataclass(frozen=True, repr=False)
class Deck:
    """The cards a game is played with: every rank in every suit, and jokers.

    Args:
        ranks: the ranks, lowest first.
        suits: the suits.
        jokers: the jokers of one deck.
        copies: how many such decks are shuffled together (P6).
        missing: cards that were taken out of them all.

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
    missing: tuple[Card, ...] = ()

    def __post_init__(self) -> None:
        ranks = each_once("rank", Rank, self.ranks)
        suits = each_once("suit", Suit, self.suits)
        jokers = only_jokers(self.jokers)
        copies = integer(self.copies)
        if copies is None or copies < 1:
            raise CardError(f"a game needs one deck or more, not {self.copies!r}")
        if copies * (len(ranks) * len(suits) + len(jokers)) > MOST_IN_A_DECK:
            raise CardError(f"a deck has at most {MOST_IN_A_DECK:,} cards, its copies together")
        ranks, suits, missing = what_is_left(
            sorted(ranks), suits, copies, several_of(self.missing)
        )
        # Sorted, so that equal decks are equal values however they were written.
        object.__setattr__(self, "ranks", tuple(ranks))
        object.__setattr__(self, "suits", tuple(s for s in Suit if s in suits))
        kinds = list(Joker)
        jokers.sort(key=lambda card: kinds.index(card.joker or Joker.PLAIN))
        object.__setattr__(self, "jokers", tuple(jokers))
        object.__setattr__(self, "copies", copies)
        object.__setattr__(self, "missing", missing)

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
        return replace(self, jokers=jokers_of(jokers))

    @classmethod
    def of(cls, cards: Cards) -> "Deck":
        """Return the deck that has just these cards: any that are shuffled together.

        Raises:
            CardError: there is no card but jokers, or several decks are shuffled together and
                not each has the same jokers.

        >>> Deck.of(Deck.standard().cards * 8) == Deck.standard() * 8
        True
        >>> spanish = [card for card in Deck.standard() if card.rank not in (8, 9, 10)]
        >>> len(Deck.of(spanish)), Deck.of("As Ah Kh")
        (40, Deck(ranks=(Rank.KING, Rank.ACE), suits=(Suit.HEARTS, Suit.SPADES)).without('Ks'))
        """
        return cls(*contents_of(parse_cards(cards)))

    def without(self, cards: Cards) -> "Deck":
        """Return what is left of this deck when some cards are taken out.

        Raises:
            NotInDeckError: the deck lacks a card.
            DuplicateCardError: a card is taken out more often than the deck has it.
            CardError: no card but jokers would be left, or a joker is taken out of several
                decks.

        >>> deck = Deck.standard().without("2h 2s")
        >>> len(deck), "2h" in deck, deck
        (50, False, Deck.standard().without('2h 2s'))
        """
        taken = parse_cards(cards)
        self.check(taken)
        jokers = list(self.jokers)
        for card in taken:
            if card.joker:
                if self.copies > 1:
                    raise CardError("jokers are taken out before decks are shuffled together")
                jokers.remove(card)
        missing = self.missing + tuple(card for card in taken if not card.joker)
        return replace(self, jokers=tuple(jokers), missing=missing)

    def __mul__(self, copies: SupportsIndex) -> "Deck":
        """Return so many of this deck shuffled together (P6)."""
        number = whole_number(copies, "a number of decks")
        # One too many is enough to be refused.
        missing = self.missing * min(number, MOST_IN_A_DECK)
        return replace(self, copies=self.copies * number, missing=missing)

    __rmul__ = __mul__

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """Every card, as often as the deck has it: by suit, by rank, then the jokers."""
        naturals = tuple(Card(rank, suit) for suit in self.suits for rank in self.ranks)
        whole = (naturals + self.jokers) * self.copies
        if not self.missing:
            return whole
        left = list(whole)
        for card in self.missing:
            left.remove(card)
        return tuple(left)

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
        check_cards(parse_cards(cards), self.counts, self.name)

    def check_deal(self, holdings: Sequence[Cards], board: Cards = ()) -> None:
        """Raise an error unless one deal can have given these holdings and this board.

        Raises:
            NotInDeckError: the deck lacks a card.
            DuplicateCardError: a card is held more often than the deck has it.
        """
        held = [parse_cards(cards) for cards in holdings]
        check_deal(held, parse_cards(board), self.counts, self.name)

    def shuffled(self, random: "Random | None" = None) -> list[Card]:
        """Return the cards in a random order.

        Args:
            random: where the randomness comes from; a `random.Random` with a seed gives
                the same order again, `random.SystemRandom` one that none can foresee.
                Default: a fresh `random.Random`.

        Raises:
            CardError: that is none.
        """
        return shuffled(self.cards, random)

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
        return divided(self.shuffled(random), players, each, board)

    def __len__(self) -> int:
        return len(self.cards)

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)

    def __contains__(self, card: object) -> bool:
        if isinstance(card, str):
            (card,) = parse_cards([card])
        return card in self.counts

    def __reduce__(self) -> tuple[type["Deck"], tuple[object, ...]]:
        return Deck, (self.ranks, self.suits, self.jokers, self.copies, self.missing)

    def __repr__(self) -> str:
        plain = all(card.joker is Joker.PLAIN for card in self.jokers)
        jokers = str(len(self.jokers)) if plain else repr(joined(self.jokers))
        text = constructor_call(self.ranks, self.suits)
        if self.jokers:
            if text == "Deck.standard()":
                text = f"Deck.standard(jokers={jokers})"
            else:
                text += f".with_jokers({jokers})"
        text = text if self.copies == 1 else f"{text} * {self.copies}"
        if not self.missing:
            return text
        whole = text if self.copies == 1 else f"({text})"
        return f"{whole}.without({joined(self.missing)!r})"

    def _repr_pretty_(self, printer: "Printer", cycle: bool) -> None:
        # For hypothesis, which writes all fields of a dataclass otherwise.
        del cycle
        printer.text(repr(self))

    @cached_property
    def name(self) -> str:
        """What to call the deck in a message: ``"36-card deck, whose lowest rank is 6"``."""
        lowest = self.ranks[0]
        stripped = "" if lowest is Rank.TWO else f", whose lowest rank is {lowest}"
        return f"{len(self)}-card deck{stripped}"


STANDARD = Deck.standard()
"""The 52 cards."""
