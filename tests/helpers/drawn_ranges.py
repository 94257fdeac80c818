"""Ranges that hypothesis draws: whole classes, single combinations, and all hands."""

from fractions import Fraction

from hypothesis import strategies as st

from acehigh.odds.ranges import Range
from acehigh.odds.starting_hands import all_combinations, class_combinations, text_of

WEIGHTS = st.sampled_from(["", "", ":0.5", ":1/3", ":0.000001", ":12345/1234567"])
CLASSES = st.sampled_from(list(class_combinations()))
PAIRS = st.sampled_from([text_of(pair) for pair in all_combinations()])
# Of few classes, so that many combinations of one class are drawn.
NEAR = st.sampled_from(
    [text_of(pair) for name in ("AA", "AKs", "76o") for pair in class_combinations()[name]]
)


def items() -> st.SearchStrategy[str]:
    """Return a strategy for an item of a range's text."""
    hands = CLASSES | PAIRS | NEAR
    taken = hands.map(lambda text: f"!{text}")
    return st.tuples(hands, WEIGHTS).map("".join) | taken


def ranges() -> st.SearchStrategy[Range]:
    """Return a strategy for ranges, few of whose weights are whole."""
    bases = st.sampled_from(["", "", "random", "random:1/4", "A2+", "22+, AA:0.5"])
    lists = st.tuples(bases, st.lists(items(), max_size=30).map(" ".join))
    fractions = st.fractions(min_value=0, max_value=1)
    few = st.dictionaries(PAIRS | NEAR, fractions, max_size=8).map(Range.of)
    return lists.map(lambda parts: Range(" ".join(parts))) | few


def weights_of(some: Range) -> dict[str, Fraction]:
    """Return the weights of a range by the texts of its combinations."""
    return {text_of(pair): weight for pair, weight in some}
