"""Suit orders (S1, S2): which of two cards of the same rank is the higher."""

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, ClassVar

from acehigh.cards import Card, Joker, Rank, Suit
from acehigh.errors import CardError, NotInDeckError, unknown_name
from acehigh.parsing import Cards, parse_card, parse_cards

if TYPE_CHECKING:
    from acehigh.markup import Printer

# S1, highest suit first.
NAMED_ORDERS = {
    "alphabetical": "shdc",
    "alternating": "shcd",
    "austria": "hdsc",
    "big two": "shcd",
    "brazil": "dshc",
    "brazil 2": "dhsc",
    "bridge": "shdc",
    "five hundred": "hdcs",
    "germany": "cshd",
    "greece": "hsdc",
    "italy": "hdcs",
    "preference": "hdcs",
    "russia": "hdcs",
    "sdch": "sdch",
    "skat": "cshd",
    "sweden": "hdsc",
    "thousand": "hdcs",
    "turkey": "hsdc",
}


@dataclass(frozen=True, init=False)
class SuitOrder:
    """An order of suits (S1), given as their letters or by name.

    Args:
        suits: the suits, highest first, each once: ``"shdc"``; or a name: ``"italy"``.
            The stars of a five-suit deck may be named too: ``"shdc*"``.

    Raises:
        UnknownNameError: neither suits nor a name that is known.
        CardError: a suit is named twice, or one of the four is left out.

    >>> SuitOrder("italy"), SuitOrder.ITALY == SuitOrder("hdcs")
    (SuitOrder('hdcs'), True)
    """

    suits: str

    ALPHABETICAL: ClassVar["SuitOrder"]
    ALTERNATING: ClassVar["SuitOrder"]
    AUSTRIA: ClassVar["SuitOrder"]
    BIG_TWO: ClassVar["SuitOrder"]
    BRAZIL: ClassVar["SuitOrder"]
    BRAZIL_2: ClassVar["SuitOrder"]
    BRIDGE: ClassVar["SuitOrder"]
    FIVE_HUNDRED: ClassVar["SuitOrder"]
    GERMANY: ClassVar["SuitOrder"]
    GREECE: ClassVar["SuitOrder"]
    ITALY: ClassVar["SuitOrder"]
    PREFERENCE: ClassVar["SuitOrder"]
    RUSSIA: ClassVar["SuitOrder"]
    SDCH: ClassVar["SuitOrder"]
    SKAT: ClassVar["SuitOrder"]
    SWEDEN: ClassVar["SuitOrder"]
    THOUSAND: ClassVar["SuitOrder"]
    TURKEY: ClassVar["SuitOrder"]

    def __init__(self, suits: str) -> None:
        if not isinstance(suits, str):
            raise CardError(f"a suit order is text such as 'shdc', not {suits!r}")
        letters = NAMED_ORDERS.get(suits.lower().replace("_", " "), suits.lower())
        if not letters or not set(letters) <= set("cdhs*"):
            raise unknown_name("suit order", suits, NAMED_ORDERS)
        for letter in "shdc*":
            times = letters.count(letter)
            if times > 1 or (times == 0 and letter != "*"):
                raise CardError(
                    f"suit order {suits!r} names {Suit(letter).word} {times} times, "
                    "expected each suit once"
                )
        object.__setattr__(self, "suits", letters)

    def __repr__(self) -> str:
        return f"SuitOrder({self.suits!r})"

    def _repr_pretty_(self, printer: "Printer", cycle: bool) -> None:
        # Or else hypothesis writes out all orders above, each with all the others, and so on.
        del cycle
        printer.text(repr(self))

    def strength(self, suit: Suit) -> int:
        """Return a number that is greater for a higher suit.

        Raises:
            NotInDeckError: the order does not name the suit (stars, in a four-suit order).
        """
        place = self.suits.find(suit.value)
        if place < 0:
            raise NotInDeckError(f"{suit.word} have no place in the suit order {self.suits!r}")
        return len(self.suits) - place

    def key(self, card: Card | str, *, ace_low: bool = False) -> tuple[int, int]:
        """Return what orders single cards: rank first, then suit (S2). Greater is higher.

        A joker stands above every other card, a big one highest and a small one lowest.

        Args:
            card: the card, or its text.
            ace_low: whether the ace is the lowest rank rather than the highest.

        Raises:
            NotInDeckError: the order does not name the card's suit.

        >>> from acehigh import parse_cards
        >>> max(parse_cards("Ks Ac Ad"), key=SuitOrder.BRIDGE.key)
        Card(Rank.ACE, Suit.DIAMONDS)
        """
        card = parse_card(card)
        if card.rank is None or card.suit is None:
            kinds = (Joker.SMALL, Joker.PLAIN, Joker.BIG)
            return Rank.ACE + 1, next(i for i, kind in enumerate(kinds) if kind is card.joker)
        low_ace = ace_low and card.rank is Rank.ACE
        return 1 if low_ace else int(card.rank), self.strength(card.suit)

    def highest(self, cards: Cards) -> Card:
        """Return the highest card, by rank and then suit (S2).

        Raises:
            CardError: there are no cards.
            NotInDeckError: the order does not name a card's suit.
        """
        held = parse_cards(cards)
        if not held:
            raise CardError("no cards: none is the highest")
        return max(held, key=self.key)


def suit_order(order: SuitOrder | str) -> SuitOrder:
    """Return an order of suits, which may be given by its letters or its name.

    Raises:
        CardError: it is neither an order nor the text of one.

    >>> suit_order("italy") is not None, suit_order(SuitOrder.SKAT)
    (True, SuitOrder('cshd'))
    """
    return order if isinstance(order, SuitOrder) else SuitOrder(order)


for _name in NAMED_ORDERS:
    setattr(SuitOrder, _name.upper().replace(" ", "_"), SuitOrder(_name))

_READING = SuitOrder("shdc*")


@cache
def reading_order(card: Card) -> tuple[int, int]:
    """Return what orders cards that are worth the same: no rule, only a habit.

    Suit counts first, then rank; a card that is read out first has the greater number.
    """
    if card.suit is None or card.rank is None:
        return 0, _READING.key(card)[1]
    return _READING.strength(card.suit), card.rank
