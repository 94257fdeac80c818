"""Decks: which cards a game is played with, and how many of each."""

from collections import Counter
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
        ranks = _each_once("rank", Rank, self.ranks)
        suits = _each_once("suit", Suit, self.suits)
        jokers = _jokers(self.jokers)
        copies = integer(self.copies)
        if copies is None or copies < 1:
            raise CardError(f"a game needs one deck or more, not {self.copies!r}")
        if copies * (len(ranks) * len(suits) + len(jokers)) > MOST_IN_A_DECK:
            raise CardError(f"a deck has at most {MOST_IN_A_DECK:,} cards, its copies together")
        ranks, suits, missing = _left(sorted(ranks), suits, copies, _several(self.missing))
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
        number = integer(jokers)
        if number is None:
            if isinstance(jokers, bool) or not isinstance(jokers, Iterable):
                raise CardError(
                    f"a deck has a number of jokers, or those named; got {jokers!r}"
                )
            return replace(self, jokers=parse_cards(jokers))
        if number < 0:
            raise CardError(f"a deck has no joker or some, not {jokers}")
        # One too many is enough to be refused.
        number = min(number, MOST_IN_A_DECK + 1)
        return replace(self, jokers=(Card(joker=Joker.PLAIN),) * number)

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
        held = Counter(parse_cards(cards))
        naturals = Counter({card: some for card, some in held.items() if not card.joker})
        jokers = held - naturals
        copies = max(naturals.values(), default=1)
        uneven = [card for card, some in jokers.items() if some % copies]
        if uneven:
            raise CardError(f"{copies} decks have as many jokers each; {uneven[0]} is uneven")
        ranks = tuple({card.rank: None for card in naturals if card.rank})
        suits = tuple({card.suit: None for card in naturals if card.suit})
        whole = cls(ranks, suits, copies=copies)
        missing = Counter(whole.counts) - naturals
        each = tuple(card for card, some in jokers.items() for _ in range(some // copies))
        return replace(whole, jokers=each, missing=tuple(missing.elements()))

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
        return Deck, (self.ranks, self.suits, self.jokers, self.copies, self.missing)

    def __repr__(self) -> str:
        plain = all(card.joker is Joker.PLAIN for card in self.jokers)
        jokers = str(len(self.jokers)) if plain else repr(joined(self.jokers))
        text = self._without_jokers()
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
            given = "" if one is values else f" in {values!r}"
            raise CardError(f"a deck's {name}s are each a {kind.__name__}, not {one!r}{given}")
    if len(set(several)) < len(several) or not several:
        raise CardError(f"a deck has some ranks and suits, each {name} once, not {values!r}")
    return several


def _jokers(values: Iterable[Card]) -> list[Card]:
    several = _several(values)
    for one in several:
        if not isinstance(one, Card) or not one.joker:
            raise CardError(f"a deck's jokers are jokers, not {joined(several)}")
    return several


def _left(
    ranks: list[Rank], suits: list[Suit], copies: int, missing: list[Card]
) -> tuple[list[Rank], list[Suit], tuple[Card, ...]]:
    """Return the ranks and suits of which a card is left, and the cards of these that are not.

    Raises:
        CardError: a card is missing that would not be there, or no card is left.
    """
    if not missing:
        return ranks, suits, ()
    counts = {Card(rank, suit): copies for suit in suits for rank in ranks}
    for card in missing:
        if not counts.get(card, 0):
            raise CardError(f"{card} cannot be missing: the deck would not have it")
        counts[card] -= 1
    there = [card for card, number in counts.items() if number]
    if not there:
        raise CardError("a deck has some ranks and suits: no card of them is left")
    left_ranks = [rank for rank in ranks if any(card.rank is rank for card in there)]
    left_suits = [suit for suit in suits if any(card.suit is suit for card in there)]
    absent = [
        card
        for suit in Suit
        for card, number in counts.items()
        if card.suit is suit and suit in left_suits and card.rank in left_ranks
        for _ in range(copies - number)
    ]
    return left_ranks, left_suits, tuple(absent)


def _several(values: Iterable[T]) -> list[T]:
    """Return the values as a list; what is not several, as text, is one value."""
    several = isinstance(values, Iterable) and not isinstance(values, str)
    return list(values) if several else [values]  # type: ignore[list-item]  # refused later


def joined(cards: Iterable[object]) -> str:
    """Return cards as a message names them, between spaces; "none" if there are none."""
    return " ".join(map(str, cards)) or "none"


STANDARD = Deck.standard()
"""The 52 cards."""
