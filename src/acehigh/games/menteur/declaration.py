"""What a player of Poker Menteur declares: a value with an order (G7)."""

from dataclasses import dataclass
from functools import total_ordering

from acehigh.cards import Rank
from acehigh.games.menteur.forms import PLACES
from acehigh.games.menteur.truth import checked, holds
from acehigh.games.menteur.words import read, written
from acehigh.keys import Category
from acehigh.parsing import Cards


@total_ordering
@dataclass(frozen=True, init=False, repr=False)
class Declaration:
    """A category, with or without its ranks, that a player says is held (G7).

    One declaration beats another by its category; then without ranks it is the lowest of its
    category; then by its ranks; and of two with the same ranks, by the kickers that it names.

    Args:
        text: what is said. Straights, flushes and straight flushes are named by their top
            card: ``"straight, nine high"``, ``"straight to the nine"``, ``"flush, ace high"``;
            a single high card as ``"ace high"``; a full house names both its ranks, two pair
            likewise. High card, pair, two pair, three and four of a kind can be followed by
            kickers: ``"pair of kings, ace and nine kickers"``.

    Attributes:
        category: what is declared; a royal flush is a straight flush, ace high (H6).
        ranks: the ranks that are named, in order of comparison, kickers last; none if the
            category alone is named.

    Raises:
        ParseError: the text declares nothing; the error says what was expected.

    >>> Declaration("two pair, fours and kings")
    Declaration('two pair, kings and fours')
    >>> Declaration("full house") < Declaration("full house, twos over threes")
    True
    """

    category: Category
    ranks: tuple[Rank, ...]

    def __init__(self, text: str) -> None:
        category, ranks = read(text)
        object.__setattr__(self, "category", category)
        object.__setattr__(self, "ranks", ranks)

    @classmethod
    def of_good_ranks(cls, category: Category, ranks: tuple[Rank, ...]) -> "Declaration":
        """Return the declaration of ranks known to be good and in order: nothing is checked."""
        declared = cls.__new__(cls)
        object.__setattr__(declared, "category", category)
        object.__setattr__(declared, "ranks", ranks)
        return declared

    def is_held(self, cards: Cards) -> bool:
        """Return whether the declaration is true of a hand, jokers standing for anything.

        It is if some of the cards, or all of them, make what it names: a full house holds its
        three of a kind, its two pair and its pairs; a straight flush its straight and its
        flush; every hand with a king holds "king high". Kickers count only if they are named,
        and then it is enough that they are there.

        Args:
            cards: five cards, or their text; up to two of them jokers.

        Raises:
            HandSizeError: there are not five cards.
            DuplicateCardError: a card is there twice, or more than two jokers.
            CardError: something is no card of this game.

        >>> hand = "2s 2h 3d 3c Jk"
        >>> Declaration("full house, twos over threes").is_held(hand)
        True
        >>> Declaration("three of a kind, aces").is_held(hand)
        False
        """
        return holds(self.category, self.ranks, checked(cards))

    def __lt__(self, other: object) -> bool:
        if not isinstance(other, Declaration):
            return NotImplemented
        return self._order < other._order

    @property
    def _order(self) -> tuple[int, ...]:
        # Of two that begin alike the longer is the greater: what names more beats it.
        return PLACES[self.category], *self.ranks

    def __str__(self) -> str:
        return written(self.category, self.ranks)

    def __repr__(self) -> str:
        return f"Declaration({str(self)!r})"
