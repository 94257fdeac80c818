"""Errors: one for each kind of mistake, all caught by one name, and none repeats a novel."""

import pickle
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from acehigh import errors, parse_cards
from acehigh.errors import CardError, UnknownNameError, unknown_name
from helpers.any_text import any_text
from helpers.cases import in_one_test

KINDS = [
    kind
    for kind in vars(errors).values()
    if isinstance(kind, type) and issubclass(kind, Exception)
]


def test_all_are_card_errors_and_value_errors() -> None:
    assert len(KINDS) > 5
    for kind in KINDS:
        assert issubclass(kind, CardError)
        assert issubclass(kind, ValueError)
        assert kind.__doc__


def test_a_message_does_not_repeat_a_long_text() -> None:
    text = "As " * 70_000 + "Xs"
    with pytest.raises(CardError) as caught:
        parse_cards(text)
    assert len(str(caught.value)) < 1000
    assert str(caught.value).startswith("'Xs' is no card")
    again = pickle.loads(pickle.dumps(caught.value))
    assert str(again) == str(caught.value)
    assert str(CardError()) == ""


@given(
    st.integers(1100, 9000).map(lambda most: "".join(map(chr, range(40, most)))),
    st.sampled_from(KINDS),
)
def test_a_long_message_keeps_its_beginning_and_its_end(
    text: str, kind: type[CardError]
) -> None:
    said = str(kind(text))
    beginning, end = said.split(" [...] ")
    assert text.startswith(beginning)
    assert text.endswith(end)
    assert len(said) < 1000


def test_a_message_of_a_thousand_characters_is_left_whole() -> None:
    assert str(CardError("x" * 1000)) == "x" * 1000
    assert str(CardError("x" * 1001)) == "x" * 600 + " [...] " + "x" * 300


@in_one_test(
    ("name", "nearest"),
    [
        ("itly", "italy"),
        ("ITALY", "italy"),
        ("brige", "bridge"),
        # Of a short name one letter is half.
        ("bb", "bb-8"),
        # Other names lead to the one that is known.
        ("spain", "italy"),
    ],
)
def test_the_nearest_name_is_told(name: str, nearest: str) -> None:
    error = unknown_name("order", name, ["bridge", "italy", "bb-8"], {"spain": "italy"})
    assert type(error) is UnknownNameError
    assert str(error) == (
        f"unknown order {name!r}: did you mean {nearest!r}? Known: bb-8, bridge, italy"
    )


@in_one_test("name", ["whist", "", "xy", 5, None, ["italy"]])
def test_no_name_is_better_than_a_wrong_one(name: str) -> None:
    error = unknown_name("order", name, iter(["italy", "bridge"]))
    assert str(error) == f"unknown order {name!r}. Known: bridge, italy"


@given(any_text(max_size=20))
def test_any_name_is_repeated_and_all_known_are_told(name: str) -> None:
    said = str(unknown_name("game", name, ["razz", "manila"]))
    assert said.startswith(f"unknown game {name!r}")
    assert re.search(r"Known: manila, razz$", said)
