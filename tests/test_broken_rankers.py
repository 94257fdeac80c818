"""Every law can be broken, and says what broke it."""

import pickle
import subprocess
import sys
from dataclasses import field, replace
from itertools import count
from typing import Any

import pytest

from acehigh import (
    ONE_EYED_JACKS,
    Card,
    Cards,
    Category,
    Deck,
    DeuceToSeven,
    Hand,
    High,
    LowestCardWild,
    Rank,
    Ranker,
    RankKey,
    Suit,
    Wild,
    parse_cards,
)
from acehigh.errors import CardError, HandSizeError
from acehigh.testing import check_law, check_ranker, laws

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


def test_the_sound_ranker_obeys_all_laws() -> None:
    check_ranker(TopCard())
    assert TopCard().min_cards == 1


@pytest.mark.parametrize(("kind", "law", "complaint"), BROKEN, ids=str)
def test_a_broken_ranker_is_told_the_law(kind: type[TopCard], law: str, complaint: str) -> None:
    ranker = kind()
    with pytest.raises(AssertionError, match=f"breaks the law that {law}: .*{complaint}") as e:
        check_ranker(ranker)
    assert str(e.value).startswith(repr(ranker))


@pytest.mark.parametrize(
    ("ranker", "complaint"),
    [
        (TopCard, r"expected a ranker such as High\(\), got <class .*TopCard'>"),
        (object(), r"expected a ranker such as High\(\), got <object"),
    ],
)
def test_what_is_no_ranker_is_told_so(ranker: TopCard, complaint: str) -> None:
    with pytest.raises(AssertionError, match=f"rankers are values: {complaint}"):
        check_ranker(ranker)


def test_laws_may_be_left_out() -> None:
    check_ranker(SpadesHigh(), without=[laws.names_of_suits_change_nothing])
    check_ranker(InACircle(), without=[laws.keys_stand_in_one_order], holdings=["As", "Kd"])


def test_suits_may_be_meant_to_differ() -> None:
    class Meant(SpadesHigh):
        suits_are_alike: bool = False

    check_law(laws.names_of_suits_change_nothing, Meant(), parse_cards("2s"))
    with pytest.raises(AssertionError, match="if that is meant, let suits_are_alike be False"):
        check_law(laws.names_of_suits_change_nothing, SpadesHigh(), parse_cards("2s"))


@pytest.mark.parametrize("left_out", ["names_of_suits_change_nothing", laws.rankers_are_values])
def test_only_laws_can_be_left_out(left_out: Any) -> None:
    with pytest.raises(CardError, match="expected laws to leave out, got "):
        check_ranker(TopCard(), without=[left_out])


def test_holdings_may_be_given() -> None:
    check_ranker(SpadesHigh(), holdings=[])
    with pytest.raises(AssertionError, match="2s is worth something else than 2c"):
        check_ranker(SpadesHigh(), holdings=["2s"])
    with pytest.raises(CardError, match="'1s' is no card"):
        check_ranker(TopCard(), holdings=["1s"])


def test_a_ranker_of_any_cards_at_all_may_be_given_none() -> None:
    check_ranker(AnyNumber())
    assert AnyNumber().min_cards == 0
    check_law(laws.bad_input_is_refused, AnyNumber(), ())


class AnyNumber(TopCard):
    """A ranker for which no card is a hand too."""

    min_cards = 0

    def key(self, cards: Cards) -> RankKey:
        held = parse_cards(cards)
        return super().key(held) if held else RankKey(self, -1, TOP, ())

    def best(self, cards: Cards) -> Hand:
        held = parse_cards(cards)
        return super().best(held) if held else Hand((), (), self.key(held))


def test_more_cards_may_need_more_wild_ones_where_those_count() -> None:
    # A key goes down, but not what a player prefers.
    ranker = Wild(High(), naturals="more_wild")
    few, more = "Ks Qs Js Ts Jk", "Ks Qs Js Ts Jk As"
    assert ranker.key(few) > ranker.key(more)
    check_ranker(ranker, holdings=[few, more])


def test_the_lowest_card_wild_may_be_hurt_by_another() -> None:
    ranker = LowestCardWild()
    few, more = "Ks Kd Kc 3s 3h", "Ks Kd Kc 3s 3h 2c"
    assert ranker.key(few) > ranker.key(more)
    check_ranker(ranker, holdings=[few, more])


def test_suits_may_be_told_apart_by_wild_cards() -> None:
    ranker = Wild(High(), wild=ONE_EYED_JACKS)
    assert ranker.key("Js 2h 3h 4h 9d") != ranker.key("Jc 2h 3h 4h 9d")
    check_ranker(ranker, examples=30)


def test_a_class_within_a_function_is_not_pickled() -> None:
    class Local(TopCard):
        """A ranker that pickle cannot find."""

        def __repr__(self) -> str:
            return "Local()"

    with pytest.raises((AttributeError, pickle.PicklingError)):
        pickle.dumps(Local())
    check_ranker(Local(), examples=10)


def test_all_laws_hold_at_the_edge_of_a_deck() -> None:
    check_ranker(High(deck=Deck((Rank.TWO, Rank.ACE), (Suit.SPADES,)) * 3), examples=20)
    check_ranker(DeuceToSeven(deck=Deck.five_suits().with_jokers("Jk BJ SJ")), holdings=[])


def test_the_laws_need_neither_hypothesis_nor_pytest() -> None:
    code = (
        "import sys; sys.modules['hypothesis'] = sys.modules['pytest'] = None;"
        "from acehigh import Badugi; from acehigh.testing import check_ranker;"
        "check_ranker(Badugi(), examples=5)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
