"""eval7 reads what both notations have in common as the same hands; asked where installed."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from acehigh.cards import Rank
from acehigh.odds.ranges import Range

# It calls its parser by a name that the parser's authors have since changed.
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")

RANKS = st.sampled_from([str(rank) for rank in Rank])
SUITS = st.sampled_from("cdhs")
LETTERS = st.sampled_from(["", "s", "o"])
ORDER = "23456789TJQKA"


def hands(first: str, second: str, letter: str) -> str:
    return first + second + ("" if first == second else letter)


@st.composite
def items(draw: st.DrawFn) -> str:
    """Draw hands as both notations write them: a class, a run, a combination."""
    first, second = draw(RANKS), draw(RANKS)
    letter = draw(LETTERS)
    text = hands(first, second, letter)
    kind = draw(st.sampled_from(["class", "plus", "dash", "combination"]))
    if kind == "plus":
        return f"{text}+"
    if kind == "dash" and first == second:
        return f"{text}-{hands(third := draw(RANKS), third, '')}"
    if kind == "dash":
        # The higher rank stays, the lower moves.
        high = max(first, second, key=ORDER.index)
        lower = st.sampled_from(ORDER[: ORDER.index(high)])
        return f"{hands(high, draw(lower), letter)}-{hands(high, draw(lower), letter)}"
    if kind == "combination":
        suits = draw(st.lists(SUITS, min_size=2, max_size=2, unique=True))
        return f"{first}{suits[0]}{second}{suits[1]}"
    return text


def theirs(text: str) -> dict[frozenset[str], Fraction]:
    eval7 = pytest.importorskip("eval7")
    return {
        frozenset(map(str, cards)): Fraction(str(weight))
        for cards, weight in eval7.HandRange(text)
    }


def ours(text: str) -> dict[frozenset[str], Fraction]:
    return {frozenset(map(str, pair)): weight for pair, weight in Range(text)}


@pytest.mark.slow
@settings(deadline=None, max_examples=50)
@given(st.lists(items(), min_size=1, max_size=4).map(", ".join))
def test_hands_are_the_same(text: str) -> None:
    assert ours(text) == theirs(text)


@pytest.mark.slow
@settings(deadline=None, max_examples=50)
@given(items(), items(), st.integers(1, 99))
def test_weights_are_the_same(some: str, others: str, percent: int) -> None:
    assert ours(f"{some}, {others}:{percent}%") == theirs(f"{some}, {percent}%({others})")


@pytest.mark.slow
@settings(deadline=None, max_examples=50)
@given(st.lists(items(), min_size=1, max_size=4).map(", ".join))
def test_what_we_write_they_read(text: str) -> None:
    written = str(Range(text))
    # Only we have exclusions, and a word for all hands.
    if "!" not in written and "random" not in written:
        assert theirs(written) == ours(text)
