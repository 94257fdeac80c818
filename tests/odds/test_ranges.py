"""A range is a value: a set of combinations with weights, and its algebra."""

import copy
import operator
import pickle
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from acehigh.cards import Card, Rank, Suit
from acehigh.decks import STANDARD
from acehigh.errors import (
    CardError,
    DuplicateCardError,
    HandSizeError,
    NotInDeckError,
    ParseError,
)
from acehigh.odds.range_weights import Weight
from acehigh.odds.ranges import Range
from acehigh.odds.starting_hands import all_combinations
from acehigh.testing.strategies import holdings
from helpers.cases import in_one_test
from helpers.drawn_ranges import ranges, weights_of

EXAMPLE = "QQ+, AKs, A5s-A2s, 76s+, KQo:0.5, T9s:1/4, AhKh, !AsAc"


def test_the_example_of_the_rules() -> None:
    some = Range(EXAMPLE)
    assert len(some) == 18 + 4 + 16 + 4 + 12 + 4 - 1
    assert some.total == 18 + 4 + 16 + 4 + 6 + 1 - 1
    assert repr(some) == f"Range({str(some)!r})"
    assert str(some) == "QQ+, AKs, A5s-A2s, 76s, KQo:0.5, T9s:0.25, !AsAc"
    assert some.weight("Qh Kd") == Fraction(1, 2)


def test_combinations_come_in_a_fixed_order() -> None:
    names = list(weights_of(Range("KK, AsAh, 2d2c, AhKs, AsKs:0.5, AsKh")))
    assert names == [
        "AsAh", "AsKs", "AsKh", "AhKs", "KsKh", "KsKd", "KsKc", "KhKd", "KhKc", "KdKc", "2d2c",
    ]  # fmt: skip


@pytest.mark.slow
@settings(deadline=None, max_examples=30)
@given(ranges())
def test_iterating_gives_combinations_and_weights(some: Range) -> None:
    pairs = [pair for pair, _ in some]
    assert pairs == [pair for pair in all_combinations() if pair in some]
    assert len(some) == len(pairs)
    assert bool(some) is bool(pairs)
    assert all(0 < weight <= 1 for _, weight in some)
    assert all(some.weight(pair) == weight for pair, weight in some)
    assert some.total == sum(weight for _, weight in some)
    assert some.percent == pytest.approx(float(some.total) / 13.26)
    assert sum(some.classes().values()) <= 169
    assert Range.of(some) == Range.of(dict(some)) == Range.of(iter(some)) == some


@pytest.mark.slow
@settings(deadline=None, max_examples=30)
@given(ranges(), ranges())
def test_equal_ranges_are_equal_values(a: Range, b: Range) -> None:
    assert (a == b) is (weights_of(a) == weights_of(b)) is (str(a) == str(b))
    assert hash(Range.of(a)) == hash(a)
    assert a.__eq__(str(a)) is NotImplemented


def test_ranges_are_copied_and_pickled() -> None:
    some = Range(EXAMPLE)
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(some, protocol)) == some
    assert copy.copy(some) == copy.deepcopy(some) == some


@pytest.mark.slow
@settings(deadline=None, max_examples=30)
@given(ranges(), ranges())
def test_set_algebra(a: Range, b: Range) -> None:
    either, both, only = a | b, a & b, a - b
    for pair in all_combinations():
        mine, theirs = a.weight(pair), b.weight(pair)
        assert either.weight(pair) == max(mine, theirs)
        assert both.weight(pair) == min(mine, theirs)
        assert only.weight(pair) == (0 if theirs else mine)


@pytest.mark.parametrize("operation", [operator.or_, operator.and_, operator.sub])
def test_ranges_go_with_ranges_only(operation: object) -> None:
    assert callable(operation)
    for pair in ((Range("AA"), "AA"), ("AA", Range("AA"))):
        with pytest.raises(TypeError):
            operation(*pair)


@pytest.mark.slow
@settings(deadline=None, max_examples=30)
@given(ranges(), holdings(STANDARD, 0, 9))
def test_cards_that_are_seen_elsewhere(some: Range, seen: tuple[Card, ...]) -> None:
    expected = {pair: weight for pair, weight in some if not set(pair) & set(seen)}
    assert dict(some.without(seen)) == dict(some.without(iter(seen))) == expected
    assert some.without(" ".join(map(str, seen))) == some.without(seen)


def test_how_many_combinations_a_board_leaves() -> None:
    assert [len(Range(name).without("As")) for name in ("AA", "AKs", "AKo", "KK")] == [
        3,
        3,
        9,
        6,
    ]
    assert len(Range("random").without("As Kd 7c 2h 2s")) == 47 * 46 // 2


