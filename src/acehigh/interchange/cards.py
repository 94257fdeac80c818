"""Cards and hand numbers as treys, phevaluator, eval7 and pokerkit write them, and back."""

from collections.abc import Callable, Iterable
from functools import cache
from itertools import combinations, combinations_with_replacement
from operator import index
from typing import SupportsIndex, TypeVar

from acehigh.cards import Card, Rank
from acehigh.decks import STANDARD
from acehigh.errors import CardError, NotInDeckError, ParseError
from acehigh.evaluators.high import High
from acehigh.keys import RankKey
from acehigh.parsing import Cards, parse_cards

T = TypeVar("T")

_STANDARD_HIGH = High()


def to_treys(cards: Cards) -> list[int]:
    """Return the integers of treys, and of deuces before it, for these cards.

    Raises:
        ParseError: something is no card.
        NotInDeckError: a card is none of the 52.

    >>> to_treys("As Kd")
    [268442665, 134236965]
    """
    return [_treys_number(card) for card in _of_the_52(cards, "treys")]


def from_treys(numbers: Iterable[SupportsIndex]) -> tuple[Card, ...]:
    """Return the cards that these integers of treys stand for.

    Raises:
        ParseError: something is no such integer.

    >>> [str(card) for card in from_treys([268442665, 134236965])]
    ['As', 'Kd']
    """
    return _from_numbers(numbers, _treys_number, "treys")


def to_phevaluator(cards: Cards) -> list[int]:
    """Return the ids of phevaluator, 0 to 51, for these cards.

    Raises:
        ParseError: something is no card.
        NotInDeckError: a card is none of the 52.

    >>> to_phevaluator("2c As")
    [0, 51]
    """
    return [_phevaluator_number(card) for card in _of_the_52(cards, "phevaluator")]


def from_phevaluator(numbers: Iterable[SupportsIndex]) -> tuple[Card, ...]:
    """Return the cards that these ids of phevaluator stand for: of its cards, ``card.id_``.

    Raises:
        ParseError: something is no such id.

    >>> [str(card) for card in from_phevaluator([0, 51])]
    ['2c', 'As']
    """
    return _from_numbers(numbers, _phevaluator_number, "phevaluator")


def to_eval7(cards: Cards) -> list[str]:
    """Return the texts from which ``eval7.Card`` makes these cards.

    Raises:
        ParseError: something is no card.
        NotInDeckError: a card is none of the 52.

    >>> to_eval7("10h a♠")
    ['Th', 'As']
    """
    return [str(card) for card in _of_the_52(cards, "eval7")]


def from_eval7(cards: Iterable[object]) -> tuple[Card, ...]:
    """Return the cards that eval7 writes so: its cards, their texts, or one text of all.

    Raises:
        ParseError: something is no card.
        NotInDeckError: a card is none of the 52.

    >>> [str(card) for card in from_eval7(["Th", "As"])]
    ['Th', 'As']
    """
    texts = cards if isinstance(cards, str) else list(map(str, _items(cards)))
    return _of_the_52(texts, "eval7")


def to_pokerkit(cards: Cards) -> str:
    """Return the text that pokerkit takes for these cards.

    Raises:
        ParseError: something is no card.
        NotInDeckError: a card is none of the 52.

    >>> to_pokerkit("10h a♠")
    'ThAs'
    """
    return "".join(map(str, _of_the_52(cards, "pokerkit")))


def from_pokerkit(cards: Iterable[object]) -> tuple[Card, ...]:
    """Return the cards that pokerkit writes so: its cards, their texts, or one text of all.

    Raises:
        ParseError: something is no card, or unknown: pokerkit writes ``?`` for what a hand
            history does not tell.
        NotInDeckError: a card is none of the 52.

    >>> [str(card) for card in from_pokerkit("ThAs")]
    ['Th', 'As']
    >>> from_pokerkit("Th??")
    Traceback (most recent call last):
    acehigh.errors.ParseError: 'Th??' has a card that is not known; expected known cards
    """
    if isinstance(cards, str):
        cards = [cards]
    # Its cards say what they are by their repr; their str is a sentence.
    text = " ".join([card if isinstance(card, str) else repr(card) for card in _items(cards)])
    if "?" in text:
        raise ParseError(f"{text!r} has a card that is not known; expected known cards")
    return _of_the_52(text, "pokerkit")


