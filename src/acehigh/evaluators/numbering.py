"""Numbers for keys: 1 for the best hand that rules know, 2 for the next, without gaps.

The keys are those of single hands. More cards are worth the best hand among them, so there are
no others, unless all cards count (`Ranker.counts_all_cards`).
"""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb, factorial, prod
from typing import NamedTuple, Protocol, SupportsIndex

from acehigh.cards import Card, Rank, Suit
from acehigh.checks import integer
from acehigh.decks import Deck
from acehigh.engine.draws import draws
from acehigh.engine.kept import droppable
from acehigh.errors import CardError, TooManyError
from acehigh.keys import RankKey

MOST_PATTERNS = 500_000
"""Hands that differ not only in the names of suits, of rules that are asked about each."""

Cards = tuple[Card, ...]
ByRank = Mapping[Rank, Sequence[Card]]
Numbered = Collection[tuple[Rank, int]]


class NumberedRules(Protocol):
    """What is asked of a ranker to number its keys."""

    def __hash__(self) -> int:
        """Return a hash: equal rankers share their numbers."""
        ...

    @property
    def deck(self) -> Deck:
        """The deck that the cards come from."""
        ...

    @property
    def hand_size(self) -> int:
        """How many cards make a hand."""
        ...

    @property
    def min_cards(self) -> int:
        """The fewest cards a holding may have."""
        ...

    @property
    def wild_cards(self) -> frozenset[Card]:
        """The cards of the deck that are wild."""
        ...

    @property
    def suits_are_alike(self) -> bool:
        """Whether a hand is worth as much with other names for the suits."""
        ...

    @property
    def rank_tables(self) -> object | None:
        """Something, if only ranks count, and whether the hand is suited."""
        ...

    def key(self, cards: Cards) -> RankKey:
        """Return what the best hand among these cards is worth."""
        ...


class Numbers(NamedTuple):
    """The keys of some rules.

    Attributes:
        keys: the keys, best first.
        of_value: by a key's value its number, from 1.
    """

    keys: tuple[RankKey, ...]
    of_value: Mapping[int, int]


@droppable
@lru_cache(maxsize=64)
def numbers_of(rules: NumberedRules) -> Numbers:
    """Return the numbers of a ranker's keys.

    Raises:
        TooManyError: it is asked about each hand, and there are too many.
    """
    sizes = range(rules.min_cards, min(rules.hand_size, len(rules.deck)) + 1)
    kinds = _by_suits if rules.rank_tables is None else _by_ranks
    if rules.rank_tables is None:
        _check_number(rules)
    keys = {key.value: key for size in sizes for key in map(rules.key, kinds(rules, size))}
    values = sorted(keys, reverse=True)
    return Numbers(
        tuple([keys[value] for value in values]),
        {value: number for number, value in enumerate(values, start=1)},
    )


def number_of_key(rules: NumberedRules, key: RankKey) -> int:
    """Return the number of a key of these rules, the best hand's being 1.

    Raises:
        CardError: it is the key of no hand.
    """
    number = numbers_of(rules).of_value.get(key.value)
    if number is None:
        raise CardError(f"{key!r} is the key of no hand of {rules.hand_size} cards")
    return number


def key_of_number(rules: NumberedRules, number: SupportsIndex) -> RankKey:
    """Return the key that has a number.

    Raises:
        CardError: there is none.
    """
    place, keys = integer(number), numbers_of(rules).keys
    if place is None or not 1 <= place <= len(keys):
        raise CardError(f"{rules!r} has keys of numbers 1 to {len(keys)}, not {number!r}")
    return keys[place - 1]


