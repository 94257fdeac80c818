"""The slow twin: the rules stated once more, plainly, to check the fast library against.

A `Rule` says what exactly the cards that play are worth, as a tuple that compares. Whatever
a game adds is a function from one rule to another, or from a rule and cards to the best
worth: all choices tried, nothing clever. Nothing here comes from `acehigh.evaluators`, but
for the names of types.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import combinations, pairwise
from typing import Any, TypeAlias, TypeVar

from acehigh import Card, Deck, Rank, Ranker, RankKey, Suit

Worth: TypeAlias = tuple[tuple[int, str], tuple[int, ...]]
"""What a hand is worth, greater is better: its category, as place and name, then numbers."""

Rule: TypeAlias = Callable[[Sequence[Card]], Worth]
"""What exactly these cards, no more and no fewer, are worth."""

T = TypeVar("T")

HIGH_ORDER = (
    "high card",
    "pair",
    "two pair",
    "three of a kind",
    "straight",
    "flush",
    "full house",
    "four of a kind",
    "straight flush",
    "five of a kind",
)

GROUPS = {
    (5,): "five of a kind",
    (4, 1): "four of a kind",
    (3, 2): "full house",
    (3, 1, 1): "three of a kind",
    (2, 2, 1): "two pair",
    (2, 1, 1, 1): "pair",
    (1, 1, 1, 1, 1): "high card",
}
"""What a hand is called that holds so many of one rank, so many of another, and so on (H3)."""


def high(deck: Deck, order: Sequence[str] = HIGH_ORDER) -> Rule:
    """Return the rule of standard high hands (H1 to H7, P1, P5, P6), worst category first."""
    # The ace stands above the highest rank and below the deck's lowest (H5, P1).
    ladder = [int(Rank.ACE), *map(int, deck.ranks)]
    straights = [ladder[step : step + 5] for step in range(len(ladder) - 4)]
    tops = [(sorted(straight, reverse=True), straight[-1]) for straight in straights]

    def rule(hand: Sequence[Card]) -> Worth:
        ranks = ranks_of(hand)
        suited = len({card.suit for card in hand}) == 1
        names = [grouped(ranks)]
        names += [
            ("straight flush" if suited else "straight", (top,))
            for straight, top in tops
            if straight == ranks
        ]
        if suited:
            names.append(("flush", tuple(ranks)))
        # A hand that is several things at once counts as the best of them.
        return max(((order.index(name), name), counted) for name, counted in names)

    return rule


def grouped(ranks: Sequence[int]) -> tuple[str, tuple[int, ...]]:
    """Return what equal ranks make of a hand, and its ranks, largest group first (H4)."""
    held = Counter(ranks)
    counted = sorted(held, key=lambda rank: (held[rank], rank), reverse=True)
    return GROUPS[tuple(held[rank] for rank in counted)], tuple(counted)


def ranks_of(hand: Iterable[Card]) -> list[int]:
    """Return the ranks of natural cards, highest first."""
    return sorted((int(card.rank) for card in hand if card.rank is not None), reverse=True)


def best(rule: Rule, cards: Sequence[Card], size: int = 5) -> Worth:
    """Return the best worth of so many of the cards, or of all where there are fewer (H2)."""
    return max(map(rule, combinations(cards, min(size, len(cards)))))


def once_per_pattern(rule: Callable[[Sequence[Card]], T]) -> Callable[[Sequence[Card]], T]:
    """Return the same rule, asked once for all hands alike but for the names of suits (H1)."""
    known: dict[tuple[int, ...], T] = {}

    def remembered(hand: Sequence[Card]) -> T:
        pattern = suit_pattern(hand)
        worth = known.get(pattern)
        if worth is None:
            worth = known[pattern] = rule(hand)
        return worth

    return remembered


@cache
def once_per_kind(rule: Rule) -> Rule:
    """Return the same rule, asked once for hands of the same ranks, in one suit or in several.

    For a rule that looks at nothing else. It is asked for natural cards only.
    """
    known: dict[tuple[int, bool], Worth] = {}

    def remembered(hand: Sequence[Card]) -> Worth:
        suits = [card.suit for card in hand]
        ranks = sum([_DIGIT[card.rank] for card in hand])
        kind = ranks, suits.count(suits[0]) == len(suits)
        worth = known.get(kind)
        if worth is None:
            worth = known[kind] = rule(hand)
        return worth

    return remembered


def suit_pattern(hand: Iterable[Card]) -> tuple[int, ...]:
    """Return what is the same for two hands if renaming suits turns one into the other."""
    held = [0] * len(_PLACE)
    for card in hand:
        held[_PLACE[card.suit]] += _DIGIT[card.rank]
    held.sort()
    return tuple(held)


_PLACE: dict[Suit | None, int] = {suit: place for place, suit in enumerate((None, *Suit))}
# A digit for each rank, in a base that no number of equal cards reaches.
_DIGIT: dict[Rank | None, int] = {None: 1} | {rank: 16 ** (rank - 1) for rank in Rank}


def best_remembered(rule: Rule, size: int = 5) -> Rule:
    """Return `best` of a rule that looks at ranks and at flushes, asked once for each.

    Where a suit has too few cards for a flush, it does not matter which suit it is.
    """
    known: dict[int, Worth] = {}
    shared: dict[Worth, Worth] = {}

    def best_of(cards: Sequence[Card]) -> Worth:
        number = min(size, len(cards))
        suits = [card.suit for card in cards]
        flushes = [suit for suit in set(suits) if suits.count(suit) >= size]
        # Sums that say how many cards are of each rank, and of each suit of a flush.
        digits = [_DIGIT[card.rank] for card in cards]
        for place, flush in enumerate(flushes, 14):
            of_suit = 16**place
            digits = [
                digit + of_suit if suit is flush else digit
                for digit, suit in zip(digits, suits, strict=True)
            ]
        kinds = list(map(sum, combinations(digits, number)))
        try:
            return max([known[kind] for kind in kinds])
        except KeyError:
            for kind, hand in zip(kinds, combinations(cards, number), strict=True):
                if kind not in known:
                    worth = rule(hand)
                    # One object for equal worths: they are compared faster.
                    known[kind] = shared.setdefault(worth, worth)
            return max([known[kind] for kind in kinds])

    return best_of


def assert_agree(ranker: Ranker, rule: Rule, holdings: Iterable[Sequence[Card]]) -> None:
    """Fail unless the ranker and the twin's rule give the same categories and order."""
    _assert_agree(ranker, lambda cards: best(rule, cards, ranker.hand_size), holdings)


