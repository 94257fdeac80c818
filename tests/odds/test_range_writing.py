"""The text of a range is read back as that range, and has the fewest items."""

from fractions import Fraction
from itertools import combinations, product

import pytest
from hypothesis import given, settings

from acehigh.cards import Rank
from acehigh.odds.range_text import read_range
from acehigh.odds.range_writing import written_range
from acehigh.odds.ranges import Range
from acehigh.odds.starting_hands import Combination, all_combinations, class_combinations
from helpers.cases import in_one_test
from helpers.drawn_ranges import ranges


@pytest.mark.slow
@settings(deadline=None, max_examples=50)
@given(ranges())
def test_what_is_written_is_read_back(some: Range) -> None:
    assert Range(str(some)) == some
    assert eval(repr(some), {"Range": Range}) == some


@settings(deadline=None, max_examples=20)
@given(ranges())
def test_a_text_depends_on_the_range_alone(some: Range) -> None:
    backwards = dict(reversed(some.weighted))
    assert written_range(backwards) == str(some)


@settings(deadline=None, max_examples=20)
@given(ranges())
def test_no_text_has_more_items_than_combinations(some: Range) -> None:
    text = str(some)
    assert len(text.split(", ")) <= max(len(some), 1)


@in_one_test(
    ("text", "expected"),
    [
        ("", ""),
        ("AA KK QQ", "QQ+"),
        ("KK QQ TT", "KK-QQ, TT"),
        ("AKs, AKo", "AK"),
        ("AA", "AA"),
        ("32o 32s", "32"),
        ("ATs+, ATo+", "AT+"),
        ("A2s+, ATo+", "A2s+, ATo+"),
        ("A2s A3s A4s KQs KTs KJs", "A4s-A2s, KTs+"),
        ("76s, QQ, AKo, 54s, AhKh", "QQ, AKo, 76s, 54s, AhKh"),
        ("KQo:1/2, AA, QQ:0.5, 99", "AA, 99, QQ:0.5, KQo:0.5"),
        ("KQo:1/3, QQ:0.9", "QQ:0.9, KQo:1/3"),
        ("22+, TT:0.5", "JJ+, 99-22, TT:0.5"),
        ("T9s-54s", "T9s, 98s, 87s, 76s, 65s, 54s"),
        ("AsAh AsAd AsAc", "AsAh, AsAd, AsAc"),
        ("AsAh AsAd AsAc AhAd", "AA, !AhAc, !AdAc"),
        ("22+, !AsAc", "22+, !AsAc"),
        ("22+, AsAc:0.5, AhAd:1/4, !KsKc", "22+, AsAc:0.5, AhAd:0.25, !KsKc"),
        ("22+, A2+, K2+, Q2+, J2+, T2+, 92+, 82+, 72+, 62+, 52+, 42+, 32", "random"),
        ("random:0.3", "random:0.3"),
        ("random, !72o, !32o", "random, !72o, !32o"),
        ("random, !AsKs, 22:0.5", "random, 22:0.5, !AsKs"),
        ("random:0.5, AA", "random:0.5, AA"),
    ],
)
def test_texts(text: str, expected: str) -> None:
    assert written_range(read_range(text)) == expected


def test_an_even_split_is_written_one_by_one() -> None:
    half = dict.fromkeys(class_combinations()["AKo"][:6], Fraction(1))
    assert written_range(half).count(",") == 5
    more = dict.fromkeys(class_combinations()["AKo"][:7], Fraction(1))
    assert written_range(more).startswith("AKo, !")
    assert written_range(more).count(",") == 5


def test_six_weights_of_a_pair_are_six_items() -> None:
    pairs = class_combinations()["AA"]
    weights = {pair: Fraction(1, place + 1) for place, pair in enumerate(pairs)}
    assert written_range(weights).startswith("AsAh, AsAd:0.5, AsAc:1/3")


def test_no_rows_of_runs_are_fewer() -> None:
    """Sets of the eight hands of a six and a lower card: no cover by runs is smaller."""
    hands = [f"6{low}{letter}" for letter in "so" for low in "5432"]
    # Each run as a set of bits: suited, offsuit, or both.
    runs = [sum(1 << place for place in range(a, b)) for a, b in combinations(range(5), 2)]
    items = [run << shift for run in runs for shift in (0, 4)] + [run * 17 for run in runs]
    for wanted in range(0, 1 << len(hands), 5):
        held = [hand for place, hand in enumerate(hands) if wanted >> place & 1]
        text = written_range(read_range(" ".join(held)))
        assert len(text.split(", ")) == max(fewest(wanted, items), 1), text


def fewest(wanted: int, items: list[int]) -> int:
    """Return how many items it takes at least to have these bits and no others."""
    fitting = [item for item in items if item & ~wanted == 0]
    reached, steps = {0}, 0
    while wanted not in reached:
        reached = {bits | item for bits, item in product(reached, fitting)}
        steps += 1
    return steps


def test_every_run_of_a_line_is_one_item() -> None:
    lines = [[f"{rank}{rank}" for rank in Rank], [f"A{low}s" for low in Rank if low < Rank.ACE]]
    for line in lines:
        for begin, end in combinations(range(len(line) + 1), 2):
            weights: dict[Combination, Fraction] = read_range(" ".join(line[begin:end]))
            assert "," not in written_range(weights)


def test_the_order_of_items_is_that_of_the_classes() -> None:
    every_other = dict.fromkeys(all_combinations()[::2], Fraction(1))
    assert read_range(written_range(every_other)) == every_other
