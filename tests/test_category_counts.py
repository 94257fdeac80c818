"""Every ranker finds as many hands of each category as the files of frequencies say."""

from collections import Counter
from collections.abc import Iterable
from math import comb
from typing import Any

import pytest

from acehigh import (
    AceToFive,
    AceToSix,
    Badugi,
    Deck,
    DeuceToSeven,
    High,
    Rank,
    Ranker,
    RankKey,
    Stripped,
    ThreeCard,
    TwentyCard,
)
from hands import run_through
from signatures import assert_as_published, counted, published, tables, tabulated

LOW_RANKERS: dict[str, Ranker] = {
    "ace_to_five": AceToFive(),
    "deuce_to_seven": DeuceToSeven(),
    "ace_to_six": AceToSix(),
    "ace_to_six+akqjt_straight": AceToSix(broadway_straight=True),
    "ace_to_six+aces_pair_high": AceToSix(aces_pair_high=True),
    "ace_to_six+akqjt_straight+aces_pair_high": AceToSix(
        broadway_straight=True, aces_pair_high=True
    ),
}
# What names the rankers in the files: the table, and the rules.
RANKERS = {("low_52", rules): ranker for rules, ranker in LOW_RANKERS.items()}
RANKERS |= {
    (f"stripped_{4 * (15 - lowest)}", rules): Stripped(
        lowest, flush_over_full_house=flush_up, trips_over_straight=trips_up
    )
    for lowest in tuple(Rank)[1:9]
    for rules, flush_up, trips_up in (
        ("standard", False, False),
        ("flush_over_full_house", True, False),
        ("flush_over_full_house+trips_over_straight", True, True),
    )
}
RANKERS["three_card_52", "straight over flush"] = ThreeCard()


def parts(*files: str) -> Iterable[Any]:
    """Yield the parts of some files of frequencies; those that take long are exhaustive."""
    for file in files:
        for table, size, rules in tables(file):
            long = size == 7 and table in {"low_52", "stripped_48", "stripped_44"}
            marks = [pytest.mark.exhaustive] if long else []
            name = f"{table} {size} {rules}"
            yield pytest.param(file, table, size, rules, id=name, marks=marks)


@pytest.mark.parametrize(
    ("file", "table", "size", "rules"), list(parts("low_52", "stripped", "three_card"))
)
def test_categories(file: str, table: str, size: int, rules: str) -> None:
    found = counted(RANKERS[table, rules], size)
    assert_as_published(found, published(file, table, size, rules))


@pytest.mark.parametrize("copies", range(1, 9))
def test_categories_of_several_decks(copies: int) -> None:
    found = tabulated(counted(High(deck=Deck.standard() * copies), 5))
    expected = published("multideck", f"multideck_{copies}", 5, "standard")
    # The file does not say how many hands are different.
    assert {name: found[name][0] for name in expected} == {
        name: number for name, (number, _) in expected.items()
    }


@pytest.mark.parametrize("size", [5, 6, pytest.param(7, marks=pytest.mark.exhaustive)])
def test_hands_of_eight_or_better(size: int) -> None:
    ((table, _, rules), *_) = tables("eight_or_better")
    found = counted(AceToFive(eight_or_better=True), size)
    low = {key: number for key, number in found.items() if key.qualifies}
    expected = published("eight_or_better", table, size, rules)
    assert {"qualifies": (sum(low.values()), len(low))} == expected
    assert found.total() == comb(52, size)


def test_categories_of_twenty_cards_are_those_of_groups() -> None:
    # P3: what would be a straight, a flush or both is nothing here.
    found = tabulated(counted(TwentyCard(), 5))
    expected = published("stripped", "stripped_20", 5, "standard")
    straights = [expected.pop(name) for name in ("straight_flush", "straight")]
    del expected["of_which_royal_flush"]
    expected["high_card"] = (sum(hands for hands, _ in straights), 1)
    hands, keys = expected["total"]
    expected["total"] = (hands, keys - 1)
    assert {name: row for name, row in found.items() if "_high" not in name} == expected


@pytest.mark.exhaustive
def test_categories_of_badugi() -> None:
    found: Counter[RankKey] = Counter()
    for hand, number in run_through([Badugi()], 4).items():
        found[Badugi().key(hand)] += number
    table = {"total": (found.total(), len(found))}
    for key, number in found.items():
        played = len(key.ranks)
        highest = 1 if key.ranks[0] is Rank.ACE else int(key.ranks[0])
        for name in (f"{played}_card", f"{played}_card_{highest}_high"):
            hands, keys = table.get(name, (0, 0))
            table[name] = (hands + number, keys + 1)
    assert table == published("badugi", "badugi_4_of_52", 4, "badugi")


def test_every_part_of_the_files_has_its_ranker() -> None:
    named = {
        (table, rules)
        for file in ("low_52", "stripped", "three_card")
        for table, _, rules in tables(file)
    }
    assert named <= RANKERS.keys()
    assert set(LOW_RANKERS) == {rules for table, rules in named if table == "low_52"}
