"""Ranks, suits, jokers and cards: what every other module speaks of."""

from enum import Enum, IntEnum
from typing import TYPE_CHECKING, NoReturn, final

from acehigh import markup
from acehigh.errors import ParseError

if TYPE_CHECKING:
    from rich.text import Text


class Rank(IntEnum):
    """The rank of a card, two to ace; the number is the ace-high order (H1).

    >>> Rank.ACE > Rank.KING, str(Rank.TEN), Rank.SIX.plural
    (True, 'T', 'sixes')
    """

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    def __str__(self) -> str:
        return "23456789TJQKA"[self - 2]

    def __repr__(self) -> str:
        return f"Rank.{self.name}"

    @property
    def word(self) -> str:
        """The rank as it is said: ``"six"``."""
        return self.name.lower()

    @property
    def plural(self) -> str:
        """The rank as it is said of several: ``"sixes"``."""
        return self.word + ("es" if self is Rank.SIX else "s")


class _Symbol(Enum):
    """What is written as its value."""

    # Suits and jokers are singletons: their identity, hashed in C, serves where Enum would
    # hash the name in Python on every look-up.
    if TYPE_CHECKING:

        def __hash__(self) -> int: ...
    else:
        __hash__ = object.__hash__

    def __str__(self) -> str:
        return str(self.value)

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"


class Suit(_Symbol):
    """A suit: the usual four, and the stars of a five-suit deck (P5).

    >>> Suit("s"), str(Suit.HEARTS), Suit.HEARTS.glyph
    (Suit.SPADES, 'h', '♥')
    """

    CLUBS = "c"
    DIAMONDS = "d"
    HEARTS = "h"
    SPADES = "s"
    STARS = "*"

    @property
    def glyph(self) -> str:
        """The suit as a picture: ``"♠"``."""
        return {"c": "♣", "d": "♦", "h": "♥", "s": "♠", "*": "★"}[self.value]

    @property
    def word(self) -> str:
        """The suit as it is said: ``"spades"``."""
        return self.name.lower()


class Joker(_Symbol):
    """The kind of a joker. Only some games tell the big from the small one.

    >>> Joker("Jk")
    Joker.PLAIN
    """

    PLAIN = "Jk"
    BIG = "BJ"
    SMALL = "SJ"

    @property
    def word(self) -> str:
        """The joker as it is said: ``"big joker"``."""
        return "joker" if self is Joker.PLAIN else f"{self.name.lower()} joker"


@final
class Card:
    """A playing card: a rank and a suit, or a joker.

    There is one object for each card, so cards compare by identity and hash fast;
    copying and unpickling give the same object back. Cards have no ``<``: which of two
    is higher depends on the rules (see `SuitOrder.key`).

    Args:
        rank: the rank, None for a joker.
        suit: the suit, None for a joker.
        joker: the kind of joker, None for any other card.

    Raises:
        ParseError: neither a rank with a suit nor a joker was given.

    >>> card = Card(Rank.ACE, Suit.SPADES)
    >>> card, str(card), card is Card(Rank.ACE, Suit.SPADES)
    (Card(Rank.ACE, Suit.SPADES), 'As', True)
    >>> Card(joker=Joker.BIG)
    Card(joker=Joker.BIG)
    """

    # `_weight` and `_biased` belong to the engine (engine/weights.py), which fills them: a
    # slot of the card itself is the fastest place from which it can read a number.
    __slots__ = ("_biased", "_weight", "joker", "rank", "suit")
    __match_args__ = ("rank", "suit")

    rank: Rank | None
    suit: Suit | None
    joker: Joker | None
    _weight: int
    _biased: int

    def __init_subclass__(cls) -> None:
        # Cards are interned: an object of another class would be the card for everybody.
        raise TypeError("Card cannot be subclassed: there is one object for each card")

    def __new__(  # noqa: D102 - the class docstring describes it
        cls, rank: Rank | None = None, suit: Suit | None = None, joker: Joker | None = None
    ) -> "Card":
        natural = isinstance(rank, Rank) and isinstance(suit, Suit) and joker is None
        is_joker = rank is None and suit is None and isinstance(joker, Joker)
        if not (natural or is_joker):
            raise ParseError(
                "a card is a Rank and a Suit, or a Joker, "
                f"not rank={rank!r}, suit={suit!r}, joker={joker!r}"
            )
        found = _CARDS.get((rank, suit, joker))
        if found is None:
            fresh = super().__new__(cls)
            for name, value in (("rank", rank), ("suit", suit), ("joker", joker)):
                object.__setattr__(fresh, name, value)
            # Two threads may both make the card; setdefault lets only one of them keep it.
            found = _CARDS.setdefault((rank, suit, joker), fresh)
        return found

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"cards are immutable: cannot set {name!r} of {self}")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"cards are immutable: cannot delete {name!r} of {self}")

    def __reduce__(
        self,
    ) -> tuple[type["Card"], tuple[Rank | None, Suit | None, Joker | None]]:
        return Card, (self.rank, self.suit, self.joker)

    def __str__(self) -> str:
        return f"{self.rank}{self.suit}" if self.joker is None else str(self.joker)

    def __repr__(self) -> str:
        if self.joker is not None:
            return f"Card(joker={self.joker!r})"
        return f"Card({self.rank!r}, {self.suit!r})"

    @property
    def word(self) -> str:
        """The card as it is said: ``"ace of spades"``, ``"joker"``."""
        if self.joker is not None:
            return self.joker.word
        assert self.rank is not None
        assert self.suit is not None
        return f"{self.rank.word} of {self.suit.word}"

    @property
    def pretty(self) -> str:
        """The card with its suit as a picture: ``"A♠"``, ``"10♥"``, ``"🃏"``."""
        if self.joker is not None:
            return "🃏" if self.joker is Joker.PLAIN else str(self.joker)
        assert self.rank is not None
        assert self.suit is not None
        return f"{10 if self.rank is Rank.TEN else self.rank}{self.suit.glyph}"

    def _repr_html_(self) -> str:
        return markup.html_chip(self.pretty, self.word)

    def __rich__(self) -> "Text":
        return markup.rich_text(self.pretty)


_CARDS: dict[tuple[Rank | None, Suit | None, Joker | None], Card] = {}