def kev_of(key: RankKey) -> int:
    """Return the number from 1, the best, to 7462 that others give a standard high hand.

    It is the place of the key among those of `High()`, best first: the number that Cactus Kev's
    evaluator and those after it give such a hand.

    Raises:
        CardError: the key is of other rules than `High()`.

    >>> from acehigh import AceToFive
    >>> kev_of(High().key("7s 5h 4d 3c 2s"))
    7462
    >>> kev_of(AceToFive().key("7s 5h 4d 3c 2s"))
    Traceback (most recent call last):
    acehigh.errors.CardError: AceToFive() gives no number from 1 to 7462: only High() does
    """
    if key.ranker != _STANDARD_HIGH:
        raise CardError(f"{key.ranker!r} gives no number from 1 to 7462: only High() does")
    return _places_of_values()[key.value]


def key_of_kev(number: SupportsIndex) -> RankKey:
    """Return the key of `High()` that has this number, 1 to 7462.

    Raises:
        CardError: there is no such number.

    >>> key_of_kev(1).describe()
    'straight flush, ace high (royal flush)'
    >>> key_of_kev(7462) == High().key("7s 5h 4d 3c 2s")
    True
    """
    keys = _standard_keys()
    place = _integer(number)
    if place is None or not 1 <= place <= len(keys):
        raise CardError(f"a hand has a number from 1 to {len(keys)}, not {number!r}")
    return keys[place - 1]


@cache
def _standard_keys() -> tuple[RankKey, ...]:
    """Return the keys of all standard high hands, best first."""
    ranks = sorted(Rank, reverse=True)
    hands = [h for h in combinations_with_replacement(ranks, 5) if h[0] != h[4]]
    keys = {_STANDARD_HIGH.evaluate_hand(hand, 0, suited=False) for hand in hands}
    keys |= {
        _STANDARD_HIGH.evaluate_hand(hand, 0, suited=True) for hand in combinations(ranks, 5)
    }
    return tuple(sorted(keys, reverse=True))


@cache
def _places_of_values() -> dict[int, int]:
    return {key.value: place for place, key in enumerate(_standard_keys(), start=1)}


@cache
def _treys_number(card: Card) -> int:
    """Return a bit for the rank, a bit for the suit, the rank and its prime, put together."""
    rank, suit = _places(card, "shdc")
    primes = [n for n in range(2, 42) if all(n % divisor for divisor in range(2, n))]
    return 1 << 16 + rank | 1 << 12 + suit | rank << 8 | primes[rank]


@cache
def _phevaluator_number(card: Card) -> int:
    """Return the place of the card by rank, deuces first, and then by suit."""
    rank, suit = _places(card, "cdhs")
    return 4 * rank + suit


def _places(card: Card, suits: str) -> tuple[int, int]:
    """Return the places of a card's rank, counted from the deuce, and of its suit."""
    assert card.rank is not None
    return card.rank - Rank.TWO, suits.index(str(card.suit))


@cache
def _by_number(number_of: Callable[[Card], int]) -> dict[int, Card]:
    return {number_of(card): card for card in STANDARD}


def _from_numbers(
    numbers: Iterable[SupportsIndex], number_of: Callable[[Card], int], library: str
) -> tuple[Card, ...]:
    cards = _by_number(number_of)
    found = []
    for number in _items(numbers):
        place = _integer(number)
        if place not in cards:
            raise ParseError(
                f"{number!r} is no card of {library}, which has an integer for each"
            )
        found.append(cards[place])
    return tuple(found)


def _of_the_52(cards: Cards, library: str) -> tuple[Card, ...]:
    held = parse_cards(cards)
    for card in held:
        if card not in STANDARD:
            raise NotInDeckError(f"{card} is no card of {library}, which has the 52-card deck")
    return held


def _integer(number: SupportsIndex) -> int | None:
    """Return an integer of any kind, NumPy's too, as an int; None for what is none."""
    if isinstance(number, bool):
        return None
    try:
        return index(number)
    except TypeError:
        return None


def _items(cards: Iterable[T]) -> list[T]:
    try:
        return list(cards)
    except TypeError:
        raise ParseError(f"expected several cards, got {cards!r}") from None
