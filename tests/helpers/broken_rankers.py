"""A sound ranker, and others that each break one law."""

from dataclasses import field, replace
from itertools import count

from acehigh import Card, Cards, Category, Deck, Hand, Rank, Ranker, RankKey, Suit, parse_cards
from acehigh.errors import CardError, HandSizeError

TOP = Category("top card")


NUMBERS = count()


class TopCard(Ranker):
    """A sound ranker from scratch: of two cards or more the highest counts."""

    deck: Deck = Deck.standard(jokers=1)
    hand_size: int = 1
    categories: tuple[Category, ...] = (TOP,)
    suits_are_alike: bool = True

    def held(self, cards: Cards) -> tuple[Card, ...]:
        """Return the cards, or raise what is wrong with them."""
        held = parse_cards(cards)
        self.deck.check(held)
        if not held:
            raise HandSizeError("no cards")
        return held

    def rank_value(self, card: Card) -> int:
        """Return how high a card is."""
        return card.rank or 0

    def key(self, cards: Cards) -> RankKey:
        """Return how high the highest card is."""
        height = max(map(self.rank_value, self.held(cards)))
        return RankKey(self, height, TOP, (Rank(height),) if height else ())

    def best(self, cards: Cards) -> Hand:
        """Return the highest card."""
        held = sorted(self.held(cards), key=str)
        top = max(held, key=self.rank_value)
        return Hand((top,), (top,), self.key(held))

    def describe(self, key: RankKey) -> str:
        """Return the sentence."""
        return f"{key.ranks[0].word} high" if key.ranks else "nothing"

    def qualifies(self, key: RankKey) -> bool:
        """Return whether there is any card but a joker."""
        return key.value > 0

    def interned(self, key: RankKey) -> RankKey:
        """Return the key."""
        return key


class HasOrder(TopCard):
    def __lt__(self, other: object) -> bool:
        return False


class UnequalToItself(TopCard):
    def __eq__(self, other: object) -> bool:
        return False

    __hash__ = TopCard.__hash__


class FreshHash(TopCard):
    def __hash__(self) -> int:
        return next(NUMBERS)


class OddRepr(TopCard):
    def __repr__(self) -> str:
        return "OddRepr(hand_size=2)"


class SenselessRepr(TopCard):
    def __repr__(self) -> str:
        return "<a ranker>"


class BadCopy(TopCard):
    def __deepcopy__(self, memo: object) -> "BadCopy":
        return BadCopy(Deck.twenty())


class Learns(TopCard):
    """A ranker whose copies are equal, but rank otherwise."""

    start: int = field(default=0, compare=False, repr=False)

    def rank_value(self, card: Card) -> int:
        return min(super().rank_value(card) + self.start, 14)

    def __deepcopy__(self, memo: object) -> "Learns":
        return replace(self, start=5)


class KeyIsANumber(TopCard):
    def key(self, cards: Cards) -> RankKey:
        return super().key(cards).value  # type: ignore[return-value]  # what is wrong


class KeyOfAnother(TopCard):
    def key(self, cards: Cards) -> RankKey:
        return TopCard().key(cards)


class CategoryIsText(TopCard):
    def key(self, cards: Cards) -> RankKey:
        return super().key(cards)._replace(category="top")  # type: ignore[arg-type]  # the same


class RanksAreNumbers(TopCard):
    def key(self, cards: Cards) -> RankKey:
        return super().key(cards)._replace(ranks=(14,))  # type: ignore[arg-type]  # the same


class SaysNothing(TopCard):
    def describe(self, key: RankKey) -> str:
        del key
        return ""


class QualifiesByNumber(TopCard):
    def qualifies(self, key: RankKey) -> bool:
        return key.value  # type: ignore[return-value]  # the same


class SharesAnother(TopCard):
    def interned(self, key: RankKey) -> RankKey:
        return key._replace(value=-1)