def test_shares_of_classes() -> None:
    shares = Range("KQo:0.5, AA, KK, !KsKh, QsJs:0.2").classes()
    assert shares == {
        "AA": Fraction(1), "KK": Fraction(5, 6), "KQo": Fraction(1, 2), "QJs": Fraction(1, 20),
    }  # fmt: skip
    # As in the picture, row by row.
    assert list(shares) == ["AA", "KK", "KQo", "QJs"]
    assert list(Range("AKo, AKs, AA").classes()) == ["AA", "AKs", "AKo"]
    assert Range().classes() == {}


def test_membership_takes_cards_and_text() -> None:
    some = Range("AKs:0.5")
    (ace, king) = (pair := some.weighted[0][0])
    assert "AsKs" in some
    assert "k♥ a♥" in some
    assert pair in some
    assert [king, ace] in some
    assert "AsKd" not in some


MISTAKES = [
    ("As", HandSizeError),
    ("AsKsQs", HandSizeError),
    ("AsAs", DuplicateCardError),
    ("AsJk", NotInDeckError),
    ("AKs", ParseError),
    (5, ParseError),
]


@pytest.mark.parametrize(("cards", "error"), MISTAKES)
def test_what_is_no_combination_is_refused(cards: str, error: type[CardError]) -> None:
    some = Range("AA")
    with pytest.raises(error):
        some.weight(cards)
    with pytest.raises(error):
        cards in some  # noqa: B015
    with pytest.raises(error):
        Range.of({cards: 1})


@pytest.mark.parametrize(
    ("cards", "error"),
    [("As As", DuplicateCardError), ("Jk", NotInDeckError), ("A", ParseError), (7, ParseError)],
)
def test_what_cannot_be_seen_elsewhere_is_refused(cards: str, error: type[CardError]) -> None:
    with pytest.raises(error):
        Range("AA").without(cards)


def test_of_takes_what_dict_takes() -> None:
    expected = Range("AsAh, KdKs:1/3")
    as_text: dict[str, Weight] = {"As Ah": 1, "KdKs": "1/3", "2d2c": 0}
    assert Range.of(as_text) == Range.of(iter(as_text.items())) == expected
    as_cards = {(Card(Rank.ACE, Suit.SPADES), Card(Rank.ACE, Suit.HEARTS)): 1}
    assert Range.of(as_cards) == Range("AsAh")
    # Of a combination named twice, the later weight counts.
    assert Range.of([("AhAs", 0.5), ("AsAh", 1)]) == Range("AsAh")
    assert Range.of({}) == Range.of([]) == Range() == Range("")


@pytest.mark.parametrize("thing", [5, None, "AA", [("AsAh",)], [5], ["AsAh"]])
def test_of_refuses_what_has_no_weights(thing: dict[str, int]) -> None:
    expected = r"expected (combinations with weights|a combination and its weight), got"
    with pytest.raises(ParseError, match=expected):
        Range.of(thing)


@pytest.mark.parametrize("weight", [2, -1, True, float("nan"), "x", None])
def test_of_refuses_what_is_no_weight(weight: int) -> None:
    with pytest.raises(ParseError, match="a weight is a number from 0 to 1"):
        Range.of({"AsAh": weight})


@pytest.mark.slow
@settings(deadline=None, max_examples=30)
@given(ranges())
def test_json_is_read_back(some: Range) -> None:
    assert Range.from_json(some.to_json()) == some


def test_json_of_others_is_read() -> None:
    text = '{"AhAs": 0.1, "Ks Kd": 1, "2d2c": "1/3", "3d3c": 0}'
    assert Range.from_json(text) == Range("AsAh:0.1, KsKd, 2d2c:1/3")


@in_one_test("text",
    ["", "AA", "[]", "1", '"AA"', "{", '{"AsAh": 2}', '{"AsAh": null}', '{"AsAh": NaN}',
     '{"AsAh": true}', '{"AA": 1}', '{"As": 1}', "[" * 100_000])  # fmt: skip
def test_what_is_no_json_of_a_range_is_refused(text: str) -> None:
    with pytest.raises(CardError):
        Range.from_json(text)


def test_json_is_text() -> None:
    with pytest.raises(ParseError, match="expected a range as JSON, got None"):
        Range.from_json(None)  # type: ignore[arg-type]  # the mistake that is tested


def test_a_range_is_frozen() -> None:
    some = Range("AA")
    with pytest.raises(AttributeError):
        some.weighted = ()  # type: ignore[misc]  # the mistake that is tested


def test_hypothesis_and_ipython_write_the_constructor_call() -> None:
    class Printer:
        written = ""

        def text(self, text: str) -> None:
            self.written += text

    printer = Printer()
    Range("AA")._repr_pretty_(printer, False)
    assert printer.written == "Range('AA')"


@given(st.sampled_from(all_combinations()))
def test_random_has_every_combination(pair: tuple[Card, Card]) -> None:
    assert Range("random").weight(pair) == 1
