"""The hands that houses add to the usual ones, a row each, and what makes them.

The sources are the books of rules (Hoyle's and Scarne's, and what later ones repeat). Houses
differ in where a hand stands: ``dataclasses.replace(SKEET, above=Category.STRAIGHT)``.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations, pairwise
from typing import TypeAlias

from acehigh.cards import Card, Rank
from acehigh.decks import Deck
from acehigh.errors import CardError, unknown_name
from acehigh.evaluators.made import Straights, straights_of
from acehigh.keys import Category

Ranks: TypeAlias = tuple[Rank, ...]

Maker: TypeAlias = Callable[[tuple[Card, ...], Deck], Ranks | None]
"""Says of the cards of a hand, highest first, which ranks count; None if it is not made."""


@dataclass(frozen=True, repr=False)
class SpecialHand:
    """A hand that a house adds to the usual ones.

    Attributes:
        name: what it is called.
        above: the usual hand that it stands just above.
        makes: called with the cards of a hand, highest first, and the deck; returns the ranks
            that count, in order of comparison, or None if the cards are no such hand. For
            rankers to be pickled it must be a function of a module, or a value.
        sentence: what it is.
    """

    name: str
    above: Category
    makes: Maker
    sentence: str = field(default="", compare=False)

    @property
    def category(self) -> Category:
        """The kind of hand, by its name."""
        return Category(self.name)

    def __repr__(self) -> str:
        # What rankers take instead, so that their repr is the call that makes them.
        if NAMED_HANDS.get(self.name) == self:
            return repr(self.name)
        return f"SpecialHand({self.name!r}, {self.above!r}, {self.makes!r})"


@dataclass(frozen=True)
class NoPair:
    """Makes a hand of cards of different ranks, told by the highest and the lowest of them.

    >>> from acehigh import Deck, parse_cards
    >>> big_cat = NoPair(Rank.KING, Rank.EIGHT)
    >>> big_cat(parse_cards("Ks Qd Th 9c 8c"), Deck.standard())[:2]
    (Rank.KING, Rank.QUEEN)
    """

    highest: Rank
    lowest: Rank

    def __call__(self, cards: tuple[Card, ...], deck: Deck) -> Ranks | None:
        """Return the ranks, highest first, if the cards are such a hand."""
        del deck
        ranks = ranks_of_hand(cards)
        ends = (self.highest, self.lowest) == (ranks[0], ranks[-1])
        return ranks if ends and len(set(ranks)) == len(ranks) == 5 else None


@dataclass(frozen=True)
class SomeOf:
    """Makes a hand of some cards in sequence, or of one suit, or both; the rest are kickers.

    Attributes:
        number: how many cards.
        sequence: whether they stand in sequence, the ace high or below the lowest rank.
        suited: whether they are of one suit.
    """

    number: int
    sequence: bool = False
    suited: bool = False

    def __call__(self, cards: tuple[Card, ...], deck: Deck) -> Ranks | None:
        """Return the best ranks that count: of a sequence the top card's, then the kickers."""
        suits = [card.suit for card in cards]
        if self.suited and all(suits.count(suit) < self.number for suit in set(suits)):
            return None
        ranks, straights = ranks_of_hand(cards), _straights(deck.ranks, self.number)
        found: list[Ranks] = []
        # By place, since where several decks are shuffled two cards may be equal.
        for some in combinations(range(len(cards)), self.number):
            played = tuple([ranks[place] for place in some])
            top = straights.get(frozenset(played))
            good = not self.suited or len({suits[place] for place in some}) == 1
            if good and (top or not self.sequence):
                rest = [rank for place, rank in enumerate(ranks) if place not in some]
                found.append(((top,) if self.sequence and top else played) + tuple(rest))
        return max(found, default=None)


@cache
def _straights(ranks: Ranks, number: int) -> Straights:
    return straights_of((Rank.ACE, *ranks), number)


def ranks_of_hand(cards: tuple[Card, ...]) -> Ranks:
    """Return the ranks of cards without a joker."""
    return tuple([card.rank for card in cards if card.rank])


def blaze(cards: tuple[Card, ...], deck: Deck) -> Ranks | None:
    """Return the ranks of five court cards: the larger group first, then the higher."""
    del deck
    ranks = ranks_of_hand(cards)
    if len(ranks) < 5 or not all(Rank.JACK <= rank <= Rank.KING for rank in ranks):
        return None
    return tuple(sorted(set(ranks), key=lambda rank: (ranks.count(rank), rank), reverse=True))


def skeet(cards: tuple[Card, ...], deck: Deck) -> Ranks | None:
    """Return the ranks of 9, 5 and 2, one card between the first two, one between the last."""
    ranks = NoPair(Rank.NINE, Rank.TWO)(cards, deck)
    return ranks if ranks and ranks[2] is Rank.FIVE else None


def skip_straight(cards: tuple[Card, ...], deck: Deck) -> Ranks | None:
    """Return the top rank of a sequence of every other rank of the deck, the ace high."""
    places = [deck.ranks.index(rank) for rank in ranks_of_hand(cards)]
    steps = {above - below for above, below in pairwise(places)}
    return (deck.ranks[places[0]],) if len(places) == 5 and steps == {2} else None


