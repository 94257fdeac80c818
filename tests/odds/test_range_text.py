"""The notation of ranges is understood, and what is none is refused, with the place."""

from fractions import Fraction

import pytest

from acehigh.errors import ParseError
from acehigh.odds.range_text import read_range
from acehigh.odds.starting_hands import class_of, text_of
from helpers.cases import in_one_test


def classes(text: str) -> str:
    """Return the classes of a range in which each class is whole, in the order of the text."""
    return " ".join(dict.fromkeys(map(class_of, read_range(text))))


@in_one_test(
    ("text", "expected"),
    [
        ("QQ", "QQ"),
        ("AKs", "AKs"),
        ("AKo", "AKo"),
        ("AK", "AKs AKo"),
        ("27o", "72o"),
        ("QQ+", "QQ KK AA"),
        ("AA+", "AA"),
        ("ATs+", "ATs AJs AQs AKs"),
        ("QTo+", "QTo QJo"),
        ("KJ+", "KJs KJo KQs KQo"),
        ("AKs+", "AKs"),
        ("76s+", "76s"),
        ("QQ-TT", "TT JJ QQ"),
        ("TT-QQ", "TT JJ QQ"),
        ("TT-TT", "TT"),
        ("A5s-A3s", "A3s A4s A5s"),
        ("A3s-A5s", "A3s A4s A5s"),
        ("K9-K8", "K8s K8o K9s K9o"),
        ("3A-A2", "A2s A2o A3s A3o"),
        ("T9s-76s", "76s 87s 98s T9s"),
        ("53o-75o", "53o 64o 75o"),
        ("AKs-QJs", "QJs KQs AKs"),
    ],
)
def test_classes_and_runs(text: str, expected: str) -> None:
    assert classes(text) == expected


@in_one_test(
    "text",
    [
        "QQ+, AKs, AhKd",
        "qq+,aks,ahkd",
        "QQ+;AKS;AHKD",
        "QQ+ AKs AhKd",
        "  QQ+\n , AKs\t;AhKd ",
        "QQ+\u00a0AKs\u3000AhKd",
        "QQ+, AKs, Kd Ah",
        "QQ+, AKs, A♥K♦",
        "QQ+, AKs, A♥\ufe0f K♢\ufe0e",
        "AA - QQ, AKs-AKs, AhKd",
        "AA–QQ, AKs, AhKd",
        "QQ+, AKs : 1, AhKd:100%, AhKd",
        "QQ, KK, AA, KAs, KdAh",
        "random:0, QQ+, AK, !AKo, AhKd",
    ],
)
def test_one_range_is_written_in_many_ways(text: str) -> None:
    assert read_range(text) == read_range("QQ+, AKs, AhKd")
    assert len(read_range(text)) == 23


def test_tens_have_two_names() -> None:
    assert read_range("1010, A10s-A9s, 10h9d") == read_range("TT, ATs-A9s, Th9d")


@pytest.mark.parametrize("text", ["", " ", "\n\t"])
def test_blank_text_is_no_hand(text: str) -> None:
    assert read_range(text) == {}


@in_one_test(
    ("weight", "expected"),
    [
        (":0.5", Fraction(1, 2)),
        (":.5", Fraction(1, 2)),
        (":1.", Fraction(1)),
        (":1/4", Fraction(1, 4)),
        (":30%", Fraction(3, 10)),
        (":0.1", Fraction(1, 10)),
        (" : 2/3", Fraction(2, 3)),
        (":1", Fraction(1)),
        ("", Fraction(1)),
    ],
)
def test_weights_are_exact(weight: str, expected: Fraction) -> None:
    for hands in ("QQ", "AKs", "QQ+", "A5s-A2s", "AhKh", "random", "15%"):
        assert set(read_range(hands + weight).values()) == {expected}


def test_later_items_replace_earlier_ones() -> None:
    assert set(read_range("AA:0.5, AA").values()) == {1}
    weights = read_range("QQ+, AA:0.5, AsAh:1/4")
    assert {text_of(pair): weight for pair, weight in weights.items() if weight < 1} == {
        "AsAh": Fraction(1, 4),
        **dict.fromkeys(["AsAd", "AsAc", "AhAd", "AhAc", "AdAc"], Fraction(1, 2)),
    }


def test_exclusions_take_out_what_came_before() -> None:
    assert read_range("QQ+, !KK") == read_range("AA, QQ")
    assert read_range("AA, ! As Ac") == read_range("AsAh AsAd AhAd AhAc AdAc")
    assert read_range("!AA, AA") == read_range("AA")
    assert read_range("AA, !AA, AsAh") == read_range("AsAh")
    assert read_range("A2+, !A2s+") == read_range("A2o+")
    assert read_range("AA, KK, AA:0") == read_range("KK")
    assert read_range("random, !random") == {}


def test_a_combination_named_twice_counts_once() -> None:
    assert len(read_range("AsKd, KdAs, AKo")) == 12


def test_percentages_are_the_best_classes() -> None:
    assert read_range("0%") == {}
    assert read_range("0.01%") == read_range("AA")
    assert read_range("5%") == read_range("77+, AJs+, AKo")
    assert read_range("15%") == read_range("55+, A5s+, A9o+, K9s+, KJo+, QJs")
    assert read_range("100%") == read_range("100.0%") == read_range("random")
    assert len(read_range("random")) == 1326


