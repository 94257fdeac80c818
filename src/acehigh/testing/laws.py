"""The laws that every ranker obeys, whatever its rules.

A law takes a ranker and holdings, and yields what is wrong: nothing, where the law is kept.
Its name says what it is; `acehigh.testing.check_law` raises the first complaint as an error.
"""

import copy
import pickle
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations, product
from typing import Protocol, cast

import acehigh
from acehigh.cards import Card, Joker, Rank, Suit
from acehigh.errors import CardError
from acehigh.evaluators.ranker import Ranker, checked_ranker
from acehigh.keys import Category, RankKey
from acehigh.parsing import Cards

_EVERY_CARD = (
    *(Card(rank, suit) for suit in Suit for rank in Rank),
    *(Card(joker=joker) for joker in Joker),
)


class Law(Protocol):
    """A function that yields what is wrong with a ranker, as seen from some holdings."""

    @property
    def __name__(self) -> str:
        """What the law says."""
        ...

    def __call__(self, ranker: Ranker, *held: tuple[Card, ...]) -> Iterator[str]:
        """Yield what is wrong."""
        ...


def rankers_are_values(ranker: Ranker, *held: tuple[Card, ...]) -> Iterator[str]:
    """A ranker is an object of a subclass of `Ranker`, can be hashed, and has no ``<``."""
    del held
    try:
        checked_ranker(ranker)
    except CardError as error:
        yield str(error)
    if ranker != ranker or hash(ranker) != hash(ranker):  # noqa: PLR0124 - the question
        yield "it is not equal to itself"
    try:
        _ = ranker < ranker  # type: ignore[operator]  # noqa: PLR0124 - what must fail
    except TypeError:
        return
    # Keys of two rankers could be compared, and would say something.
    yield "it has a <"


def repr_makes_the_ranker_again(ranker: Ranker, *held: tuple[Card, ...]) -> Iterator[str]:
    """A ranker's repr is its constructor call; what is equal hashes and ranks alike."""
    again = eval(repr(ranker), _names(ranker))
    for how, same in (
        ("its repr", again),
        ("a copy", copy.deepcopy(ranker)),
        *_pickled(ranker),
    ):
        if same != ranker or hash(same) != hash(ranker) or repr(same) != repr(ranker):
            yield f"{how} makes {same!r}, which is not equal"
        for cards in held:
            if same.key(cards) != ranker.key(cards):
                yield f"{how} makes another key of {_text(cards)}"


def _names(ranker: Ranker) -> dict[str, object]:
    """Return what a ranker's repr may speak of: the public names, its class and its fields'."""
    names = {name: getattr(acehigh, name) for name in acehigh.__all__}
    for value in (ranker, *vars(ranker).values()):
        names.setdefault(type(value).__name__, type(value))
    return names


def _pickled(value: Ranker) -> Iterator[tuple[str, Ranker]]:
    """Yield a pickled copy, unless the class is local to a function and cannot be found."""
    kind = type(value)
    found: object = sys.modules.get(kind.__module__)
    for name in kind.__qualname__.split("."):
        found = getattr(found, name, None)
    if found is kind:
        yield "its pickle", pickle.loads(pickle.dumps(value))


def keys_say_what_they_are(ranker: Ranker, *held: tuple[Card, ...]) -> Iterator[str]:
    """A key knows its ranker, its category and ranks, a sentence, and if it qualifies."""
    for cards in held:
        key = ranker.key(cards)
        if not isinstance(key, RankKey) or key.ranker != ranker:
            yield f"the key of {_text(cards)} is {key!r}, no RankKey of this ranker"
        ranks = isinstance(key.ranks, tuple) and all(isinstance(r, Rank) for r in key.ranks)
        if not isinstance(key.category, Category) or not ranks:
            yield f"the key of {_text(cards)} has {key.category!r} and {key.ranks!r}"
        said: object = key.describe()
        if not isinstance(said, str) or not said:
            yield f"{_text(cards)} is described as {said!r}, which is no text"
        if not isinstance(key.qualifies, bool):
            yield f"{_text(cards)} qualifies: {key.qualifies!r}, neither True nor False"
        if ranker.interned(key) != key:
            yield f"interned(key) is not equal to the key of {_text(cards)}"


def keys_stand_in_one_order(ranker: Ranker, *held: tuple[Card, ...]) -> Iterator[str]:
    """Of two keys one is greater, or they are equal; and so through any three."""
    keys = [(ranker.key(cards), _text(cards)) for cards in held]
    for (a, cards), (b, others) in product(keys, repeat=2):
        if (a < b) + (a == b) + (a > b) != 1:
            yield f"{cards} and {others}: not just one of <, == and > is true"
        if (a <= b, a >= b, a != b) != (not a > b, not a < b, not (a == b)):  # noqa: SIM201
            yield f"{cards} and {others}: <=, >= and != do not go with <, > and =="
        if a == b and hash(a) != hash(b):
            yield f"{cards} and {others}: equal keys with different hashes"
    for (a, first), (b, second), (c, third) in permutations(keys, 3):
        if a <= b <= c and not a <= c:
            yield f"{first} is not above {second}, nor that above {third}, but the first is"


def listing_changes_nothing(ranker: Ranker, *held: tuple[Card, ...]) -> Iterator[str]:
    """The cards may be listed in any order, for what they are worth and for what plays."""
    for cards in held:
        key, hand = ranker.key(cards), ranker.best(cards)
        turned = [cards[place:] + cards[:place] for place in range(1, min(len(cards), 5))]
        for order in (cards[::-1], tuple(sorted(cards, key=str)), *turned):
            if ranker.key(order) != key:
                yield f"{_text(cards)} is worth something else than {_text(order)}"
            if ranker.best(order) != hand:
                yield f"another hand is the best of {_text(cards)} than of {_text(order)}"