def round_the_corner(cards: tuple[Card, ...], deck: Deck) -> Ranks | None:
    """Return the top rank of a sequence through the ace: three of 3-2-A-K-Q."""
    ranks = set(ranks_of_hand(cards))
    around = (*deck.ranks, *deck.ranks)
    for top in range(len(deck.ranks), len(deck.ranks) + 3):
        if len(ranks) == 5 and ranks == set(around[top - 4 : top + 1]):
            return (around[top],)
    return None


FOUR_STRAIGHT = SpecialHand(
    "four-card straight", Category.PAIR, SomeOf(4, sequence=True),
    "Four cards in sequence: the top card decides, then the fifth.",
)  # fmt: skip
FOUR_FLUSH = SpecialHand(
    "four-card flush", Category.PAIR, SomeOf(4, suited=True),
    "Four cards of one suit: these decide, then the fifth.",
)  # fmt: skip
LITTLE_BOBTAIL = SpecialHand(
    "little bobtail", Category.TWO_PAIR, SomeOf(3, sequence=True, suited=True),
    "Three cards in sequence and of one suit: the top card decides, then the others.",
)  # fmt: skip
BIG_BOBTAIL = SpecialHand(
    "big bobtail", Category.FULL_HOUSE, SomeOf(4, sequence=True, suited=True),
    "Four cards in sequence and of one suit: the top card decides, then the fifth.",
)  # fmt: skip
BLAZE = SpecialHand(
    "blaze", Category.TWO_PAIR, blaze,
    "Five kings, queens and jacks: compared as two pair.",
)  # fmt: skip
SKEET = SpecialHand(
    "skeet", Category.THREE_OF_A_KIND, skeet,
    "9, 5 and 2, a card between the 9 and the 5 and one between the 5 and the 2.",
)  # fmt: skip
FIVE_AND_DIME = SpecialHand(
    "five and dime", Category.THREE_OF_A_KIND, NoPair(Rank.TEN, Rank.FIVE),
    "From ten high to five low, without a pair.",
)  # fmt: skip
SKIP_STRAIGHT = SpecialHand(
    "skip straight", Category.THREE_OF_A_KIND, skip_straight,
    "Every other rank: J-9-7-5-3. The top card decides.",
)  # fmt: skip
ROUND_THE_CORNER = SpecialHand(
    "round-the-corner straight", Category.THREE_OF_A_KIND, round_the_corner,
    "A sequence through the ace: 3-2-A-K-Q. The top card decides.",
)  # fmt: skip
LITTLE_DOG = SpecialHand(
    "little dog", Category.STRAIGHT, NoPair(Rank.SEVEN, Rank.TWO),
    "From seven high to two low, without a pair.",
)  # fmt: skip
BIG_DOG = SpecialHand(
    "big dog", Category.STRAIGHT, NoPair(Rank.ACE, Rank.NINE),
    "From ace high to nine low, without a pair.",
)  # fmt: skip
LITTLE_CAT = SpecialHand(
    "little cat", Category.STRAIGHT, NoPair(Rank.EIGHT, Rank.THREE),
    "From eight high to three low, without a pair.",
)  # fmt: skip
BIG_CAT = SpecialHand(
    "big cat", Category.STRAIGHT, NoPair(Rank.KING, Rank.EIGHT),
    "From king high to eight low, without a pair.",
)  # fmt: skip

CATS_AND_DOGS = (LITTLE_DOG, BIG_DOG, LITTLE_CAT, BIG_CAT)
BOBTAILS = (LITTLE_BOBTAIL, BIG_BOBTAIL)
FOUR_CARDS = (FOUR_STRAIGHT, FOUR_FLUSH)

NAMED_HANDS = {
    hand.name: hand
    for hand in (
        *FOUR_CARDS, BLAZE, *BOBTAILS, SKEET, FIVE_AND_DIME, SKIP_STRAIGHT, ROUND_THE_CORNER,
        *CATS_AND_DOGS,
    )
}  # fmt: skip
"""The hands by their names."""


Added: TypeAlias = str | SpecialHand | Sequence[str | SpecialHand]
"""Hands that are added to the usual ones, or their names: one, or several."""


def special_hands(given: Added) -> tuple[SpecialHand, ...]:
    """Return special hands from themselves or from their names: one, or several.

    Raises:
        UnknownNameError: a name is that of none; the error says which is nearest.
        CardError: something else is given.

    >>> special_hands("blaze") == (BLAZE,)
    True
    """
    several = given if isinstance(given, tuple | list) else [given]
    hands = []
    for one in several:
        hand = NAMED_HANDS.get(one) if isinstance(one, str) else one
        if isinstance(one, str) and hand is None:
            raise unknown_name("special hand", one, NAMED_HANDS)
        if not isinstance(hand, SpecialHand):
            raise CardError(f"expected special hands, or names as 'blaze', got {one!r}")
        hands.append(hand)
    return tuple(hands)