def test_a_greater_percentage_has_all_of_a_lesser() -> None:
    steps = [read_range(f"{percent}%").keys() for percent in range(101)]
    for percent, pairs in enumerate(steps):
        # The last class, of 12 combinations at most, is there as a whole.
        assert 0 <= len(pairs) - 13.26 * percent < 12
        assert pairs >= steps[max(percent - 1, 0)]


ITEM = "hands such as QQ, AKs or AhKh, a percentage, random or !"
MISTAKES = [
    ("AKx", 3, "'x'", "'s', 'o', '+', '-', ':', a comma or the end"),
    ("QQ-", 4, "the end", "another pair"),
    ("22+-55", 4, "'-'", "':', a comma or the end"),
    ("101%", 1, "'101%'", "a percentage from 0 to 100"),
    ("QQ, 100.5%", 5, "'100.5%'", "a percentage from 0 to 100"),
    ("AX", 2, "'X'", "a second rank"),
    ("A", 2, "the end", "a second rank"),
    ("QQ-K", 5, "the end", "a second rank"),
    ("1s2s", 1, "'1'", ITEM),
    ("15", 1, "'1'", ITEM),
    ("any two", 2, "'n'", "a second rank"),
    (",AA", 1, "','", ITEM),
    ("AA,", 4, "the end", ITEM),
    ("AA,,KK", 4, "','", ITEM),
    ("!", 2, "the end", ITEM),
    ("!!AA", 2, "'!'", ITEM),
    ("AAs", 3, "'s'", "no letter after the pair AA"),
    ("1010o", 5, "'o'", "no letter after the pair TT"),
    ("AKsQQ", 4, "'Q'", "'+', '-', ':', a comma or the end"),
    ("QQKK", 3, "'K'", "'+', '-', ':', a comma or the end"),
    ("AKs, AKos", 9, "'s'", "'+', '-', ':', a comma or the end"),
    ("AKs-AQ", 5, "'AQ'", "A and a rank, or two ranks 1 apart, and 's'"),
    ("AK-AQs", 4, "'AQs'", "A and a rank, or two ranks 1 apart, and no letter"),
    ("A5o-K2o", 5, "'K2o'", "A and a rank, or two ranks 9 apart, and 'o'"),
    ("QQ-AK", 4, "'AK'", "another pair"),
    ("AKs-QQ", 5, "'QQ'", "A and a rank, or two ranks 1 apart, and 's'"),
    ("A5s-A2s-A4s", 8, "'-'", "':', a comma or the end"),
    ("QQ-JJ+", 6, "'+'", "':', a comma or the end"),
    ("As", 3, "the end", "another card after As"),
    ("AsK", 3, "'K'", "another card after As"),
    ("As, Ks", 3, "','", "another card after As"),
    ("AsAs", 3, "'As'", "another card after As"),
    ("as a♠", 4, "'a♠' (U+0061)", "another card after As"),
    ("AhKhQh", 5, "'Q'", "':', a comma or the end"),
    ("AhKh+", 5, "'+'", "':', a comma or the end"),
    ("A*K*", 2, "'*'", "a second rank"),
    ("JkJk", 3, "'J'", "'s', 'o', '+', '-', ':', a comma or the end"),
    ("AA:", 4, "the end", "a weight from 0 to 1"),
    ("AA:x", 4, "'x'", "a weight from 0 to 1"),
    ("AA:-1", 4, "'-'", "a weight from 0 to 1"),
    ("AA:1.01", 4, "'1.01'", "a weight from 0 to 1"),
    ("AA:3/2", 4, "'3/2'", "a weight from 0 to 1"),
    ("AA:1/0", 4, "'1/0'", "a weight from 0 to 1"),
    ("AA:101%", 4, "'101%'", "a weight from 0 to 1"),
    ("AA:0.5:0.5", 7, "':'", "a comma or the end"),
    ("!AA:0.5", 4, "':'", "'+', '-', a comma or the end"),
    ("randomly", 7, "'l'", "':', a comma or the end"),
    ("15%+", 4, "'+'", "':', a comma or the end"),
    ("A\u212as", 2, "'\u212a' (U+212A)", "a second rank"),
    ("AK\u017f", 3, "'ſ' (U+017F)", "'s', 'o', '+', '-', ':', a comma or the end"),
    ("٣٣", 1, "'٣' (U+0663)", ITEM),
]


@in_one_test(("text", "column", "found", "expected"), MISTAKES)
def test_mistakes_are_named_with_their_place(
    text: str, column: int, found: str, expected: str
) -> None:
    with pytest.raises(ParseError) as caught:
        read_range(text)
    where = f"{found} at column {column}"
    assert str(caught.value) == f"{text!r} is no range: {where}, expected {expected}"


def test_long_texts_are_shown_around_the_mistake() -> None:
    with pytest.raises(ParseError, match=r"'x' at column 4003, expected") as caught:
        read_range("22+, " * 800 + "AKx")
    assert len(str(caught.value)) < 150


def test_a_weight_of_too_many_digits_is_refused() -> None:
    with pytest.raises(ParseError, match="expected a weight from 0 to 1"):
        read_range("AA:0." + "1" * 5000)


@pytest.mark.parametrize("thing", [None, 5, ["AA"], b"AA"])
def test_what_is_no_text_is_refused(thing: str) -> None:
    with pytest.raises(ParseError, match="expected the text of a range, got"):
        read_range(thing)
