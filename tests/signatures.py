"""Counting all hands of a deck without running through them, and the published counts.

A signature says all that a hand's worth may depend on, so one holding of each is enough,
together with how many there are of it.
"""

import csv
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import comb, prod
from pathlib import Path
from typing import TypeAlias

from acehigh import Card, Category, Deck, Rank, Ranker, RankKey, Suit

Table: TypeAlias = dict[str, tuple[int, int]]
"""How many hands, and how many keys, are of each category, and in all."""


@cache
def kinds_of_holding(
    deck: Deck, size: int, flush: int = 5
) -> tuple[tuple[tuple[Card, ...], int], ...]:
    """Return a holding of each signature, and how many holdings have it.

    The signature says how often each rank is held, and which ranks are in the suit that has
    enough cards for a flush. There is one such suit at most if fewer than two flushes are held.
    """
    assert size < 2 * flush
    return tuple(_kinds_of_holding(deck, size, flush))


def _kinds_of_holding(
    deck: Deck, size: int, flush: int
) -> Iterator[tuple[tuple[Card, ...], int]]:
    suits, others = deck.suits, deck.suits[1:]
    for ranks in combinations_with_replacement(deck.ranks, size):
        ways = _ways(ranks, len(suits) * deck.copies)
        for in_suit in _in_one_suit(ranks, flush, deck.copies):
            rest = list(ranks)
            for rank in in_suit:
                rest.remove(rank)
            suited_ways = _ways(in_suit, deck.copies) * _ways(rest, len(others) * deck.copies)
            if suited_ways:
                yield mixed(in_suit, suits[:1]) + mixed(rest, others), len(suits) * suited_ways
            ways -= len(suits) * suited_ways
        if ways:
            yield mixed(ranks, suits), ways


def _in_one_suit(ranks: Sequence[Rank], least: int, copies: int) -> Iterator[tuple[Rank, ...]]:
    """Yield which of the ranks may be in one suit, so many of them or more."""
    most = [rank for rank in sorted(set(ranks)) for _ in range(min(ranks.count(rank), copies))]
    for number in range(least, len(most) + 1):
        yield from sorted(set(combinations(most, number)))


def _ways(ranks: Sequence[Rank], of_each: int) -> int:
    """Return in how many ways cards can have these ranks, if there are so many of each."""
    return prod([comb(of_each, ranks.count(rank)) for rank in set(ranks)])


def mixed(ranks: Sequence[Rank], suits: Sequence[Suit]) -> tuple[Card, ...]:
    """Return cards of these ranks, the suits in turn: different cards if listed by rank."""
    return tuple(Card(rank, suits[i % len(suits)]) for i, rank in enumerate(ranks))


def counted(ranker: Ranker, size: int) -> Counter[RankKey]:
    """Return how many of all holdings of so many cards have each key."""
    found: Counter[RankKey] = Counter()
    for cards, number in kinds_of_holding(ranker.deck, size, ranker.size):
        found[ranker.key(cards)] += number
    return found


def assert_as_published(found: Counter[RankKey], expected: Table) -> None:
    """Fail unless as many hands and keys are of each category as the file of frequencies says.

    Parts of a category are compared where the file tells them apart.
    """
    assert expected
    table = tabulated(found)
    parts = {name for name in table if name.endswith("_high") or name.startswith("of_which")}
    left_out = parts - expected.keys()
    assert {name: row for name, row in table.items() if name not in left_out} == expected


def tabulated(found: Counter[RankKey]) -> Table:
    """Return how many hands and keys are of each category and its parts, and in all."""
    table: Table = {"total": (found.total(), len(found))}
    for key, number in found.items():
        for name in _rows(key):
            hands, keys = table.get(name, (0, 0))
            table[name] = (hands + number, keys + 1)
    return table


def _rows(key: RankKey) -> list[str]:
    """Return the rows of a file of frequencies that a hand is counted in."""
    name = key.category.name.replace(" ", "_")
    highest = key.ranks[0]
    rows = [name]
    if key.category is Category.STRAIGHT_FLUSH and highest is Rank.ACE:
        rows.append("of_which_royal_flush")
    if key.category is Category.HIGH_CARD:
        rows.append(f"high_card_{int(highest)}_high")
    return rows


def published(file: str, table: str, size: int, rules: str) -> Table:
    """Return what a file of frequencies says; its number of keys is 0 where it has none."""
    return {
        row["category"]: (int(row["count"]), int(row["distinct_hands"] or 0))
        for row in _lines(file)
        if (row["table"], row["cards"], row["rules"]) == (table, str(size), rules)
    }


def tables(file: str) -> list[tuple[str, int, str]]:
    """Return the table, the size of holdings and the rules of each part of a file."""
    found = [(row["table"], int(row["cards"]), row["rules"]) for row in _lines(file)]
    return list(dict.fromkeys(found))


@cache
def _lines(file: str) -> list[dict[str, str]]:
    path = Path(__file__).parent / "data" / "frequencies" / f"{file}.csv"
    with path.open(newline="") as lines:
        return list(csv.DictReader(lines))