def assert_agree_on_many(
    ranker: Ranker, rule: Rule, holdings: Iterable[Sequence[Card]]
) -> None:
    """Do the same faster, for a rule that `best_remembered` will do for."""
    _assert_agree(ranker, best_remembered(rule, ranker.hand_size), holdings)


def _assert_agree(ranker: Ranker, worth: Rule, holdings: Iterable[Sequence[Card]]) -> None:
    pairs = [(ranker.key(cards), worth(cards)) for cards in holdings]
    assert pairs
    assert_same_categories(pairs)
    assert_same_order(pairs)


def assert_same_categories(pairs: Iterable[tuple[RankKey, Worth]]) -> None:
    """Fail unless each key and the worth beside it are of one category."""
    for key, (category, ranks) in pairs:
        assert key.category.name == category[1], f"{key!r} is a {category[1]} of {ranks}"


def assert_same_order(pairs: Iterable[tuple[RankKey, Any]]) -> None:
    """Fail unless equal keys stand beside equal worths, and greater beside greater."""
    worths: dict[RankKey, Any] = {}
    for key, worth in pairs:
        known = worths.setdefault(key, worth)
        assert known == worth, f"{key!r} is worth both {known} and {worth}"
    for worse, better in pairwise(sorted(worths)):
        message = f"{worse!r} is worth {worths[worse]}, {better!r} {worths[better]}"
        assert worths[worse] < worths[better], message
