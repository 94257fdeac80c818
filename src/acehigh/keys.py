"""What a ranking gives: categories, keys and hands."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, NamedTuple, NoReturn, Protocol, final

from acehigh import markup
from acehigh.cards import Card, Rank
from acehigh.decks import Deck
from acehigh.errors import CardError

if TYPE_CHECKING:
    from numpy import object_
    from numpy.typing import NDArray
    from rich.text import Text


@final
class Category:
    """A kind of hand, by the name players give it. A ranker may bring kinds of its own.

    There is one object for each name. Categories have no order of their own: which beats
    which is the ranker's (`Ranker.categories`), and in low games it is the reverse.

    >>> Category.FULL_HOUSE, str(Category.FULL_HOUSE)
    (Category('full house'), 'full house')
    """

    __slots__ = ("name",)
    __match_args__ = ("name",)

    name: str

    HIGH_CARD: ClassVar["Category"]
    PAIR: ClassVar["Category"]
    TWO_PAIR: ClassVar["Category"]
    THREE_OF_A_KIND: ClassVar["Category"]
    STRAIGHT: ClassVar["Category"]
    FLUSH: ClassVar["Category"]
    FULL_HOUSE: ClassVar["Category"]
    FOUR_OF_A_KIND: ClassVar["Category"]
    STRAIGHT_FLUSH: ClassVar["Category"]
    FIVE_OF_A_KIND: ClassVar["Category"]

    def __init_subclass__(cls) -> None:
        # As for cards: an object of another class would be the category for everybody.
        raise TypeError("Category cannot be subclassed: there is one object for each name")

    def __new__(cls, name: str) -> "Category":  # noqa: D102 - nothing to add
        if not isinstance(name, str):
            raise TypeError(f"a category's name is text, not {name!r}")
        fresh = super().__new__(cls)
        object.__setattr__(fresh, "name", name)
        return _CATEGORIES.setdefault(name, fresh)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"categories are immutable: cannot set {name!r} of {self}")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"categories are immutable: cannot delete {name!r} of {self}")

    def __reduce__(self) -> tuple[type["Category"], tuple[str]]:
        return Category, (self.name,)

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f"Category({self.name!r})"


_CATEGORIES: dict[str, Category] = {}

Category.HIGH_CARD = Category("high card")
Category.PAIR = Category("pair")
Category.TWO_PAIR = Category("two pair")
Category.THREE_OF_A_KIND = Category("three of a kind")
Category.STRAIGHT = Category("straight")
Category.FLUSH = Category("flush")
Category.FULL_HOUSE = Category("full house")
Category.FOUR_OF_A_KIND = Category("four of a kind")
Category.STRAIGHT_FLUSH = Category("straight flush")
Category.FIVE_OF_A_KIND = Category("five of a kind")


class KeyRules(Protocol):
    """What a key asks of the rules that it comes from: every `Ranker` has it."""

    @property
    def deck(self) -> Deck:
        """The deck that the cards come from."""
        ...

    @property
    def ace_is_low(self) -> bool:
        """Whether a single ace is the lowest card."""
        ...

    def describe(self, key: "RankKey") -> str:
        """Return the sentence a dealer would say of such a hand."""
        ...

    def spoken(self, key: "RankKey") -> str:
        """Return what players call such a hand."""
        ...

    def qualifies(self, key: "RankKey") -> bool:
        """Return whether such a hand may win at all."""
        ...

    def number(self, key: "RankKey") -> int:
        """Return the number of a key: 1 for the best hand there is."""
        ...

    def interned(self, key: "RankKey") -> "RankKey":
        """Return the one object that stands for all keys equal to this one."""
        ...


class RankKey(NamedTuple):
    """What a hand is worth: keys of one ranker compare, a greater key is the better hand (L1).

    Equal hands share one key object. Keys of different rankers are never equal, and
    comparing them by ``<`` raises TypeError.

    Attributes:
        ranker: the rules by which the hand was ranked.
        value: a number that orders the keys of this ranker.
        category: the kind of hand.
        ranks: the ranks that count, in order of comparison (H4): for a straight its top
            card only, for a full house the trips and then the pair.

    >>> from acehigh import High
    >>> key = High().key("9s 9h 9d 4c 4s")
    >>> key.category, key.ranks, key.describe()
    (Category('full house'), (Rank.NINE, Rank.FOUR), 'full house, nines over fours')
    >>> key > High().key("8s 8h 8d Ac As")
    True
    """

    # The order of the fields is the comparison: first the ranker, which has no `<`, so
    # that comparing across rankers fails by itself; then the value, in C.
    ranker: KeyRules
    value: int
    category: Category
    ranks: tuple[Rank, ...]

    def describe(self) -> str:
        """Return the sentence a dealer would say: ``"full house, nines over fours"``."""
        return self.ranker.describe(self)

    def spoken(self) -> str:
        """Return what players call the hand: of a low its two highest cards, or its number.

        >>> from acehigh import DeuceToSeven
        >>> [DeuceToSeven().key(f"{cards}4d 3c 2s").spoken() for cards in ("8s 5h", "7s 6h")]
        ['eight-five low, number five', 'seven-six low, number two']
        """
        return self.ranker.spoken(self)

    @property
    def qualifies(self) -> bool:
        """Whether the hand may win: False only where a qualifier is missed (L3)."""
        return self.ranker.qualifies(self)

    def __str__(self) -> str:
        return self.describe()

    # NumPy would take a tuple for a row of its fields.
    def __array__(self, dtype: object = None, copy: object = None) -> "NDArray[object_]":
        from numpy import empty  # noqa: PLC0415 - only NumPy calls this

        alone = empty((), dtype=object)
        alone[()] = self
        return alone

    # A tuple has these two, and they would look like results.
    @property
    def count(self) -> NoReturn:
        """Not there: AttributeError."""
        raise AttributeError("a RankKey has no 'count'")

    @property
    def index(self) -> NoReturn:
        """Not there: AttributeError."""
        raise AttributeError("a RankKey has no 'index'")

    def __dir__(self) -> list[str]:
        return sorted({*object.__dir__(self)} - {"count", "index"})

    def __hash__(self) -> int:
        # The ranker's hash would be worked out anew for every key.
        return hash(self.value)

    def __reduce__(self) -> tuple[object, ...]:
        return restored_key, (self.ranker, self.value, self.category, self.ranks)

    def __repr__(self) -> str:
        return f"<RankKey {self.describe()} by {self.ranker!r}>"


def restored_key(
    ranker: KeyRules, value: int, category: Category, ranks: tuple[Rank, ...]
) -> RankKey:
    """Return an unpickled key as the one object that stands for all equal hands.

    A pickle names it, so it keeps its name.
    """
    return ranker.interned(RankKey(ranker, value, category, ranks))


@dataclass(frozen=True, slots=True)
class Hand:
    """The cards that play, and what they are worth.

    Attributes:
        cards: the cards that play, as they are held, in reading order: what makes the
            category first, then the kickers.
        plays_as: the same, each wild card replaced by the card it stands for (W11).
        key: what the hand is worth.

    >>> from acehigh import High
    >>> hand = High().best("2c 7d 7h Ks 7s Kd Ah")
    >>> print(hand)
    7s 7h 7d Ks Kd: full house, sevens over kings
    """

    cards: tuple[Card, ...]
    plays_as: tuple[Card, ...]
    key: RankKey

    @property
    def category(self) -> Category:
        """The kind of hand."""
        return self.key.category

    def __str__(self) -> str:
        return self.written(str)

    def written(self, card: Callable[[Card], str], words: Callable[[str], str] = str) -> str:
        """Return the hand as text: which cards play, what they make, what wild cards stand for.

        Args:
            card: writes a card: `str`, say.
            words: writes what is no card: escapes it, say. Default: as it is.

        >>> from acehigh import Card, High
        >>> High().best("7s 7h 7d Ks Kd").written(lambda card: card.pretty)
        '7♠ 7♥ 7♦ K♠ K♦: full house, sevens over kings'
        """
        cards = " ".join(map(card, self.cards))
        if self.cards is self.plays_as:
            return f"{cards}: {words(self.key.describe())}"
        wild = [
            f"{held.joker.word if held.joker else card(held)} as {card(other)}"
            for held, other in zip(self.cards, self.plays_as, strict=True)
            if held is not other
        ]
        note = f" ({', '.join(wild)})" if wild else ""
        return f"{cards}: {words(self.key.describe())}{note}"

    @property
    def pretty(self) -> str:
        """The hand with suits as pictures: ``"A♠ A♥: pair of aces"``."""
        return self.written(lambda card: card.pretty)

    def _repr_html_(self) -> str:
        return self.written(
            lambda card: markup.html_chip(card.pretty, card.word), markup.escaped
        )

    def __rich__(self) -> "Text":
        return markup.rich_text(self.pretty)


def key_of(hand: Hand | RankKey) -> RankKey:
    """Return the key of a hand; a key is taken as well.

    Raises:
        CardError: it is neither.
    """
    key = hand.key if isinstance(hand, Hand) else hand
    if not isinstance(key, RankKey):
        raise CardError(f"expected a hand or its key, got {hand!r}")
    return key


def _checked_hand(value: object) -> Hand:
    """Return a hand as it is: it cannot be read from text, which does not name the rules."""
    if not isinstance(value, Hand):
        raise CardError(f"expected a Hand, as a ranker's best() returns it, got {value!r}")
    return value


markup.read_by(Hand, _checked_hand)