class NotANumber(TopCard):
    def key(self, cards: Cards) -> RankKey:
        nan: int = float("nan")  # type: ignore[assignment]  # what is wrong
        return super().key(cards)._replace(value=nan)


class EqualValuesOfOtherCategories(TopCard):
    def key(self, cards: Cards) -> RankKey:
        key = super().key(cards)
        return key._replace(value=1, category=Category(str(key.value)))


class Circular(RankKey):
    """A key in a circle: every third rank beats those two places behind it."""

    __slots__ = ()

    def __lt__(self, other: object) -> bool:
        return isinstance(other, RankKey) and (other.value - self.value) % 3 == 1

    def __gt__(self, other: object) -> bool:
        return isinstance(other, RankKey) and (self.value - other.value) % 3 == 1

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RankKey) and (self.value - other.value) % 3 == 0

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __le__(self, other: object) -> bool:
        return not self > other

    def __ge__(self, other: object) -> bool:
        return not self < other

    def __hash__(self) -> int:
        return self.value % 3


class InACircle(TopCard):
    def key(self, cards: Cards) -> RankKey:
        return Circular(*super().key(cards))


class HalfOrdered(Circular):
    """A key whose <= is not < or ==."""

    __slots__ = ()

    def __le__(self, other: object) -> bool:
        return False


class Half(TopCard):
    def key(self, cards: Cards) -> RankKey:
        return HalfOrdered(*super().key(cards))


class OwnHash(RankKey):
    """A key whose hash is another each time."""

    __slots__ = ()

    def __hash__(self) -> int:
        return next(NUMBERS)


class Hashed(TopCard):
    def key(self, cards: Cards) -> RankKey:
        return OwnHash(*super().key(cards))


class FirstCard(TopCard):
    def held(self, cards: Cards) -> tuple[Card, ...]:
        return super().held(cards)[:1]


class FirstOfEquals(TopCard):
    def best(self, cards: Cards) -> Hand:
        held = self.held(cards)
        top = max(held, key=self.rank_value)
        return Hand((top,), (top,), self.key(held))


class SpadesHigh(TopCard):
    def rank_value(self, card: Card) -> int:
        return super().rank_value(card) if card.suit is Suit.SPADES else 0


class LowestCard(TopCard):
    def key(self, cards: Cards) -> RankKey:
        return super().key([min(self.held(cards), key=self.rank_value)])

    def best(self, cards: Cards) -> Hand:
        return super().best([min(sorted(self.held(cards), key=str), key=self.rank_value)])


class NoText(TopCard):
    def held(self, cards: Cards) -> tuple[Card, ...]:
        held = super().held(cards)
        return held[:1] if isinstance(cards, str) else held


class NoIterator(TopCard):
    def held(self, cards: Cards) -> tuple[Card, ...]:
        held = super().held(cards)
        return held if isinstance(cards, str | list | tuple) else held[:1]


class BadKeyCopy(RankKey):
    """A key that is copied as another."""

    __slots__ = ()

    def __reduce__(self) -> tuple[object, ...]:
        return RankKey, (self.ranker, -1, self.category, self.ranks)


class Forgets(TopCard):
    def key(self, cards: Cards) -> RankKey:
        return BadKeyCopy(*super().key(cards))


class PlaysForeign(TopCard):
    def best(self, cards: Cards) -> Hand:
        played = parse_cards("As")
        return Hand(played, played, self.key(cards))


class PlaysAll(TopCard):
    def best(self, cards: Cards) -> Hand:
        held = tuple(sorted(self.held(cards), key=str))
        return Hand(held, held, self.key(held))


class PlaysAsNothing(TopCard):
    def best(self, cards: Cards) -> Hand:
        return replace(super().best(cards), plays_as=())


class PlaysTheLowest(TopCard):
    def best(self, cards: Cards) -> Hand:
        held = sorted(self.held(cards), key=str)
        low = min(held, key=self.rank_value)
        return Hand((low,), (low,), self.key(held))