def _by_ranks(rules: NumberedRules, size: int) -> Iterator[Cards]:
    """Yield a hand for all that have the same ranks and wild cards, and are suited or not."""
    wilds = [card for card in rules.deck.cards if card in rules.wild_cards]
    held: dict[Rank, list[Card]] = {rank: [] for rank in rules.deck.ranks}
    for card in rules.deck.cards:
        if card.rank is not None and card not in rules.wild_cards:
            held[card.rank].append(card)
    suited = {
        suit: {rank: [card for card in held[rank] if card.suit is suit] for rank in held}
        for suit in rules.deck.suits
    }
    ranks = rules.deck.ranks[::-1]
    for wild in range(min(size, len(wilds)) + 1):
        for chosen in combinations_with_replacement(ranks, size - wild):
            numbers = Counter(chosen).items()
            if all(len(held[rank]) >= number for rank, number in numbers):
                for cards in (_mixed(numbers, held), *_suited(numbers, suited)):
                    yield (*cards, *wilds[:wild])


def _mixed(numbers: Numbered, held: ByRank) -> Sequence[Card]:
    """Return cards of so many of each rank: in several suits, if they can be."""
    mixed: list[Card] = []
    others: list[tuple[int, Card]] = []
    for rank, number in numbers:
        mixed += held[rank][:number]
        suit = mixed[-1].suit
        others += [(len(mixed) - 1, card) for card in held[rank] if card.suit is not suit]
    if others and len({card.suit for card in mixed}) == 1:
        place, card = others[0]
        mixed[place] = card
    return mixed


def _suited(numbers: Numbered, suited: Mapping[Suit, ByRank]) -> Iterator[Sequence[Card]]:
    """Yield cards of so many of each rank in one suit, for each suit that has them."""
    for held in suited.values():
        if all(len(held[rank]) >= number for rank, number in numbers):
            yield [card for rank, number in numbers for card in held[rank][:number]]


def _alike(rules: NumberedRules) -> list[list[Suit]]:
    """Return the suits in groups of those that may change their names."""
    counts, groups = rules.deck.counts, dict[object, list[Suit]]()
    for suit in rules.deck.suits:
        state = [
            (card.rank, number, card in rules.wild_cards)
            for card, number in counts.items()
            if card.suit is suit
        ]
        groups.setdefault(tuple(state) if rules.suits_are_alike else suit, []).append(suit)
    return list(groups.values())


def _check_number(rules: NumberedRules) -> None:
    names = prod(factorial(len(group)) for group in _alike(rules))
    patterns = comb(len(rules.deck), min(rules.hand_size, len(rules.deck))) // names
    if patterns > MOST_PATTERNS:
        raise TooManyError(
            f"to number the keys of {rules!r} it is asked about some {patterns:,} hands; "
            f"{MOST_PATTERNS:,} is the most"
        )


def _by_suits(rules: NumberedRules, size: int) -> Iterator[Cards]:
    """Yield a hand for all that differ only in the names of suits."""
    counts = rules.deck.counts.items()
    suits = [suit for group in _alike(rules) for suit in group]
    firsts = {group[0] for group in _alike(rules)}
    # By suit, and by how many cards are held in it: every choice of that many.
    choices = [
        (
            suit in firsts,
            draws([((card,), some) for card, some in counts if card.suit is suit], size, ()),
        )
        for suit in suits
    ]
    jokers = draws([((card,), some) for card, some in counts if card.joker], size, ())
    choices.append((True, jokers))
    yield from _chosen(choices, size, (size, 0))


def _chosen(
    choices: Sequence[tuple[bool, list[list[tuple[Cards, int]]]]],
    size: int,
    before: tuple[int, int],
) -> Iterator[Cards]:
    """Yield every choice of so many cards.

    Args:
        choices: for each suit whether it is the first of a group of suits that are alike, and
            what may be held in it.
        size: how many cards are still to be chosen.
        before: how many cards are held in the suit before, and which: a suit that is like it
            has no more, and of as many none that comes later.
    """
    if not choices:
        if size == 0:
            yield ()
        return
    (is_first, of_size), *others = choices
    for number in range(size + 1):
        for place, (cards, _) in enumerate(of_size[number]):
            if is_first or (number, place) <= before:
                for rest in _chosen(others, size - number, (number, place)):
                    yield cards + rest
