"""The file of frequencies for 65 cards says what closed formulas do, which are tried on 52."""

from math import comb

import pytest

from helpers.published import Table, published


def by_formula(suits: int) -> Table:
    """Return how many five-card hands and keys are of each category, with 13 ranks."""
    ranks, straights = 13, 10
    unequal = comb(ranks, 5) - straights
    one_suit, mixed = suits, suits**5 - suits
    same = [comb(suits, number) for number in range(6)]
    keys = {
        "straight_flush": straights,
        "of_which_royal_flush": 1,
        "four_of_a_kind": ranks * (ranks - 1),
        "full_house": ranks * (ranks - 1),
        "flush": unequal,
        "straight": straights,
        "three_of_a_kind": ranks * comb(ranks - 1, 2),
        "two_pair": comb(ranks, 2) * (ranks - 2),
        "pair": ranks * comb(ranks - 1, 3),
        "high_card": unequal,
    }
    # In how many ways the cards of one such key can be suited.
    ways = {
        "straight_flush": one_suit,
        "of_which_royal_flush": one_suit,
        "four_of_a_kind": same[4] * same[1],
        "full_house": same[3] * same[2],
        "flush": one_suit,
        "straight": mixed,
        "three_of_a_kind": same[3] * same[1] ** 2,
        "two_pair": same[2] ** 2 * same[1],
        "pair": same[2] * same[1] ** 3,
        "high_card": mixed,
    }
    if suits > 4:
        keys["five_of_a_kind"], ways["five_of_a_kind"] = ranks, same[5]
    table = {name: (number * ways[name], number) for name, number in keys.items()}
    whole = [row for name, row in table.items() if name != "of_which_royal_flush"]
    table["total"] = (sum(hands for hands, _ in whole), sum(number for _, number in whole))
    return table


@pytest.mark.parametrize(
    ("suits", "file", "table"), [(4, "high_52", "high_52"), (5, "five_suits", "five_suits_65")]
)
def test_the_file_says_what_the_formulas_do(suits: int, file: str, table: str) -> None:
    expected = published(file, table, 5, "standard")
    assert by_formula(suits) == expected
    assert expected["total"][0] == comb(13 * suits, 5)