class HandOfAnotherKey(TopCard):
    def best(self, cards: Cards) -> Hand:
        hand = super().best(cards)
        return replace(hand, key=hand.key._replace(value=-1))


class TakesAnything(TopCard):
    def held(self, cards: Cards) -> tuple[Card, ...]:
        return parse_cards(cards) or parse_cards("2c")


class RaisesAnything(TopCard):
    def held(self, cards: Cards) -> tuple[Card, ...]:
        try:
            return super().held(cards)
        except HandSizeError:
            raise
        except CardError:
            raise KeyError("what?") from None


class StumblesWithoutCards(TopCard):
    def held(self, cards: Cards) -> tuple[Card, ...]:
        held = parse_cards(cards)
        self.deck.check(held)
        return held


class Stumbles(TopCard):
    def best(self, cards: Cards) -> Hand:
        held = self.held(cards)
        return (
            replace(super().best(held), cards=(held[4],))
            if len(held) < 5
            else super().best(held)
        )


BROKEN: list[tuple[type[TopCard], str, str]] = [
    (HasOrder, "rankers are values", "it has a <"),
    (UnequalToItself, "rankers are values", "not equal to itself"),
    (FreshHash, "rankers are values", "not equal to itself"),
    (OddRepr, "repr makes the ranker again", "its repr makes OddRepr"),
    (SenselessRepr, "repr makes the ranker again", "SyntaxError"),
    (BadCopy, "repr makes the ranker again", "a copy makes BadCopy"),
    (Learns, "repr makes the ranker again", "a copy makes another key of"),
    (KeyIsANumber, "keys say what they are", "no RankKey of this ranker"),
    (KeyOfAnother, "keys say what they are", "no RankKey of this ranker"),
    (CategoryIsText, "keys say what they are", "has 'top' and"),
    (RanksAreNumbers, "keys say what they are", r"and \(14,\)"),
    (SaysNothing, "keys say what they are", "described as ''"),
    (QualifiesByNumber, "keys say what they are", "qualifies: Rank.KING, neither"),
    (SharesAnother, "keys say what they are", r"interned\(key\) is not equal"),
    (NotANumber, "keys stand in one order", "not just one of"),
    (EqualValuesOfOtherCategories, "keys stand in one order", "TypeError"),
    (InACircle, "keys stand in one order", "is not above"),
    (Half, "keys stand in one order", "do not go with"),
    (Hashed, "keys stand in one order", "different hashes"),
    (FirstCard, "listing changes nothing", "is worth something else than"),
    (FirstOfEquals, "listing changes nothing", "another hand is the best of"),
    (SpadesHigh, "names of suits change nothing", "is worth something else than"),
    (LowestCard, "another card never hurts", "is worth more than"),
    (NoText, "text will do", "is worth something else than the same as cards"),
    (NoIterator, "text will do", "one by one"),
    (Forgets, "copies are equal", "a copy of <RankKey"),
    (PlaysForeign, "what plays is worth the key", "not among them"),
    (PlaysAll, "what plays is worth the key", "more cards than make a hand"),
    (PlaysAsNothing, "what plays is worth the key", "1 cards as 0"),
    (PlaysTheLowest, "what plays is worth the key", "something else alone"),
    (HandOfAnotherKey, "what plays is worth the key", "another key"),
    (TakesAnything, "bad input is refused", r"is taken by key\(\)"),
    (RaisesAnything, "bad input is refused", "KeyError"),
    (StumblesWithoutCards, "bad input is refused", "ValueError"),
    (Stumbles, "listing changes nothing", "IndexError.*, with "),
]


class AnyNumber(TopCard):
    """A ranker for which no card is a hand too."""

    min_cards = 0

    def key(self, cards: Cards) -> RankKey:
        held = parse_cards(cards)
        return super().key(held) if held else RankKey(self, -1, TOP, ())

    def best(self, cards: Cards) -> Hand:
        held = parse_cards(cards)
        return super().best(held) if held else Hand((), (), self.key(held))
