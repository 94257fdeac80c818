"""One card decides: the highest, or the highest spade of Chicago (G3, G5)."""

from collections.abc import Collection
from functools import cached_property

from acehigh.cards import Card, Rank, Suit
from acehigh.decks import STANDARD, Deck
from acehigh.errors import CardError
from acehigh.evaluators.declared import Declared, ranks_or_cards
from acehigh.evaluators.ranker import Ranker
from acehigh.keys import Category, Hand, RankKey
from acehigh.orders import reading_order
from acehigh.parsing import Cards

_CARD = Category("card")
_NONE = Category("no card")


class SingleCard(Ranker):
    """One card decides: the highest of a holding, or the lowest (G3, G5).

    Where a suit is named only cards of that suit count, and who has none does not win.

    Args:
        suit: the suit that counts. Default: any, and suits are equal.
        low: whether the lowest card wins.
        ace_low: whether the ace is the lowest card.
        wild: cards that are wild in the game, which count for nothing here. Jokers neither.
        deck: the deck that the cards come from.

    Raises:
        CardError: the suit is none of the deck.

    >>> SingleCard().key("Kd 2s") > SingleCard().key("Qs Js")
    True
    >>> spade = SingleCard(suit=Suit.SPADES)
    >>> print(spade.best("2s Ah 9s"))
    9s: nine of spades
    >>> spade.key("Ah Kh Qh").qualifies
    False
    """

    suit: Suit | None = None
    low: bool = False
    ace_low: bool = False
    wild: Declared = ()
    deck: Deck = STANDARD

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.suit is not None and self.suit not in self.deck.suits:
            raise CardError(f"suit is a Suit of the {self.deck.name}, not {self.suit!r}")
        if self.wild != () and not callable(self.wild):
            object.__setattr__(self, "wild", ranks_or_cards(self.wild))

    @property
    def hand_size(self) -> int:
        """How many cards make a hand: one."""
        return 1

    @property
    def suits_are_alike(self) -> bool:
        """Whether a hand is worth as much with other names for the suits."""
        return self.suit is None and self.wild == ()

    @property
    def ace_is_low(self) -> bool:
        """Whether a single ace is the lowest card."""
        return self.ace_low

    @property
    def categories(self) -> tuple[Category, ...]:
        """The categories of these rules, worst first."""
        return _NONE, _CARD

    def key(self, cards: Cards) -> RankKey:
        """Return what the card that decides is worth.

        Args:
            cards: one card or more, or their text.

        Raises:
            CardError: as for `Ranker.checked`.
        """
        worth = max(map(self._worth, self.checked(cards)))
        return self._keys[worth]

    def best(self, cards: Cards) -> Hand:
        """Return the card that decides, and what it is worth.

        Args:
            cards: as for `key`.

        Raises:
            CardError: as for `key`.
        """
        held = self.checked(cards)
        key = self.key(held)
        alike = [card for card in held if self._worth(card) == key.value]
        # Any will do, but always the same one, however the cards are listed.
        played = (max(alike, key=reading_order),)
        return Hand(played, played, key)

    @cached_property
    def _keys(self) -> dict[int, RankKey]:
        none = RankKey(self, 0, _NONE, ())
        return {0: none} | {
            value: RankKey(self, value, _CARD, (rank,)) for rank, value in self._values.items()
        }

    @cached_property
    def _values(self) -> dict[Rank, int]:
        def height(rank: Rank) -> int:
            return 1 if self.ace_low and rank is Rank.ACE else rank

        worst_first = sorted(self.deck.ranks, key=height, reverse=self.low)
        return {rank: place for place, rank in enumerate(worst_first, start=1)}

    @cached_property
    def _wild(self) -> frozenset[Card]:
        naturals = [card for card in self.deck.counts if card.joker is None]
        if callable(self.wild):
            return frozenset(filter(self.wild, naturals))
        named = self.wild if isinstance(self.wild, tuple) else (self.wild,)
        return frozenset(card for card in naturals if card in named or card.rank in named)

    def _worth(self, card: Card) -> int:
        """Return what a card is worth: nothing if it does not count."""
        if card.rank is None or card in self._wild or self.suit not in (None, card.suit):
            return 0
        return self._values[card.rank]

    def qualifies(self, key: RankKey) -> bool:
        """Return whether such a card may win: not where none counts."""
        return key.value > 0

    def describe(self, key: RankKey) -> str:
        """Return which card it is: ``"nine of spades"``."""
        if not key.ranks:
            return f"no {self.suit.word if self.suit else 'card that counts'}"
        rank = key.ranks[0].word
        if self.suit:
            return f"{rank} of {self.suit.word}"
        return f"{rank} {'low' if self.low else 'high'}"

    def explain(self, category: Category, among: Collection[Category]) -> str:
        """Return what a category is, in a sentence."""
        del among
        which = f"card of {self.suit.word}" if self.suit else "card"
        if category is _NONE:
            return f"No {which}: it does not win."
        return f"A {which}: the {'lowest' if self.low else 'highest'} wins."
