"""Trump: which cards are trumps, and which of two cards is higher (T6 to T11, T14)."""

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from acehigh.cards import Card, Joker, Rank, Suit
from acehigh.deck_contents import FOUR_SUITS
from acehigh.decks import Deck
from acehigh.errors import CardError, NotInDeckError
from acehigh.parsing import Cards, parse_card, parse_cards

ONE_DECK = Deck.standard(jokers="SJ BJ")
"""The 54 cards that a game has two or more times (T1)."""

_RANKS = {str(rank): rank for rank in Rank} | {"10": Rank.TEN}

# The levels of trumps above the trump suit, whose twelve cards are 0 to 11 (T10). Without
# a trump suit only the last three are used (T11).
_OTHER_TRUMP_RANK, _TRUMP_RANK, _SMALL_JOKER, _BIG_JOKER = range(12, 16)


class EffectiveSuit(StrEnum):
    """The suit that a card counts as: trump, or one of the printed suits (T8).

    In the order in which a hand is held: the colours alternate.
    """

    TRUMP = "trump"
    SPADES = "s"
    HEARTS = "h"
    CLUBS = "c"
    DIAMONDS = "d"

    def __repr__(self) -> str:
        return f"EffectiveSuit.{self.name}"

    @property
    def word(self) -> str:
        """The suit as it is said of several cards: ``"spades"``, ``"trumps"``."""
        return "trumps" if self is EffectiveSuit.TRUMP else self.name.lower()

    @property
    def one(self) -> str:
        """The suit as it is said of one card: ``"spade"``, ``"trump"``."""
        return self.word[:-1]


@dataclass(frozen=True)
class Trump:
    """Which cards are trumps in a round (T6).

    Args:
        rank: the trump rank, or its text: ``"4"``, ``"T"``, ``"10"``.
        suit: the trump suit, or its letter; None for no trump.

    Raises:
        CardError: no rank, or no suit of the four.

    >>> trump = Trump("4", "s")
    >>> trump, str(trump.effective_suit("4h")), trump.level("4h") == trump.level("4d")
    (Trump(rank=Rank.FOUR, suit=Suit.SPADES), 'trump', True)
    """

    rank: Rank
    suit: Suit | None = None

    def __init__(self, rank: Rank | str, suit: Suit | str | None = None) -> None:
        object.__setattr__(self, "rank", _rank(rank))
        object.__setattr__(self, "suit", None if suit is None else _suit(suit))

    def effective_suit(self, card: Card | str) -> EffectiveSuit:
        """Return the suit that the card counts as (T7, T8).

        Raises:
            NotInDeckError: the card is none of the 54.

        >>> str(Trump("4", "s").effective_suit("4h")), str(Trump("4").effective_suit("5s"))
        ('trump', 's')
        """
        return self._place(card)[0]

    def level(self, card: Card | str) -> int:
        """Return how high the card is: greater is higher within an effective suit (T9 to T11).

        Cards of equal value have equal levels; the next higher value is one more.

        Raises:
            NotInDeckError: the card is none of the 54.

        >>> trump = Trump("4", "s")
        >>> [trump.level(card) for card in "2s As 4h 4d 4s SJ BJ 2h Ah".split()]
        [0, 11, 12, 12, 13, 14, 15, 0, 11]
        """
        return self._place(card)[1]

    def adjacent(self, low: Card | str, high: Card | str) -> bool:
        """Return whether `high` is exactly one level above `low`, in the same suit (T14).

        Raises:
            NotInDeckError: a card is none of the 54.

        >>> Trump("4", "s").adjacent("3h", "5h"), Trump("4", "s").adjacent("4h", "4d")
        (True, False)
        """
        suit, level = self._place(low)
        return self._place(high) == (suit, level + 1)

    def sorted(self, cards: Cards) -> tuple[Card, ...]:
        """Return the cards as one holds a hand: trumps first, in each suit the highest first.

        Raises:
            NotInDeckError: a card is none of the 54.

        >>> " ".join(map(str, Trump("4", "s").sorted("Kh 2s 4h BJ Ah 4d 4s 4h")))
        'BJ 4s 4h 4h 4d 2s Ah Kh'
        """
        held = parse_cards(cards)
        for card in held:
            self._place(card)
        return tuple(sorted(held, key=self._holding_order.__getitem__))

    @cached_property
    def _holding_order(self) -> dict[Card, int]:
        suits = tuple(EffectiveSuit)

        def order(card: Card) -> tuple[int, int, int]:
            suit, level = self._places[card]
            printed = suits.index(EffectiveSuit(str(card.suit))) if card.suit else 0
            return suits.index(suit), -level, printed

        return {card: i for i, card in enumerate(sorted(ONE_DECK.cards, key=order))}

    @cached_property
    def _places(self) -> dict[Card, tuple[EffectiveSuit, int]]:
        return {card: self._placed(card) for card in ONE_DECK.cards}

    def _place(self, card: Card | str) -> tuple[EffectiveSuit, int]:
        """Return the effective suit and the level of one of the 54 cards."""
        found = self._places.get(card) if isinstance(card, Card) else None
        if found is None:
            found = self._places.get(parse_card(card))
        if found is None:
            raise NotInDeckError(f"{card} is none of the 54 cards of Sheng Ji")
        return found

    def _placed(self, card: Card) -> tuple[EffectiveSuit, int]:
        if card.rank is None or card.suit is None:
            return EffectiveSuit.TRUMP, (
                _BIG_JOKER if card.joker is Joker.BIG else _SMALL_JOKER
            )
        if card.rank is self.rank:
            # Without a trump suit the four cards of the trump rank are equal (T11).
            highest = self.suit in (None, card.suit)
            return EffectiveSuit.TRUMP, _TRUMP_RANK if highest else _OTHER_TRUMP_RANK
        # The trump rank is taken out, so that the ranks on either side of it touch (T14).
        level = card.rank - Rank.TWO - (card.rank > self.rank)
        trump = card.suit is self.suit
        return EffectiveSuit.TRUMP if trump else EffectiveSuit(str(card.suit)), level


def _rank(rank: Rank | str) -> Rank:
    found = _RANKS.get(rank.upper()) if isinstance(rank, str) else rank
    if not isinstance(found, Rank):
        raise CardError(f"{rank!r} is no trump rank: expected 2-9, T or 10, J Q K A")
    return found


def _suit(suit: Suit | str) -> Suit:
    found = suit
    if isinstance(suit, str):
        found = next((one for one in FOUR_SUITS if str(one) == suit.lower()), suit)
    if found not in FOUR_SUITS or not isinstance(found, Suit):
        raise CardError(f"{suit!r} is no trump suit: expected c d h s, or None for no trump")
    return found
