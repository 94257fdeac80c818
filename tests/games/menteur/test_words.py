"""Declarations as text: how they are written, and how they are read (G7)."""

import copy
import pickle

import pytest

from acehigh.errors import ParseError
from acehigh.games.menteur import Declaration, declarations
from helpers.cases import in_one_test

ALL = declarations(kickers=True)


@in_one_test(
    ("text", "written"),
    [
        ("pair", "pair"),
        ("a pair", "pair"),
        ("Pair of Kings", "pair of kings"),
        ("one pair of Ks", "pair of kings"),
        ("pair of 10s", "pair of tens"),
        ("pair of deuces", "pair of twos"),
        ("two pair, kings and fours", "two pair, kings and fours"),
        ("two pairs  fours and kings", "two pair, kings and fours"),
        ("full house, twos over threes", "full house, twos over threes"),
        ("twos full of threes", "full house, twos over threes"),
        ("trips of sixes", "three of a kind, sixes"),
        ("trips", "three of a kind"),
        ("quads, aces", "four of a kind, aces"),
        ("five of a kind of aces", "five of a kind, aces"),
        ("king high", "king high"),
        ("high card", "high card"),
        ("straight to the nine", "straight, nine high"),
        ("straight to nine", "straight, nine high"),
        ("straight flush to the 5", "straight flush, five high"),
        ("flush, ace high", "flush, ace high"),
        ("royal flush", "royal flush"),
        ("straight flush, ace high", "royal flush"),
        ("pair of kings with 9 kicker", "pair of kings, nine kicker"),
        ("pair of kings, 4 and 9 kickers", "pair of kings, nine and four kickers"),
        ("pair of kings, ace, 9, and 4 kickers", "pair of kings, ace, nine and four kickers"),
        ("two pair, kings and fours, ace kicker", "two pair, kings and fours, ace kicker"),
    ],
)
def test_what_is_said_is_read_and_written(text: str, written: str) -> None:
    declared = Declaration(text)
    assert str(declared) == written
    assert repr(declared) == f"Declaration({written!r})"
    assert declared == Declaration(written)


@pytest.mark.slow
def test_all_declarations_round_trip_as_text() -> None:
    assert len(ALL) == len(set(ALL)) == len(set(map(str, ALL))) == 8606
    for declared in ALL:
        assert Declaration(str(declared)) == declared
    assert eval(repr(ALL[-1])) == ALL[-1]
    assert pickle.loads(pickle.dumps(ALL[-1])) == ALL[-1] == copy.deepcopy(ALL[-1])


@in_one_test(
    ("text", "message"),
    [
        (
            "pear of kings",
            "'pear of kings' is no declaration: expected one of high card, pair,",
        ),
        (
            "",
            "'' is no declaration: expected one of high card.*or one with its ranks, as 'pair",
        ),
        (
            "two pair, kings",
            "expected 'two pair' or, with ranks, as 'two pair, kings and fours'",
        ),
        ("straight flush, royal", "as 'straight flush, king high'"),
        (
            "full house, twos",
            "expected 'full house' or, with ranks, as 'full house, kings over",
        ),
        ("pair of zebras", "'zebras' is no rank .in 'pair of zebras'.: expected two to ace"),
        ("pair of kings, odd kicker", "'odd' is no rank"),
        ("two pair, kings and kings", "names kings twice: expected different ranks"),
        ("full house, 2s over 2s", "names twos twice: expected different ranks"),
        ("straight, four high", "no straight is four high .in .*: expected five to ace"),
        ("flush, five high", "no flush is five high .in .*: expected six to ace"),
        (
            "full house, 2s over 3s, ace kicker",
            "too many kickers: expected none with full house",
        ),
        ("quads, aces, 2 and 3 kickers", "expected at most 1 with four of a kind"),
        ("pair of kings, king kicker", "cannot have king as a kicker: .* of other ranks"),
        ("pair of kings, 9 and 9 kickers", "cannot have nine as a kicker: .*different kickers"),
        ("pair of kings, , kicker", "is no declaration: expected .pair. or, with ranks"),
        ("king high, ace kicker", "cannot have ace as a kicker: .*lower than it"),
    ],
)
def test_what_declares_nothing_is_named(text: str, message: str) -> None:
    with pytest.raises(ParseError, match=message):
        Declaration(text)


def test_a_declaration_is_text() -> None:
    with pytest.raises(ParseError, match="text such as 'pair of kings', not 3"):
        Declaration(3)  # type: ignore[arg-type]  # wrong on purpose
