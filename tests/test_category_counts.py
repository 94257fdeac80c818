"""Every ranker has as many hands of each category as the files of frequencies say."""

from collections.abc import Iterable
from math import comb
from typing import Any

import pytest

from acehigh import (
    AceToFive,
    AceToSix,
    Badugi,
    Bug,
    Deck,
    DeuceToSeven,
    High,
    Rank,
    Ranker,
    Stripped,
    ThreeCard,
    TwentyCard,
    Wild,
)
from acehigh.odds.frequencies import frequencies
from helpers.plug_ins import Composite
from helpers.published import Table, assert_as_published, files, parts, published, tabulated

STANDARD = Deck.standard()
# What names the rankers in the files: the table, and the rules.
RANKERS: dict[tuple[str, str], Ranker] = {
    ("high_52", "standard"): High(),
    ("five_suits_65", "standard"): High(deck=Deck.five_suits()),
    ("three_card_52", "straight over flush"): ThreeCard(),
    ("joker_53_fully_wild", "standard"): Wild(High()),
    ("joker_53_bug", "standard"): Bug(High()),
    ("jokers_54_fully_wild", "standard"): Wild(High(deck=STANDARD.with_jokers(2))),
    ("deuces_wild", "standard"): Wild(High(), wild=Rank.TWO),
    ("low_52", "ace_to_five"): AceToFive(),
    ("low_52", "deuce_to_seven"): DeuceToSeven(),
    ("low_52", "ace_to_six"): AceToSix(),
    ("low_52", "ace_to_six+akqjt_straight"): AceToSix(broadway_straight=True),
    ("low_52", "ace_to_six+aces_pair_high"): AceToSix(aces_pair_high=True),
    ("low_52", "ace_to_six+akqjt_straight+aces_pair_high"): AceToSix(
        broadway_straight=True, aces_pair_high=True
    ),
}
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
# The files that say how many hands there are, not how many of them differ; or name the
# categories in their own way.
SEVERAL_DECKS, NAMED_OTHERWISE = "multideck", ("badugi", "eight_or_better")
OTHERS = [file for file in files() if file not in (SEVERAL_DECKS, *NAMED_OTHERWISE)]


def each_part() -> Iterable[Any]:
    """Yield the parts of the files; those of seven cards that take long on demand."""
    for file in OTHERS:
        for table, size, rules in parts(file):
            long = size == 7 and table != "high_52" and rules != "ace_to_five"
            marks = [pytest.mark.exhaustive] if long else []
            yield pytest.param(
                file, table, size, rules, id=f"{table} {size} {rules}", marks=marks
            )


@pytest.mark.slow
@pytest.mark.parametrize(("file", "table", "size", "rules"), list(each_part()))
def test_categories(file: str, table: str, size: int, rules: str) -> None:
    ranker = RANKERS[table, rules]
    found = frequencies(ranker, size)
    assert found.total == comb(len(ranker.deck), size)
    assert_as_published(found.keys, published(file, table, size, rules))


@pytest.mark.parametrize(("size", "number"), [(5, 7_462), (6, 6_075), (7, 4_824)])
def test_the_files_have_the_well_known_totals(size: int, number: int) -> None:
    expected = published("high_52", "high_52", size, "standard")
    assert expected["total"] == (comb(52, size), number)


def each_part_of_several_decks() -> Iterable[Any]:
    """Yield the parts of the tables for several decks; two and eight go for every change."""
    for part in parts(SEVERAL_DECKS):
        some = part[0] in ("multideck_1", "multideck_2", "multideck_8")
        yield pytest.param(*part, marks=[] if some else [pytest.mark.exhaustive])


@pytest.mark.slow
@pytest.mark.parametrize(("table", "size", "rules"), list(each_part_of_several_decks()))
def test_categories_of_several_decks(table: str, size: int, rules: str) -> None:
    deck = STANDARD * int(table.removeprefix("multideck_"))
    ranker = Composite(deck=deck) if rules == "composite" else High(deck=deck)
    found = tabulated(frequencies(ranker, size).keys)
    expected = published(SEVERAL_DECKS, table, size, rules)
    assert expected["total"][0] == comb(len(deck), size)
    finer = {name for name in found if name.endswith("_high") or name.startswith("of_which")}
    assert found.keys() - finer == expected.keys()
    assert {name: found[name][0] for name in expected} == {
        name: number for name, (number, _) in expected.items()
    }


@pytest.mark.slow
@pytest.mark.parametrize(("table", "size", "rules"), parts("eight_or_better"))
def test_hands_of_eight_or_better(table: str, size: int, rules: str) -> None:
    found = frequencies(AceToFive(eight_or_better=True), size)
    low = {key: number for key, number in found.keys.items() if key.qualifies}
    expected = published("eight_or_better", table, size, rules)
    assert {"qualifies": (sum(low.values()), len(low))} == expected
    assert found.total == comb(52, size)


def test_categories_of_twenty_cards_are_those_of_groups() -> None:
    # P3: what would be a straight, a flush or both is nothing here.
    found = tabulated(frequencies(TwentyCard()).keys)
    expected = published("stripped", "stripped_20", 5, "standard")
    straights = [expected.pop(name) for name in ("straight_flush", "straight")]
    del expected["of_which_royal_flush"]
    expected["high_card"] = (sum(hands for hands, _ in straights), 1)
    hands, keys = expected["total"]
    expected["total"] = (hands, keys - 1)
    assert {name: row for name, row in found.items() if "_high" not in name} == expected


@pytest.mark.slow
@pytest.mark.parametrize(("table", "size", "rules"), parts("badugi"))
def test_categories_of_badugi(table: str, size: int, rules: str) -> None:
    found = frequencies(Badugi(), size)
    named: Table = {"total": (found.total, len(found.keys))}
    for key, number in found.keys.items():
        played = len(key.ranks)
        highest = 1 if key.ranks[0] is Rank.ACE else int(key.ranks[0])
        for name in (f"{played}_card", f"{played}_card_{highest}_high"):
            hands, keys = named.get(name, (0, 0))
            named[name] = (hands + number, keys + 1)
    assert named == published("badugi", table, size, rules)
    assert found.total == comb(52, size)