def names_of_suits_change_nothing(ranker: Ranker, *held: tuple[Card, ...]) -> Iterator[str]:
    """Two suits may be swapped, unless other cards are wild then.

    Not so where the ranker says that its `suits_are_alike` is false.
    """
    if not ranker.suits_are_alike:
        return
    # Whatever renames the suits is made of such swaps.
    for first, second in combinations(ranker.deck.suits, 2):
        names: dict[Suit | None, Suit] = {first: second, second: first}
        wild = ranker.wild_cards
        if wild == set(_renamed(tuple(wild), names)):
            for cards in held:
                other = _renamed(cards, names)
                if ranker.key(other) != ranker.key(cards):
                    yield (
                        f"{_text(cards)} is worth something else than {_text(other)}; "
                        "if that is meant, let suits_are_alike be False"
                    )


def _renamed(cards: Sequence[Card], names: dict[Suit | None, Suit]) -> tuple[Card, ...]:
    return tuple(
        Card(card.rank, names[card.suit]) if card.suit in names else card for card in cards
    )


def another_card_never_hurts(ranker: Ranker, *held: tuple[Card, ...]) -> Iterator[str]:
    """A holding is worth as much as any part of it, or more: a card need not be played.

    Not so where the ranker counts all cards. Of two hands that a player may choose from, the
    greater is what `Ranker.preference` says.
    """
    if not ranker.counts_all_cards:
        least = ranker.min_cards
        for cards in held:
            for number in range(max(least, 1), len(cards)):
                fewer, more = cards[:number], cards[: number + 1]
                a, b = ranker.key(fewer), ranker.key(more)
                if ranker.preference(a) > ranker.preference(b):
                    yield f"{_text(fewer)} is worth more than {_text(more)}"


def text_will_do(ranker: Ranker, *held: tuple[Card, ...]) -> Iterator[str]:
    """The cards may be given as text, or one by one, or some as text."""
    for cards in held:
        key, hand = ranker.key(cards), ranker.best(cards)
        texts: list[Card | str] = list(map(str, cards))
        joined = " ".join(map(str, cards))
        ways: tuple[Cards, ...] = (joined, joined.replace(" ", ""), texts)
        for how in (*ways, [*cards[:1], *texts[1:]]):
            if ranker.key(how) != key or ranker.best(how) != hand:
                yield f"{how!r} is worth something else than the same as cards"
        if ranker.key(iter(cards)) != key or ranker.best(iter(cards)) != hand:
            yield f"{_text(cards)} is worth something else one by one"


def copies_are_equal(ranker: Ranker, *held: tuple[Card, ...]) -> Iterator[str]:
    """A key or a hand that was pickled or copied is equal to what it was."""
    lasting = bool(list(_pickled(ranker)))
    for cards in held:
        for value in (ranker.key(cards), ranker.best(cards)):
            copies = [copy.copy(value), copy.deepcopy(value)]
            if lasting:
                protocols = range(pickle.HIGHEST_PROTOCOL + 1)
                copies += [pickle.loads(pickle.dumps(value, number)) for number in protocols]
            for other in copies:
                if other != value:
                    yield f"a copy of {value!r} is {other!r}, made of {_text(cards)}"


def what_plays_is_worth_the_key(ranker: Ranker, *held: tuple[Card, ...]) -> Iterator[str]:
    """The best hand is some of the cards, no more than make a hand, and worth the same."""
    for cards in held:
        key, hand = ranker.key(cards), ranker.best(cards)
        if hand.key != key:
            yield f"best({_text(cards)}) has another key than key() returns"
        if not Counter(hand.cards) <= Counter(cards):
            yield f"best({_text(cards)}) has cards that are not among them: {hand}"
        if len(hand.cards) > ranker.hand_size:
            yield f"best({_text(cards)}) has more cards than make a hand: {hand}"
        if len(hand.plays_as) != len(hand.cards):
            yield f"best({_text(cards)}) is {len(hand.cards)} cards as {len(hand.plays_as)}"
        if not ranker.counts_all_cards and ranker.key(hand.cards) != key:
            yield f"what plays of {_text(cards)} is worth something else alone: {hand}"


def bad_input_is_refused(ranker: Ranker, *held: tuple[Card, ...]) -> Iterator[str]:
    """What is no card, or not in the deck, or too often held, or too few raises a CardError."""
    deck, least = ranker.deck, ranker.min_cards
    bad: list[tuple[str, object]] = [("text that is no card", "1s"), ("no iterable", None)]
    for cards in held:
        bad += [("something that is no card", (*cards, None))]
        bad += [("a card too often", cards + (card,) * deck.count(card)) for card in cards[:1]]
        foreign = [card for card in _EVERY_CARD if card not in deck]
        bad += [("a card that is not in the deck", (*cards, card)) for card in foreign[:1]]
        bad += [("too few cards", cards[:number]) for number in range(least)]
    for what, given in bad:
        for method in (ranker.key, ranker.best):
            try:
                method(cast("Cards", given))
            except CardError:
                continue
            except Exception as error:
                yield f"{what} ({_text(given)}) raises {error!r}, which is no CardError"
            else:
                yield f"{what} ({_text(given)}) is taken by {method.__name__}()"


def _text(cards: object) -> str:
    return " ".join(map(str, cards)) or "none" if isinstance(cards, tuple) else repr(cards)


LAWS_OF_A_HOLDING: tuple[Law, ...] = (
    keys_say_what_they_are,
    repr_makes_the_ranker_again,
    listing_changes_nothing,
    names_of_suits_change_nothing,
    another_card_never_hurts,
    text_will_do,
    copies_are_equal,
    what_plays_is_worth_the_key,
    bad_input_is_refused,
)
