"""Two ranks as a range names them, and the runs between them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from acehigh import Rank
from acehigh.errors import ParseError
from acehigh.odds.range_items import Hands, between, class_names, upwards
from acehigh.odds.starting_hands import class_combinations
from helpers.cases import in_one_test


@st.composite
def hands(draw: st.DrawFn) -> Hands:
    """Draw two ranks, suited or not or both."""
    low, high = sorted(draw(st.lists(st.sampled_from(Rank), min_size=2, max_size=2)))
    return Hands(high, low, "" if high is low else draw(st.sampled_from(["", "s", "o"])))


def ends(text: str) -> Hands:
    return Hands.of(text[0], text[1], text[2:])


@given(hands())
def test_ranks_are_named_in_either_order_and_case(some: Hands) -> None:
    high, low = str(some.high), str(some.low)
    assert Hands.of(high, low, some.letter) == some
    assert Hands.of(low.lower(), high.lower(), some.letter.upper()) == some
    assert some.is_pair == (high == low)
    assert some.gap == some.high - some.low >= 0


def test_what_is_no_rank_is_named() -> None:
    with pytest.raises(ParseError, match="'Xs' is no card"):
        Hands.of("X", "A", "")


@given(hands())
def test_classes_are_those_of_starting_hands(some: Hands) -> None:
    names = class_names(some)
    assert set(names) <= class_combinations().keys()
    assert len(names) == (1 if some.is_pair or some.letter else 2)


@in_one_test(
    ("text", "names"),
    [
        ("TT", "TT JJ QQ KK AA"),
        ("AA", "AA"),
        ("AJs", "AJs AQs AKs"),
        ("AJ", "AJs AJo AQs AQo AKs AKo"),
        ("KQo", "KQo"),
        ("32", "32s 32o"),
    ],
)
def test_upwards_is_to_the_best_of_its_kind(text: str, names: str) -> None:
    assert upwards(ends(text)) == names.split()


@in_one_test(
    ("one", "other", "names"),
    [
        ("22", "44", "22 33 44"),
        ("A5s", "A2s", "A2s A3s A4s A5s"),
        ("76o", "54o", "54o 65o 76o"),
        ("K9", "KT", "K9s K9o KTs KTo"),
        ("J9s", "T8s", "T8s J9s"),
        ("AKs", "AKs", "AKs"),
        ("22", "AKs", None),
        ("A5s", "A2o", None),
        ("A5s", "K2s", None),
        ("A5", "A2s", None),
    ],
)
def test_between_two_ends_one_thing_stays(one: str, other: str, names: str | None) -> None:
    expected = None if names is None else names.split()
    assert between(ends(one), ends(other)) == between(ends(other), ends(one)) == expected


@given(hands())
def test_upwards_is_between_the_hands_and_the_best_of_their_kind(some: Hands) -> None:
    top = Hands(Rank.ACE, Rank.ACE) if some.is_pair else Hands(some.high, Rank(some.high - 1))
    best = Hands(top.high, top.low, some.letter)
    assert upwards(some) == between(some, best)


def test_an_error_can_say_what_may_stand_at_the_other_end() -> None:
    assert ends("77").other_end == "another pair"
    assert ends("J9s").other_end == "J and a rank, or two ranks 2 apart, and 's'"
    assert ends("AK").other_end == "A and a rank, or two ranks 1 apart, and no letter"
